"""`python -m boroughs` is the command line."""

from boroughs.cli.main import main

main()
