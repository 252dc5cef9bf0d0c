"""Positions and diagrams as text."""
