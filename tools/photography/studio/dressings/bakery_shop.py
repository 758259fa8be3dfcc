"""A small shop between two lets, and the same shop with a collection for a fortnight."""

from __future__ import annotations

from studio.dressings.layout import floor_of
from studio.features.tiled_counter import HIGH
from studio.flowers import bouquet
from studio.mannequins import dress_form, mannequin
from studio.materials import limewash, wood
from studio.mesh import M
from studio.room import Room
from studio.shoes import bag, pair, shelf_unit
from studio.storage import crate
from studio.tableware import TOP
from studio.workroom import folded_stack, trestle_table


def clay_tiers(room: Room, x: float, y: float) -> None:
    """Three limewashed drums of different heights with bags and shoes on them."""
    drums = ((0.0, 0.0, 0.62, 0.3), (-0.08, 0.1, 0.4, 0.58), (0.74, -0.28, 0.27, 0.86))
    for dx, dy, radius, tall in drums:
        M().lathe(
            [(radius, 0), (radius, tall - 0.012), (radius - 0.012, tall), (0.001, tall)], (x + dx, y + dy, 0), 56
        ).obj("tier", limewash("#cdbda3"), smooth=True)
    bag(x - 0.1, y + 0.1, 0.5806, 160, "tote", room.palette[2])
    bag(x + 0.74, y - 0.28, 0.8606, 190, "handle", room.palette[4])
    pair(x + 0.3, y - 0.36, 0.3006, 200, "pump", room.palette[1])
    bag(x - 0.42, y - 0.28, 0.3006, 150, "bucket", room.palette[3])


def at_rest(room: Room) -> None:
    """Tiers in the middle, one form by the rails, branches on the counter, a carton that came early."""
    rng = floor_of(room, "bakery-rest").rng
    clay_tiers(room, 2.1, 4.9)
    dress_form(3.65, 6.6, 200, "coat", room.palette[1], 7, "wood")
    bouquet(1.5, 10.0, HIGH, rng, "branches", 0.9)
    crate(4.1, 9.3, 0.0, 12, (0.55, 0.42, 0.4))
    for x, style, tone in ((0.75, "tote", 4), (1.35, "handle", 2), (3.95, "bucket", 5), (4.4, "tote", 1)):
        bag(x, 0.08, 0.5606, rng.gauss(0, 10), style, room.palette[tone])


def popup(room: Room) -> None:
    """A long table of knits, shelves of shoes, two looks near the door, parcels on the counter."""
    rng = floor_of(room, "bakery-popup").rng
    trestle_table(2.3, 5.4, 89, 2.8, 0.85, wood("#b58c5c", 0.42), "#4a3b34")
    for k in range(6):
        for side in (-1, 1):
            y = 4.25 + 0.46 * k
            if (k + side) % 4 == 0:
                bag(2.3 + side * 0.2, y, TOP + 0.0006, 90 * side + rng.gauss(0, 8), "handle", rng.choice(room.palette))
            else:
                folded_stack(2.3 + side * 0.2, y, TOP, 90 + rng.gauss(0, 3), [room.palette[(k + j) % 6] for j in range(rng.randint(3, 5))], rng, "knit")
    heights = shelf_unit(0.6, 8.2, 90, 1.0, 3, wood("#a97f52", 0.4))
    for row, (z, _) in enumerate(heights):
        for j in range(2):
            y = 7.98 + 0.44 * j
            if row < 2:
                pair(0.6, y, z, -90, ("loafer", "pump")[row], room.palette[(j + row) % 6])
            else:
                bag(0.6, y, z + 0.0006, 90, "tote", room.palette[(j + 3) % 6])
    mannequin(1.15, 2.3, 150, "dress", room.palette[4], 5, "#d9cfbe")
    mannequin(3.5, 2.6, 200, "wrap", room.palette[5], 6, "#d9cfbe")
    dress_form(3.55, 7.0, 190, "blazer", room.palette[2], 7, "wood")
    bouquet(2.3, 6.55, TOP, rng, "peony", 0.9)
    for x, y, w, d, h, turn in ((1.5, 10.05, 0.34, 0.26, 0.1, 8), (1.52, 10.06, 0.26, 0.2, 0.07, -6)):
        crate(x, y, HIGH if h == 0.1 else HIGH + 0.1006, turn, (w, d, h))
    for x, style, tone in ((0.8, "tote", 1), (1.4, "handle", 4), (3.8, "bucket", 2), (4.35, "tote", 3)):
        bag(x, 0.08, 0.5606, rng.gauss(0, 10), style, room.palette[tone])
