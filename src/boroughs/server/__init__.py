"""Tables for people: HTTP, WebSocket, store, seats, clocks, bot workers."""
