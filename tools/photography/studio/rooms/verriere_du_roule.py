"""Verrière du Roule: a coach-builder's hall of 1898, a glass barrel vault on riveted arches over a nave with aisles."""

from __future__ import annotations

from typing import Any

import bpy

from studio.ceilings.glass_barrel import Barrel, glass_barrel
from studio.daylight import TIMES
from studio.dressings.show_hall import cleared, late as after_show, show
from studio.features.dado import plaster_dado
from studio.features.gallery_floor import deck, straight_stair
from studio.features.workaday import conduit, double_leaf, extinguisher, radiator
from studio.flooring.cast_concrete import cast_concrete, grating
from studio.lights import area, opening_light
from studio.materials import paint, plaster
from studio.mesh import M, rect, wall
from studio.openings.glass_screen import glass_screen
from studio.openings.ribbed_window import ribbed_window
from studio.outside.stone_court import stone_court
from studio.room import Room
from studio.steelwork import laced_post, old_iron_paint, plate_girder

WIDTH, LENGTH, AISLE = 12.0, 18.0, 2.5
SPRING, CROWN, AISLE_TOP = 5.0, 7.2, 4.15
PETROL = "#173b3f"
BAYS = [0.0, 3.6, 7.2, 10.8, 14.4, 18.0]
LIGHTS = [(7.8, 10.2), (11.4, 13.8), (15.0, 17.4)]


def verriere_du_roule(facts: dict[str, Any]) -> Room:
    """Build the hall; an after-show is held at dusk."""
    late = facts.get("dressing") == "aftershow"
    room = Room({**facts, "surface": WIDTH * LENGTH}, LENGTH / WIDTH)
    room.W, room.L, room.H = WIDTH, LENGTH, SPRING
    room.fill_strength = 0.0
    room.hour = TIMES["dusk" if late else "overcast"]
    room.free = (AISLE + 0.3, 3.0, WIDTH - AISLE - 0.3, LENGTH - 1.4)
    iron = old_iron_paint(PETROL)
    vault = Barrel(AISLE, WIDTH - AISLE, SPRING, CROWN)
    shell(room, vault)
    M().box(-0.3, -0.3, -0.12, WIDTH + 0.3, LENGTH + 0.4, 0).obj("floor", cast_concrete("#545858", 0.78, 3.6))
    for x in (AISLE + 0.45, WIDTH - AISLE - 0.75):
        grating(x, 2.6, x + 0.3, LENGTH - 0.5, paint("#2b2d2e", 0.5))
    structure(iron)
    glass_barrel(room, vault, BAYS, PETROL, 0.78)
    glass_screen(vault, LENGTH - 0.1, WIDTH, iron, 3.75)
    deck(WIDTH, 2.2, 2.9, iron)
    posts = M()
    for x in (AISLE, WIDTH / 2 - 1.6, WIDTH / 2 + 1.6, WIDTH - AISLE):
        posts.tube([(x, 2.1, 0), (x, 2.1, 2.6)], 0.055, 16)
        posts.lathe([(0.12, 0), (0.12, 0.03), (0.06, 0.06)], (x, 2.1, 0), 20)
    posts.obj("gallery-posts", iron, smooth=True)
    straight_stair(0.15, 1.15, 6.3, 2.25, 2.9, iron)
    walls_in_use(room)
    stone_court(room, -4.5, LENGTH + 0.5, WIDTH + 4.5, LENGTH + 17.5, 0.2 if late else 1.35, "dusk" if late else "overcast")
    daylight(room)
    room.furnish = {"runway": show, "aftershow": after_show, "rest": cleared}
    room.dev = dict(key=0.27, white=0.72, contrast=1.3, sat=0.98, awb=0.35)
    room.shot("wide", (6, 2.35, 4.4), (6, LENGTH, 0), 28, -0.06, 8)
    return room


def shell(room: Room, vault: Barrel) -> None:
    """Plaster walls, the lean-to ceilings of the aisles, the south gable up to the vault."""
    W, L = WIDTH, LENGTH
    mat = plaster_dado(room.wall_colour, "#51625f", 1.1)
    lights = [rect(y0, 2.25, y1, 3.6) for y0, y1 in LIGHTS]
    wall("wall-east", (W, 0), (W, L), AISLE_TOP + 0.1, mat, lights, 0.4)
    wall("wall-west", (0, L), (0, 0), AISLE_TOP + 0.1, mat, [], 0.4)
    for y0, y1 in LIGHTS:
        ribbed_window(room.T("E"), L - y1, 2.25, L - y0, 3.6, room.hour["ext"], PETROL)
    head = [(x, vault.height(x, vault.radius + 0.3)) for x in (W - AISLE, W * 0.7, W * 0.6, W / 2, W * 0.4, W * 0.3, AISLE)]
    outline = [(-0.3, -0.1), (W + 0.3, -0.1), (W + 0.3, 4.5), (W - AISLE, SPRING), *head, (AISLE, SPRING), (-0.3, 4.5)]
    wall("gable-south", (0, 0), (W, 0), SPRING, mat, (), 0.4, 0.0, outline)
    pier = M()
    for x in (0.0, W):
        for y in BAYS[1:-1]:
            a, b = sorted((x, x + (0.12 if x == 0 else -0.12)))
            pier.box(a, y - 0.25, 0, b, y + 0.25, AISLE_TOP)
    pier.box(0, L - 0.25, 0, 0.25, L + 0.1, AISLE_TOP).box(W - 0.25, L - 0.25, 0, W, L + 0.1, AISLE_TOP)
    pier.box(0, L - 0.22, 3.76, AISLE, L + 0.1, 5.3).box(W - AISLE, L - 0.22, 3.76, W, L + 0.1, 5.3)
    pier.obj("piers", mat, 0.006)
    roof = M()
    for x0, z0, x1, z1 in ((-0.3, AISLE_TOP - 0.12, AISLE + 0.02, 4.55), (W - AISLE - 0.02, 4.55, W + 0.3, AISLE_TOP - 0.12)):
        roof.add(
            [(x0, -0.3, z0), (x1, -0.3, z1), (x1, L + 0.2, z1), (x0, L + 0.2, z0)]
            + [(x0, -0.3, z0 + 0.25), (x1, -0.3, z1 + 0.25), (x1, L + 0.2, z1 + 0.25), (x0, L + 0.2, z0 + 0.25)],
            [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
        )
    roof.obj("aisle-roof", plaster("#e4e1d9", 0.75))


def structure(iron: bpy.types.Material) -> None:
    """Laced posts, the plate girders that tie them, knee plates in the aisles."""
    mesh = M()
    for x in (AISLE, WIDTH - AISLE):
        for y in BAYS:
            laced_post(mesh, x, min(max(y, 0.16), LENGTH - 0.3), SPRING + 0.05)
        plate_girder(mesh, x, 0.0, LENGTH, 4.42, 4.98)
    for y in BAYS[1:-1]:
        for x0, x1 in ((0.0, AISLE), (WIDTH - AISLE, WIDTH)):
            mesh.box(x0, y - 0.05, 3.86, x1, y + 0.05, 3.98).box(x0, y - 0.006, 3.98, x1, y + 0.006, 4.3)
    mesh.obj("structure", iron, smooth=True)


def walls_in_use(room: Room) -> None:
    """Doors, pipes, hooks and radiators along the aisles."""
    west, east, south = room.T("W"), room.T("E"), room.T("S")
    double_leaf(west, 12.6, 2.8, 3.0, "#30474a")
    for y in (1.3, 3.0, 4.9):
        double_leaf(east, LENGTH - y, 0.95, 2.1, "#30474a", 3)
    double_leaf(west, 9.0, 1.2, 2.2, "#30474a", 4)
    board = M(south).box(3.2, -0.04, 1.72, 8.8, -0.004, 1.84)
    for k in range(14):
        board.tube([(3.5 + 0.38 * k, -0.04, 1.77), (3.5 + 0.38 * k, -0.13, 1.75), (3.5 + 0.38 * k, -0.14, 1.81)], 0.009, 6)
    board.obj("coat-hooks", paint("#30474a", 0.45))
    radiator(west, 16.2, 1.5)
    extinguisher(west, 10.2)
    extinguisher(south, WIDTH - 3.2)
    for y in (7.0, 10.6, 14.6):
        conduit(west, y, 3.9)
    for y in (6.4, 10.7):
        conduit(east, LENGTH - y, 3.9)
    duct = M(west).tube([(0.5, -0.28, 3.62), (LENGTH - 0.6, -0.28, 3.62)], 0.055, 16)
    duct.obj("pipe", paint("#b6b7b3", 0.4), smooth=True)


def daylight(room: Room) -> None:
    """Light of the end screen and of the ribbed windows in the east aisle."""
    hour = room.hour
    opening_light((WIDTH / 2, LENGTH + 0.1, 2.6), (0, -1, 0), WIDTH - 1, 4.6, hour["sky"] * 0.55, hour["col"])
    area((WIDTH + 0.5, 12.6, 3.0), (WIDTH - 3, 12.6, 1.6), 9.8, 1.35, hour["sky"] * 0.6 * 3.14 * 9.8 * 1.35, hour["col"], False)
