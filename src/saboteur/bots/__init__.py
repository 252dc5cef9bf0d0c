"""Players: they are told a view, then the facts and statements of their seat, and nothing else."""
