"""The look-up tables of the fast rules are the same in every build: a checksum for each."""

import zlib

import pytest

from saboteur.engine.core import tables

pytestmark = pytest.mark.both

CHECKSUMS = {
    "CLOSE": 0x43AB7D58,
    "CRYSTALS": 0x9CD34123,
    "DOOR": 0xF79E7B9C,
    "EFFECT": 0xFD94362E,
    "FIRST_SIDE": 0x46462965,
    "FITS": 0x2BC43BD7,
    "FITS_ADJACENT": 0x7657271A,
    "GOAL_FITS": 0x9B6F2A71,
    "IS_GOLD": 0x1969CEE1,
    "IS_LADDER": 0x40432DB2,
    "IS_OPENED": 0xFF5D153C,
    "KIND_NUGGETS": 0xAF13945E,
    "KIND_OF": 0xB1150B57,
    "KIND_TROLL": 0xF7F0859A,
    "LADDER": 0xA0162452,
    "LASTING": 0x7AC8D4C0,
    "MAT_PLACE": 0x9616206F,
    "NO_LADDER_BESIDE": 0x1A18C00F,
    "NUGGET": 0x692EE4C7,
    "NUGGETS": 0x29E73810,
    "OPEN": 0x35593152,
    "OPENED": 0xFF029D9E,
    "REACHED_SIDES": 0xD6740FBF,
    "SYMMETRIC": 0x02D3B4C5,
    "TILE": 0x0C2E1EF4,
    "TOOLS": 0xE4EE688A,
    "TROLL": 0x3570F3FE,
    "TURNED": 0xAA73613F,
}


@pytest.mark.parametrize(("name", "checksum"), CHECKSUMS.items())
def test_a_table_is_what_it_was(name: str, checksum: int) -> None:
    assert zlib.crc32(bytes(getattr(tables, name))) == checksum


def test_no_table_is_without_a_checksum() -> None:
    named = {name for name, value in vars(tables).items() if name.isupper() and type(value).__name__.startswith("vec")}
    assert named == set(CHECKSUMS)
