"""A hall made ready for a fashion show, and the same rows late at night when the music has begun."""

from __future__ import annotations

import random

from mathutils import Vector

from studio.chairs import SEAT, lay_programme, seat, show_bench
from studio.drinks import bar_counter, cocktail_table
from studio.dressings.layout import floor_of
from studio.lights import spot
from studio.mannequins import mannequin
from studio.materials import glow, paint
from studio.mesh import M
from studio.music import dj_table, loudspeaker, mirror_ball
from studio.room import Room

BLACK, PETROL = "#17191b", "#1d3c40"


def rows(room: Room, y0: float, y1: float, rng: random.Random, gap: float, programmes: bool = True) -> None:
    """Benches in front, two rows of folding chairs behind, on both sides of the walk."""
    x = room.W / 2
    for side in (-1, 1):
        turn = 90 if side > 0 else -90
        for k in range(int((y1 - y0) / 1.58)):
            y = y0 + 0.8 + k * 1.58
            show_bench(x + side * gap, y, 90, 1.5, PETROL, BLACK)
            for j in range(3):
                if programmes:
                    lay_programme(x + side * gap, y - 0.5 + 0.5 * j, 0.4565, turn + 180, rng, (j + k) % 4 == 0)
        for row in (1, 2):
            for k in range(int((y1 - y0) / 0.53)):
                y = y0 + 0.3 + k * 0.53 + rng.gauss(0, 0.012)
                sx = x + side * (gap + 0.74 * row) + rng.gauss(0, 0.012)
                seat(sx, y, turn + rng.gauss(0, 2.4), "folding", "#1b2022" if row == 1 else "#24292b")
                if programmes:
                    lay_programme(sx, y, SEAT["folding"], turn + 180, rng, rng.random() < 0.2)


def lamp_bar(room: Room, y: float, z: float, colours: list[str], power: float, reach: float = 2.4) -> None:
    """A pipe across the nave with par lamps hung from it, each turned down to the walk."""
    x, bar, cans = room.W / 2, M(), M()
    bar.tube([(x - reach, y, z), (x + reach, y, z)], 0.024, 12)
    for side in (-1, 1):
        bar.tube([(x + side * reach * 0.9, y, z), (x + side * reach * 0.9, y, z + 1.6)], 0.003, 6)
    count = len(colours)
    for k, colour in enumerate(colours):
        at = Vector((x - reach * 0.8 + reach * 1.6 * k / max(count - 1, 1), y, z - 0.2))
        way = (Vector((x + (at.x - x) * 0.25, y + 1.0, 0.4)) - at).normalized()
        cans.tube([at - way * 0.15, at + way * 0.13], 0.085, 18)
        bar.tube([at, at + Vector((0, 0, 0.2))], 0.012, 6)
        M().tube([at + way * 0.126, at + way * 0.1305], 0.072, 18).obj("gel", glow(colour, 9.0, 0.1))
        if power:
            spot(at + way * 0.18, at + way * 4, power, colour, 46, 0.8, 0.06)
    bar.obj("lamp-bar", paint("#101213", 0.4), smooth=True)
    cans.obj("pars", paint("#131516", 0.45), smooth=True)


def show(room: Room) -> None:
    """The rehearsal before a show by day: rows with programmes, a lacquered walk, three looks lined up."""
    floor = floor_of(room, "show")
    rng = floor.rng
    x = room.W / 2
    M().box(x - 0.95, 3.4, 0.001, x + 0.95, 16.6, 0.012).obj("walk", paint("#10191b", 0.13), 0.003)
    rows(room, 4.1, 16.0, rng, 1.45)
    for k, (kind, tone) in enumerate((("dress", 4), ("dress", 2), ("dress", 5))):
        mannequin(x + (-0.28, 0.3, -0.22)[k], 10.6 + 2.0 * k, rng.gauss(0, 8), kind, room.palette[tone], 20 + k, "#d9d2c6")
    for y in (7.2, 10.8, 14.4):
        lamp_bar(room, y, 4.75, ["#fff0dc"] * 4, 0)
    for y in (6.0, 11.0, 16.0):
        spot((x, y - 1.5, 5.0), (x, y, 0), 120, "#fff0dc", 48, 0.8, 0.1)
    for side in (-1, 1):
        loudspeaker(x + side * 3.05, 16.7, side * 20)


def late(room: Room) -> None:
    """After the show: the front rows pushed to the columns, a table of records, high tables, amber and petrol light."""
    floor = floor_of(room, "late")
    rng = floor.rng
    x = room.W / 2
    M().box(x - 0.95, 3.4, 0.001, x + 0.95, 16.6, 0.012).obj("walk", paint("#10191b", 0.13), 0.003)
    rows(room, 8.4, 14.6, rng, 1.9, False)
    dj_table(x, 3.6, 180, 2.2, "#0f1415")
    for side in (-1, 1):
        loudspeaker(x + side * 1.9, 3.3, 180 - side * 14)
    for k, (px, py) in enumerate(((4.4, 15.4), (6.7, 14.2), (4.6, 7.3), (7.6, 6.4), (5.6, 5.4), (8.3, 15.6), (3.6, 5.0))):
        cocktail_table(px, py, rng, "#15181a", k % 2 == 0)
    bar_counter(10.9, 9.6, -90, 3.0, rng, "#1a2426")
    mirror_ball(x, 9.0, 7.0, 0.34, 2.2)
    amber, cyan = "#ff9a3d", "#27b3c4"
    for k, y in enumerate((3.6, 7.2, 10.8, 14.4)):
        lamp_bar(room, y, 4.75, [amber, cyan, amber] if k % 2 else [cyan, amber, cyan], 0)
    for px, py, tx, ty, colour, power in (
        (4.0, 4.2, 7.5, 1.2, amber, 1300),
        (8.0, 4.2, 4.0, 9.0, cyan, 1500),
        (4.2, 12.0, 8.4, 9.0, amber, 1200),
        (8.0, 12.0, 4.4, 15.5, cyan, 1300),
        (6.0, 16.0, 6.4, 12.0, amber, 700),
        (6.0, 8.2, 6.0, 3.4, "#ffd2a0", 160),
    ):
        spot((px, py, 4.6), (tx, ty, 0.3), power, colour, 62, 0.85, 0.08)
    for px, py in ((2.9, 7.2), (9.1, 7.2), (9.1, 3.6), (2.9, 3.6)):
        spot((px, py, 0.35), (px + (0.2 if px < 6 else -0.2), py, 6.0), 160, cyan, 70, 0.9, 0.06)


def cleared(room: Room) -> None:
    """The empty hall on the morning of a set-up: one form, a flight case, cable drums, a forgotten chair."""
    floor = floor_of(room, "cleared")
    rng = floor.rng
    mannequin(5.0, 6.8, 160, "wrap", room.palette[4], 31, "#d9d2c6")
    case, edge = M(), M()
    case.box(3.0, 9.4, 0.12, 3.6, 10.5, 0.885)
    for z in (0.12, 0.5, 0.86):
        edge.box(2.992, 9.392, z, 3.608, 10.508, z + 0.04)
    for px in (3.07, 3.53):
        for py in (9.48, 10.42):
            edge.tube([(px - 0.02, py, 0.06), (px + 0.02, py, 0.06)], 0.06, 16)
    case.obj("case", paint("#1c2022", 0.5), 0.006)
    edge.obj("case-edges", paint("#9ea2a2", 0.35))
    seat(7.9, 9.4, 205, "folding", "#1b2022")
    drum = M().tube([(3.5, 7.2, 0.2), (3.78, 7.2, 0.2)], 0.12, 24)
    for px in (3.5, 3.78):
        drum.tube([(px - 0.01, 7.2, 0.2), (px + 0.01, 7.2, 0.2)], 0.2, 32)
    drum.obj("cable-drum", paint("#22262a", 0.5))
    path = [(3.6, 7.05, 0.012)] + [(3.6 + 0.18 * k + rng.gauss(0, 0.03), 6.9 - 0.34 * k + 0.12 * (k % 2), 0.012) for k in range(1, 9)]
    M().tube(path, 0.009, 8).obj("cable", paint("#141414", 0.5), smooth=True)
