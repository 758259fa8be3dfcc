"""Salon de la Paix: the double salon of a couture house of 1872, a wall of old mirrors, rain in the street."""

from __future__ import annotations

import math
import random
from typing import Any

from studio.chairs import seat
from studio.chandeliers import brass_ring
from studio.daylight import TIMES
from studio.dressings.layout import floor_of
from studio.features.mirror_wall import fluted_column, mirror_bay, pilaster
from studio.features.workaday import extinguisher
from studio.flooring.point_de_hongrie import point_de_hongrie
from studio.flowers import bouquet
from studio.garments import rack
from studio.joinery import boiserie, casement, cornice, double_door, fireplace, rosette
from studio.mannequins import dress_form, mannequin
from studio.fabrics import cloth
from studio.materials import glass, marble, metal, paint, plaster, wood
from studio.mesh import M, at
from studio.outside.street_of_the_column import street_of_the_column
from studio.room import Room

WIDTH, LENGTH, HEIGHT = 6.6, 11.2, 3.8
WINDOWS = (1.5, 4.1, 7.1, 9.7)
HALF, SILL, HEAD = 0.66, 0.12, 3.12
DIVIDE = 5.6
PALE = "#dfe1de"


def salon_vendome(facts: dict[str, Any]) -> Room:
    """Build the salon; the street lies to the west, a storey below."""
    room = Room({**facts, "surface": WIDTH * LENGTH}, LENGTH / WIDTH)
    room.W, room.L, room.H = WIDTH, LENGTH, HEIGHT
    room.fill_strength = 0.03
    room.hour = {**TIMES["overcast"], "ext": 0.52, "sky": 1.0, "lamps": 0.4}
    room.free = (0.9, 1.0, 5.7, 9.9)
    walls, ceiling = paint(PALE, 0.5), plaster("#eff0ee", 0.7)
    for y in WINDOWS:
        room.cut("W", y - HALF, SILL, y + HALF, HEAD)
        casement(room, "W", y - HALF, SILL, y + HALF, HEAD, "#e9eae7", True, 4)
    double_door(room, "S", 3.3, walls)
    room.block["E"] = [(0.0, LENGTH)]
    room.block["N"] = [(2.2, 4.4)]
    room.block["W"] = [(DIVIDE - 0.3, DIVIDE + 0.3)]
    room.build_walls({"*": walls})
    room.ceiling(ceiling)
    boiserie(room, walls)
    cornice(room, ceiling)
    point_de_hongrie(-0.1, -0.1, WIDTH + 0.1, LENGTH + 0.1, room.seed, "#52402f")
    fireplace(room, "N", 3.3, marble("#a9a7a2", "#e4e1da", 0.16))
    mirrors(room, walls)
    divide(walls)
    for y in (2.8, 8.4):
        rosette(3.3, y, HEIGHT, ceiling)
        brass_ring(3.3, y, HEIGHT, room.hour["lamps"])
    used_walls(room)
    rain_on(room)
    street_of_the_column(room, 5.4, 13.0, 0.62)
    room.furnish = {"rest": at_rest, "presentation": still_presentation}
    room.dev = dict(key=0.38, white=0.74, contrast=1.34, sat=1.02, awb=0.3)
    room.shot("wide", (1.0, 0.9, 1.4), (6.6, 7.5, 0), 30, 0.05, 8)
    return room


def mirrors(room: Room, mat: Any) -> None:
    """East: three bays of looking-glass in each half of the room, a pilaster between any two."""
    place, rng = room.T("E"), random.Random(room.seed)
    for start in (0.28, DIVIDE + 0.42):
        bay = (DIVIDE - 0.7) / 3
        for k in range(4):
            pilaster(place, LENGTH - (start + bay * k), HEIGHT - 0.38, 0.24, mat)
        for k in range(3):
            a, b = start + bay * k + 0.21, start + bay * (k + 1) - 0.21
            mirror_bay(place, LENGTH - b, 0.42, LENGTH - a, HEIGHT - 0.62, 2, 4, rng)
    base = M(place)
    base.box(0.02, -0.03, 0, LENGTH - 0.02, -0.002, 0.17).box(0.02, -0.022, 0.17, LENGTH - 0.02, -0.002, 0.3)
    base.obj("mirror-plinth", mat, 0.005)


def divide(mat: Any) -> None:
    """The opening between both salons: a beam on two free columns and two half piers."""
    low = HEIGHT - 0.62
    beam = M()
    beam.box(-0.05, DIVIDE - 0.2, low + 0.12, WIDTH + 0.05, DIVIDE + 0.2, HEIGHT + 0.02).box(-0.05, DIVIDE - 0.23, low, WIDTH + 0.05, DIVIDE + 0.23, low + 0.12)
    beam.box(-0.05, DIVIDE - 0.27, HEIGHT - 0.2, WIDTH + 0.05, DIVIDE + 0.27, HEIGHT - 0.12)
    beam.obj("beam", mat, 0.006)
    piers = M()
    for x0, x1 in ((-0.02, 0.3), (WIDTH - 0.3, WIDTH + 0.02)):
        piers.box(x0, DIVIDE - 0.2, 0, x1, DIVIDE + 0.2, low).box(x0, DIVIDE - 0.23, 0, x1 + (0.03 if x0 < 1 else 0), DIVIDE + 0.23, 0.18)
    piers.obj("piers", mat, 0.006)
    for x in (1.95, 4.65):
        fluted_column(x, DIVIDE, low, 0.17, mat)


def used_walls(room: Room) -> None:
    """Floor sockets of brass, a switch plate, a bell push by the fireplace, an extinguisher behind the door."""
    plates = M(room.T("S"))
    plates.box(2.2, -0.014, 1.1, 2.28, -0.002, 1.22)
    plates.obj("switch", metal("#a98b52", 0.32), 0.003)
    floor_plates = M()
    for y in (2.0, 9.2):
        floor_plates.box(1.1, y - 0.06, 0.0005, 1.22, y + 0.06, 0.004)
    floor_plates.obj("floor-sockets", metal("#a98b52", 0.35))
    extinguisher(room.T("S"), 0.6)


def rain_on(room: Room) -> None:
    """Drops and short runs of water on the outer face of the panes."""
    rng = random.Random(room.seed + 4)
    place = room.T("W")
    pane = M(place)
    drops = M(place)
    for y in WINDOWS:
        pane.quad((y - HALF + 0.06, 0.2, SILL + 0.06), (y + HALF - 0.06, 0.2, SILL + 0.06), (y + HALF - 0.06, 0.2, HEAD - 0.06), (y - HALF + 0.06, 0.2, HEAD - 0.06))
        for _ in range(900):
            size = rng.choice((0.0018, 0.0026, 0.0036, 0.0052))
            at_x, at_z = y + rng.uniform(-HALF + 0.12, HALF - 0.12), SILL + rng.uniform(0.62, HEAD - SILL - 0.12)
            run = rng.random() < 0.06
            drops.lathe([(0.0002, -size), (size * 0.8, -size * 0.6), (size, 0.0), (size * 0.7, size * 0.7), (0.0002, size * (8 if run else 1.1))], (at_x, 0.203, at_z), 7)
    pane.obj("panes", glass())
    drops.obj("drops", metal("#cdd5d9", 0.06), smooth=True)


def daybed(x: float, y: float, turn: float, colour: str) -> None:
    """A méridienne: a long seat on turned feet with one scrolled end, a bolster and a dented cushion."""
    place = at(x, y, 0, turn)
    base, soft, feet = M(place), M(place), M(place)
    base.box(-0.92, -0.34, 0.2, 0.92, 0.34, 0.3)

    def seat_top(u: float, v: float) -> tuple[float, float, float]:
        a, b = 2 * u - 1, 2 * v - 1
        crown = (1 - abs(a) ** 6) * (1 - abs(b) ** 6)
        dent = 0.025 * math.exp(-((a - 0.25) ** 2 + b**2) * 9)
        return (0.9 * a, 0.33 * b, 0.3 + 0.14 * crown**0.3 - dent)

    soft.grid(seat_top, 40, 20, False, (1.8, 0.66))
    curl = [(-0.9 - 0.02 * k - 0.13 * math.sin(k / 10 * 2.6) * (k / 10), 0.32 + 0.45 * k / 10) for k in range(11)]
    for (xa, za), (xb, zb) in zip(curl, curl[1:]):
        soft.add([(xa, -0.33, za), (xa, 0.33, za), (xb, 0.33, zb), (xb, -0.33, zb)], [(0, 1, 2, 3)])
        soft.add([(xa + 0.12, -0.33, za), (xb + 0.12, -0.33, zb), (xb + 0.12, 0.33, zb), (xa + 0.12, 0.33, za)], [(0, 1, 2, 3)])
        for yy in (-0.33, 0.33):
            soft.add([(xa, yy, za), (xb, yy, zb), (xb + 0.12, yy, zb), (xa + 0.12, yy, za)], [(0, 1, 2, 3)])
    end = curl[-1]
    soft.tube([(end[0] + 0.03, -0.34, end[1]), (end[0] + 0.03, 0.34, end[1])], 0.1, 20)
    soft.tube([(-0.68, -0.28, 0.52), (-0.68, 0.28, 0.52)], 0.09, 20)
    for fx in (-0.82, 0.82):
        for fy in (-0.28, 0.28):
            feet.lathe([(0.012, 0), (0.022, 0.02), (0.018, 0.1), (0.034, 0.17), (0.03, 0.2)], (fx, fy, 0), 14)
    base.obj("daybed-rail", wood("#3a2619", 0.35), 0.01)
    feet.obj("daybed-feet", wood("#3a2619", 0.35), smooth=True)
    soft.obj("daybed", cloth("wool", colour), smooth=True)


def umbrella(x: float, y: float) -> None:
    """A folded umbrella left to dry against a window's jamb, in its small puddle."""
    fabric = M()
    top, foot = (x, y, 0.92), (x + 0.26, y + 0.03, 0.03)

    def at_share(t: float) -> tuple[float, float, float]:
        return (foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t, foot[2] + (top[2] - foot[2]) * t)

    fabric.tube([at_share(0.08), at_share(0.2), at_share(0.45), at_share(0.72)], 0.016, 10, 0.042)
    fabric.obj("umbrella", paint("#1c2530", 0.5), smooth=True)
    stick = M().tube([foot, at_share(0.95)], 0.007, 8)
    stick.tube([at_share(0.93), (x - 0.01, y, 0.95), (x - 0.06, y, 0.95), (x - 0.08, y, 0.89)], 0.012, 8)
    stick.obj("umbrella-stick", wood("#5b3a22", 0.35), smooth=True)
    M().lathe([(0.13, 0.0006), (0.1, 0.0016), (0.001, 0.002)], (x + 0.3, y, 0), 28).obj("puddle", paint("#35261b", 0.04), smooth=True)


def by_depth(room: Room) -> list[str]:
    """The colours of the collection, the deepest first: pale cloth is lost before pale walls."""
    return sorted(room.palette, key=lambda colour: sum(int(colour[k : k + 2], 16) for k in (1, 3, 5)))


def at_rest(room: Room) -> None:
    """After the last fitting: a form before the mirrors, a méridienne, two chairs, an umbrella drying, flowers."""
    dress_form(4.5, 4.15, 250, "coat", by_depth(room)[0], 8, "wood")
    daybed(3.0, 7.6, 24, "#66757a")
    seat(1.7, 8.9, -140, "upholstered", "#8d9693")
    seat(4.75, 8.7, 128, "upholstered", "#8d9693")
    umbrella(0.14, 5.05)
    bouquet(2.75, 11.02, 1.052, room.rng, "branches", 0.85)
    rack(1.0, 10.0, room.rng, -86, 1.5, palette=room.palette, finish="brass")


def still_presentation(room: Room) -> None:
    """Six looks between and behind the columns, on low discs, turned towards the door."""
    rng = floor_of(room, "still-presentation").rng
    looks = ((3.3, 5.5, "coat"), (2.65, 4.3, "dress"), (4.15, 4.5, "wrap"), (1.5, 3.2, "shirtdress"), (5.15, 3.3, "double"), (3.35, 2.3, "dress"))
    discs, tones = M(), by_depth(room)
    for k, (x, y, wearing) in enumerate(looks):
        turn = 180 + rng.gauss(0, 14) + (3.3 - x) * 9
        discs.lathe([(0.42, 0.001), (0.42, 0.05), (0.001, 0.052)], (x, y, 0), 48)
        tone = tones[k % 4]
        if k % 2 == 0:
            dress_form(x, y, turn, wearing, tone, 20 + k, "iron", "#cfc9bd")
        else:
            mannequin(x, y, turn, wearing, tone, 20 + k, "#b3aca0", False)
    discs.obj("discs", plaster("#c9cbc8", 0.5), smooth=True)
    bouquet(2.75, 11.02, 1.052, rng, "branches", 0.85)
    for x, y, turn in ((1.3, 8.9, -150), (1.25, 8.1, -118), (1.4, 7.3, -100)):
        seat(x, y, turn, "upholstered", "#8d9693")
