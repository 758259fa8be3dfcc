"""Loft du Sentier: a cloth warehouse of 1877 on a street corner, iron columns with scrolls, a wall of bolts."""

from __future__ import annotations

import math
from typing import Any

from studio.ceilings.iron_joists import iron_joists, spiral_duct
from studio.daylight import TIMES
from studio.dressings.cloth_house import at_the_table, show_between_columns, showroom
from studio.features.cloth_wall import cloth_wall
from studio.features.cutting_table import cutting_table
from studio.features.enamel_lamps import enamel_lamp
from studio.features.lift_cage import lift_cage
from studio.features.scrolled_column import scrolled_column
from studio.features.workaday import conduit, double_leaf, extinguisher, radiator
from studio.flooring.waxed_boards import waxed_boards
from studio.lights import sun
from studio.materials import brick, paint, plaster
from studio.mesh import M, at
from studio.openings.segment_window import segment_window
from studio.outside.cloth_quarter import cloth_quarter
from studio.plan import PlanRoom
from studio.room import Room
from studio.steelwork import old_iron_paint

WIDTH, LENGTH, HEIGHT, CUT = 10.2, 14.0, 4.0, 2.5
COLUMNS_X, ROWS = (3.4, 6.8), (3.5, 7.0, 10.5)
SILL, HEAD = 0.8, 3.25
IRON = "#23282a"
WEST, SOUTH = (4.2, 6.75, 9.3, 11.85), (4.4, 6.7, 9.0)
BAYS = [
    ["#b5afa2", "#9e937e", "#8c7a5d"],
    ["#94753e", "#845230", "#673525"],
    ["#5a2627", "#763e35", "#411f22"],
    ["#2d3950", "#4f6176", "#1b2232"],
    ["#35443c", "#5f6857", "#232d28"],
    ["#717272", "#3b3c3e", "#acaaa7"],
]


def loft_sentier(facts: dict[str, Any]) -> Room:
    """Build the loft; the evening sun comes low along the street from the south-west."""
    corners = [(CUT, 0.0), (WIDTH, 0.0), (WIDTH, LENGTH), (0.0, LENGTH), (0.0, CUT)]
    room = PlanRoom(facts, corners, (0.9, 2.6, WIDTH - 0.9, 10.2))
    room.fill_strength = 0.0
    room.hour = {**TIMES["golden"], "sky": 0.55, "ext": 0.5, "col": "#eae8ee"}
    room.palette = facts.get("palette") or ["#c9b795", "#94562e", "#6b2a2b", "#2b3a55", "#374a3f", "#a67c38"]
    iron = old_iron_paint(IRON)
    windows(room)
    room.raise_walls({1: brick("#7c4635", "#9c6248", "#b0a494")}, plaster(room.wall_colour, 0.7), 0.42)
    waxed_boards((-0.3, -0.3, WIDTH + 0.1, LENGTH + 0.1), room.seed, "#4f3826", 0.145)
    iron_joists(WIDTH, LENGTH, HEIGHT, ROWS, iron)
    spiral_duct(8.5, 0.0, LENGTH, 3.2, 0.19, HEIGHT - 0.16, room.seed)
    for x in COLUMNS_X:
        for y in ROWS:
            scrolled_column(x, y, HEIGHT - 0.48, iron)
    cloth_wall(room.T("N"), 0.15, 7.35, 3.62, 0.78, BAYS, room.seed)
    cutting_table(at(3.7, 11.55), 6.0, 1.6, [c for bay in BAYS for c in bay[:2]], room.seed + 1)
    lift_cage(7.75, 12.05, 9.95, 13.9, HEIGHT, iron)
    for x, y in ((1.9, 11.5), (3.7, 11.5), (5.5, 11.5), (5.1, 5.25), (5.1, 8.75)):
        enamel_lamp(x, y, 2.45, HEIGHT - 0.1, "#1b1e1f", 45.0)
    used_walls(room)
    cloth_quarter(room, 9.2, -7.4, 0.7)
    height, turn = math.radians(17), math.radians(27)
    sun((math.cos(height) * math.sin(turn), math.cos(height) * math.cos(turn), -math.sin(height)), 3.6, "#ffc687", 0.7)
    room.furnish = {"rest": showroom, "showroom": showroom, "runway": show_between_columns, "fitting": at_the_table}
    room.dev = dict(key=0.23, white=0.5, contrast=1.26, sat=1.02, awb=0.32)
    room.shot("wide", (8.9, 0.8, 1.5), (2.6, 13.5, 0), 28, 0.06, 8)
    room.shot("detail-lamp", (6.2, 6.7, 1.5), (5.2, 8.75, 2.55), 58, 0, 2.8, tilt=True)
    return room


def windows(room: PlanRoom) -> None:
    """Four windows to the west, three to the south, one in the cut corner."""
    west, south = room.T("W"), room.T("S")
    for k, y in enumerate(WEST):
        room.open(3, LENGTH - y - 0.8, SILL, LENGTH - y + 0.8, HEAD, "segment", 1.0)
        segment_window(west, y - 0.8, SILL, y + 0.8, HEAD, "#2c2f30", 24.0 if k == 2 else 0.0)
    for x in SOUTH:
        room.open(0, x - CUT - 0.8, SILL, x - CUT + 0.8, HEAD, "segment", 0.7)
        segment_window(south, WIDTH - x - 0.8, SILL, WIDTH - x + 0.8, HEAD, "#2c2f30")
    middle = CUT / math.sqrt(2)
    room.open(4, middle - 0.8, SILL, middle + 0.8, HEAD, "segment", 0.8)
    segment_window(at(CUT, 0, 0, 135), middle - 0.8, SILL, middle + 0.8, HEAD, "#2c2f30")


def used_walls(room: Room) -> None:
    """Radiators under some sills, doors, conduits on the brick, an extinguisher, skirting, hooks for paper patterns."""
    west, east = room.T("W"), room.T("E")
    for y in (4.2, 9.3):
        radiator(west, y, 1.3, 0.62, "#c2bcae")
    double_leaf(east, LENGTH - 5.6, 1.4, 2.25, "#3a3f40", 4)
    double_leaf(east, LENGTH - 9.6, 0.95, 2.1, "#3a3f40", 3)
    for y in (2.6, 7.9):
        conduit(east, LENGTH - y, 3.8)
    extinguisher(east, LENGTH - 4.4)
    base = M()
    base.box(0.002, CUT + 0.1, 0, 0.022, LENGTH, 0.16).box(CUT + 0.1, 0.002, 0, WIDTH, 0.022, 0.16)
    base.box(WIDTH - 0.022, 0.02, 0, WIDTH - 0.002, 4.75, 0.16).box(WIDTH - 0.022, 6.45, 0, WIDTH - 0.002, 9.0, 0.16)
    base.obj("skirting", paint("#4a4642", 0.45), 0.003)
    hooks, card = M(east), M(east)
    hooks.box(LENGTH - 11.6, -0.03, 2.15, LENGTH - 10.4, -0.004, 2.22)
    for k in range(5):
        x = LENGTH - 11.5 + 0.25 * k
        hooks.tube([(x, -0.03, 2.17), (x, -0.08, 2.15), (x, -0.09, 2.2)], 0.006, 6)
        for j in range(3):
            w, h = 0.1 + 0.02 * ((k + j) % 3), 0.75 + 0.13 * ((k * 2 + j) % 3)
            card.box(x - w, -0.065 - 0.008 * j, 2.14 - h, x + w * 0.8, -0.063 - 0.008 * j, 2.12)
    hooks.obj("pattern-hooks", paint("#2c2f30", 0.45))
    card.obj("card-patterns", paint("#b99a6b", 0.8))
