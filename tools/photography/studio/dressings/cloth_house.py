"""Days in a cloth house: a showroom, a show between the columns, a fitting at the cutting table."""

from __future__ import annotations

import math

from studio.chairs import lay_programme, seat
from studio.dressings.layout import floor_of
from studio.dressings.printing_floor import order_table
from studio.dressings.studio_days import low_bench
from studio.features.cutting_table import HIGH, cloth_laid_out
from studio.garments import rack
from studio.mannequins import dress_form, mannequin
from studio.materials import metal, paint, wood
from studio.mesh import M, at
from studio.room import Room
from studio.shoes import bag, shoe_row
from studio.workroom import folded_stack, sewing_machine, swatch_book

COLUMNS = [(x, y) for x in (3.4, 6.8) for y in (3.5, 7.0, 10.5)]
TABLE = (3.7, 11.55)


def shears(x: float, y: float, z: float, turn: float) -> None:
    """A pair of tailor's shears, a little open."""
    blades, grips = M(at(x, y, z, turn)), M(at(x, y, z, turn))
    for side in (-1, 1):
        blades.add([(0, side * 0.004, 0.004), (0.17, side * 0.02, 0.004), (0.165, side * 0.028, 0.004), (0.0, side * 0.018, 0.004)], [(0, 1, 2, 3) if side > 0 else (3, 2, 1, 0)])
        grips.tube([(-0.055 + 0.035 * math.cos(k / 14 * math.tau), -side * 0.035 + 0.026 * math.sin(k / 14 * math.tau), 0.008) for k in range(15)], 0.0065, 6)
        grips.tube([(-0.022, -side * 0.02, 0.008), (0.02, 0.0, 0.007)], 0.006, 6)
    blades.obj("shears", metal("#b5b6b4", 0.25))
    grips.obj("shear-grips", paint("#1b1c1d", 0.4), smooth=True)


def work_on_the_table(room: Room) -> None:
    """Cloth drawn from a bolt, paper patterns, shears, a swatch book."""
    x, y = TABLE
    rng = floor_of(room, "cutting").rng
    cloth_laid_out(at(x, y), -1.0, 1.1, -0.8, 0.55, HIGH, room.palette[2])
    card = M(at(x, y, HIGH))
    for a, b, w, h, t in ((-0.6, -0.2, 0.3, 0.5, 0.2), (0.1, 0.05, 0.22, 0.62, -0.15), (0.65, -0.25, 0.2, 0.34, 0.5)):
        c, s = math.cos(t), math.sin(t)
        card.add([(a + px * c - py * s, b + px * s + py * c, 0.014) for px, py in ((-w / 2, -h / 2), (w * 0.35, -h / 2), (w / 2, h * 0.1), (w * 0.2, h / 2), (-w * 0.4, h * 0.42))], [(0, 1, 2, 3, 4)])
    card.obj("patterns", paint("#c8ac7f", 0.8))
    shears(x + 1.35, y - 0.45, HIGH, 40)
    swatch_book(x + 2.2, y - 0.25, HIGH, 15, room.palette, rng)
    folded_stack(x - 2.3, y - 0.2, HIGH, 6, room.palette[:4], rng, "linen")
    folded_stack(x - 1.75, y + 0.15, HIGH, -4, room.palette[1:4], rng, "knit")


def showroom(room: Room) -> None:
    """Rails before the windows and by the brick, a table for orders, looks on forms, shoes on the cutting table."""
    floor = floor_of(room, "cloth-showroom")
    rng = floor.rng
    work_on_the_table(room)
    for y in (5.5, 8.0, 10.4):
        rack(1.15, y, rng, 90 + rng.gauss(0, 3), 1.7, palette=room.palette, finish="black")
    order_table(room, 4.9, 6.9, 88, 3.2, wood("#6b4d31", 0.42), "#23282a", ("bentwood", "#33241a"))
    dress_form(6.3, 5.5, 200, "coat", room.palette[3], 12, "wood")
    dress_form(7.0, 8.7, 190, "dress", room.palette[1], 8, "iron")
    mannequin(2.5, 4.5, 150, "wrap", room.palette[4], 15, "#d9d2c6")
    shoe_row(TABLE[0] + 2.55, TABLE[1] - 0.45, HIGH, 180, 3, [room.palette[4], "#1b1a19", room.palette[2]], "pump", 0.26)
    bag(TABLE[0] - 2.7, TABLE[1] - 0.4, HIGH, 20, "tote", room.palette[3])


def show_between_columns(room: Room) -> None:
    """A pale canvas down the middle, three rows of bentwood chairs on each side, drawn round the columns."""
    rng = floor_of(room, "cloth-show").rng
    x = 5.1
    M().box(x - 0.85, 1.2, 0.002, x + 0.85, 10.4, 0.009).obj("walk", paint("#9c9384", 0.75), 0.002)
    for side in (-1, 1):
        turn = 90 if side > 0 else -90
        for row in range(3):
            sx = x + side * (1.3 + 0.8 * row)
            for y in (2.15, 5.25, 8.75) if row == 0 else (2.0, 4.6, 7.2, 9.8):
                if any(math.hypot(sx - cx, y - cy) < 0.3 for cx, cy in COLUMNS):
                    continue
                low_bench(sx + rng.gauss(0, 0.02), y, 90 + rng.gauss(0, 0.8), 2.3)
                for k in range(4):
                    lay_programme(sx, y - 0.83 + 0.55 * k, 0.42, turn + 180, rng, rng.random() < 0.12)
    for k, (px, py, kind, tone) in enumerate(((x - 0.6, 9.7, "coat", 3), (x + 0.45, 7.9, "dress", 1), (x - 0.1, 6.1, "wrap", 2))):
        mannequin(px, py, rng.gauss(0, 7), kind, room.palette[tone], 20 + k, "#cfc3ad")


def at_the_table(room: Room) -> None:
    """Cloth on the table, toiles on forms beside it, a sewing machine, a rail half empty, a chair pushed back."""
    rng = floor_of(room, "cloth-fitting").rng
    work_on_the_table(room)
    sewing_machine(TABLE[0] + 0.4, TABLE[1] - 0.45, HIGH, 180)
    for k, (x, y, wearing, pins) in enumerate(
        ((2.6, 9.6, "", True), (4.4, 9.0, "blazer", True), (5.9, 9.5, "", True), (7.9, 8.3, "dress", False), (5.3, 6.2, "slip", False))
    ):
        dress_form(x, y, rng.gauss(20, 24), wearing, room.palette[(2 * k + 1) % 6], 40 + k, "wood" if k % 2 else "iron", pins=pins)
    for y in (4.0, 6.4):
        rack(9.2, y, rng, 90 + rng.gauss(0, 3), 1.8, palette=room.palette, finish="black", density=0.09)
    rack(4.9, 3.2, rng, 8, 1.7, palette=room.palette, finish="black")
    for x, y, turn in ((7.4, 11.2, 80), (1.9, 7.6, 150), (6.9, 6.0, 20)):
        seat(x, y, turn, "bentwood")
