"""Atelier de Rivoli: a photographer's studio of 1902 under the roof, one great leaning window, a loggia."""

from __future__ import annotations

import math
from typing import Any

from studio.chairs import seat
from studio.daylight import TIMES
from studio.dressings.studio_days import fitting_day, low_bench, orders
from studio.features.loggia import loggia
from studio.features.workaday import conduit, double_leaf, extinguisher, radiator
from studio.flooring.painted_boards import painted_boards
from studio.garments import rack
from studio.mannequins import dress_form
from studio.materials import fabric, limewash, metal, paint, plaster, wood
from studio.mesh import M, at, wall
from studio.openings.studio_light import Slope, blinds, studio_light
from studio.outside.zinc_roofs import zinc_roofs
from studio.photo_equipment import camera_on_tripod
from studio.room import Room

WIDTH, LENGTH, HEIGHT = 9.2, 12.5, 4.5
WINDOW = (2.2, 9.4)
LOGGIA_Y, LOGGIA_Z, STAIR_X = 9.9, 2.5, 8.2
JOINERY = "#59656d"


def atelier_rivoli(facts: dict[str, Any]) -> Room:
    """Build the studio; the light is the northern sky's, the sun lies on the roofs outside."""
    room = Room({**facts, "surface": WIDTH * LENGTH}, LENGTH / WIDTH)
    room.W, room.L, room.H = WIDTH, LENGTH, HEIGHT
    room.fill_strength = 0.0
    room.hour = {**TIMES["morning"], "sun": 0, "sky": 1.05, "ext": 0.3, "col": "#e3edf8"}
    room.free = (1.9, 1.9, STAIR_X - 0.3, LOGGIA_Y - 0.4)
    slope = Slope(0.9, HEIGHT, 25)
    iron = paint("#2c3236", 0.45)
    shell(room, slope)
    painted_boards(-0.05, -0.05, WIDTH + 0.05, LENGTH + 0.05, room.seed, "#7c868c")
    studio_light(room, slope, *WINDOW, iron, 0.95)
    blinds(slope, *WINDOW, [0.36, 0.44, 0.28, 0.5, 0.22, 0.4], 5)
    loggia(slope.reach * 0.62, WIDTH, LOGGIA_Y, LENGTH, LOGGIA_Z, STAIR_X, JOINERY)
    under_the_loggia(room)
    used_walls(room)
    zinc_roofs(room, 0.27)
    painted_ground(3.3, 7.3, 0.42)
    room.furnish = {"rest": at_rest, "showroom": orders, "fitting": fitting_day}
    room.dev = dict(key=0.34, white=0.74, contrast=1.26, sat=1.08, awb=0.3)
    room.shot("wide", (8.4, 0.9, 1.5), (1.2, 11, 0), 24, 0.05, 8)
    return room


def shell(room: Room, slope: Slope) -> None:
    """Distempered walls, the plastered slope on both sides of the glass, a ceiling with one beam."""
    W, L, H = WIDTH, LENGTH, HEIGHT
    mat = limewash(room.wall_colour)
    wall("wall-south", (0, 0), (W, 0), H + 0.05, mat, (), 0.3)
    wall("wall-east", (W, 0), (W, L), H + 0.05, mat, (), 0.3)
    wall("wall-north", (W, L), (0, L), H + 0.05, mat, (), 0.3)
    knee = M().box(-0.3, -0.3, -0.1, 0, L + 0.3, 0.9)
    knee.obj("knee", mat)
    M().box(-0.3, WINDOW[0] - 0.1, 0.86, 0.16, WINDOW[1] + 0.1, 0.9).obj("ledge", paint(JOINERY, 0.4), 0.006)
    cheeks = M()
    for y0, y1 in ((-0.2, WINDOW[0] - 0.03), (WINDOW[1] + 0.03, L + 0.2)):
        a = [slope.at(y, s, 0.0) for y, s in ((y0, -0.02), (y1, -0.02), (y1, 1.04), (y0, 1.04))]
        b = [v - slope.normal * 0.28 for v in a]
        cheeks.add([*a, *b], [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    cheeks.obj("slope", mat)
    slab = M().box(slope.reach - 0.02, -0.3, H, W + 0.3, L + 0.3, H + 0.4)
    slab.obj("ceiling", plaster("#dfe3e4", 0.75))
    M().box(slope.reach - 0.35, -0.3, H + 0.12, slope.reach, L + 0.3, H + 0.5).obj("ridge", mat)
    beam = M()
    for y in (3.1, 6.2):
        beam.box(slope.reach, y - 0.11, H - 0.24, W, y + 0.11, H)
    beam.obj("beams", paint("#c9cfd0", 0.6), 0.006)
    base = M()
    base.box(0.02, 0.002, 0, W - 0.02, 0.022, 0.15).box(W - 0.022, 0.02, 0, W - 0.002, L - 0.02, 0.15).box(0.002, 0.02, 0, 0.022, L - 0.02, 0.15)
    base.obj("skirting", paint(JOINERY, 0.42), 0.003)


def under_the_loggia(room: Room) -> None:
    """The darkroom's door, plate cupboards with many small drawers, a curtain half drawn."""
    place = room.T("N")
    screen = M().box(5.1, LOGGIA_Y + 0.16, 0, WIDTH, LOGGIA_Y + 0.22, LOGGIA_Z - 0.2)
    screen.obj("screen", limewash(room.wall_colour))
    for x in (5.9, 7.4):
        double_leaf(at(0, LOGGIA_Y + 0.16), x, 0.95, 2.05, JOINERY, 3)
    body, fronts, knobs = M(place), M(place), M(place)
    x0, x1, top = 1.7, 4.9, 1.96
    body.box(x0, -0.46, 0.08, x1, -0.01, top).box(x0 - 0.04, -0.5, top, x1 + 0.04, -0.01, top + 0.04).box(x0 + 0.03, -0.43, 0, x1 - 0.03, -0.01, 0.08)
    columns, lines = 8, 9
    w, h = (x1 - x0 - 0.06) / columns, (top - 0.14) / lines
    for i in range(columns):
        for j in range(lines):
            cx, cz = x0 + 0.03 + w * i, 0.11 + h * j
            out = 0.05 if (i, j) in ((2, 5), (6, 3)) else 0.0
            fronts.box(cx + 0.008, -0.478 - out, cz + 0.008, cx + w - 0.008, -0.455, cz + h - 0.008, (0.35 + 0.07 * ((i * 3 + j * 5) % 6), 0.5, 0.5, 1))
            knobs.sphere((cx + w / 2, -0.488 - out, cz + h / 2), 0.013, 10)
    body.obj("plate-cupboard", wood("#6c5a45", 0.5), 0.004)
    fronts.obj("drawers", wood("#7d6950", 0.45), 0.003)
    knobs.obj("knobs", metal("#a98a55", 0.35), smooth=True)

    def curtain(u: float, v: float) -> tuple[float, float, float]:
        return (8.3 + 0.75 * u, -2.52 - 0.06 * math.sin(u * 44) * (0.6 + 0.4 * v), 2.1 - 2.08 * v)

    M(place).grid(curtain, 90, 12).obj("curtain", fabric("#39434b", 0.2), smooth=True)
    M(place).tube([(8.2, -2.52, 2.13), (9.15, -2.52, 2.13)], 0.012, 10).obj("rod", metal("#a98a55", 0.35), smooth=True)


def used_walls(room: Room) -> None:
    """Radiators under the slope, conduits, an extinguisher, a gilt-free mirror plate and hooks."""
    west, east, south = room.T("W"), room.T("E"), room.T("S")
    for y in (3.4, 8.2):
        radiator(west, y, 1.6, 0.62, "#aab3b7")
    for y in (1.2, 5.9):
        conduit(east, LENGTH - y, HEIGHT - 0.05)
    conduit(south, 1.0, HEIGHT - 0.05)
    extinguisher(east, LENGTH - 2.2)
    double_leaf(east, LENGTH - 3.3, 1.4, 2.15, JOINERY, 4)
    hooks = M(south)
    hooks.box(6.7, -0.03, 1.78, 8.9, -0.002, 1.88)
    for k in range(8):
        hooks.tube([(6.85 + 0.28 * k, -0.03, 1.82), (6.85 + 0.28 * k, -0.11, 1.8), (6.85 + 0.28 * k, -0.12, 1.86)], 0.008, 6)
    hooks.obj("hooks", paint(JOINERY, 0.4))


def painted_ground(x0: float, x1: float, y: float) -> None:
    """A painted canvas on its roller under the ceiling, let down to the floor, and another rolled up in the corner."""
    mid = (x0 + x1) / 2

    def cloth(u: float, v: float) -> tuple[float, float, float]:
        run = v * 5.2
        z = 4.05 - run
        sweep = 0.0
        if z < 0.45:
            t = min((0.45 - z) / 1.2, 1.0)
            z = max(0.45 * (1 - t) ** 2, 0.004)
            sweep = 1.15 * t**1.4
        return (x0 + (x1 - x0) * u, y + 0.04 + 0.012 * math.sin(u * 7 + v * 3) + sweep, z)

    M().grid(cloth, 30, 60, False, (4.0, 5.2)).obj("painted-ground", limewash("#8d8a80"), smooth=True)
    roller = M().tube([(x0 - 0.15, y + 0.03, 4.09), (x1 + 0.15, y + 0.03, 4.09)], 0.06, 18)
    roller.obj("roller", wood("#a78c68", 0.5), smooth=True)
    iron = M()
    for x in (x0 - 0.12, x1 + 0.12):
        iron.tube([(x, y + 0.03, 4.09), (x, y + 0.03, HEIGHT)], 0.012, 8)
    iron.tube([(mid + 2.05, y + 0.07, 4.05), (mid + 2.05, y + 0.07, 1.1)], 0.003, 5)
    iron.obj("roller-iron", paint("#2c3236", 0.5))
    spare = M().tube([(8.7, 0.3, 0.0), (8.86, 0.16, 3.3)], 0.075, 18)
    spare.obj("rolled-ground", limewash("#a39f96"), smooth=True)


def at_rest(room: Room) -> None:
    """Between two sittings: a camera before the painted ground, a posing chair, a bench, a form in the north light."""
    camera_on_tripod(5.0, 4.3, 180)
    seat(5.4, 2.3, 20, "bentwood")
    dress_form(3.4, 6.6, 200, "dress", room.palette[2], 7, "wood")
    rack(6.9, 9.1, room.rng, 4, 1.6, palette=room.palette, finish="brass")
    low_bench(2.2, 8.3, 90, 1.9)
    box = M(at(6.6, 7.0, 0, 18)).box(-0.35, -0.25, 0, 0.35, 0.25, 0.36)
    box.obj("posing-box", paint("#8b949a", 0.6), 0.006)
