"""One game being played, without I/O: seats, deals, moves and statements, the facts that follow, and the record."""
