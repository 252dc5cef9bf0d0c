"""The rules. Pure: no clock, no input or output, no randomness of its own."""
