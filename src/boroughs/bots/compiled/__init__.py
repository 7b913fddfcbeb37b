"""Templates that are compiled against each game's rules and advice. The globals named like rules stand for them."""
