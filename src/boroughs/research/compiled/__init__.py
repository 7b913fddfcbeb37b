"""Templates that are compiled against each game's rules."""
