"""Loft Saint-Sabin: a cabinet-maker's workshop of 1885, a row of oak posts and, at its end, the hoist."""

from __future__ import annotations

import math
from typing import Any

from studio.ceilings.post_and_beam import JOIST, post_and_beam
from studio.daylight import TIMES
from studio.dressings.workshop_floor import rails_at_the_windows, show_round_the_posts
from studio.features.goods_door import goods_door
from studio.features.hoist import hoist
from studio.features.workaday import conduit, double_leaf, extinguisher, radiator
from studio.flooring.waxed_boards import waxed_boards
from studio.lights import sun
from studio.materials import brick, limewash, paint, wood
from studio.mesh import M, rect, wall
from studio.openings.timber_casement import timber_casement
from studio.outside.workshop_court import workshop_court
from studio.plan import PlanRoom
from studio.room import Room

WIDTH, LENGTH, HEIGHT = 8.0, 16.25, 4.2
BAY = LENGTH / 6
ROWS = [BAY * k for k in range(1, 6)]
POSTS_X = 5.0
SILL, HEAD = 0.92, 3.22
JOINERY = "#6f7d78"


def loft_saint_sabin(facts: dict[str, Any]) -> Room:
    """Build the workshop; the sun comes low from the east, over the well."""
    room = PlanRoom(facts, [(0, 0), (WIDTH, 0), (WIDTH, LENGTH), (0, LENGTH)], (0.8, 0.9, POSTS_X - 0.5, 12.4))
    room.fill_strength = 0.0
    room.hour = {**TIMES["morning"], "sky": 0.62, "ext": 0.55, "col": "#e8eef6"}
    room.palette = facts.get("palette") or ["#d9d2c2", "#8d6f4e", "#3d4a5c", "#5b2f2a", "#6e7760", "#22262b"]
    windows(room)
    room.raise_walls({}, limewash("#ddd5c4"), 0.4)
    piers()
    waxed_boards((-0.3, -0.3, WIDTH + 0.3, LENGTH + 0.3), room.seed, "#523b28", 0.22)
    post_and_beam(WIDTH, LENGTH, HEIGHT, POSTS_X, ROWS, room.seed)
    hoist(2.65, 13.75, 15.75, HEIGHT - JOIST, room.seed + 2)
    used_walls(room)
    workshop_court(room, 9.0, 5.6, -6.4, 0.3)
    height, turn = math.radians(23), math.radians(20)
    sun((-math.cos(height) * math.cos(turn), -math.cos(height) * math.sin(turn), -math.sin(height)), 4.2, "#ffd9a8", 0.7)
    room.furnish = {"rest": left_behind, "runway": show_round_the_posts, "showroom": rails_at_the_windows}
    room.dev = dict(key=0.26, white=0.55, contrast=1.28, sat=1.06, awb=0.34)
    room.shot("wide", (0.7, 0.8, 1.1), (6.8, 16, 0), 24, 0.1, 8)
    return room


def windows(room: PlanRoom) -> None:
    """Six windows on each long side, one to a bay."""
    west, east = room.T("W"), room.T("E")
    for k in range(6):
        y = BAY * (k + 0.5)
        room.open(3, LENGTH - y - 0.8, SILL, LENGTH - y + 0.8, HEAD, "rect", 0.9)
        timber_casement(west, y - 0.8, SILL, y + 0.8, HEAD, JOINERY, room.seed + k, 26.0 if k == 2 else 0.0)
        room.open(1, y - 0.8, SILL, y + 0.8, HEAD, "rect", 0.9)
        timber_casement(east, LENGTH - y - 0.8, SILL, LENGTH - y + 0.8, HEAD, JOINERY, room.seed + 20 + k)


def piers() -> None:
    """Brick piers under the beams on both long sides, half a brick before the limewash; in the corners as well."""
    masonry = brick("#84503d", "#a56c50", "#b6aa99")
    for y in (0.0, *ROWS, LENGTH):
        low, high = max(y - 0.24, 0.0), min(y + 0.24, LENGTH)
        outline = rect(0, -0.1, high - low, HEIGHT)
        wall("pier", (0.11, high), (0.11, low), HEIGHT, masonry, (), 0.11, 0.0, outline)
        wall("pier", (WIDTH - 0.11, low), (WIDTH - 0.11, high), HEIGHT, masonry, (), 0.11, 0.0, outline)


def used_walls(room: Room) -> None:
    """Radiators, doors, the goods lift in the street side, conduits, an extinguisher, a rack of cramps."""
    west, east, north, south = room.T("W"), room.T("E"), room.T("N"), room.T("S")
    for k in (0, 2, 3):
        radiator(west, BAY * (k + 0.5), 1.3, 0.62, "#b7b3a8")
    for k in (1, 4):
        radiator(east, LENGTH - BAY * (k + 0.5), 1.3, 0.62, "#b7b3a8")
    goods_door(south, WIDTH - 5.9, 1.2, 2.1, "#7b3c30", -0.25)
    double_leaf(south, WIDTH - 2.6, 1.4, 2.2, "#59665f", 4)
    double_leaf(north, 6.9, 0.95, 2.1, "#59665f", 3)
    conduit(south, WIDTH - 4.3, 4.0)
    conduit(north, 5.6, 4.0)
    extinguisher(north, 5.2)
    extinguisher(south, WIDTH - 3.7)
    pipe = M(east).tube([(0.3, -0.17, 0.1), (LENGTH - 0.3, -0.17, 0.1)], 0.018, 10)
    pipe.obj("heating-pipe", paint("#b7b3a8", 0.4), smooth=True)
    rack, bars = M(north), M(north)
    rack.box(3.9, -0.09, 1.9, 5.0, -0.004, 1.98)
    for k in range(7):
        x = 4.0 + 0.15 * k
        bars.box(x - 0.012, -0.1, 0.75 + 0.11 * (k % 3), x + 0.012, -0.07, 2.0)
        bars.box(x - 0.05, -0.12, 1.72, x + 0.05, -0.06, 1.8).box(x - 0.05, -0.12, 0.95 + 0.11 * (k % 3), x + 0.05, -0.06, 1.02 + 0.11 * (k % 3))
    rack.obj("cramp-rack", wood("#7a5b3c", 0.55), 0.004)
    bars.obj("cramps", wood("#9a7a52", 0.55), 0.003)
    cords, shades = M(), M()
    for y in (BAY * 0.5, BAY * 1.5, BAY * 2.5, BAY * 3.5, BAY * 4.5):
        cords.tube([(2.5, y, 2.78), (2.5, y, HEIGHT - 0.02)], 0.004, 6)
        shades.lathe([(0.001, 0.16), (0.035, 0.16), (0.04, 0.1), (0.17, 0.03), (0.175, 0.0), (0.168, 0.0), (0.16, 0.03), (0.001, 0.09)], (2.5, y, 2.62), 36)
    cords.obj("cords", paint("#171717", 0.5))
    shades.obj("opal-shades", paint("#e9e6dc", 0.25), smooth=True)


def left_behind(room: Room) -> None:
    """The empty floor: three boards against the wall beside the hoist, a stool, a coil of rope."""
    boards = M()
    for k in range(3):
        x = 5.5 + 0.17 * k
        boards.add(
            [(x, LENGTH - 0.5 - 0.06 * k, 0.003), (x + 0.2, LENGTH - 0.5 - 0.06 * k, 0.003), (x + 0.2, LENGTH - 0.02 - 0.012 * k, 2.5 + 0.3 * k), (x, LENGTH - 0.02 - 0.012 * k, 2.5 + 0.3 * k)],
            [(0, 1, 2, 3)],
            [[(0, 0), (0, 0.2), (2.6, 0.2), (2.6, 0)]],
            (0.3 + 0.2 * k, 0.5, 0.5, 1),
        )
    thing = boards.obj("boards-left", wood("#a07f55", 0.6))
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.024
