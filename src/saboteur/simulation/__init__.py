"""Many games of bots and their statistics: plans, workers, sums, intervals, reports."""
