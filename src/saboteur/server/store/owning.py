"""To whom files belong that root makes for a service."""

from __future__ import annotations

import os
from pathlib import Path


def give_to_folder(path: Path) -> None:
    """What root has made belongs to the owner of its folder: a service that is not root has to open it."""
    if os.geteuid() == 0:
        folder = path.parent.stat()
        # The owner of the folder may have put a link there.
        os.chown(path, folder.st_uid, folder.st_gid, follow_symlinks=False)
