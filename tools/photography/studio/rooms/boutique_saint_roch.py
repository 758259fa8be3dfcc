"""Boutique Saint-Roch: a shop of 1827 in a covered passage, curved panes, blue shelves, a marble chequer, a spiral stair."""

from __future__ import annotations

import math
import random
from typing import Any

from studio.chairs import seat
from studio.daylight import TIMES
from studio.features.spiral_stair import spiral_stair
from studio.features.wall_shelves import stock, wall_shelves
from studio.features.workaday import extinguisher
from studio.flooring.chequer import chequer
from studio.flooring.veined_marble import veined_marble
from studio.garments import hang
from studio.groups import prop
from studio.joinery import PANEL
from studio.lamps import globe
from studio.lights import area, opening_light, point
from studio.mannequins import dress_form, mannequin
from studio.materials import glass, metal, mirror, paint, plaster, wood
from studio.mesh import M, at
from studio.openings.bow_front import SILL, bow_front
from studio.outside.covered_passage import covered_passage
from studio.plan import PlanRoom
from studio.shoes import bag, pair
from studio.street.surfaces import limestone
from studio.workroom import folded_stack

W, L, H = 4.2, 11.4, 3.5
COVE, COVE_Z = 0.55, 2.98
STEP, BACK, DOOR = 0.15, 0.95, 1.12
BLUE, DEEP_BLUE = "#3f566b", "#2a3b4b"
SHELVES = (1.25, 8.45, 7)
STAIR = (2.72, 9.95)


def boutique_saint_roch(facts: dict[str, Any]) -> PlanRoom:
    """Build the shop; the passage lies at y < 0, one step lower."""
    room = PlanRoom(facts, [(0, 0), (W, 0), (W, L), (0, L)], (0.8, 1.6, W - 0.7, 8.4))
    room.fill_strength = 0.0
    room.hour = {**TIMES["overcast"], "sky": 0.5, "ext": 0.75}
    blue = paint(BLUE, 0.42)
    shell = M().box(W, 0, -0.2, W + 0.3, L + 0.3, H + 0.05).box(-0.3, 0, -0.2, 0, L + 0.3, H + 0.05)
    shell.box(0, L, -0.2, W, L + 0.3, H + 0.05).obj("walls", blue)
    chequer(0.0, 0.0, W, L, room.seed)
    ceiling()
    panels(room)
    oak = wood("#7c5a34", 0.38)
    left = bow_front(W, BACK, DOOR, oak, STEP, 97.0)
    M().box(left[-1][0] - 0.02, -0.06, -STEP, W - left[-1][0] + 0.02, 0.3, 0.012).obj("step", limestone("#b3ab9b", 3.0, 3.0, 0.0, 0.0, 0.6), 0.012)
    wall_shelves(room.T("W"), *SHELVES, blue, paint(DEEP_BLUE, 0.55))
    spiral_stair(*STAIR, H, 0.84, 205, 400, 17, paint("#242c30", 0.42), metal("#a98546", 0.3))
    for y in (2.6, 5.2, 7.8):
        globe(W / 2 + 0.1, y, 2.72, 0.13, H, 30, "#ffdcb0")
    area((W / 2, 5.0, H - 0.12), (W / 2, 5.0, 0), 1.2, 7.0, 52, "#ffe6c6", False)
    opening_light((W / 2, 0.2, 1.7), (0, 1, 0), 3.6, 2.6, room.hour["sky"], "#eef2f6")
    east_side(room)
    covered_passage(room, 4.4, -STEP, 0.85, "#4a3320")
    room.furnish = {"rest": at_rest, "launch": launch}
    room.dev = dict(key=0.3, white=0.0, contrast=1.3, sat=1.02, awb=0.4)
    room.shot("wide", (2.1, 10.6, 1.4), (2.1, 0, 0), 28, 0.04, 8)
    room.shot("detail-rail", (2.2, 3.3, 1.5), (W - 0.25, 4.4, 1.35), 46, 0.0, 2.8, tilt=True, near=0.4)
    return room


def ceiling() -> None:
    """A cove in blue, a cream field with a moulding, the round-about of the stair open to the floor above."""
    profile = [(0.0, COVE_Z - 0.1), (0.03, COVE_Z - 0.1), (0.05, COVE_Z - 0.06), (0.05, COVE_Z - 0.03), (0.02, COVE_Z)]
    M().room_ring(W, L, profile).obj("cove-foot", paint("#c9c3b2", 0.5))
    arc = [(0.02 + COVE * (k / 12) ** 1.9, COVE_Z + (H - COVE_Z) * (1 - (1 - k / 12) ** 1.9)) for k in range(13)]
    M().room_ring(W, L, arc).obj("cove", paint("#4f6a82", 0.6), smooth=True)
    edge = arc[-1][0]
    M().room_ring(W, L, [(edge - 0.02, H), (edge - 0.02, H - 0.02), (edge + 0.02, H - 0.035), (edge + 0.07, H - 0.02), (edge + 0.08, H)]).obj("ceiling-mould", paint("#c9c3b2", 0.5))
    x0, x1, y0, y1 = STAIR[0] - 0.9, STAIR[0] + 0.9, STAIR[1] - 0.9, STAIR[1] + 0.9
    slab = M().box(-0.3, -0.3, H, W + 0.3, y0, H + 0.25).box(-0.3, y1, H, W + 0.3, L + 0.3, H + 0.25)
    slab.box(-0.3, y0, H, x0, y1, H + 0.25).box(x1, y0, H, W + 0.3, y1, H + 0.25)
    slab.obj("ceiling", plaster("#d8d2c2", 0.65))
    shaft = M().box(x0 - 0.8, y0 - 0.8, H + 0.25, x0 - 0.75, y1 + 0.3, H + 2.4).box(x1 + 0.25, y0 - 0.8, H + 0.25, x1 + 0.3, y1 + 0.3, H + 2.4)
    shaft.box(x0 - 0.8, y1 + 0.25, H + 0.25, x1 + 0.3, y1 + 0.3, H + 2.4).box(x0 - 0.8, y0 - 0.85, H + 0.25, x1 + 0.3, y0 - 0.8, H + 2.4).box(x0 - 0.8, y0 - 0.8, H + 2.4, x1 + 0.3, y1 + 0.3, H + 2.45)
    shaft.obj("floor-above", plaster("#d8d2c2", 0.65))
    point((STAIR[0] + 0.5, STAIR[1] - 0.3, H + 1.9), 26, "#ffe0b4", 0.15)


def panels(room: PlanRoom) -> None:
    """Raised panels above a dado on E and N, a skirting of blue-grey marble."""
    blue, stone = paint(BLUE, 0.4), veined_marble("#5d6875", "#aeb6bd", 0.14, 0.9)
    for side, spans in (("E", [(0.15, 2.4), (2.4, 4.6), (4.6, 6.8), (6.8, 9.0), (9.0, 10.2)]), ("N", [(0.15, 1.2), (3.0, W - 0.15)])):
        place = room.T(side)
        mould = M(place)
        for a, b in spans:
            count = max(1, round((b - a) / 1.1))
            for k in range(count):
                p, q = a + (b - a) * k / count + 0.07, a + (b - a) * (k + 1) / count - 0.07
                mould.frame(p, 0.27, q, 0.8, [(s * 1.2, d * 1.4) for s, d in PANEL])
                mould.frame(p, 1.0, q, COVE_Z - 0.24, [(s * 1.2, d * 1.4) for s, d in PANEL])
        mould.box(0.0, -0.03, 0.88, room.ln(side), -0.0005, 0.92)
        mould.obj("panels", blue, 0.001)
        M(place).box(0.0, -0.022, 0, room.ln(side), -0.0005, 0.15).obj("skirting", stone, 0.003)


def east_side(room: PlanRoom) -> None:
    """A brass rail, a tall mirror in a painted frame, a door to the store, sockets, an extinguisher."""
    place = room.T("E")
    rail = M(place)
    a, b = L - 5.0, L - 2.5
    rail.tube([(a, -0.3, 1.78), (b, -0.3, 1.78)], 0.0125, 12)
    for x in (a + 0.15, (a + b) / 2, b - 0.15):
        rail.tube([(x, -0.01, 1.93), (x, -0.3, 1.93), (x, -0.3, 1.79)], 0.009, 8)
        rail.lathe([(0.001, 0), (0.03, 0), (0.03, 0.01), (0.001, 0.012)], (x, -0.02, 1.93), 14)
    rail.obj("wall-rail", metal("#a98546", 0.28), smooth=True)
    x0, x1 = L - 7.9, L - 6.95
    M(place).frame(x0 - 0.08, 0.3, x1 + 0.08, 2.62, [(0, 0), (0, 0.04), (0.03, 0.055), (0.06, 0.04), (0.08, 0.02)]).obj("mirror-frame", metal("#a58a55", 0.42), 0.001)
    M(place).quad((x0, -0.018, 0.38), (x1, -0.018, 0.38), (x1, -0.018, 2.54), (x0, -0.018, 2.54)).obj("mirror", mirror())
    for x in (L - 1.9, L - 5.6):
        M(place).box(x - 0.04, -0.03, 0.28, x + 0.04, -0.001, 0.36).obj("socket", metal("#a98546", 0.4), 0.005)
    north = room.T("N")
    extinguisher(north, 0.45)
    M(north).frame(0.75, -0.2, 1.75, 2.28, [(0, 0), (0, 0.03), (0.04, 0.045), (0.09, 0.035), (0.1, 0)]).obj("door-case", paint(BLUE, 0.4), 0.001)
    leaf = M(north).box(0.85, -0.02, 0.01, 1.65, -0.001, 2.17)
    for z0, z1 in ((0.16, 0.9), (1.06, 2.05)):
        leaf.frame(0.95, z0, 1.55, z1, PANEL, -0.02)
    leaf.obj("store-door", paint(BLUE, 0.4), 0.002)
    M(north).lathe([(0.001, 0), (0.025, 0), (0.028, 0.02), (0.001, 0.03)], (0.93, -0.05, 1.04), 16).obj("knob", metal("#a98546", 0.3), smooth=True)


@prop
def glass_counter(x: float, y: float, length: float) -> None:
    """A haberdasher's counter along y: oak frame, glass top and front, folded scarves and gloves' boxes inside."""
    place = at(x, y, 0, 90)
    half, frame = length / 2, M(place)
    for sx in (-half, half - 0.04):
        for sy in (-0.28, 0.24):
            frame.box(sx, sy, 0, sx + 0.04, sy + 0.04, 0.95)
    frame.box(-half, -0.28, 0.08, half, 0.28, 0.56).box(-half, -0.28, 0.92, half, -0.25, 0.95).box(-half, 0.25, 0.92, half, 0.28, 0.95)
    for k in range(3):
        a, b = -half + length * k / 3 + 0.06, -half + length * (k + 1) / 3 - 0.06
        frame.frame(a, 0.14, b, 0.5, PANEL, -0.28)
    frame.obj("glass-counter", wood("#7c5a34", 0.38), 0.003)
    pane = M(place).quad((-half, -0.27, 0.952), (half, -0.27, 0.952), (half, 0.27, 0.952), (-half, 0.27, 0.952))
    pane.quad((-half, -0.268, 0.56), (half, -0.268, 0.56), (half, -0.268, 0.93), (-half, -0.268, 0.93))
    pane.obj("counter-glass", glass())
    rng = random.Random("roch-counter")
    for k in range(5):
        spot = (place @ at(-half + length * (k + 0.5) / 5, 0.0)).to_translation()
        folded_stack(spot.x, spot.y, 0.562, 90 + rng.gauss(0, 5), [rng.choice(("#d7b2a4", "#2b3c57", "#b7c2cc", "#7a2e22")) for _ in range(2)], rng, "linen")


@prop
def brass_stand(x: float, y: float, high: float) -> float:
    """Three brass legs and a ring round a disc of marble; returns the height of its top."""
    brass = M()
    for k in range(3):
        a, b = k * 2.0944 + 0.5, k * 2.0944 + 2.6
        brass.tube([(x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0.0), (x + 0.06 * math.cos(a + 1.0), y + 0.06 * math.sin(a + 1.0), high * 0.55), (x + 0.17 * math.cos(b), y + 0.17 * math.sin(b), high - 0.03)], 0.011, 10)
    brass.lathe([(0.18, high - 0.035), (0.196, high - 0.035), (0.196, high - 0.005), (0.18, high - 0.005)], (x, y, 0), 40)
    brass.obj("stand", metal("#a98546", 0.26), smooth=True)
    M().lathe([(0.001, high - 0.03), (0.185, high - 0.03), (0.19, high - 0.002), (0.186, high), (0.001, high)], (x, y, 0), 40).obj("stand-top", veined_marble("#cfccc3", "#8b8d92", 0.13, 0.8), smooth=True)
    return high


def in_the_windows(room: PlanRoom, colours: tuple[str, ...]) -> None:
    """What stands on the stages behind the curved panes."""
    z = SILL - 0.0594
    bag(0.72, 0.42, z, 8, "handle", colours[0])
    pair(1.12, 0.62, z, 165, "pump", colours[1])
    bag(W - 0.62, 0.5, z, -14, "bucket", colours[2])
    pair(W - 1.12, 0.42, z, 195, "loafer", colours[3])


@prop
def on_rail(room: PlanRoom, density: float) -> None:
    """Garments on the rail of the E side."""
    hang(W - 0.3, 2.6, 1.7943, 2.3, random.Random("roch-rail"), ["#efeae0", "#8fb0b4", "#3f6f7a", "#e3b49a", "#a5482f", "#c9a27a"], 90, density)


def at_rest(room: PlanRoom) -> None:
    """Half stocked shelves, a glass counter, a form before the stair, a chair turned to the mirror."""
    stock(room.T("W"), *SHELVES, room.palette, 7, 0.34)
    in_the_windows(room, ("#7a2e22", "#22304a", "#c8a24a", "#2c2a2b"))
    glass_counter(3.62, 6.1, 1.5)
    on_rail(room, 0.085)
    dress_form(1.62, 4.7, 14, "coat", "#b5542f", 8, "wood")
    seat(1.0, 8.95, 150, "bentwood")


def launch(room: PlanRoom) -> None:
    """A launch of bags: brass stands down the room, the shelves full, one look before the stair."""
    stock(room.T("W"), *SHELVES, room.palette, 9, 0.62)
    in_the_windows(room, ("#c8a24a", "#7a2e22", "#22304a", "#b99b76"))
    rng = random.Random("roch-launch")
    for k, (x, y, high) in enumerate(((1.75, 3.2, 0.9), (2.7, 3.9, 0.72), (1.75, 4.9, 1.05), (2.75, 5.8, 0.86), (1.85, 6.8, 0.7), (2.6, 7.7, 0.98))):
        top = brass_stand(x, y, high)
        bag(x, y, top + 0.0006, rng.gauss(0, 25), ("handle", "bucket", "tote")[k % 3], ("#7a2e22", "#c8a24a", "#22304a", "#d7b2a4", "#2f4a44", "#b5542f")[k])
    mannequin(1.45, 8.4, 14, "shirtdress", "#b9c4cc", 5)
    on_rail(room, 0.1)
