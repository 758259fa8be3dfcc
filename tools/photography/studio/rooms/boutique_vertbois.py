"""Boutique du Vertbois: a herbalist's shop of 1892, one long wall of sage cabinets with drawers and a rolling ladder."""

from __future__ import annotations

import math
import random
from typing import Any

from studio.ceilings.board_ceiling import board_ceiling
from studio.chairs import seat
from studio.daylight import TIMES
from studio.features.drawer_wall import DEEP, FOOT, LEDGE, ROW, DrawerWall
from studio.features.gloves import pair_of_gloves
from studio.features.opaline_lamps import opaline_cone
from studio.features.shop_counter import display_table, panelled_counter, paper_roll, scales
from studio.features.workaday import conduit, extinguisher, radiator
from studio.floors import floor
from studio.garments import hang
from studio.groups import prop
from studio.mannequins import dress_form, mannequin
from studio.materials import fabric, metal, mirror, paint, plaster, wood
from studio.mesh import M, at
from studio.openings.timber_front import timber_front
from studio.outside.sunny_lane import sunny_lane
from studio.plan import PlanRoom
from studio.shoes import bag, pair
from studio.storage import crate
from studio.street.surfaces import limestone
from studio.workroom import folded_stack

W, L, H = 5.4, 13.0, 3.6
SAGE, JOINERY = "#8a9383", "#5c6a5b"
WALL = (0.75, 12.25)
GLOVES = (20, 5)
PULLED = {GLOVES: 0.27, (9, 6): 0.09, (14, 2): 0.16, (27, 5): 0.05, (5, 3): 0.03, (23, 1): 0.06}


def boutique_vertbois(facts: dict[str, Any]) -> PlanRoom:
    """Build the shop; the lane lies at y < 0, the cabinets along x = 0."""
    room = PlanRoom(facts, [(0, 0), (W, 0), (W, L), (0, L)], (1.3, 1.4, W - 0.9, 9.9))
    room.fill_strength = 0.0
    room.hour = {**TIMES["noon"], "sky": 1.25, "sun": 4.2, "elev": 25, "suncol": "#ffe9cd", "col": "#e8effa"}
    room.open(0, 0.32, -0.02, 5.08, 3.12, "rect", 1.0)
    room.open(2, 0.7, 0.0, 1.55, 2.15)
    room.raise_walls({}, plaster(room.wall_colour, 0.7))
    floor("herringbone", W, L, random.Random(room.seed), "#9c7446")
    M().box(0.3, -0.34, -0.05, 5.1, -0.02, 0.012).obj("sill-stone", limestone("#b1a996", 3.0, 3.0, 0.0, 0.0, 0.6), 0.008)
    board_ceiling(W, L, H, room.seed, "#d7d5c6")
    timber_front(room.T("S"), 0.32, 5.08, 3.12, (0.72, 1.72), paint(JOINERY, 0.38), room.seed, 62.0)
    cabinets = DrawerWall(room.T("W"), *WALL, 8, SAGE, room.seed)
    cabinets.build(PULLED)
    cabinets.ladder(5.25 if room.dressing != "popup" else 8.2)
    for y in (4.0, 8.3, 11.1):
        opaline_cone(2.75, y, 2.62, H, 24)
    east_wall(room)
    back(room)
    sunny_lane(room, -4.4, W + 4.4, -7.4, 1.25)
    room.sun_through(0, 27, 1.0, 25)
    room.furnish = {"rest": at_rest, "popup": pop_up}
    room.dev = dict(key=0.36, white=0.78, contrast=1.26, sat=1.05, awb=0.45)
    return room


def east_wall(room: PlanRoom) -> None:
    """White wall: a brass rail on brackets, a tall mirror, skirting, a radiator, sockets."""
    place = room.T("E")
    M(place).box(0, -0.02, 0, L, -0.002, 0.16).box(0, -0.026, 0, L, -0.002, 0.11).obj("skirting", paint("#d8d4c8", 0.45), 0.003)
    rail = M(place)
    for a, b in ((L - 9.0, L - 5.9), (L - 5.1, L - 2.1)):
        rail.tube([(a, -0.3, 1.78), (b, -0.3, 1.78)], 0.0125, 12)
        for k in range(3):
            x = a + 0.12 + (b - a - 0.24) * k / 2
            rail.tube([(x, -0.01, 1.9), (x, -0.3, 1.9), (x, -0.3, 1.79)], 0.009, 8)
            rail.lathe([(0.001, 0), (0.03, 0), (0.03, 0.01), (0.001, 0.012)], (x, -0.012, 1.9), 14)
    rail.obj("wall-rail", metal("#a98546", 0.28), smooth=True)
    frame = M(place).frame(2.1, 0.32, 3.1, 2.55, [(0, 0), (0, 0.03), (0.02, 0.045), (0.05, 0.04), (0.065, 0.02), (0.07, 0.012)])
    frame.obj("mirror-frame", wood("#8d6a42", 0.4), 0.002)
    M(place).quad((2.16, -0.014, 0.38), (3.04, -0.014, 0.38), (3.04, -0.014, 2.49), (2.16, -0.014, 2.49)).obj("mirror", mirror())
    radiator(place, L - 1.15, 1.1, 0.62, "#cbc8bd")
    conduit(place, 0.7, H - 0.15)
    for x in (3.6, 7.55):
        M(place).box(x - 0.045, -0.03, 0.28, x + 0.045, -0.001, 0.37).obj("socket", paint("#e2ded4", 0.35), 0.006)
    extinguisher(place, L - 5.5)
    crack = M(place)
    path = [(6.3, 2.9), (6.36, 2.72), (6.31, 2.6), (6.42, 2.44), (6.4, 2.3)]
    for (a, b), (c, d) in zip(path, path[1:]):
        crack.quad((a, -0.0025, b), (a + 0.004, -0.0025, b), (c + 0.003, -0.0025, d), (c, -0.0025, d))
    crack.obj("crack", paint("#9c978b", 0.8))


def back(room: PlanRoom) -> None:
    """The end: the counter with its scales, a door ajar to the store, pegs with an apron."""
    place = room.T("N")
    passage = M().box(3.6, L + 0.3, -0.02, 5.0, L + 2.4, 0).box(3.55, L + 2.3, 0, 5.05, L + 2.4, 2.6)
    passage.box(3.5, L + 0.28, 0, 3.6, L + 2.4, 2.6).box(4.95, L + 0.28, 0, 5.05, L + 2.4, 2.6).box(3.5, L + 0.28, 2.5, 5.05, L + 2.4, 2.6)
    passage.obj("store", plaster("#b9b5a8"))
    case = M(place).frame(3.72, -0.3, 4.83, 2.28, [(0, 0), (0, 0.03), (0.03, 0.045), (0.08, 0.035), (0.13, 0.03), (0.135, 0)])
    case.obj("door-case", paint(JOINERY, 0.4), 0.002)
    leaf = M(at(4.68, L + 0.06, 0, 118))
    leaf.box(0, -0.02, 0.01, 0.83, 0.02, 2.13)
    for z0, z1 in ((0.15, 0.9), (1.05, 2.0)):
        leaf.frame(0.12, z0, 0.71, z1, [(0, 0), (0.01, 0.012), (0.03, 0.012), (0.04, 0)], -0.02)
    leaf.obj("store-leaf", paint(JOINERY, 0.42), 0.004)
    M(place).box(0.4, -0.02, 0, 3.7, -0.002, 0.16).obj("skirting-back", paint("#d8d4c8", 0.45), 0.003)
    pegs = M(place).box(1.3, -0.03, 1.82, 3.1, -0.003, 1.91)
    pegs.obj("peg-board", paint(JOINERY, 0.42), 0.004)
    hooks = M(place)
    for k in range(6):
        x = 1.45 + 0.3 * k
        hooks.tube([(x, -0.03, 1.86), (x, -0.1, 1.85), (x, -0.115, 1.89)], 0.008, 8)
    hooks.obj("pegs", metal("#a98546", 0.3), smooth=True)

    def apron(u: float, v: float) -> tuple[float, float, float]:
        spread = 0.05 + 0.27 * min(v * 1.6, 1.0)
        return (1.75 + (u - 0.5) * spread * 1.6, -0.09 - 0.02 * math.sin(u * 17) * v, 1.84 - 0.98 * v)

    M(place).grid(apron, 26, 24).obj("apron", fabric("#5b6a74", 0.2), smooth=True)
    crate(3.0, L - 0.45, 0.0, 4, (0.6, 0.42, 0.36))
    panelled_counter(2.62, 10.9, 0, 2.7)
    scales(3.35, 10.95, 0.963, 24)
    paper_roll(2.2, 10.98, 0.963, 6)


@prop
def on_rail(room: PlanRoom, y0: float, y1: float, density: float) -> None:
    """Garments on the wall rail of the E side between y0 and y1."""
    hang(W - 0.3, y0, 1.7943, y1 - y0, random.Random(f"vertbois-{y0}"), room.palette, 90, density)


def gloves_in_drawer(room: PlanRoom) -> None:
    """Gloves in the drawer that stands open, one more pair on its edge."""
    wall = DrawerWall(room.T("W"), *WALL, 8, SAGE, room.seed)
    y = wall.drawer_x(GLOVES[0]) + wall.cell / 2
    z = FOOT + GLOVES[1] * ROW + 0.026
    out = PULLED[GLOVES]
    for dy, colour, turn in ((-0.075, "#6b2a20", 84), (0.045, "#2f3d34", 97)):
        pair_of_gloves(DEEP + out * 0.52, y + dy, z + 0.03, turn, colour)
    tissue = M()
    rng = random.Random(4)
    rows = [[(DEEP + 0.02 + (out - 0.06) * i / 12, y - wall.cell / 2 + 0.03 + (wall.cell - 0.06) * j / 12, z + 0.012 + rng.uniform(0, 0.02)) for j in range(13)] for i in range(13)]
    tissue.grid(lambda u, v: rows[round(u * 12)][round(v * 12)], 12, 12)
    tissue.obj("tissue", paint("#e2ddd0", 0.75))


def at_rest(room: PlanRoom) -> None:
    """Between two tenants: a form, a few pieces on the rail, a chair, the shop's table with what was left."""
    gloves_in_drawer(room)
    dress_form(1.45, 7.7, 62, "wrap", room.palette[5], 9, "wood")
    on_rail(room, 2.3, 4.2, 0.11)
    on_rail(room, 6.2, 7.4, 0.13)
    display_table(3.35, 3.9, 90, 1.7)
    folded_stack(3.3, 4.35, 0.78, 80, room.palette[1:4], random.Random(3), "linen")
    bag(3.4, 3.5, 0.7806, -70, "tote", room.palette[4])
    seat(1.35, 4.35, -104, "bentwood")
    wall_goods(room, ((4.1, "bag"), (8.9, "bag"), (9.6, "shoes")))
    crate(0.95, 9.0, 0.0, 78, (0.55, 0.4, 0.34), "wood")


def wall_goods(room: PlanRoom, where: tuple[tuple[float, str], ...]) -> None:
    """Folded pieces, bags and shoes on the ledge of the cabinets."""
    rng = random.Random("vertbois-ledge")
    for y, kind in where:
        x = 0.41
        if kind == "bag":
            bag(x + 0.02, y, LEDGE + 0.0006, 90 + rng.gauss(0, 8), rng.choice(("handle", "bucket")), rng.choice(room.palette))
        elif kind == "shoes":
            pair(x, y, LEDGE, -90 + rng.gauss(0, 5), "loafer", rng.choice(room.palette))


def pop_up(room: PlanRoom) -> None:
    """A shop for two weeks: the rail full, tables with knitwear and bags down the middle, shoes, two looks on stands."""
    rng = random.Random("vertbois-popup")
    for y0, y1 in ((2.2, 5.0), (6.0, 8.9)):
        on_rail(room, y0, y1, 0.07)
    for k, (y, turn, length) in enumerate(((5.0, 88, 1.7), (8.3, 92, 1.9))):
        display_table(3.0, y, turn, length)
        for i in range(4):
            for side in (-1, 1):
                py = y - length / 2 + 0.25 + i * (length - 0.5) / 3
                if (i + k + side) % 3 == 0:
                    bag(3.0 + side * 0.2, py, 0.7806, 90 * side + rng.gauss(0, 10), rng.choice(("handle", "tote")), rng.choice(room.palette))
                elif rng.random() < 0.85:
                    folded_stack(3.0 + side * 0.2, py, 0.78, 90 + rng.gauss(0, 3), [room.palette[(i + j + k) % 6] for j in range(rng.randint(2, 5))], rng, rng.choice(("knit", "knit", "linen")))
    mannequin(1.75, 6.6, 20, "wrap", room.palette[2], 6, "#d8d3c6")
    dress_form(4.05, 6.7, 205, "blazer", room.palette[4], 3, "wood")
    for k, y in enumerate((2.6, 3.1, 4.0, 6.2, 7.4, 9.3)):
        wall_goods(room, ((y, "bag" if k % 2 else "shoes"),))
    panel = M(at(4.3, 9.6, 0, 10)).box(-0.2, -0.2, 0, 0.2, 0.2, 0.42)
    panel.obj("stand", wood("#8d6a42", 0.45), 0.004)
    pair(4.3, 9.6, 0.42, 160, "boot", room.palette[5])
