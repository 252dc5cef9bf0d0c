"""Who somebody is, and how much they may do."""

__all__ = ["buckets", "identity", "limits"]
