"""Many games of bots, and what they say about the games: plans, workers, sums, intervals, reports."""
