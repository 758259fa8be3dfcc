"""Galerie des Capucines: a bank hall of 1911, leaded laylight, mosaic, green marble, the round door of the strongroom."""

from __future__ import annotations

import math
import random
from typing import Any

from mathutils import Matrix

from studio.ceilings.laylight import laylight
from studio.chairs import lay_programme, show_bench
from studio.daylight import TIMES
from studio.drinks import champagne, cocktail_table
from studio.features.bank_bench import bank_bench
from studio.features.edge_trim import band, edge_frame
from studio.features.glass_discs import glass_discs
from studio.features.marble_dado import marble_dado
from studio.features.strongroom_door import mouth, strongroom_door
from studio.features.workaday import extinguisher
from studio.flooring.bank_mosaic import bank_mosaic
from studio.flowers import bouquet
from studio.garments import rack
from studio.lights import area, point, spot
from studio.mannequins import dress_form, mannequin
from studio.materials import glow, metal, paint, plaster
from studio.mesh import M, at, wall
from studio.openings.bronze_bay import bronze, bronze_bay
from studio.outside.wet_boulevard import wet_boulevard
from studio.photo_equipment import cable
from studio.plan import PlanRoom
from studio.shoes import bag
from studio.storage import crate

WIDTH, LENGTH, HEIGHT = 9.0, 13.6, 4.6
BAYS, BAY, HEAD = (1.7, 4.5, 7.3), 2.16, 3.55
DADO = 1.1
LAYLIGHT = (1.8, 2.9, 7.2, 11.3)
PILASTERS = (0.45, 3.625, 6.8, 9.975, 13.15)
MIDDLES = (2.04, 5.21, 8.39, 11.56)
DOOR = 11.56
SOUTH, EAST, NORTH, WEST = range(4)


def galerie_capucines(facts: dict[str, Any]) -> PlanRoom:
    """Build the hall; the boulevard lies at y < 0, the strongroom beyond the N wall."""
    corners = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, LENGTH), (0.0, LENGTH)]
    room = PlanRoom(facts, corners, (0.9, 1.3, WIDTH - 0.9, LENGTH - 2.2))
    room.fill_strength = 0.02
    room.hour = {**TIMES["dusk"], "sky": 0.16, "ext": 0.16}
    shell(room)
    laylight(room, LAYLIGHT, plaster("#ece7da", 0.66), 1.6, 560)
    bank_mosaic(WIDTH, LENGTH, room.seed)
    strongroom_door(room, WIDTH / 2)
    area((WIDTH / 2, LENGTH / 2, 1.2), (WIDTH / 2, LENGTH / 2, HEIGHT), 7.0, 11.5, 95, "#ffe3b4", False)
    order(room)
    series(room)
    used_walls(room)
    wet_boulevard(room, BAYS, BAY, HEAD, 0.95)
    room.furnish = {"rest": at_rest, "press": open_day, "presentation": still_presentation}
    room.dev = dict(key=0.36, white=0.0, contrast=1.3, sat=1.1, awb=0.42, bloom=0.04, ev=0.02)
    room.shot("wide", (4.5, 0.9, 1.3), (4.5, LENGTH, 0), 24, 0.17, 8)
    return room


def shell(room: PlanRoom) -> None:
    """White walls, three bronze bays to the boulevard, the round mouth in the N wall."""
    white = plaster(room.wall_colour, 0.66)
    south = edge_frame(room, SOUTH)
    for k, x in enumerate(BAYS):
        room.open(SOUTH, x - BAY / 2, -0.05, x + BAY / 2, HEAD, "rect", 0.9)
        bronze_bay(south, WIDTH - x, BAY, HEAD, k == 1, 20.0 if k == 1 else 0.0)
    for i in (SOUTH, EAST, WEST):
        a, b = room.edge(i)
        wall(f"wall{i}", a, b, HEIGHT + 0.05, white, room.openings.get(i, ()), 0.32)
    wall("north", (WIDTH, LENGTH), (0, LENGTH), HEIGHT + 0.05, white, [mouth(WIDTH / 2)], 0.3)
    sill = M().box(-0.2, -0.7, -0.2, WIDTH + 0.2, 0.004, 0.003)
    sill.obj("thresholds", paint("#6f6a60", 0.4))


def order(room: PlanRoom) -> None:
    """The order of the hall: dado, pilasters, panels between them, cornice with dentils, lamps, a clock."""
    white = plaster("#ece8de", 0.6)
    south, east, north, west = (edge_frame(room, i) for i in range(4))
    half = 1.74
    marble_dado(west, [(0.0, LENGTH)], DADO, 3)
    marble_dado(east, [(0.0, LENGTH - DOOR - 0.62), (LENGTH - DOOR + 0.62, LENGTH)], DADO, 4)
    marble_dado(north, [(0.0, WIDTH / 2 - half), (WIDTH / 2 + half, WIDTH)], DADO, 5)
    edges = [0.0, *(WIDTH - x + s * BAY / 2 for x in reversed(BAYS) for s in (-1, 1)), WIDTH]
    marble_dado(south, list(zip(edges[::2], edges[1::2])), DADO, 6)
    for place, middles in ((east, [LENGTH - y for y in PILASTERS]), (west, list(PILASTERS)), (north, [0.55, 2.28, WIDTH - 2.28, WIDTH - 0.55])):
        for k, x in enumerate(middles):
            pilaster(place, x, white)
            if place is not north and k in (1, 2, 3):
                lamp(place, x)
    for place, spans in ((east, PILASTERS), (west, PILASTERS)):
        for a, b in zip(spans, spans[1:]):
            p, q = (a, b) if place is west else (LENGTH - b, LENGTH - a)
            if place is east and a < DOOR < b:
                continue
            M(place).frame(p + 0.42, DADO + 0.24, q - 0.42, 3.82, [(0, 0), (0.004, 0.016), (0.03, 0.022), (0.05, 0.01), (0.06, 0.0)]).obj("wall-panel", white)
    for z0, z1, out in ((3.98, 4.06, 0.06), (4.06, 4.24, 0.035), (4.3, 4.36, 0.14), (4.36, 4.45, 0.2), (4.45, 4.52, 0.25), (4.52, 4.599, 0.3)):
        band(room, range(4), z0, z1, out, white, 0.006)
    teeth = M()
    for place, long in ((south, WIDTH), (east, LENGTH), (north, WIDTH), (west, LENGTH)):
        part = M(place)
        for k in range(int(long / 0.17)):
            x = 0.08 + 0.17 * k
            part.box(x, -0.125, 4.24, x + 0.09, 0, 4.3)
        part.obj("dentils", white)
    clock(north, WIDTH / 2, 3.56)
    service_door(east, LENGTH - DOOR)


def pilaster(place: Matrix, x: float, mat: Any) -> None:
    """A flat pilaster on the dado: three flutes, a plain base, a capital of two bands with a bronze patera."""
    shaft, low, high = M(place), DADO, 3.98
    shaft.box(x - 0.2, -0.045, low, x + 0.2, 0.0, high)
    shaft.box(x - 0.23, -0.06, low, x + 0.23, 0.0, low + 0.12).box(x - 0.215, -0.055, low + 0.12, x + 0.215, 0.0, low + 0.17)
    shaft.box(x - 0.22, -0.062, high - 0.34, x + 0.22, 0.0, high - 0.3).box(x - 0.235, -0.07, high - 0.1, x + 0.235, 0.0, high - 0.04).box(x - 0.25, -0.085, high - 0.04, x + 0.25, 0.0, high)
    for k in range(4):
        px = x - 0.15 + 0.1 * k
        shaft.tube([(px, -0.045, low + 0.24), (px, -0.045, high - 0.42)], 0.018, 8)
    shaft.obj("pilaster", mat, 0.004)
    patera = M(place @ Matrix.Translation((x, -0.045, high - 0.2)) @ Matrix.Rotation(math.pi / 2, 4, "X"))
    patera.lathe([(0.085, 0), (0.085, 0.012), (0.06, 0.02), (0.035, 0.012), (0.03, 0.03), (0.001, 0.034)], (0, 0, 0), 24)
    patera.obj("patera", metal("#a07c40", 0.34), smooth=True)


def lamp(place: Matrix, x: float) -> None:
    """A bronze bracket with one opal globe, and its light."""
    arm, z = M(place), 2.62
    arm.box(x - 0.055, -0.075, z - 0.3, x + 0.055, -0.04, z + 0.12)
    arm.tube([(x, -0.07, z - 0.2), (x, -0.16, z - 0.22), (x, -0.21, z - 0.12)], 0.014, 10)
    arm.lathe([(0.015, -0.13), (0.06, -0.1), (0.066, -0.08), (0.05, -0.075)], (x, -0.21, z), 20)
    arm.obj("lamp-arm", bronze("#6b4e2c"), smooth=True)
    M(place).sphere((x, -0.21, z), 0.095, 20).obj("lamp-globe", glow("#ffdca6", 1.9, 0.4), smooth=True)
    middle = place @ Matrix.Translation((x, -0.3, z))
    point(middle.to_translation(), 4.5, "#ffd092", 0.1)


def clock(place: Matrix, x: float, z: float) -> None:
    """A round bank clock over the portal: bronze case, white enamel, strokes for the hours."""
    axis = place @ Matrix.Translation((x, 0, z)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    M(axis).lathe([(0.36, 0), (0.36, 0.07), (0.33, 0.1), (0.29, 0.09), (0.285, 0.055)], (0, 0, 0), 56).obj("clock-case", bronze("#6b4e2c"), smooth=True)
    M(axis).lathe([(0.29, 0.056), (0.001, 0.058)], (0, 0, 0), 56).obj("clock-face", paint("#eee9dc", 0.3))
    marks = M(axis)
    for k in range(12):
        a = math.tau * k / 12
        marks.tube([(0.2 * math.cos(a), 0.2 * math.sin(a), 0.06), (0.26 * math.cos(a), 0.26 * math.sin(a), 0.06)], 0.008 if k % 3 else 0.013, 6)
    for a, long in ((math.radians(65), 0.15), (math.radians(-50), 0.22)):
        marks.tube([(-0.03 * math.cos(a), -0.03 * math.sin(a), 0.066), (long * math.cos(a), long * math.sin(a), 0.066)], 0.009, 6)
    marks.obj("clock-hands", paint("#1a1a1a", 0.4))


def service_door(place: Matrix, x: float) -> None:
    """The door to the cloakroom: green paint, two panels, marble jambs, a brass knob."""
    leaf, jamb = M(place), M(place)
    leaf.box(x - 0.46, -0.03, 0.01, x + 0.46, -0.001, 2.3)
    for z0, z1 in ((0.22, 0.95), (1.12, 2.12)):
        leaf.frame(x - 0.32, z0, x + 0.32, z1, [(0, 0), (0.006, 0.014), (0.03, 0.004), (0.034, 0)], -0.03)
    leaf.obj("service-door", paint("#1f3d2f", 0.35), 0.003)
    jamb.box(x - 0.62, -0.06, 0, x - 0.46, 0, 2.46).box(x + 0.46, -0.06, 0, x + 0.62, 0, 2.46).box(x - 0.62, -0.061, 2.3, x + 0.62, 0, 2.47).box(x - 0.68, -0.11, 2.47, x + 0.68, 0, 2.53)
    jamb.obj("door-jambs", paint("#234a38", 0.2), 0.005)
    M(place).sphere((x + 0.37, -0.075, 1.05), 0.032, 16).tube([(x + 0.37, -0.03, 1.05), (x + 0.37, -0.07, 1.05)], 0.012, 10).obj("door-knob", metal("#b8935a", 0.25), smooth=True)


def series(room: PlanRoom) -> None:
    """Seven works of discs on glass: four on the W wall, three on the E wall, each under a small lamp of the ceiling."""
    east, west = edge_frame(room, EAST), edge_frame(room, WEST)
    sizes = {"W": ((1.4, 1.2), (1.25, 1.5), (1.1, 1.5), (1.3, 1.3)), "E": ((1.3, 1.3), (1.0, 1.6), (1.5, 1.2))}
    for k, y in enumerate(MIDDLES):
        for side, place in (("W", west), ("E", east)):
            if k >= len(sizes[side]):
                continue
            inset = 1.35 if side == "W" else WIDTH - 1.35
            glass_discs(place, y if side == "W" else LENGTH - y, 2.32, *sizes[side][k], (41 if side == "W" else 31) + k)
            spot((inset, y, HEIGHT - 0.12), (0.05 if side == "W" else WIDTH - 0.05, y, 2.3), 30, "#ffe6c4", 52, 0.7, 0.03)
    spot((3.4, 10.2, HEIGHT - 0.15), (1.9, 12.5, 1.5), 130, "#fff0dc", 50, 0.8, 0.1)
    spot((5.6, 9.6, HEIGHT - 0.15), (WIDTH / 2, LENGTH, 1.5), 90, "#fff0dc", 44, 0.8, 0.1)


def used_walls(room: PlanRoom) -> None:
    """Brass grilles of the heating in the dado, sockets, an extinguisher, a hygrometer, floor boxes."""
    east, north, west = edge_frame(room, EAST), edge_frame(room, NORTH), edge_frame(room, WEST)
    grille = M(east)
    for y in (2.04, 8.39):
        a = LENGTH - y - 0.6
        grille.box(a, -0.045, 0.3, a + 1.2, -0.03, 0.33).box(a, -0.045, 0.87, a + 1.2, -0.03, 0.9)
        for k in range(25):
            grille.box(a + 0.05 * k - 0.006, -0.043, 0.3, a + 0.05 * k + 0.006, -0.03, 0.9)
    grille.obj("heating-grilles", metal("#8d6c38", 0.34))
    for place, xs in ((east, (4.4, 10.6)), (west, (3.9, 9.2))):
        for x in xs:
            M(place).box(x - 0.045, -0.042, 0.3, x + 0.045, -0.028, 0.39).obj("socket", metal("#8d6f3e", 0.4), 0.004)
    extinguisher(north, WIDTH - 1.4)
    M(west).box(10.6, -0.03, 1.52, 10.69, -0.002, 1.66).obj("hygrometer", paint("#e7e4dc", 0.4), 0.006)
    boxes = M()
    for x, y in ((2.5, 4.4), (6.5, 4.4), (2.5, 9.6), (6.5, 9.6)):
        boxes.box(x - 0.07, y - 0.07, 0.0, x + 0.07, y + 0.07, 0.0025)
    boxes.obj("floor-boxes", metal("#8f7a4e", 0.4))


def at_rest(room: PlanRoom) -> None:
    """Empty before the guests: the public's two benches, one coat on a form, a crate and a cable left behind."""
    bank_bench(1.75, 8.7, 90, 2.0)
    bank_bench(7.25, 8.5, 91, 2.0)
    dress_form(6.25, 10.5, 24, "coat", "#7c2d22", 14, "iron", "#b9a98c")
    crate(8.25, 13.0, 0.0, 12, (0.62, 0.42, 0.4), "wood")
    cable([(6.3, 9.3), (6.9, 10.9), (7.9, 12.2), (8.2, 12.6)], random.Random(5))


def open_day(room: PlanRoom) -> None:
    """Press day: rails along the W wall, five looks below the laylight, bags on plinths, a table with glasses."""
    rng = random.Random(f"{room.seed}-press")
    for y, turn in ((2.7, 91), (4.9, 88), (7.1, 92)):
        rack(1.0, y, rng, turn, 1.8, palette=room.palette, finish="brass")
    looks = ((5.3, 8.4, "coat", "#7c2d22"), (3.7, 7.0, "dress", "#1f3d33"), (5.9, 5.6, "wrap", "#c9943a"), (3.4, 4.6, "blazer", "#22252c"), (4.7, 3.4, "shirtdress", "#b9583a"))
    for k, (x, y, kind, colour) in enumerate(looks):
        turn = 140 + rng.gauss(0, 16)
        if k in (0, 3):
            dress_form(x, y, turn, kind, colour, 50 + k, "iron", "#b9a98c")
        else:
            mannequin(x, y, turn, kind, colour, 50 + k, "#cfc4b2")
    white = plaster("#ddd6c6", 0.5)
    for k, (x, y, high) in enumerate(((7.5, 3.3, 0.95), (7.9, 4.3, 0.7), (7.45, 5.2, 0.85))):
        M(at(x, y, 0, 5 - 4 * k)).box(-0.21, -0.21, 0, 0.21, 0.21, high).obj("plinth", white, 0.004)
        bag(x, y, high + 0.0006, 150 + 12 * k, ("handle", "bucket", "tote")[k], ("#7c2d22", "#c9943a", "#22352c")[k])
    cocktail_table(2.6, 9.4, rng, "", False)
    champagne(2.62, 9.42, 1.1012, rng)
    bouquet(0.75, 0.9, 0.0, rng, "branches", 1.7, False)
    bank_bench(7.9, 7.6, 90, 2.0)


def still_presentation(room: PlanRoom) -> None:
    """Seven looks in two loose files on the mosaic, benches along the E and W walls with programmes."""
    rng = random.Random(f"{room.seed}-still")
    figures = (
        (6.45, 5.0, "coat", "#7c2d22"), (3.9, 5.9, "dress", "#1f4a3a"), (5.5, 7.9, "wrap", "#c9943a"), (2.9, 7.2, "shirtdress", "#d8cdb8"),
        (4.2, 8.7, "double", "#22252c"), (2.6, 9.9, "slip", "#b9583a"), (6.3, 10.2, "dress", "#2c4d6b"),
    )
    for k, (x, y, kind, colour) in enumerate(figures):
        turn = 20 + rng.gauss(0, 18)
        if k % 4 == 3:
            dress_form(x, y, turn, kind, colour, 60 + k, "iron", "#b9a98c")
        else:
            mannequin(x, y, turn, kind, colour, 60 + k, "#cfc4b2", k % 2 == 0)
    for k in range(4):
        for x, turn in ((0.85, -90), (WIDTH - 0.85, 90)):
            y = 3.6 + 2.05 * k + rng.gauss(0, 0.05)
            if y > 10 and x < 2:
                continue
            show_bench(x, y, turn + rng.gauss(0, 1.5), 1.8, "#d9cbb0", "#3a2f1d")
            for j in (-1, 0, 1):
                if rng.random() < 0.7:
                    lay_programme(x, y + 0.5 * j, 0.46, turn + 180, rng)
