"""Players made of code: random, greedy, search. A bot sees what its seat sees, never more."""
