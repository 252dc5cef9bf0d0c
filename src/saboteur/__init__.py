"""The Saboteur card games: set one up, ask what is legal, play it to the end, see what each seat knows."""

__version__ = "0.1.0"
