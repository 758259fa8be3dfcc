"""Atelier du Faubourg: a joiners' shed of 1912 under a saw-tooth roof, its door open to a cobbled court."""

from __future__ import annotations

import math
from typing import Any

from studio.ceilings.saw_tooth import saw_tooth, shed_profile
from studio.chairs import seat
from studio.daylight import TIMES
from studio.dressings.long_table import joiners_table
from studio.features.dado import plaster_dado
from studio.features.enamel_lamps import enamel_lamp
from studio.features.line_shaft import line_shaft
from studio.features.workaday import conduit, double_leaf, extinguisher, radiator
from studio.flooring.end_grain import end_grain_floor
from studio.garments import rack
from studio.joinery import steel_window
from studio.lights import opening_light, sun
from studio.mannequins import dress_form
from studio.materials import metal, paint, plaster, wood
from studio.mesh import M, at, rect, wall
from studio.outside.cobbled_court import cobbled_court
from studio.room import Room
from studio.storage import crate, ladder

WIDTH, LENGTH = 10.0, 11.0
VALLEY, RIDGE, SHEDS = 4.3, 6.1, 3
GREEN = "#3f5750"


def atelier_du_faubourg(facts: dict[str, Any]) -> Room:
    """Build the shed; the court lies at y < 0, where the glass looks."""
    room = Room({**facts, "surface": WIDTH * LENGTH}, LENGTH / WIDTH)
    room.W, room.L, room.H = WIDTH, LENGTH, VALLEY
    room.fill_strength = 0.0
    room.hour = TIMES["noon"]
    room.free = (0.9, 1.2, WIDTH - 1.5, LENGTH - 0.9)
    iron = paint("#3a4543", 0.45)
    shell(room)
    end_grain_floor(-0.2, -0.36, WIDTH + 0.2, LENGTH + 0.1, room.seed, "#86694a")
    saw_tooth(room, SHEDS, VALLEY, RIDGE, iron)
    line_shaft(WIDTH, 0.5, 9.9, 3.45)
    door(room)
    for y in (LENGTH / SHEDS, 2 * LENGTH / SHEDS):
        for x in (2.4, 5.0, 7.4):
            enamel_lamp(x, y, 2.95, VALLEY - 0.5, "#2f4a41")
    used_walls(room)
    cobbled_court(room, -1.5, WIDTH + 1.5, 15.0, 0.8)
    height, turn = math.radians(52), math.radians(24)
    sun((math.cos(height) * math.sin(turn), -math.cos(height) * math.cos(turn), -math.sin(height)), 2.7, "#fff1de", 0.8)
    room.furnish = {"rest": at_rest, "dinner": joiners_table}
    room.dev = dict(key=0.34, white=0.78, contrast=1.28, sat=1.12, awb=0.4)
    room.shot("wide", (0.5, 10.9, 1.5), (10, 4.2, 0), 22, 0.06, 8)
    return room


def shell(room: Room) -> None:
    """Plaster walls; the gables follow the sheds."""
    W, L = WIDTH, LENGTH
    mat = plaster_dado(room.wall_colour, "#70837a")
    profile = shed_profile(L, SHEDS, VALLEY + 0.12, RIDGE + 0.12)
    east = [(-0.3, -0.1), (L + 0.3, -0.1), (L + 0.3, VALLEY), *reversed(profile), (-0.3, VALLEY)]
    west = [(-0.3, -0.1), (L + 0.3, -0.1), (L + 0.3, VALLEY), *[(L - y, z) for y, z in profile], (-0.3, VALLEY)]
    wall("wall-east", (W, 0), (W, L), VALLEY, mat, (), 0.35, 0.0, east)
    wall("wall-west", (0, L), (0, 0), VALLEY, mat, (), 0.35, 0.0, west)
    holes = [rect(3.5, -0.02, 6.5, 3.2), rect(0.7, 1.05, 2.9, 3.2), rect(7.1, 1.05, 9.3, 3.2)]
    wall("wall-court", (0, 0), (W, 0), VALLEY + 0.02, mat, holes, 0.35)
    wall("wall-back", (W, L), (0, L), VALLEY + 0.02, mat, (), 0.35)
    for a, b in ((0.7, 2.9), (7.1, 9.3)):
        steel_window(room, "S", a, 1.05, b, 3.2, 0.55, 0.43, GREEN)
        x0, x1 = room.span("S", a - 0.06, b + 0.06)
        M(room.T("S")).box(x0, -0.08, 1.0, x1, 0.3, 1.05).obj("sill", wood("#8a7257", 0.6), 0.006)
    hour = room.hour
    opening_light((5, 0, 1.6), (0, 1, 0), 3.0, 3.2, hour["sky"] * 0.7, hour["col"])
    for x in (1.8, 8.2):
        opening_light((x, 0, 2.1), (0, 1, 0), 2.2, 2.1, hour["sky"] * 0.6, hour["col"])
    base = M()
    for x0, x1 in ((0.02, 3.4), (6.6, W - 0.02)):
        base.box(x0, 0.003, 0, x1, 0.028, 0.16)
    base.box(0.003, 0, 0, 0.028, L, 0.16).box(W - 0.028, 0, 0, W - 0.003, L, 0.16).box(0, L - 0.028, 0, W, L - 0.003, 0.16)
    base.obj("skirting", paint("#5d6762", 0.5), 0.004)


def door(room: Room) -> None:
    """A pair of glazed timber leaves folded back into the court, in an iron-shod frame."""
    frame = M()
    frame.box(3.38, -0.36, 0, 3.52, 0.02, 3.3).box(6.48, -0.36, 0, 6.62, 0.02, 3.3).box(3.38, -0.36, 3.18, 6.62, 0.02, 3.32)
    frame.obj("door-frame", paint(GREEN, 0.4), 0.006)
    M().box(3.5, -0.37, -0.05, 6.5, 0.04, 0.006).obj("sill-stone", plaster("#a49b8b", 0.7), 0.008)
    for hinge, turn in ((3.52, -104.0), (6.48, 112.0)):
        place = at(hinge, -0.33, 0, turn)
        sign = 1 if hinge < 5 else -1
        leaf, panel = M(place), M(place)

        def bar(a: float, z0: float, b: float, z1: float, thick: float = 0.025) -> None:
            low, high = sorted((sign * a, sign * b))
            leaf.box(low, -thick, z0, high, thick, z1)

        bar(0.0, 0.03, 0.1, 3.14)
        bar(1.36, 0.03, 1.46, 3.14)
        for z in (0.03, 1.0, 3.02):
            bar(0.0, z, 1.46, z + 0.13)
        for k in range(1, 3):
            bar(1.46 * k / 3 - 0.014, 1.1, 1.46 * k / 3 + 0.014, 3.05, 0.016)
        for z in (1.62, 2.1, 2.58):
            bar(0.1, z - 0.012, 1.36, z + 0.012, 0.016)
        leaf.obj("door-leaf", paint(GREEN, 0.42), 0.004)
        low, high = sorted((sign * 0.09, sign * 1.37))
        panel.box(low, -0.014, 0.15, high, 0.014, 1.02)
        panel.obj("door-panel", paint("#4a655d", 0.45))


def used_walls(room: Room) -> None:
    """What joiners left: tool board, lamp hooks, conduit, radiators, a fire extinguisher, glue-pot shelf."""
    west, back = room.T("W"), room.T("N")
    for y in (2.0, 5.6, 9.2):
        radiator(west, y, 1.4, 0.7, "#b9bcb4")
    for y in (3.67, 7.33):
        conduit(west, y, 4.1)
    conduit(back, 3.3, 4.1)
    extinguisher(west, 4.2)
    for y in (7.95, 10.25):
        double_leaf(room.T("E"), LENGTH - y, 0.9, 2.1, "#56655f", 3)
    double_leaf(back, 2.3, 0.95, 2.1, "#56655f", 3)
    board = M(back)
    for k in range(12):
        z = 1.1 + k * 0.105
        board.box(4.0, -0.03, z + 0.002, 6.9, -0.008, z + 0.103, (0.3 + 0.05 * (k * 5 % 7), 0.5, 0.5, 1))
    board.obj("tool-board", wood("#9a7a55", 0.6), 0.002)
    tools = M(back)
    for k in range(9):
        x = 4.3 + 0.28 * k
        tools.box(x - 0.012, -0.05, 2.13, x + 0.012, -0.03, 2.16)
        tools.box(x - 0.045 - 0.01 * (k % 3), -0.048, 1.55 + 0.09 * (k % 4), x + 0.045 + 0.01 * (k % 3), -0.034, 2.1)
    tools.obj("templates", wood("#6f5236", 0.55), 0.004)
    rail = M(back)
    rail.box(7.3, -0.05, 1.75, 9.7, -0.01, 1.85)
    rail.obj("peg-rail", wood("#8a6a47", 0.5), 0.004)
    pegs = M(back)
    for k in range(8):
        pegs.tube([(7.5 + 0.29 * k, -0.05, 1.8), (7.5 + 0.29 * k, -0.15, 1.83)], 0.012, 8)
    pegs.obj("pegs", wood("#8a6a47", 0.5), smooth=True)
    M(back).tube([(0.9, -0.06, 2.72), (9.2, -0.06, 2.72)], 0.02, 12).obj("pipe", metal("#a5a39b", 0.45), smooth=True)


def at_rest(room: Room) -> None:
    """Almost empty: a joiner's bench against the wall, a ladder, a form and a rail that arrived early."""
    bench = M()
    bench.box(8.75, 2.9, 0.78, 9.45, 5.1, 0.86)
    for x in (8.85, 9.28):
        for y in (3.05, 4.83):
            bench.box(x, y, 0, x + 0.1, y + 0.1, 0.78)
    bench.box(8.85, 3.1, 0.25, 9.35, 4.9, 0.29).box(8.6, 4.85, 0.55, 9.2, 4.98, 0.84)
    bench.obj("joiners-bench", wood("#a8865a", 0.5), 0.006)
    vice = M().tube([(8.64, 3.25, 0.68), (8.64, 3.65, 0.68)], 0.014, 10)
    vice.tube([(8.75, 3.45, 0.68), (8.5, 3.45, 0.68)], 0.022, 12)
    vice.obj("vice", metal("#6b6d6c", 0.4), smooth=True)
    ladder(9.0, 8.9, -70, 2.1)
    dress_form(5.0, 6.3, 160, "coat", "#8a5a3a", 4, "wood")
    rack(7.2, 1.5, room.rng, 172, 1.6, palette=room.palette)
    for x, y, turn in ((8.3, 6.2, 60), (7.7, 6.9, 150), (8.3, 2.6, 100)):
        seat(x, y, turn, "bentwood")
    for k in range(3):
        crate(1.2 + 0.05 * k, 5.6 + 0.7 * (k % 2), 0.62 * (k // 2), 6 - 9 * k, (0.8, 0.55, 0.6), "wood")
