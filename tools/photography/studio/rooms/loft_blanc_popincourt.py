"""Loft Blanc Popincourt: a printing works of 1927 on the third floor, mushroom columns between two walls of glass."""

from __future__ import annotations

import math
from typing import Any

from studio.ceilings.mushroom import mushroom_slab
from studio.daylight import TIMES
from studio.dressings.printing_floor import fitting_day, order_tables
from studio.features.dado import plaster_dado
from studio.features.floor_rails import floor_rails
from studio.features.goods_door import goods_door
from studio.features.leather_sofa import leather_sofa
from studio.features.workaday import conduit, double_leaf, extinguisher, radiator
from studio.flooring.cast_concrete import cast_concrete
from studio.materials import metal, paint
from studio.mesh import M
from studio.openings.ribbon import ribbon_window
from studio.outside.works_roofs import works_roofs
from studio.plan import PlanRoom
from studio.room import Room

WIDTH, LENGTH, HEIGHT = 12.0, 15.0, 4.6
COLUMNS_X, COLUMNS_Y = (4.0, 8.0), (3.75, 7.5, 11.25)
SILL, HEAD = 1.0, 3.9
GREEN = "#26443a"


def loft_blanc_popincourt(facts: dict[str, Any]) -> Room:
    """Build the floor; cloud light comes from the west and the south, over the roofs."""
    room = PlanRoom(facts, [(0, 0), (WIDTH, 0), (WIDTH, LENGTH), (0, LENGTH)], (0.9, 0.9, WIDTH - 0.9, LENGTH - 0.9))
    room.fill_strength = 0.0
    room.hour = {**TIMES["overcast"], "sky": 0.8, "ext": 0.4, "pull": 1.0, "col": "#f1f4f7", "top": "#7ea3cc"}
    windows(room)
    room.raise_walls({}, plaster_dado(room.wall_colour, GREEN, 1.22), 0.36)
    M().box(-0.36, -0.36, -0.12, WIDTH + 0.3, LENGTH + 0.3, 0).obj("floor", cast_concrete("#767977", 0.7, 3.75))
    bend = [(8.5 - 2.5 * math.cos(a), 5.0 - 2.5 * math.sin(a)) for a in [math.pi / 2 * k / 24 for k in range(25)]]
    floor_rails([(6.0, LENGTH - 0.4), *bend, (WIDTH - 0.02, 2.5)])
    mushroom_slab([(x, y) for x in COLUMNS_X for y in COLUMNS_Y], WIDTH, LENGTH, HEIGHT, "#ebe9e3", GREEN)
    used_walls(room)
    works_roofs(room, 0.2)
    room.furnish = {"rest": at_rest, "showroom": order_tables, "fitting": fitting_day}
    room.dev = dict(key=0.34, white=0.69, contrast=1.32, sat=1.2, awb=0.4)
    room.shot("wide", (11.1, 14.1, 1.5), (1.5, 0, 0), 22, 0.07, 8)
    return room


def windows(room: PlanRoom) -> None:
    """Four bays to the west and three to the south between concrete posts on the lines of the columns."""
    west, south = room.T("W"), room.T("S")
    posts_y = [0.2, *COLUMNS_Y, LENGTH - 0.2]
    posts_x = [0.2, *COLUMNS_X, WIDTH - 0.2]
    for k, (a, b) in enumerate(zip(posts_y, posts_y[1:])):
        room.open(3, LENGTH - b + 0.19, SILL, LENGTH - a - 0.19, HEAD, "rect", 1.15)
        ribbon_window(west, a + 0.19, SILL, b - 0.19, HEAD, GREEN, room.seed + k)
    for k, (a, b) in enumerate(zip(posts_x, posts_x[1:])):
        room.open(0, a + 0.19, SILL, b - 0.19, HEAD, "rect", 0.55)
        ribbon_window(south, WIDTH - b + 0.19, SILL, WIDTH - a - 0.19, HEAD, GREEN, room.seed + 10 + k)


def used_walls(room: Room) -> None:
    """Low radiators under the glass with their pipe, doors, switches, the goods lift, a drop of lamps on conduits."""
    west, south, east, north = room.T("W"), room.T("S"), room.T("E"), room.T("N")
    for y in (1.95, 5.6, 9.4, 13.1):
        radiator(west, y, 2.2, 0.6, "#d6d4cc")
    for x in (2.1, 6.0, 9.9):
        radiator(south, WIDTH - x, 2.2, 0.6, "#d6d4cc")
    pipes = M(west).tube([(0.3, -0.06, 0.08), (LENGTH - 0.3, -0.06, 0.08)], 0.02, 12)
    pipes.obj("heating-pipe", paint("#d6d4cc", 0.4), smooth=True)
    goods_door(east, LENGTH - 2.5, 1.5, 2.2, "#7f938a", -0.3)
    for y in (5.3, 11.3):
        conduit(east, LENGTH - y, HEIGHT - 0.02)
    conduit(north, 4.2, HEIGHT - 0.02)
    double_leaf(east, LENGTH - 8.4, 1.6, 2.3, "#2f4c42", 4)
    double_leaf(north, 9.6, 0.95, 2.1, "#2f4c42", 3)
    extinguisher(east, LENGTH - 6.9)
    extinguisher(north, 7.9)
    lamps = M()
    glow = M()
    for x in (2.0, 6.0, 10.0):
        lamps.tube([(x, 1.2, HEIGHT - 0.02), (x, LENGTH - 1.2, HEIGHT - 0.02)], 0.011, 8)
        for y in (1.9, 5.6, 9.4, 13.1):
            for dy in (-0.5, 0.5):
                lamps.tube([(x, y + dy, HEIGHT - 0.02), (x, y + dy, 3.52)], 0.004, 6)
            lamps.box(x - 0.045, y - 0.62, 3.48, x + 0.045, y + 0.62, 3.53)
            glow.tube([(x, y - 0.58, 3.455), (x, y + 0.58, 3.455)], 0.019, 14)
    lamps.obj("tube-lamps", paint("#dcdad3", 0.4))
    glow.obj("tubes", paint("#f2f2ee", 0.3), smooth=True)
    drain = M().tube([(0.13, 0.13, 0), (0.13, 0.13, HEIGHT)], 0.055, 16)
    drain.obj("downpipe", paint(GREEN, 0.4), smooth=True)
    M().tube([(0.13, 0.13, 2.2), (0.13, 0.13, 2.28)], 0.07, 16).obj("collar", metal("#6b6e6c", 0.4), smooth=True)


def paper_reel(x: float, y: float, turn: float, radius: float, wide: float, standing: bool) -> None:
    """A reel of kraft paper on its cardboard core, left by the printers; `standing` on its end."""
    mesh, core = M(), M()
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    if standing:
        a, b = (x, y, 0.002), (x, y, wide)
    else:
        a, b = (x - c * wide / 2, y - s * wide / 2, radius + 0.002), (x + c * wide / 2, y + s * wide / 2, radius + 0.002)
    mesh.tube([a, b], radius, 64)
    mesh.obj("paper-reel", paint("#b9986c", 0.75), 0.004, smooth=True)
    (ax, ay, az), (bx, by, bz) = a, b
    over = 0.004 / wide
    core.tube([(ax - (bx - ax) * over, ay - (by - ay) * over, az - (bz - az) * over * 0.2), (bx + (bx - ax) * over, by + (by - ay) * over, bz + (bz - az) * over)], 0.05, 24)
    core.obj("reel-core", paint("#4b3a28", 0.8))


def at_rest(room: Room) -> None:
    """Empty but a tan sofa between the columns; two reels of paper stand where the printers left them."""
    leather_sofa(7.1, 8.4, -58, "#a9683a")
    paper_reel(0.9, 1.0, 0, 0.46, 0.9, True)
    paper_reel(1.95, 0.72, 8, 0.36, 0.8, False)
