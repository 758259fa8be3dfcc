"""Hôtel de Marbeuf: three salons of 1866 in a row, grey white, sage and bottle green, on one axis of doors."""

from __future__ import annotations

import math
import random
from typing import Any

import bpy

from studio.chairs import lay_programme
from studio.chandeliers import classical
from studio.daylight import TIMES
from studio.features.banquette import banquette
from studio.features.drawn_sheers import drawn_sheers
from studio.features.workaday import extinguisher
from studio.floors import floor
from studio.flooring.versailles import versailles
from studio.flowers import bouquet
from studio.furniture import chair
from studio.garments import rack
from studio.joinery import boiserie, cornice, double_door, fireplace, rosette, trumeau
from studio.lights import area, point, sun
from studio.mannequins import dress_form, mannequin
from studio.materials import marble, metal, paint, plaster, wood
from studio.mesh import M, at, rect, wall
from studio.openings.enfilade_door import enfilade_door
from studio.openings.french_window import french_window
from studio.outside.chestnut_court import chestnut_court
from studio.plan import PlanRoom
from studio.room import Room

WIDTH, LENGTH, HEIGHT = 7.6, 29.0, 3.7
DOOR, WIDE, TALL = 2.0, 1.6, 2.9
HALF, SILL, HEAD = 0.65, 0.06, 3.1
WALL = 0.4
GREY, SAGE, BOTTLE, STONE = "#dcdad4", "#a0ab90", "#29503f", "#4d4137"
SALONS = ((0.0, 7.8, GREY, (2.5, 5.7)), (8.2, 20.8, SAGE, (9.46, 11.98, 14.5, 17.02, 19.54)), (21.2, 29.0, BOTTLE, (23.3, 26.5)))
WEST = 3
AJAR = (1, 14.5 - 8.2)
SUN_HEIGHT, SUN_TURN = 15.0, 25.0


class Salon(Room):
    """One of the three rooms, at the origin while it is built; `colour` is that of everything in it."""

    def __init__(self, whole: Room, long: float, colour: str) -> None:
        """A room of the whole's width and height, `long` metres."""
        super().__init__({**whole.facts, "surface": WIDTH * long}, long / WIDTH)
        self.W, self.L, self.H, self.hour = WIDTH, long, HEIGHT, whole.hour
        self.colour, self.coat = colour, paint(colour, 0.5)


def hotel_de_marbeuf(facts: dict[str, Any]) -> Room:
    """Build the row; the court lies at x < 0 and the sun comes low from the south-west."""
    room = PlanRoom(facts, [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, LENGTH), (0.0, LENGTH)], (0.9, 9.0, WIDTH - 0.9, 20.0))
    room.H = HEIGHT
    room.fill_strength = 0.02
    room.palette = facts.get("palette") or ["#b5482d", "#c08a3e", "#3c4a5e", "#e6dcc8", "#5a2b2e", "#2f4a3d"]
    room.hour = {**TIMES["golden"], "sky": 0.5, "ext": 0.5, "lamps": 0.35}
    for k, (y0, y1, colour, windows) in enumerate(SALONS):
        for y in windows:
            room.open(WEST, LENGTH - y - HALF, SILL, LENGTH - y + HALF, HEAD, k=(1.3, 1.15, 1.5)[k])
        before = set(bpy.context.scene.objects)
        salon(room, k, y1 - y0, colour, [y - y0 for y in windows])
        for thing in set(bpy.context.scene.objects) - before:
            thing.location.y += y0
    doors(room)
    room.lay(HEIGHT, plaster("#e9e4d8", 0.7), "ceiling")
    versailles(-0.1, 8.0, WIDTH + 0.1, 21.0, room.seed, "#8a6238")
    for y in (4.0, 11.4, 17.6, 25.1):
        rosette(3.8, y, HEIGHT, plaster("#e9e4d8", 0.7))
        before = set(bpy.context.scene.objects)
        classical(3.8, y, HEIGHT, room.hour["lamps"])
        for thing in set(bpy.context.scene.objects) - before:
            thing.visible_glossy = thing.type != "LIGHT"
    antechamber()
    used_walls(room)
    chestnut_court(room, 17.0, -0.5, 0.5)
    height, turn = math.radians(SUN_HEIGHT), math.radians(SUN_TURN)
    flat = math.cos(height)
    sun((flat * math.cos(turn), flat * math.sin(turn), -math.sin(height)), 6.0, "#ffbf7c", 0.7)
    room.furnish = {"rest": at_rest, "runway": show}
    room.dev = dict(key=0.35, white=0.74, contrast=1.38, sat=1.1, awb=0.32)
    room.shot("wide", (2.05, -1.2, 1.4), (2.0, 29, 0), 34, -0.02, 8)
    room.shot("detail-lamp", (4.8, 9.3, 1.3), (4.02, 11.4, HEIGHT - 1.3), 62, 0, 2.8, tilt=True, key=0.3)
    return room


def salon(whole: PlanRoom, k: int, long: float, colour: str, windows: list[float]) -> None:
    """Walls, panelling, cornice and floor of one room, all in its colour; windows on the west side."""
    part = Salon(whole, long, colour)
    part.rng = random.Random(whole.seed * 7 + k)
    for y in windows:
        part.cut("W", y - HALF, SILL, y + HALF, HEAD, daylight=False)
        french_window(part.T("W"), y - HALF, SILL, y + HALF, HEAD, colour, whole.seed + int(10 * y), 26.0 if (k, y) == AJAR else 0.0)
        drawn_sheers(part.T("W"), y - HALF, y + HALF, HEAD, part.rng)
    for side, there in (("S", True), ("N", k < 2)):
        if there:
            part.cut(side, DOOR - WIDE / 2, -0.05, DOOR + WIDE / 2, TALL, daylight=False)
    if k == 1:
        fireplace(part, "N", 5.35, marble("#e6e1d8", "#8a8378", 0.16))
        trumeau(part, "N", 5.35, 1.3, 1.22, HEIGHT - 0.66)
        part.block["N"] = [(4.3, 6.4)]
    if k == 2:
        double_door(part, "N", DOOR, part.coat, 1.6, 2.75)
        fireplace(part, "E", long / 2, marble("#26282a", "#b9b2a2", 0.14))
        trumeau(part, "E", long / 2, 1.2, 1.22, HEIGHT - 0.66)
        part.block["E"] = [(long / 2 - 1.05, long / 2 + 1.05)]
    corners = {"S": ((0, 0), (WIDTH, 0)), "E": ((WIDTH, 0), (WIDTH, long)), "N": ((WIDTH, long), (0, long)), "W": ((0, long), (0, 0))}
    for side, (a, b) in corners.items():
        across = part.ln(side)
        holes = []
        for t0, z0, t1, z1, _ in part.holes[side]:
            x0, x1 = (t0, t1) if side in "SE" else (across - t1, across - t0)
            holes.append(rect(x0, z0, x1, z1))
        inner = (side == "S" and k > 0) or (side == "N" and k < 2)
        over = 0.0 if inner else 0.199
        outline = rect(-over, -0.1, across + over, HEIGHT + 0.05)
        wall(f"wall-{k}-{side}", a, b, HEIGHT + 0.05, part.coat, holes, 0.199 if inner else 0.34, 0.0, outline)
    boiserie(part, part.coat)
    cornice(part, part.coat)
    if k != 1:
        floor("herringbone", WIDTH, long, part.rng, "#5b3d27")


def doors(room: Room) -> None:
    """The three double doors on the axis, their leaves left as they fell, and oak thresholds."""
    enfilade_door(DOOR, -WALL / 2, WALL, WIDE, TALL, STONE, GREY, (168, 93), 1)
    enfilade_door(DOOR, 8.0, WALL, WIDE, TALL, GREY, SAGE, (118, 166))
    enfilade_door(DOOR, 21.0, WALL, WIDE, TALL, SAGE, BOTTLE, (104, 160))
    sills = M()
    for y in (-WALL / 2, 8.0, 21.0):
        sills.box(DOOR - WIDE / 2, y - 0.215, -0.01, DOOR + WIDE / 2, y + 0.215, 0.004)
    sills.obj("thresholds", wood("#6e4a2c", 0.35), 0.002)


def antechamber() -> None:
    """The room south of the first door: pale stone, a lantern; only its opening is seen."""
    shell = M()
    shell.box(-0.6, -4.6, 0, 5.4, -4.4, HEIGHT).box(-0.7, -4.6, 0, -0.5, -0.34, HEIGHT).box(5.3, -4.6, 0, 5.5, -0.34, HEIGHT)
    shell.box(-0.6, -0.42, 0, DOOR - WIDE / 2, -0.402, HEIGHT).box(DOOR + WIDE / 2, -0.42, 0, 5.4, -0.402, HEIGHT)
    shell.box(DOOR - WIDE / 2, -0.42, TALL, DOOR + WIDE / 2, -0.402, HEIGHT)
    shell.obj("antechamber", paint(STONE, 0.6))
    M().box(-0.6, -4.6, -0.1, 5.4, -0.4, -0.002).obj("antechamber-floor", marble("#cfc8b9", "#8d8578", 0.25))
    M().box(-0.6, -4.6, HEIGHT - 0.2, 5.4, -0.4, HEIGHT).obj("antechamber-ceiling", plaster("#e3ded2", 0.7))
    point((2.4, -2.9, 2.7), 26, "#ffd2a0", 0.3)
    area((5.2, -2.4, 1.8), (1.0, -1.6, 1.2), 1.2, 2.2, 26, "#efe6dc", False)


def used_walls(room: Room) -> None:
    """Brass sockets in the floor, switch plates beside the doors, an extinguisher, a bell push."""
    brass = M()
    for y in (2.4, 6.2, 10.4, 14.5, 18.6, 23.0, 27.2):
        brass.box(6.6, y - 0.06, 0.0005, 6.72, y + 0.06, 0.005).box(0.62, y - 0.06, 0.0005, 0.74, y + 0.06, 0.005)
    for y in (7.8, 20.8):
        brass.box(3.1, y - 0.014, 1.08, 3.18, y - 0.002, 1.2)
    brass.obj("brass-plates", metal("#a98b52", 0.34), 0.002)
    extinguisher(at(WIDTH, 8.2, 0, 180), 0.35)


def at_rest(room: Room) -> None:
    """Between two events: chairs that were not put away, a banquette before the fireplace, one form in the sun."""
    rng = random.Random(f"{room.seed}-rest")
    gilt, seatcloth = "brass", "#e6dfd0"
    for x, y, turn in ((0.62, 3.7, -78), (0.78, 4.4, -96), (6.9, 6.2, 100), (6.8, 10.1, 84), (6.9, 26.9, 96)):
        chair(x, y, turn + rng.gauss(0, 3), gilt, seatcloth)
    banquette(5.1, 18.0, 172, 1.9, "#b98a3c")
    dress_form(4.15, 13.7, 164, "dress", "#ece5d6", 8, "wood")
    dress_form(2.2, 25.4, 186, "dress", "#b5482d", 11, "wood")
    rack(6.98, 18.0, rng, 72, 1.4, palette=room.palette, finish="brass")
    hat_boxes(3.95, 19.5)
    bouquet(4.7, 20.66, 1.052, rng, "branches", 0.9)


def hat_boxes(x: float, y: float) -> None:
    """Three round boxes of striped card, one lid beside them, a ribbon fallen over the side."""
    card, ribbon = M(), M()
    for k, (r, z, tall) in enumerate(((0.21, 0.0, 0.22), (0.19, 0.222, 0.19), (0.16, 0.414, 0.16))):
        cx, cy = x + 0.012 * k, y - 0.01 * k
        card.lathe([(0.001, 0.001), (r, 0.001), (r, tall - 0.06), (r + 0.006, tall - 0.06), (r + 0.006, tall), (0.001, tall)], (cx, cy, z), 48)
        ribbon.lathe([(r + 0.0008, tall * 0.3), (r + 0.0012, tall * 0.3), (r + 0.0012, tall * 0.42), (r + 0.0008, tall * 0.42)], (cx, cy, z), 48)
    card.lathe([(0.001, 0.052), (0.165, 0.052), (0.168, 0.05), (0.168, 0.001)], (x + 0.42, y - 0.22, 0), 48)
    card.obj("hat-boxes", paint("#d8cbb4", 0.6), smooth=True)
    ribbon.obj("ribbons", paint("#6d2b27", 0.5), smooth=True)


def show(room: Room) -> None:
    """The morning of a show: a pale runner through all three rooms, gilt chairs in rows, three looks on the walk."""
    rng = random.Random(f"{room.seed}-show")
    M().box(DOOR - 0.7, 0.3, 0.001, DOOR + 0.7, 28.4, 0.009).obj("runner", paint("#b7a78c", 0.65), 0.003)
    for y0, y1 in ((1.2, 6.8), (9.4, 19.6), (22.4, 28.0)):
        count = int((y1 - y0) / 0.53)
        for k in range(count):
            y = y0 + 0.28 + (y1 - y0 - 0.56) * k / (count - 1)
            for x, turn in ((0.72, -90), (3.28, 90), (4.08, 90), (4.88, 90)):
                cx, cy, way = x + rng.gauss(0, 0.012), y + rng.gauss(0, 0.014), turn + rng.gauss(0, 2.6)
                chair(cx, cy, way, "brass", "#e6dfd0")
                if x < 3.5:
                    lay_programme(cx, cy, 0.505, way + 180, rng, rng.random() < 0.05)
    for k, (x, y, kind, tone, turn) in enumerate(((2.62, 24.2, "coat", "#b5482d", 172), (1.75, 17.2, "coat", "#c08a3e", 186), (2.1, 11.0, "wrap", "#3c4a5e", 178))):
        mannequin(x, y, turn, kind, tone, 20 + k, "#c9bda9", True)
