"""The rules: no clock, no input or output, no random numbers of their own."""
