"""Salon du Quatre-Septembre: the entresol of an insurance house of 1878, half-moon windows, coffers, a cash desk."""

from __future__ import annotations

import math
from typing import Any

from studio.ceilings.coffers import coffers
from studio.chairs import seat
from studio.daylight import TIMES
from studio.dressings.layout import Floor, floor_of
from studio.dressings.selling import selling_table
from studio.features.cash_desk import cash_desk, desk_lamp
from studio.features.workaday import extinguisher, radiator
from studio.floors import floor
from studio.garments import rack
from studio.joinery import PANEL, double_door, fireplace
from studio.lights import sun
from studio.mannequins import dress_form, mannequin
from studio.materials import marble, metal, mirror, paint, plaster, wood
from studio.mesh import M, at
from studio.openings.half_moon import half_moon, panel_over
from studio.outside.entresol_street import entresol_street
from studio.room import Room
from studio.shoes import shoe_row
from studio.storage import crate

WIDTH, LENGTH, HEIGHT = 6.2, 14.2, 3.6
MOONS = (1.5, 4.3, 7.1, 9.9, 12.7)
RADIUS, SILL, SPRING = 1.2, 0.25, 0.62
IVORY = "#e6dfd0"
DESK = (3.1, 11.1)


def salon_opera(facts: dict[str, Any]) -> Room:
    """Build the salon; the street lies to the west, 3.5 m below the floor."""
    room = Room({**facts, "surface": WIDTH * LENGTH}, LENGTH / WIDTH)
    room.W, room.L, room.H = WIDTH, LENGTH, HEIGHT
    room.fill_strength = 0.05
    room.hour = {**TIMES["noon"], "sky": 1.0, "sun": 0}
    room.free = (0.7, 0.9, 4.8, 12.6)
    colour = room.wall_colour
    walls = paint(colour, 0.55)
    for y in MOONS:
        half_moon(room, "W", y, RADIUS, SILL, SPRING, colour)
        panel_over(room, "W", y - 1.1, y + 1.1, 2.16, 3.05, colour)
    room.build_walls({"*": walls})
    room.ceiling(plaster("#efeae0", 0.7))
    coffers(WIDTH, LENGTH, HEIGHT, 5, 12, 0.2, plaster("#efeae0", 0.7))
    floor("herringbone", WIDTH, LENGTH, room.rng, "#9c7347")
    end_walls(room, colour)
    east = room.T("E")
    cash_desk(east, LENGTH - DESK[1], LENGTH - DESK[0], room.seed)
    for x in (4.4, 7.6, 10.0):
        desk_lamp(east, x)
    used_walls(room, colour)
    entresol_street(room, 3.5, 15.5, 0.55)
    height, turn = math.radians(48), math.radians(34)
    flat = math.cos(height)
    sun((-flat * math.cos(turn), flat * math.sin(turn), -math.sin(height)), 1.55, "#fff1de", 0.8)
    room.furnish = {"rest": at_rest, "showroom": order_day}
    room.dev = dict(key=0.4, white=0.74, contrast=1.36, sat=1.16, awb=0.35)
    room.shot("wide", (5.1, 7.1, 1.35), (0, 7.1, 0), 22, 0.03, 8)
    return room


def end_walls(room: Room, colour: str) -> None:
    """North: a black fireplace under an oak looking-glass. South: the door to the landing under a clock."""
    coat = paint(colour, 0.5)
    fireplace(room, "N", 3.1, marble("#1f2124", "#b9b2a2", 0.14))
    place = room.T("N")
    M(place).frame(2.3, 1.16, 3.9, 2.86, [(0, 0), (0, 0.03), (0.02, 0.05), (0.07, 0.045), (0.1, 0.02), (0.11, 0.012)]).obj("glass-frame", wood("#8a6238", 0.4), 0.003)
    M(place).quad((2.4, -0.012, 1.26), (3.8, -0.012, 1.26), (3.8, -0.012, 2.76), (2.4, -0.012, 2.76)).obj("looking-glass", mirror())
    double_door(room, "S", 3.1, wood("#8a6238", 0.42), 1.6, 2.5)
    for side, spans in (("N", ((0.25, 1.75), (4.45, 5.95))), ("S", ((0.25, 1.95), (4.25, 5.95))), ("E", ((0.25, 2.75), (11.45, 13.95)))):
        mouldings, dado = M(room.T(side)), M(room.T(side))
        for a, b in spans:
            x0, x1 = room.span(side, a, b)
            mouldings.frame(x0 + 0.08, 0.22, x1 - 0.08, 0.78, PANEL).frame(x0 + 0.08, 1.0, x1 - 0.08, 3.05, PANEL)
            dado.box(x0 - 0.2, -0.03, 0.87, x1 + 0.2, -0.002, 0.92).box(x0 - 0.2, -0.022, 0, x1 + 0.2, -0.002, 0.15)
        mouldings.obj("panels", coat)
        dado.obj("dado", coat, 0.005)
    base = M(room.T("W")).box(0.02, -0.02, 0, LENGTH - 0.02, -0.002, 0.14)
    base.obj("skirting", coat, 0.004)
    clock(3.1, 2.98)


def clock(x: float, z: float) -> None:
    """A round office clock over the south door, with strokes for hours."""
    place = at(x, 0.0, z) @ at(0, 0, 0, 180)
    rim, marks = M(place), M(place)
    face = M(place).tube([(0, -0.002, 0), (0, -0.05, 0)], 0.24, 48)
    face.obj("clock-face", plaster("#efeadd", 0.5), smooth=True)
    for k in range(48):
        a, b = math.tau * k / 48, math.tau * (k + 1) / 48
        rim.tube([(0.25 * math.cos(a), -0.035, 0.25 * math.sin(a)), (0.25 * math.cos(b), -0.035, 0.25 * math.sin(b))], 0.026, 8)
    rim.obj("clock-rim", wood("#6c4a29", 0.35), smooth=True)
    for k in range(12):
        a = math.tau * k / 12
        marks.tube([(0.175 * math.cos(a), -0.052, 0.175 * math.sin(a)), (0.205 * math.cos(a), -0.052, 0.205 * math.sin(a))], 0.006, 5)
    for a, run, thick in ((2.2, 0.11, 0.008), (1.35, 0.165, 0.006)):
        marks.tube([(0, -0.056, 0), (run * math.cos(a), -0.056, run * math.sin(a))], thick, 5)
    marks.obj("clock-marks", paint("#17181a", 0.4))


def used_walls(room: Room, colour: str) -> None:
    """Radiators between the windows' ends, sockets on the skirting, an extinguisher, a brass switch plate."""
    north, south, west = room.T("N"), room.T("S"), room.T("W")
    radiator(north, 5.2, 1.1, 0.66, "#d8d1c2")
    extinguisher(south, room.lx("S", 0.75))
    plates = M(west)
    for y in (2.9, 5.7, 8.5, 11.3):
        plates.box(y - 0.06, -0.03, 0.045, y + 0.06, -0.02, 0.105)
    plates.obj("sockets", metal("#a9854a", 0.35), 0.003)
    switch = M(south).box(room.lx("S", 4.12) - 0.04, -0.014, 1.08, room.lx("S", 4.12) + 0.04, -0.002, 1.2)
    switch.obj("switch", metal("#a9854a", 0.3), 0.003)


def waiting_bench(x: float, y: float, turn: float, long: float) -> None:
    """The clients' bench of the house: slatted oak seat and back on iron ends."""
    oak, iron = M(at(x, y, 0, turn)), M(at(x, y, 0, turn))
    for k in range(6):
        oak.box(-long / 2, -0.25 + 0.078 * k, 0.43 + 0.004 * abs(k - 2.5), long / 2, -0.182 + 0.078 * k, 0.455 + 0.004 * abs(k - 2.5))
    for k in range(5):
        oak.box(-long / 2, 0.235 + 0.018 * k, 0.54 + 0.082 * k, long / 2, 0.26 + 0.018 * k, 0.61 + 0.082 * k)
    for s in (-1, 0, 1):
        ex = s * (long / 2 - 0.09)
        iron.tube([(ex, -0.27, 0.0), (ex, -0.2, 0.2), (ex, -0.23, 0.42), (ex, 0.2, 0.42), (ex, 0.27, 0.55), (ex, 0.37, 0.97)], 0.018, 8)
        iron.tube([(ex, 0.33, 0.0), (ex, 0.24, 0.2), (ex, 0.2, 0.42)], 0.018, 8)
    oak.obj("waiting-bench", wood("#8f683d", 0.4), 0.006)
    iron.obj("bench-iron", paint("#1d2220", 0.45), smooth=True)


def at_rest(room: Room) -> None:
    """Between two campaigns: a form against the light, the old bench, two rails, chairs, a crate not yet unpacked."""
    dress_form(1.55, 5.5, 205, "dress", room.palette[2], 8, "wood")
    waiting_bench(1.05, 13.8, 1, 1.5)
    rack(1.25, 11.3, room.rng, -86, 1.5, palette=room.palette, finish="brass")
    rack(3.6, 2.6, room.rng, 78, 1.5, palette=room.palette, finish="brass")
    seat(0.95, 8.55, -52, "bentwood")
    seat(1.9, 9.0, 140, "bentwood")
    seat(2.2, 1.9, 60, "bentwood")
    seat(4.75, 3.9, 82, "bentwood")
    crate(0.6, 2.9, 0.0, 8, (0.6, 0.45, 0.4), "wood")
    boxes = M(at(0.85, 9.25, 0, 30))
    for k in range(3):
        boxes.box(-0.17 + 0.012 * k, -0.12, 0.13 * k + 0.001, 0.17 + 0.012 * k, 0.12, 0.13 * k + 0.128)
    boxes.obj("shoe-boxes", plaster("#b8a98e", 0.7), 0.003)


def order_day(room: Room) -> None:
    """Orders are written: a long table, rails along the desk and before the windows, two looks on stands."""
    floor_here = floor_of(room, "order-day")
    rng = floor_here.rng
    selling_table(room, Floor(1, 2, 4, 12, rng), 2.75, 7.6, 3.4)
    for y in (8.3, 10.6):
        rack(4.6, y, rng, -90 + rng.gauss(0, 2.5), 1.9, palette=room.palette, finish="brass")
    for y in (5.7, 11.6):
        rack(0.95, y, rng, -90 + rng.gauss(0, 2.5), 1.7, palette=room.palette, finish="brass")
    dress_form(2.7, 4.9, -24, "coat", room.palette[2], 14, "wood")
    mannequin(3.9, 11.9, 30, "wrap", room.palette[0], 17, "#e4ded2")
    dress_form(4.4, 5.2, 160, "shirtdress", room.palette[4], 5, "iron")
    waiting_bench(3.1, 12.0, 178, 1.6)
    shoe_row(2.9, 11.98, 0.46, 186, 4, [room.palette[3], "#1b1a19", room.palette[-1]], "pump", 0.3)
