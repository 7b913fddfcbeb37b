"""Project Skyline (Jung Je Ho, 2006)."""
