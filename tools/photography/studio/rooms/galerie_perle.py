"""Galerie de la Perle: a white cube of 1989 in an old house, an L whose inner corner is a quarter cylinder."""

from __future__ import annotations

import math
import random
from typing import Any

from studio.accessories import plinth
from studio.daylight import TIMES
from studio.features.pleated_relief import pleated_relief
from studio.features.workaday import extinguisher
from studio.flooring.cast_concrete import cast_concrete
from studio.flowers import bouquet
from studio.garments import hang
from studio.groups import prop
from studio.lights import area, opening_light, spot
from studio.mannequins import dress_form, mannequin
from studio.materials import glow, paint, plaster, wood
from studio.mesh import M, at, rect, wall
from studio.openings.steel_bay import steel_bay
from studio.outside.wet_lane import wet_lane
from studio.plan import PlanRoom, curve
from studio.room import Room
from studio.shoes import bag, shoe_row
from studio.storage import ladder
from studio.street.surfaces import limestone
from studio.workroom import folded_stack

WIDE, DEEP, EAST, SOUTH, H, R = 6.4, 11.0, 10.5, 5.0, 3.9, 2.2
CENTRE = (WIDE + R, SOUTH - R)
WINDOW, DOOR, TALL = (0.5, 5.9), (4.55, 5.85), 3.2
PANEL = (2.3, 3.5, 1.9, 8.9)


def galerie_perle(facts: dict[str, Any]) -> PlanRoom:
    """Build the gallery; the lane lies at y < 0, the arm reaches east at the back."""
    corners = [(0.0, 0.0), (WIDE, 0.0), *curve(CENTRE, R, 180, 90, 24), (EAST, SOUTH), (EAST, DEEP), (0.0, DEEP)]
    room = PlanRoom(facts, corners, (0.9, 1.2, WIDE - 0.8, DEEP - 0.9))
    room.fill_strength = 0.0
    room.hour = {**TIMES["overcast"], "sky": 2.3, "col": "#bdd2ea"}
    white = plaster("#e9e7e2", 0.72, 0.35)
    stone = limestone("#d8cdb8", 0.7, 0.36, 0.006, 0.08)
    hole = rect(WINDOW[0], -0.02, WINDOW[1], TALL)
    wall("south", (0, 0), (WIDE, 0), H + 0.05, stone, [hole], 0.4)
    wall("east", (EAST, SOUTH), (EAST, DEEP), H + 0.05, white, (), 0.3)
    wall("north", (EAST, DEEP), (0, DEEP), H + 0.05, white, (), 0.3)
    wall("west", (0, DEEP), (0, 0), H + 0.05, white, (), 0.3)
    M().box(WIDE, -0.3, -0.1, WIDE + 0.3, CENTRE[1], H + 0.05).box(CENTRE[0], SOUTH - 0.3, -0.1, EAST + 0.3, SOUTH, H + 0.05).obj("block", white)

    def quarter(u: float, v: float) -> tuple[float, float, float]:
        a = math.radians(180 - 90 * u)
        return (CENTRE[0] + R * math.cos(a), CENTRE[1] + R * math.sin(a), -0.1 + (H + 0.15) * v)

    M().grid(quarter, 72, 1).obj("quarter-cylinder", white, smooth=True)
    room.lay(0.0, cast_concrete("#5b5c5b", 1.0, 3.2))
    ceiling(white)
    trimmings(room)
    steel_bay(room.T("S") @ at(room.W - WIDE, 0), WIDE - WINDOW[1], WIDE - WINDOW[0], TALL, (WIDE - DOOR[1], WIDE - DOOR[0]), room.seed)
    opening_light(((WINDOW[0] + WINDOW[1]) / 2, 0, TALL / 2), (0, 1, 0), 5.4, TALL, room.hour["sky"], room.hour["col"])
    pleated_relief(room.T("E"), DEEP - 7.35, 1.62, 2.7, 2.05)
    wet_lane(room, -5.0, 12.0, -7.0, 3.9, 8.5)
    room.furnish = {"rest": at_rest, "press": open_day}
    room.dev = dict(key=0.36, white=0.84, contrast=1.26, sat=1.1, awb=0.0, ev=-0.2)
    return room


def ceiling(white: Any) -> None:
    """Flat, with one luminous panel let in and a slot for lamps along the W wall."""
    x0, x1, y0, y1 = PANEL
    slab = M().box(-0.3, -0.3, H, 0.85, DEEP + 0.3, H + 0.3).box(1.0, -0.3, H, EAST + 0.3, y0, H + 0.3).box(1.0, y1, H, EAST + 0.3, DEEP + 0.3, H + 0.3)
    slab.box(1.0, y0, H, x0, y1, H + 0.3).box(x1, y0, H, EAST + 0.3, y1, H + 0.3)
    slab.obj("ceiling", white)
    M().box(0.83, -0.3, H + 0.16, 1.02, DEEP + 0.3, H + 0.2).obj("slot", paint("#1a1a1b", 0.7))
    panel = M()
    for k in range(5):
        a, b = y0 + (y1 - y0) * k / 5, y0 + (y1 - y0) * (k + 1) / 5
        panel.quad((x0 + 0.01, b - 0.004, H + 0.03), (x1 - 0.01, b - 0.004, H + 0.03), (x1 - 0.01, a + 0.004, H + 0.03), (x0 + 0.01, a + 0.004, H + 0.03))
    panel.obj("luminous-panel", glow("#fff1de", 1.5, 0.4))
    M().box(x0, y0, H + 0.035, x1, y1, H + 0.05).obj("panel-back", paint("#8a8a88", 0.6))
    area(((x0 + x1) / 2, (y0 + y1) / 2, H - 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, 0), x1 - x0, y1 - y0, 48, "#fff1e0", False)
    area((9.0, 8.0, H - 0.02), (9.0, 8.0, 0), 0.15, 5.0, 22, "#fff1e0", False)


def trimmings(room: Room) -> None:
    """The shadow gap at the foot of the white walls, sockets in the floor, a door flush in the wall, what stays behind."""
    gap, south = M(), room.T("S")
    gap.box(0.0, 0.35, 0, 0.004, DEEP, 0.025).box(0, DEEP - 0.004, 0, EAST, DEEP, 0.025).box(EAST - 0.004, SOUTH, 0, EAST, DEEP, 0.025).box(CENTRE[0], SOUTH, 0, EAST, SOUTH + 0.004, 0.025).box(WIDE - 0.004, 0, 0, WIDE, CENTRE[1], 0.025)
    ring = curve(CENTRE, R + 0.004, 180, 90, 48)
    for (a, b), (c, d) in zip(ring, ring[1:]):
        gap.quad((a, b, 0), (c, d, 0), (c, d, 0.025), (a, b, 0.025))
    gap.obj("shadow-gap", paint("#2c2c2c", 0.8))
    north = room.T("N")
    for x in (7.2, 8.9):
        M(north).frame(x, -0.1, x + 0.95, 2.42, [(0, 0), (0, 0.002), (0.006, 0.002), (0.006, 0)]).obj("flush-door", paint("#6b6a67", 0.7))
        M(north).box(x + 0.82, -0.02, 0.98, x + 0.85, -0.001, 1.16).obj("flush-pull", paint("#1d1d1e", 0.4), 0.002)
    extinguisher(north, 6.7)
    for x, y in ((1.2, 3.2), (1.2, 6.4), (5.2, 6.4)):
        M().box(x - 0.06, y - 0.06, 0.0005, x + 0.06, y + 0.06, 0.003).obj("floor-socket", paint("#55575a", 0.35, 1.0), 0.001)
    M(room.T("E")).box(2.0, -0.012, 1.1, 2.09, -0.001, 1.19).obj("switch", paint("#f0eeea", 0.3), 0.003)
    stand = M().lathe([(0.12, 0), (0.12, 0.52), (0.114, 0.52), (0.114, 0.01), (0.001, 0.008)], (6.12, 0.62, 0), 28)
    stand.obj("umbrella-stand", paint("#2a2c2e", 0.4), smooth=True)
    brolly, crook = M(), M()
    for dx, dy, lean in ((0.02, -0.03, 0.05), (-0.04, 0.03, -0.06)):
        foot, head = (6.12 + dx, 0.62 + dy, 0.02), (6.12 + dx + lean, 0.62 + dy + 0.03, 0.74)
        brolly.tube([foot, head], 0.012, 10, 0.032)
        crook.tube([head, (head[0], head[1], 0.86), (head[0] + 0.03, head[1], 0.91), (head[0] + 0.07, head[1], 0.9), (head[0] + 0.08, head[1], 0.86)], 0.01, 10)
    brolly.obj("umbrellas", paint("#26303a", 0.7), smooth=True)
    crook.obj("crooks", wood("#7c5434", 0.4), smooth=True)


@prop
def curved_rail(palette: list[str], reach: float = 0.55, high: float = 1.72) -> None:
    """A steel rail that follows the quarter cylinder, garments across it."""
    line = curve(CENTRE, R + reach, 176, 94, 24)
    steel = M().tube([(x, y, high) for x, y in line], 0.0125, 12)
    for k in (0, 8, 16, 24):
        x, y = line[k]
        steel.tube([(x, y, 0.01), (x, y, high)], 0.0115, 10)
        steel.lathe([(0.001, 0), (0.13, 0), (0.13, 0.008), (0.001, 0.01)], (x, y, 0), 30)
    steel.obj("curved-rail", paint("#1a1b1c", 0.38), smooth=True)
    rng = random.Random("perle-rail")
    for k in range(6):
        a, b = line[k * 4], line[k * 4 + 4]
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        hang(a[0], a[1], high + 0.0143, math.dist(a, b), rng, palette, turn, 0.062)


def at_rest(room: Room) -> None:
    """Empty between two shows: the relief, one form, a ladder the hangers left in the arm."""
    dress_form(3.7, 5.2, 150, "coat", "#22304a", 6, "iron")
    ladder(0.55, 6.9, 8, 2.0)
    travelling_case(3.6, 2.1)
    spot((9.0, 7.35, H - 0.1), (EAST, 7.35, 1.6), 40, "#fff0dc", 70, 0.8, 0.05)


@prop
def travelling_case(y: float, wide: float) -> None:
    """The flat case of the relief against the W wall, its lid off and standing behind it."""
    ply, battens = M(), M()
    for k, (out, high) in enumerate(((0.05, 2.3), (0.16, 2.15))):
        ply.box(out, y + 0.12 * k, 0.02, out + 0.012, y + wide + 0.12 * k, high)
        for a in (0.0, wide / 2 - 0.04, wide - 0.08):
            battens.box(out + 0.0125, y + 0.12 * k + a, 0.02, out + 0.04, y + 0.12 * k + a + 0.08, high)
        for z in (0.02, high - 0.08):
            battens.box(out + 0.0405, y + 0.12 * k, z, out + 0.062, y + 0.12 * k + wide, z + 0.08)
    ply.obj("case-ply", wood("#c2a274", 0.6))
    battens.obj("case-battens", wood("#b08c5c", 0.6), 0.003)


def open_day(room: Room) -> None:
    """Press day: a rail round the curve, looks on stands before the relief, bags on plinths, branches."""
    rng = random.Random("perle-press")
    curved_rail(list(room.palette))
    white = plaster("#dedbd4", 0.55)
    for k, (x, y, high) in enumerate(((3.0, 3.4, 0.95), (3.5, 3.85, 0.7), (2.85, 4.1, 0.5))):
        plinth(x, y, 0.4, 0.4, high, white, 6 * k)
        bag(x, y, high + 0.0006, 15 - 25 * k, ("handle", "tote", "bucket")[k], room.palette[-1 - k])
    mannequin(1.9, 5.6, 60, "wrap", room.palette[5], 3)
    mannequin(1.5, 7.0, 96, "shirtdress", room.palette[1], 5)
    dress_form(4.9, 7.6, 190, "blazer", room.palette[4], 8, "iron")
    mannequin(6.6, 8.8, 205, "dress", room.palette[5], 9)
    M(at(4.55, 5.5, 0, 4)).box(-0.45, -1.5, 0.03, 0.45, 1.5, 0.36).obj("stage", white, 0.004)
    shoe_row(4.45, 4.7, 0.3606, 95, 4, [room.palette[4], room.palette[2], "#1b1a19"], "pump", 0.3)
    for k, y in enumerate((5.7, 6.2, 6.65)):
        folded_stack(4.5 - 0.1 * (k % 2), y, 0.36, 90 + 4 * k, [room.palette[(j + k) % 6] for j in range(3)], rng)
    mannequin(3.3, 9.2, 170, "coat", room.palette[2], 11)
    plinth(8.7, 9.2, 0.5, 0.5, 0.6, white)
    bouquet(8.7, 9.2, 0.6, rng, "branches", 1.3, False)
    spot((9.0, 7.35, H - 0.1), (EAST, 7.35, 1.6), 40, "#fff0dc", 70, 0.8, 0.05)
