"""Steps from each schema to the next; run at start-up."""
