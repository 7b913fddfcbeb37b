# What the coach says in the first game of New York 1901.
tutorial-hello = Lower Manhattan in 1901: lots in five districts, each with its own colour and sign, between streets and two parks. You take land, raise skyscrapers on it, and tear your own down for larger ones. Whoever reaches 50 points calls the last round.
tutorial-starter = You play A, vermilion, and your character comes from the green district. Here stands your starter: a house of two squares. It is worth nothing by itself, but the land under it is yours.
tutorial-take = Your turn. Four lot cards lie open in the market; a card shows a district and how many squares its lot has. Take green with 3 squares.
tutorial-settle = The card lets you choose any free green lot of three squares. Land side by side is what you want: set your worker on the lot right below your starter.
tutorial-build = With the worker the lot is yours. You may now build one of your tiles on it, and the number on the tile is scored at once. Begin small: the bronze bar of two, 2 points.
tutorial-place = A tile lies on your own free squares and needs an edge on a street or a park. Turn it with R or the buttons below, flip it with F. Put it at the right end, next to your starter; the square on the left stays free.
tutorial-worker = 2 points. A lot with a building on it needs no worker, so yours has come back: you have four, and each can hold one lot. Bronze, silver and gold are three generations; you have six tiles of each, and every tile can be built once.
tutorial-second = Robin and Kim have taken a lot each and built. The market is filled up when a turn ends, never before. Take green with 2 squares.
tutorial-beside = Again next to your land: the lot to the left of your starter.
tutorial-wait = You need not build. Your bronze bar could go there for 2 points, but there is something better to do with this land. Build nothing this time.
tutorial-rebuild = Robin has moved in beside you, and Kim has built again. Now your other kind of turn: instead of taking a card, tear down and rebuild. Choose the golden stairs of six squares, 8 points.
tutorial-replace = The new tile must have more squares than each one that it replaces, and may cover free squares of yours too. Your starter and the bronze bar are neighbours: both may go. What would be torn down is marked.
tutorial-kept = 8 points, and the 2 of the bronze bar stay yours although it is gone for good. The worker is back. Had a lot been left wholly bare, you would have needed a worker for it: without one such a rebuilding is not allowed.
tutorial-legendary = Four legendary skyscrapers are there for all, but nobody may build more than one. Woolworth needs nine squares and brings 13 points. It is never torn down; whoever comes first has it.
tutorial-end = With 50 points or more in somebody's turn, everybody else has one last turn. Most points win; among equals most gold, and a legendary one counts as gold. Without a free worker you build or rebuild without taking a card. Now it is your city!
