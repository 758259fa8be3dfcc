"""Two days on a printing floor: orders at long tables before the windows, and a fitting round tall mirrors."""

from __future__ import annotations

import bpy

from studio.chairs import seat
from studio.dressings.layout import floor_of
from studio.features.standing_mirrors import fitting_curtain, fitting_step, triple_mirror
from studio.garments import rack
from studio.mannequins import dress_form, mannequin
from studio.materials import paint, wood
from studio.mesh import at
from studio.photo_equipment import steamer
from studio.room import Room
from studio.shoes import bag, shoe_row
from studio.storage import crate
from studio.tableware import TOP
from studio.workroom import coffee_cup, folded_stack, papers, pen, sewing_machine, swatch_book, trestle_table

def order_table(
    room: Room,
    x: float,
    y: float,
    turn: float,
    length: float,
    top: bpy.types.Material,
    legs: str = "#26443a",
    chairs: tuple[str, str] = ("folding", "#23302c"),
) -> None:
    """A table of line sheets and swatches, chairs (style and colour) drawn back on both sides."""
    rng = floor_of(room, f"order-table-{x}").rng
    trestle_table(x, y, turn, length, 1.0, top, legs)
    place = at(x, y, TOP, turn)
    for share, side in ((-0.3, -1), (0.04, 1), (0.33, -1)):
        papers(place @ at(length * share, 0.2 * side, 0, 0 if side < 0 else 180), rng, 3, 0.6)
    pen(place @ at(-length * 0.1, -0.28, 0, 30))
    for share, dy, turned in ((-0.12, 0.1, 20), (0.22, 0.12, -35)):
        spot = (place @ at(length * share, dy)).to_translation()
        swatch_book(spot.x, spot.y, TOP, turn + turned, room.palette, rng)
    for share, dy in ((-0.4, 0.25), (0.14, -0.3)):
        spot = (place @ at(length * share, dy)).to_translation()
        coffee_cup(spot.x, spot.y, TOP)
    spot = (place @ at(length * 0.43, 0.1)).to_translation()
    bag(spot.x, spot.y, TOP, turn + 20, "tote", room.palette[2])
    count = round(length / 0.95)
    for k in range(count):
        for side in (-1, 1):
            spot = (place @ at((k - (count - 1) / 2) * length / count + rng.gauss(0, 0.05), side * (0.78 + abs(rng.gauss(0, 0.07))))).to_translation()
            seat(spot.x, spot.y, turn + (0 if side < 0 else 180) + rng.gauss(0, 7), *chairs)


def order_tables(room: Room) -> None:
    """Three tables at odd distances, rails before the glass, looks on forms between the columns."""
    rng = floor_of(room, "order-tables").rng
    top = paint("#e4e2db", 0.4)
    order_table(room, 5.9, 10.1, 2, 3.2, top)
    order_table(room, 2.3, 9.4, 88, 3.0, top)
    order_table(room, 6.0, 5.0, -1, 3.0, top)
    for y in (1.9, 4.6, 7.0, 12.6):
        rack(0.95, y, rng, 90 + rng.gauss(0, 2.5), 1.9, palette=room.palette, finish="chrome")
    for x in (4.0, 6.6):
        rack(x, 13.4, rng, rng.gauss(0, 3), 1.9, palette=room.palette, finish="chrome")
    dress_form(6.3, 8.6, 65, "coat", room.palette[3], 12, "iron")
    mannequin(4.6, 6.5, 80, "dress", room.palette[1], 15, "#dcd9d2")
    dress_form(3.0, 6.2, 100, "blazer", room.palette[2], 8, "iron")
    crate(9.4, 4.3, 0.0, 14, (0.7, 0.5, 0.45))


def fitting_day(room: Room) -> None:
    """Forms in pinned toiles round a fitting step, three-part mirrors, a white curtain between two columns."""
    rng = floor_of(room, "printing-fitting").rng
    fitting_curtain((4.3, 3.75), (7.7, 3.75), 2.75, 0.6)
    fitting_step(6.7, 8.1, 6)
    triple_mirror(7.15, 6.75, 176)
    triple_mirror(3.1, 6.2, 206)
    for k, (x, y, wearing, pins) in enumerate(
        ((5.3, 9.4, "", True), (7.9, 9.0, "dress", False), (5.2, 6.1, "blazer", True), (8.6, 9.6, "", True), (8.6, 4.6, "slip", False))
    ):
        dress_form(x, y, 180 + rng.gauss(0, 26), wearing, room.palette[(2 * k + 1) % 6], 40 + k, "iron" if k % 2 else "wood", pins=pins)
    mannequin(6.72, 8.12, 185, "wrap", room.palette[4], 3, "#dcd9d2")
    trestle_table(10.4, 8.4, 86, 2.2, 0.9, wood("#b0946c", 0.45), "#26443a")
    sewing_machine(10.45, 9.0, TOP, 86)
    swatch_book(10.3, 8.2, TOP, 110, room.palette, rng)
    folded_stack(10.5, 7.7, TOP, 86, room.palette[:4], rng, "linen")
    seat(9.6, 8.9, -80, "folding", "#23302c")
    rack(11.0, 6.6, rng, 84, 1.8, palette=room.palette, finish="chrome", density=0.1)
    rack(2.2, 2.3, rng, 4, 1.9, palette=room.palette, finish="chrome")
    steamer(7.6, 5.2, 30)
    shoe_row(5.9, 7.3, 0.0, 170, 3, [room.palette[4], "#1b1a19", room.palette[2]], "pump", 0.3)
