"""Two days in a photographer's studio: an order campaign along the great window, and a fitting."""

from __future__ import annotations

from studio.chairs import seat
from studio.dressings.layout import Floor, floor_of
from studio.dressings.selling import selling_table
from studio.furniture import mirror_leaning
from studio.garments import rack
from studio.mannequins import dress_form, mannequin
from studio.materials import wood
from studio.mesh import M, at
from studio.room import Room
from studio.shoes import shoe_row
from studio.storage import crate
from studio.tableware import TOP
from studio.workroom import folded_stack, sewing_machine, swatch_book, trestle_table


def low_bench(x: float, y: float, turn: float, long: float = 1.6) -> None:
    """A studio bench: a plank on two boards with a stretcher."""
    body = M(at(x, y, 0, turn))
    body.box(-long / 2, -0.18, 0.38, long / 2, 0.18, 0.42)
    for end in (-1, 1):
        ex = end * (long / 2 - 0.16)
        body.box(ex - 0.018, -0.15, 0, ex + 0.018, 0.15, 0.38)
    body.box(-long / 2 + 0.16, -0.015, 0.1, long / 2 - 0.16, 0.015, 0.17)
    body.obj("low-bench", wood("#7d6950", 0.5), 0.005)


def orders(room: Room) -> None:
    """Rails on both sides of a long table, two looks on stands, shoes on a bench, a mirror at the wall."""
    floor = floor_of(room, "orders")
    rng = floor.rng
    for y in (3.3, 5.5, 7.7):
        rack(2.1, y, rng, -90 + rng.gauss(0, 2.5), 1.8, palette=room.palette, finish="black")
    for y in (4.6, 6.7):
        rack(7.5, y, rng, 90 + rng.gauss(0, 2.5), 1.7, palette=room.palette, finish="black")
    rack(5.0, 9.3, rng, 2, 1.8, palette=room.palette, finish="black")
    selling_table(room, Floor(2, 2, 8, 9, rng), 4.75, 5.6, 3.4)
    dress_form(3.6, 7.5, -30, "coat", room.palette[3], 12, "iron")
    mannequin(6.5, 3.0, 200, "dress", room.palette[1], 15, "#dcd9d2")
    low_bench(4.4, 2.6, 4, 1.6)
    shoe_row(4.4, 2.6, 0.4212, 184, 5, [room.palette[4], room.palette[2], "#1b1a19"], "pump", 0.28)
    mirror_leaning(8.86, 5.6, -90, 0.95, 2.1)


def fitting_day(room: Room) -> None:
    """Forms in the north light with pins and first toiles, a sewing table, mirrors at the wall, a rail half empty."""
    floor = floor_of(room, "fitting-day")
    rng = floor.rng
    stands = (
        (3.3, 7.3, "", True),
        (4.7, 6.1, "dress", False),
        (3.0, 4.6, "blazer", True),
        (5.6, 4.2, "", True),
        (4.4, 2.9, "slip", False),
    )
    for k, (x, y, wearing, pins) in enumerate(stands):
        dress_form(x, y, 20 + rng.gauss(0, 22), wearing, room.palette[(2 * k) % 6], 40 + k, "wood" if k % 2 else "iron", pins=pins)
    trestle_table(6.7, 6.0, 82, 1.9, 0.85, wood("#b0946c", 0.45))
    sewing_machine(6.75, 6.4, TOP, 82)
    swatch_book(6.6, 5.7, TOP, 110, room.palette, rng)
    folded_stack(6.8, 5.35, TOP, 82, room.palette[:4], rng, "linen")
    seat(6.0, 6.5, -78, "bentwood")
    rack(7.6, 2.6, rng, 60, 1.5, palette=room.palette, density=0.11)
    mirror_leaning(8.84, 5.6, -90, 0.95, 2.1)
    mirror_leaning(8.84, 4.5, -90, 0.8, 2.1)
    low_bench(6.9, 8.9, 6, 1.5)
    crate(2.2, 2.3, 0.0, 14, (0.7, 0.5, 0.45), "wood")
