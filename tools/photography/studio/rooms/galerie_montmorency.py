"""Galerie Montmorency: a garage of 1931, its turntable, haunched frames, folding doors and a wall of glass bricks."""

from __future__ import annotations

import math
import random
from typing import Any

from studio.ceilings.haunched_frames import haunched_frames
from studio.chairs import SEAT, lay_programme, seat
from studio.daylight import TIMES
from studio.features.edge_trim import band, edge_frame
from studio.features.ink_sheets import ink_sheets
from studio.features.turntable import turntable
from studio.features.workaday import conduit, extinguisher
from studio.flooring.cast_concrete import cast_concrete
from studio.garments import rack
from studio.house_fittings import radiator, steel_door
from studio.lamps import track
from studio.lights import opening_light, spot
from studio.mannequins import dress_form, mannequin
from studio.materials import paint, plaster
from studio.mesh import M
from studio.openings.folding_doors import folding_doors
from studio.openings.glass_bricks import glass_bricks
from studio.outside.evening_street import evening_street
from studio.plan import PlanRoom
from studio.room import Room
from studio.storage import hand_truck

WIDTH, LENGTH, HEIGHT = 8.0, 20.0, 4.1
TABLE, RADIUS = (4.0, 6.0), 2.1
DOORS = (1.0, 7.0, 3.25)
FRAMES = [0.19, 4.0, 8.0, 12.0, 16.0, 19.81]
STEEL = "#39443f"
SOUTH, EAST, NORTH, WEST = range(4)


def galerie_montmorency(facts: dict[str, Any]) -> Room:
    """Build the garage; the street lies at y < 0 and the low sun comes in through the doors."""
    corners = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, LENGTH), (0.0, LENGTH)]
    room = PlanRoom(facts, corners, (0.7, 1.2, WIDTH - 0.7, LENGTH - 0.9))
    room.fill_strength = 0.03
    room.hour = {**TIMES["golden"], "sky": 0.42, "ext": 0.5}
    shell(room)
    room.lay(0.0, cast_concrete("#7b7a77", 0.3, 4.0))
    M().box(-0.3, -0.36, -0.2, WIDTH + 0.3, 0.02, -0.003).obj("threshold", paint("#77756f", 0.7))
    turntable(*TABLE, RADIUS)
    bay_lines()
    haunched_frames(WIDTH, LENGTH, HEIGHT, FRAMES)
    used_walls(room)
    evening_street(room, 0.34)
    room.sun_through(SOUTH, 18.0, 0.2, 14.0)
    room.furnish = {"rest": at_rest, "runway": show}
    room.dev = dict(key=0.34, white=0.74, contrast=1.3, sat=1.14, awb=0.3)
    room.shot("wide", (5.4, 0.7, 1.75), (3.6, 20, 0), 28, 0.0, 8)
    return room


def shell(room: PlanRoom) -> None:
    """White walls, the front open over 6 m, glass bricks over the whole end."""
    white = plaster(room.wall_colour, 0.66)
    x0, x1, tall = DOORS
    room.open(SOUTH, x0, -0.05, x1, tall + 0.06, k=0.62)
    room.open(NORTH, 0.42, 0.5, WIDTH - 0.42, 3.6)
    room.raise_walls({}, white, 0.34)
    folding_doors(x0, x1, tall, STEEL)
    glass_bricks(edge_frame(room, NORTH), 0.42, 0.5, WIDTH - 0.42, 3.6, 0.2, room.seed)
    opening_light((WIDTH / 2, LENGTH - 0.1, 2.0), (0, -1, 0), WIDTH - 1, 3.0, room.hour["sky"] * 0.55, "#dfe9f0")
    frame = M(edge_frame(room, NORTH))
    frame.box(0.3, -0.04, 0.42, WIDTH - 0.3, 0.02, 0.495).box(0.3, -0.03, 3.605, WIDTH - 0.3, 0.02, 3.68)
    frame.obj("brick-sill", plaster("#d7d4cb", 0.6), 0.008)
    band(room, (EAST, WEST), 0.0, 0.16, 0.02, paint("#8d918d", 0.5))


def bay_lines() -> None:
    """What is left of the painted bays on both sides, and the dark curves of tyres."""
    lines, tyres = M(), M()
    for side in (-1, 1):
        for y in (9.4, 11.9, 14.4, 16.9):
            xa, xb = 4 + side * 1.55, 4 + side * 3.55
            lines.quad((xa, y, 0.0012), (xb, y - 0.75, 0.0012), (xb, y - 0.66, 0.0012), (xa, y + 0.09, 0.0012), False)
    lines.obj("bay-lines", paint("#b5b1a6", 0.6))


def used_walls(room: PlanRoom) -> None:
    """Steel doors, radiators, conduits, an extinguisher, tracks between the frames, a sack truck left behind."""
    east, west = edge_frame(room, EAST), edge_frame(room, WEST)
    steel_door(0.0, 14.0, 90, 1.7, 2.3, "#9aa19c", 0.0, 2)
    steel_door(0.0, 17.6, 90, 0.95, 2.15, "#9aa19c", 22.0)
    M().box(-0.35, 16.9, -0.05, -0.305, 18.4, 2.4).obj("dark", paint("#2a2b2b", 0.8))
    for y in (6.0, 10.0):
        radiator(0.14, y, 90, 16, "#c9c8c1", 0.66)
    for y in (4.25, 12.25):
        conduit(east, LENGTH - y, 3.0)
    conduit(west, 8.25, 3.0)
    extinguisher(east, LENGTH - 16.3)
    for y in (2.1, 6.0, 10.0, 14.0, 18.0):
        targets = [(0.05, y, 1.6), (2.5, y + 0.2, 0), (5.5, y - 0.2, 0), (7.95, y, 1.6)]
        track((1.0, y), (7.0, y), HEIGHT - 0.34, HEIGHT - 0.2, 4, targets, 16, "#ffd9ac", 56)


def series(room: PlanRoom) -> None:
    """The 24 sheets between two frames of the east wall."""
    ink_sheets(edge_frame(room, EAST), LENGTH - 10.0, 1.62, 5)


def at_rest(room: PlanRoom) -> None:
    """Almost empty: one form on the turntable, the sheets on the wall, a sack truck by the far door."""
    series(room)
    dress_form(TABLE[0] + 0.25, TABLE[1] + 0.3, 20, "double", "#4a2f2b", 4, "iron")
    hand_truck(0.75, 12.3, 70)
    rack(6.75, 14.2, random.Random(f"{room.seed}-rest"), 86, 1.7, palette=room.palette, finish="black")


def show(room: PlanRoom) -> None:
    """Chairs in arcs round the turntable and in rows behind it, the first look already on the steel."""
    series(room)
    rng = random.Random(f"{room.seed}-show")
    places = []
    for radius, count in ((2.72, 9), (3.32, 10)):
        for side in (0.0, math.pi):
            for k in range(count):
                a = side + math.radians(-52 + 104 * k / (count - 1))
                places.append((TABLE[0] + radius * math.cos(a), TABLE[1] + radius * math.sin(a), math.degrees(a) + 90))
    for k in range(18):
        for x, turn in ((1.0, -90), (1.72, -90), (6.28, 90), (7.0, 90)):
            places.append((x, 9.3 + 0.545 * k, turn))
    for k, (x, y, turn) in enumerate(places):
        style = "folding"
        seat(x + rng.gauss(0, 0.012), y + rng.gauss(0, 0.014), turn + rng.gauss(0, 2.4), style, "#ded9cd" if k % 7 else "")
        lay_programme(x, y, SEAT[style], turn + 180, rng, rng.random() < 0.2)
    mannequin(TABLE[0], TABLE[1], 165, "coat", "#2f3b4d", 21, "#e4ded2", True)
    mannequin(2.95, 12.9, 168, "wrap", "#7d3a2c", 25, "#e4ded2", False)
    mannequin(5.15, 9.1, 190, "dress", "#c39a4a", 24, "#e4ded2", True)
    for y in (6.0, 10.0, 14.0):
        spot((TABLE[0], y + 0.6, HEIGHT - 0.3), (TABLE[0], y, 0), 60, "#ffe6c6", 58, 0.6, 0.05)
