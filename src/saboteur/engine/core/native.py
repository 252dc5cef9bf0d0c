"""Native integers: what mypyc compiles to machine words. Only casts and annotations take them from here.

Interpreted, `i64(x)` of mypy_extensions is a slow call; `index(x)` does the same and is twelve times as fast.
The compiled rules never run this module's `else`.
"""
# mypyc: off

from operator import index
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i32, i64, u8
else:
    i32 = i64 = u8 = index

__all__ = ["i32", "i64", "u8"]
