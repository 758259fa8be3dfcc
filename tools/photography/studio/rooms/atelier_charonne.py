"""Atelier Charonne: a brick workshop of 1890 under a pitched roof of glass, a new steel gallery at its end, bulbs at dusk."""

from __future__ import annotations

import math
import random
from typing import Any

import bpy

from studio.ceilings.pitched_glass import Pitch, pitched_glass
from studio.daylight import TIMES
from studio.dressings.brick_workshop import at_rest, fitting_evening, rails_by_day
from studio.features.bulb_strings import bulb_strings, filament_bulb, flex_bulb
from studio.features.steel_gallery import steel_gallery
from studio.features.workaday import conduit, double_leaf, extinguisher, radiator
from studio.flooring.raw_screed import crack, machine_bed, patch, raw_screed
from studio.lights import sun
from studio.materials import brick, metal, paint, slabs, wood
from studio.mesh import M, arch, wall
from studio.openings.foundry_window import Head, brick_arch, foundry_window, single_brick
from studio.openings.pulled_glass import pulled_glass
from studio.outside.brick_court import brick_court
from studio.plan import PlanRoom
from studio.steelwork import old_iron_paint

W, L, EAVES, RIDGE = 8.2, 12.8, 4.4, 6.9
BAY = L / 5
TRUSSES = [BAY * k for k in range(1, 5)]
GALLERY, DECK, STAIR, STAIR_FOOT = 10.4, 2.4, (7.05, 8.0), 6.5
WINDOW, SILL, HEAD = 1.56, 0.85, 3.3
DOOR = (2.75, 5.45, 3.55)
SOUTH = ((0.62, 2.02), (6.18, 7.58))
OCULUS = (W / 2, 5.35, 0.46)
INK = "#1d2123"


def atelier_charonne(facts: dict[str, Any]) -> PlanRoom:
    """Build the workshop; the court lies at y < 0 and x < 0. A showroom is seen by day, all else at dusk."""
    day = facts.get("dressing") == "showroom"
    room = PlanRoom(facts, [(0, 0), (W, 0), (W, L), (0, L)], (0.9, 0.9, STAIR[0] - 0.3, GALLERY - 0.4))
    room.fill_strength = 0.0
    room.palette = ["#e9dfcc", "#cdbfa6", "#a9977c", "#3c4a5a", "#22262c", "#a8452c"]
    if day:
        room.hour = {**TIMES["noon"], "sky": 0.62, "sun": 6.6, "top": "#9fc0e4", "col": "#e6eefa"}
    else:
        room.hour = {**TIMES["dusk"], "sky": 0.12, "col": "#7f97d2", "top": "#27489a", "ext": 0.5, "pull": 0.8}
    iron = old_iron_paint("#22282a")
    shell(room, day)
    pitched_glass(room, Pitch(W, EAVES, RIDGE), -0.2, L + 0.2, TRUSSES, iron, 0.5, 0.14 if day else 0.07)
    steel_gallery(W, GALLERY, L, DECK, STAIR, STAIR_FOOT, paint("#2b2f31", 0.4))
    worn_floor(room)
    under_the_gallery(room)
    walls_in_use(room)
    lamps(0.0 if day else 1.0)
    brick_court(room, 11.0, 6.8, 0.62 if day else 0.16, "noon" if day else "dusk")
    if day:
        sun((0.62, -0.26, -0.86), room.hour["sun"], "#ffe6c4", 0.45)
    room.furnish = {"rest": at_rest, "fitting": fitting_evening, "showroom": rails_by_day}
    if day:
        room.dev = dict(key=0.3, white=0.0, contrast=1.28, sat=1.02, awb=0.25, ev=0.55, wb=[1.03, 1.0, 0.95])
    else:
        room.dev = dict(key=0.27, white=0.0, contrast=1.28, sat=1.02, awb=0.3, bloom=0.03)
    return room


def red_brick() -> bpy.types.Material:
    """The walls: darker and browner than new brick."""
    return brick("#66392d", "#87523f", "#8c8376")


def shell(room: PlanRoom, day: bool) -> None:
    """Walls, gables with an oculus, piers under the trusses, windows, the court door, arches walled up on the east side."""
    mat, pull = red_brick(), 0.45 if day else 0.95
    for k, (a, b) in enumerate(SOUTH):
        room.open(0, a, SILL, b, HEAD, "segment", 0.6)
        foundry_window(room.T("S"), W - b, SILL, W - a, HEAD, INK, 0.0, 0.0, pull, 3 + k)
    room.open(0, DOOR[0], 0.0, DOOR[1], DOOR[2], "segment", 0.6)
    foundry_window(room.T("S"), W - DOOR[1], 0.0, W - DOOR[0], DOOR[2], INK, 0.0, 1.8, pull, 7)
    for k in range(4):
        y = BAY * (k + 0.5)
        room.open(3, L - y - WINDOW / 2, SILL, L - y + WINDOW / 2, HEAD, "segment", 0.6)
        foundry_window(room.T("W"), y - WINDOW / 2, SILL, y + WINDOW / 2, HEAD, INK, 14.0 if k in (1, 2) else 0.0, 0.0, pull, 11 + k)
    ghost = brick("#5a3a30", "#7a5344", "#7b746a")
    for k in range(3):
        y = BAY * (k + 0.5)
        a, b = y - WINDOW / 2, y + WINDOW / 2
        room.open(1, a, SILL - 0.3, b, HEAD, "segment")
        wall("walled-up", (W + 0.055, a), (W + 0.055, b), HEAD, ghost, (), 0.2, 0.0, arch(0, SILL - 0.3, WINDOW, HEAD, 24, WINDOW * 0.18))
        brick_arch(room.T("E"), Head(L - b, L - a, HEAD), 30 + k)
    room.raise_walls({}, mat, 0.4)
    outline = [(-0.4, EAVES + 0.045), (W + 0.4, EAVES + 0.045), (W / 2, RIDGE + 0.16)]
    x, z, r = OCULUS
    ring = arch(x - r, z, x + r, z + r, 24)[2:] + [(2 * x - px, 2 * z - pz) for px, pz in arch(x - r, z, x + r, z + r, 24)[3:-1]]
    wall("gable-south", (0, 0), (W, 0), EAVES, mat, [ring], 0.4, 0.0, outline)
    wall("gable-north", (W, L), (0, L), EAVES, mat, (), 0.4, 0.0, outline)
    oculus(room, pull)
    for side, px in ((3, 0.0), (1, W)):
        for y in TRUSSES:
            pier(px, y, mat, side == 3)


def pier(x: float, y: float, mat: bpy.types.Material, west: bool) -> None:
    """A brick pier under a truss with its stone."""
    out = 0.13
    face = x + out if west else x - out
    ends = ((face, y + 0.28), (face, y - 0.28)) if west else ((face, y - 0.28), (face, y + 0.28))
    wall("pier", *ends, 4.0, mat, (), out, 0.0, [(0, -0.1), (0.56, -0.1), (0.56, 3.86), (0, 3.86)])
    a, b = sorted((x, face + (0.07 if west else -0.07)))
    stone = M().box(a, y - 0.31, 3.86, b, y + 0.31, 4.1)
    stone.obj("pier-stone", slabs("#a39a8b", 3, 0.6), 0.012)


def oculus(room: PlanRoom, pull: float) -> None:
    """A round light in the south gable: a ring of bricks on end, four bars."""
    x, z, r = OCULUS
    head = Head(0.0, 1.0, 1.0)
    head.cx, head.cz, head.radius, head.half = W - x, z, r, 3.09
    brick_arch(room.T("S"), head, 41, 0.2)
    frame, pane = M(room.T("S")), M(room.T("S"))
    circle = [(W - x + r * math.cos(k / 32 * math.tau), 0.18, z + r * math.sin(k / 32 * math.tau)) for k in range(33)]
    frame.tube(circle, 0.03, 8)
    frame.box(W - x - 0.012, 0.16, z - r, W - x + 0.012, 0.2, z + r).box(W - x - r, 0.16, z - 0.012, W - x + r, 0.2, z + 0.012)
    frame.obj("oculus-frame", paint(INK, 0.42))
    pane.add(circle[:-1], [tuple(range(32))]).obj("oculus-pane", pulled_glass(pull))


def worn_floor(room: PlanRoom) -> None:
    """Raw concrete with a filled trench, two patches, beds of machines, cracks."""
    rng = random.Random(room.seed)
    M().box(-0.4, -0.36, -0.12, W + 0.4, L + 0.4, 0).obj("floor", raw_screed())
    patch(5.35, 0.4, 5.75, 10.2, raw_screed("#7d7973", 0.6), rng)
    patch(1.5, 3.6, 2.7, 4.5, raw_screed("#989389", 0.5), rng)
    patch(3.3, 7.9, 4.0, 9.1, raw_screed("#7a756d", 0.8), rng)
    for x, y, wide, long in ((2.4, 2.0, 0.7, 1.1), (3.2, 6.6, 0.8, 1.2), (6.3, 4.3, 0.6, 0.9)):
        machine_bed(x, y, wide, long)
    crack([(0.1, 5.6), (2.4, 5.9), (4.4, 5.5), (5.35, 5.8)], rng)
    crack([(5.75, 2.2), (6.9, 2.6), (8.1, 2.3)], rng)
    crack([(2.9, 0.1), (3.3, 2.6), (2.8, 4.6)], rng)


def under_the_gallery(room: PlanRoom) -> None:
    """Doors to kitchen and toilets, shelves, bulbs on their flex."""
    place = room.T("N")
    double_leaf(place, 1.5, 1.4, 2.05, "#39423f", 4)
    double_leaf(place, 7.3, 0.92, 2.05, "#39423f", 3)
    shelves, boxes = M(place), M(place)
    for z in (0.28, 0.78, 1.28, 1.74):
        shelves.box(2.75, -0.42, z, 6.3, -0.01, z + 0.035)
    for x in (2.75, 4.5, 6.26):
        shelves.box(x, -0.42, 0, x + 0.04, -0.01, 1.95)
    shelves.obj("shelves", wood("#8b6b4a", 0.5), 0.003)
    rng = random.Random(room.seed + 5)
    for z in (0.315, 0.815, 1.315):
        x = 2.85
        while x < 6.0:
            wide, tall = rng.uniform(0.22, 0.42), rng.uniform(0.12, 0.36)
            if rng.random() < 0.8:
                boxes.box(x, -0.38, z + 0.0005, x + wide, -0.08, z + tall, (rng.random(), 0.5, 0.5, 1))
            x += wide + rng.uniform(0.02, 0.1)
    boxes.obj("boxes", single_brick("#8d7a63"), 0.004)
    extinguisher(place, 6.62)


def walls_in_use(room: PlanRoom) -> None:
    """Radiators under the windows, conduits, pipes, hooks."""
    west, east, south = room.T("W"), room.T("E"), room.T("S")
    for k in (0, 2, 3):
        radiator(west, BAY * (k + 0.5), 1.3, 0.7, "#6f726f")
    conduit(west, BAY * 1 - 0.42, 3.9)
    conduit(east, L - BAY * 2 - 0.45, 3.9)
    conduit(south, W - 5.8, 3.9)
    conduit(room.T("N"), 2.55, 2.1)
    extinguisher(east, L - 4.9)
    iron = M(east)
    for y in TRUSSES[:3]:
        iron.tube([(L - y - 0.36, -0.02, 3.5), (L - y - 0.36, -0.02, 4.0)], 0.016, 8)
    iron.tube([(0.5, -0.09, 3.72), (L - 0.2, -0.09, 3.72)], 0.03, 12)
    iron.obj("old-pipe", old_iron_paint("#3a3f40"), smooth=True)
    rail = M(south).box(0.25, -0.04, 1.7, 0.5, -0.004, 1.8).box(W - 0.5, -0.04, 1.7, W - 0.25, -0.004, 1.8)
    rail.obj("hook-board", paint("#39423f", 0.45), 0.003)
    M(east).tube([(9.4, -0.03, 0.1), (9.4, -0.03, 4.1)], 0.024, 10).obj("riser", metal("#8f8f8a", 0.45), smooth=True)


def lamps(level: float) -> None:
    """A fan of bulbs from a hook in the south gable; bulbs under and over the gallery, one clear bulb by the stair."""
    ends = [
        ((0.16, 4.3, 4.2), 0.3), ((0.16, 7.68, 4.2), 0.42), ((1.4, 10.24, 4.75), 0.5), ((W / 2, 10.24, 4.85), 0.5),
        ((6.8, 10.24, 4.75), 0.5), ((W - 0.16, 7.68, 4.2), 0.42), ((W - 0.16, 4.3, 4.2), 0.3),
    ]  # fmt: skip
    shine = 8.0 if level else 1.3
    bulb_strings((W / 2, 0.2, 5.95), ends, 0.55, 15 * level, shine, (0.35, 0.62, 0.88) if level else ())
    for x in (1.4, 3.9, 6.0):
        flex_bulb(x, GALLERY + 1.2, 1.98, DECK - 0.03, 38 * level, 7.0 if level else 1.2)
    for x in (2.0, 5.6):
        flex_bulb(x, 11.6, 4.5, 5.6, 12 * level, 7.0 if level else 1.2)
    if level:
        sconce(W, 6.95, 2.32)


def sconce(x: float, y: float, z: float) -> None:
    """A clear bulb at the end of a brass arm, above the foot of the stair."""
    arm = M().tube([(x - 0.01, y, z), (x - 0.2, y, z + 0.06), (x - 0.31, y, z + 0.03), (x - 0.33, y, z - 0.05)], 0.009, 8)
    arm.tube([(x, y, z), (x - 0.022, y, z)], 0.05, 20)
    arm.obj("sconce", metal("#a98446", 0.35), smooth=True)
    filament_bulb(x - 0.33, y, z - 0.1, 24)
