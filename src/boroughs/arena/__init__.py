"""Matches between bots: schedules, ratings, statistics, plots."""
