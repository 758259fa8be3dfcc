"""The brick workshop between two days, on an evening of fittings, and as a showroom by day."""

from __future__ import annotations

from studio.chairs import seat
from studio.dressings.layout import floor_of
from studio.dressings.printing_floor import order_table
from studio.dressings.studio_days import low_bench
from studio.features.standing_mirrors import fitting_step, triple_mirror
from studio.garments import rack
from studio.groups import prop
from studio.mannequins import dress_form, mannequin
from studio.materials import plaster, wood
from studio.mesh import M, at
from studio.plants import tree
from studio.room import Room
from studio.shoes import bag, shoe_row
from studio.storage import crate, ladder
from studio.tableware import TOP
from studio.workroom import coffee_cup, folded_stack, papers, sewing_machine, swatch_book, trestle_table

OAK = "#9a7650"


@prop
def work_table(x: float, y: float, turn: float, long: float = 3.6, wide: float = 1.1) -> None:
    """A heavy table of planks on a frame of square timber, along local x, its top at the height of every table here."""
    top, frame = M(at(x, y, 0, turn)), M(at(x, y, 0, turn))
    for k in range(5):
        a = -wide / 2 + wide * k / 5
        top.box(-long / 2, a + 0.0015, TOP - 0.052, long / 2, a + wide / 5 - 0.0015, TOP - 0.0005, (0.25 + 0.1 * (k * 3 % 5), 0.5, 0.5, 1))
    top.obj("plank-top", wood(OAK, 0.5), 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            frame.box(sx * (long / 2 - 0.22) - 0.045, sy * (wide / 2 - 0.12) - 0.045, 0, sx * (long / 2 - 0.22) + 0.045, sy * (wide / 2 - 0.12) + 0.045, TOP - 0.052)
        frame.box(sx * (long / 2 - 0.22) - 0.03, -wide / 2 + 0.12, 0.2, sx * (long / 2 - 0.22) + 0.03, wide / 2 - 0.12, 0.28)
    frame.box(-long / 2 + 0.22, -0.03, 0.2, long / 2 - 0.22, 0.03, 0.28).box(-long / 2 + 0.2, -wide / 2 + 0.1, TOP - 0.15, long / 2 - 0.2, wide / 2 - 0.1, TOP - 0.053)
    frame.obj("table-frame", wood("#7d5f41", 0.55), 0.004)


def left_on_the_gallery(room: Room) -> None:
    """What is kept upstairs: a rail, boxes, a chair."""
    lift = 2.4
    for k, (x, y) in enumerate(((1.0, 12.35), (1.75, 12.4), (1.1, 12.4), (2.6, 12.4))):
        crate(x, y, lift + (0.42 if k == 2 else 0.0), 3 * k - 4, (0.6, 0.45, 0.42))
    folded_stack(1.8, 12.35, lift + 0.43, 8, room.palette[:4], floor_of(room, "upstairs").rng, "linen")


def pots(room: Room) -> None:
    """Two olive trees in clay pots by the court door."""
    rng = floor_of(room, "pots").rng
    tree(0.7, 0.75, rng, 2.2, "#a2684a", 1500)
    tree(7.5, 0.7, rng, 1.9, "#8d8a84", 1300)


def at_rest(room: Room) -> None:
    """Evening, the hall cleared but for a table, three forms in the lamplight, rails pushed to the windows."""
    rng = floor_of(room, "charonne-rest").rng
    pots(room)
    left_on_the_gallery(room)
    work_table(4.5, 3.0, 4, 3.4)
    for x, y, turn in ((3.5, 2.15, 8), (4.6, 2.05, -5), (5.5, 3.95, 176), (3.9, 3.85, 190), (6.75, 3.3, 100)):
        seat(x, y, turn, "bentwood", "#2f2119")
    papers(at(4.2, 3.0, TOP, 4), rng, 4, 1.4)
    coffee_cup(5.5, 3.15, TOP)
    swatch_book(5.1, 2.8, TOP, 35, room.palette, rng)
    for x, y, turn, wearing, tone, stand in ((2.7, 5.1, 205, "coat", 5, "iron"), (4.1, 5.7, 170, "", 2, "wood"), (1.9, 6.4, 230, "dress", 0, "wood")):
        dress_form(x, y, turn, wearing, room.palette[tone], 3 + tone, stand)
    rack(0.95, 3.84, rng, 88, 1.7, palette=room.palette, finish="black")
    rack(0.95, 6.9, rng, 93, 1.6, palette=room.palette, finish="black", density=0.1)
    ladder(6.0, 0.95, 160, 2.1)
    low_bench(6.6, 5.4, 86, 1.7)
    crate(6.55, 5.9, 0.4212, 20, (0.4, 0.3, 0.2))


def fitting_evening(room: Room) -> None:
    """Forms in pinned toiles round a step and a three-part mirror, a machine on the table, half-empty rails."""
    rng = floor_of(room, "charonne-fitting").rng
    pots(room)
    left_on_the_gallery(room)
    fitting_step(3.6, 6.6, 12, "#6d6a63")
    triple_mirror(2.0, 7.9, 32, "#22262a", 2.1)
    mannequin(3.6, 6.62, 150, "wrap", room.palette[5], 3, "#d6cdbf")
    for x, y, turn, wearing, tone, stand, pins in (
        (5.6, 4.85, 160, "blazer", 3, "wood", True),
        (5.3, 6.6, 150, "", 1, "iron", True),
        (2.5, 5.5, 140, "dress", 1, "iron", False),
        (5.2, 8.4, 0, "", 2, "wood", True),
        (3.3, 3.9, 40, "", 2, "iron", True),
    ):
        dress_form(x, y, turn + rng.gauss(0, 6), wearing, room.palette[tone], 40 + tone, stand, pins=pins)
    trestle_table(6.35, 8.2, 84, 2.0, 0.85, wood(OAK, 0.45), "#26292b")
    sewing_machine(6.4, 8.7, TOP, 84)
    swatch_book(6.2, 7.95, TOP, 100, room.palette, rng)
    folded_stack(6.45, 7.5, TOP, 80, room.palette[:4], rng, "linen")
    seat(5.65, 8.95, -80, "bentwood", "#2f2119")
    rack(0.95, 6.4, rng, 91, 1.8, palette=room.palette, finish="black", density=0.1)
    rack(3.0, 9.7, rng, 4, 1.7, palette=room.palette, finish="black", density=0.085)
    seat(2.7, 2.6, 200, "bentwood", "#2f2119")


def rails_by_day(room: Room) -> None:
    """Three pairs of rails down the hall, one long table for orders, looks on forms, shoes on a bench."""
    rng = floor_of(room, "charonne-rails").rng
    pots(room)
    left_on_the_gallery(room)
    for x, y, turn in ((1.0, 9.2, 91), (6.9, 2.6, 86), (6.95, 4.7, 93)):
        rack(x, y, rng, turn, 1.8, palette=room.palette, finish="black")
    rack(4.3, 1.5, rng, 3, 1.7, palette=room.palette, finish="black", density=0.09)
    order_table(room, 3.9, 5.0, 87, 3.2, wood(OAK, 0.45), "#26292b", ("bentwood", "#2f2119"))
    dress_form(3.4, 7.6, 150, "coat", room.palette[5], 8, "iron")
    mannequin(5.6, 7.3, 140, "dress", room.palette[3], 15, "#d6cdbf")
    dress_form(5.3, 2.6, 165, "blazer", room.palette[2], 12, "wood")
    low_bench(5.9, 9.0, 88, 1.6)
    shoe_row(5.9, 9.0, 0.4212, 268, 4, [room.palette[4], room.palette[5], "#1b1a19"], "pump", 0.3)
    bag(6.0, 9.6, 0.4212, 75, "tote", room.palette[3])
    M(at(7.0, 6.3, 0, 0)).box(-0.2, -0.2, 0, 0.2, 0.2, 0.5).obj("block", plaster("#c9c5bb", 0.7), 0.004)
    bag(7.0, 6.3, 0.5, 60, "handle", room.palette[5])
