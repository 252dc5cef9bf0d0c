"""The words for each step of a record, and the pages drawn for those who watch."""

__all__ = ["easel", "stepwords"]
