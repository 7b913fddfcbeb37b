"""PettingZoo, OpenSpiel, Gymnasium: thin adapters over the same matches."""
