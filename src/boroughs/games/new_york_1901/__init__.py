"""New York 1901 (Chénier La Salle, 2015): the introductory game."""
