"""Galerie Saint-Dominique: stables of a hôtel of 1750, five oak stalls, lunettes, a glazed coach arch."""

from __future__ import annotations

import random
from typing import Any

import bpy

from studio.ceilings.oak_beams import oak_beams
from studio.daylight import TIMES
from studio.drinks import bar_counter, cocktail_table, tray
from studio.features.edge_trim import band, edge_frame
from studio.features.flow_drawings import flow_drawing, vessel
from studio.features.stalls import stalls
from studio.features.workaday import conduit, extinguisher
from studio.flooring.stable_floor import stable_floor
from studio.flowers import bouquet
from studio.garments import rack
from studio.house_fittings import radiator
from studio.lamps import track
from studio.lights import spot
from studio.mannequins import dress_form, mannequin
from studio.materials import paint, plaster, wood
from studio.mesh import M, at
from studio.openings.coach_arch import coach_arch
from studio.openings.lunettes import lunette
from studio.outside.evening_street import evening_street
from studio.outside.surroundings import Surroundings
from studio.plan import PlanRoom
from studio.room import Room
from studio.street.houses import shop_house
from studio.street.trees import TreeKind

WIDTH, LENGTH, HEIGHT = 7.8, 14.1, 3.8
FRONT = 5.75
LINES = [1.75 + 2.2 * k for k in range(6)]
MIDDLES = [a + 1.1 for a in LINES[:-1]]
ARCH = 2.75
SILL, MOON = 2.42, 0.88
SOUTH, EAST, NORTH, WEST = range(4)


def galerie_saint_dominique(facts: dict[str, Any]) -> Room:
    """Build the stables; the street lies at y < 0, a court with trees beyond the lunettes at x < 0."""
    corners = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, LENGTH), (0.0, LENGTH)]
    room = PlanRoom(facts, corners, (0.6, 1.9, FRONT - 0.5, LENGTH - 0.7))
    room.fill_strength = 0.05
    room.hour = {**TIMES["morning"], "sky": 0.6, "ext": 0.38, "col": "#eef1f4"}
    shell(room)
    stable_floor(WIDTH, LENGTH, FRONT - 0.42, room.seed)
    oak_beams(WIDTH, LENGTH, HEIGHT, [2.35, 4.7, 7.05, 9.4, 11.75], room.seed)
    stalls(FRONT, WIDTH, LINES, room.seed)
    series(room)
    used_walls(room)
    evening_street(room, 0.32, 9.5, "overcast", ("haussmann", "hotel", "haussmann"))
    court(room)
    room.sun_through(WEST, -9.0, 0.36, 15.5)
    room.furnish = {"rest": at_rest, "cocktail": reception}
    room.dev = dict(key=0.38, white=0.8, contrast=1.28, sat=1.12, awb=0.42)
    room.shot("wide", (0.7, 1.9, 1.15), (7.4, 12.5, 0), 28, 0.05, 8)
    return room


def shell(room: PlanRoom) -> None:
    """Limewashed walls, the coach arch in the front, five lunettes across from the stalls."""
    white = plaster(room.wall_colour, 0.75, 1.6)
    room.open(SOUTH, ARCH - 1.5, -0.05, ARCH + 1.5, 3.3, "segment", 0.9)
    for y in MIDDLES:
        room.open(WEST, LENGTH - y - MOON, SILL - 0.05, LENGTH - y + MOON, SILL + MOON, "arch", 0.9)
        lunette(edge_frame(room, WEST), y, SILL, MOON - 0.01, "#d9d6cc")
    room.raise_walls({}, white, 0.4)
    coach_arch(edge_frame(room, SOUTH), WIDTH - ARCH, 3.0, 3.3, 0.54, "#343a3a", "#7f6546")
    band(room, (SOUTH, NORTH, WEST), 0.0, 0.15, 0.022, paint("#a9a79d", 0.5))


def series(room: PlanRoom) -> None:
    """One drawing on the back of each stall, a vessel on an oak block before it."""
    east = edge_frame(room, EAST)
    tints = ("#23303f", "#5a2f28", "#2c3b33", "#23303f", "#4a3a22")
    for k, y in enumerate(MIDDLES):
        flow_drawing(east, LENGTH - y, 1.98, 0.78, 1.02, 11 + k, tints[k])
        side = 0.52 if k % 2 else -0.5
        high = (0.86, 0.62, 0.98, 0.7, 0.8)[k]
        M(at(WIDTH - 0.42, y + side, 0, 4 * (-1) ** k)).box(-0.17, -0.17, 0, 0.17, 0.17, high).obj("block", wood("#6f5437", 0.5), 0.006)
        vessel(WIDTH - 0.42, y + side, high, (0.42, 0.56, 0.34, 0.48, 0.4)[k], 20 + k)


def used_walls(room: PlanRoom) -> None:
    """Radiators below the lunettes, conduits, hooks, an extinguisher, tracks, a door to the tack room."""
    west, north = edge_frame(room, WEST), edge_frame(room, NORTH)
    for y in (4.0, 8.4):
        radiator(0.13, y, 90, 14, "#cfcdc5", 0.62)
    conduit(west, 6.3, 1.2)
    conduit(north, 5.1, 1.2)
    extinguisher(north, 1.2)
    door = M(north)
    for k in range(6):
        door.box(2.7 + 0.16 * k + 0.001, -0.05, 0.02, 2.7 + 0.16 * (k + 1) - 0.001, -0.012, 2.1)
    door.box(2.58, -0.035, 0, 2.69, -0.002, 2.22).box(3.67, -0.035, 0, 3.78, -0.002, 2.22).box(2.58, -0.037, 2.11, 3.78, -0.002, 2.23)
    door.box(2.72, -0.07, 0.3, 3.64, -0.05, 0.44).box(2.72, -0.07, 1.6, 3.64, -0.05, 1.74)
    door.obj("tack-door", paint("#b4b2a8", 0.5), 0.003)
    hooks = M(west)
    hooks.box(11.9, -0.03, 1.7, 13.4, -0.002, 1.82)
    for k in range(6):
        x = 12.02 + 0.25 * k
        hooks.tube([(x, -0.03, 1.76), (x, -0.12, 1.74), (x, -0.14, 1.82)], 0.011, 8)
    hooks.obj("bridle-hooks", wood("#7d6243", 0.5))
    for x in (1.9, 4.4):
        targets = [(WIDTH - 0.1, y, 1.7) for y in MIDDLES] if x > 3 else [(0.1, y, 1.5) for y in (2.8, 6.2, 10.0, 12.9)]
        track((x, 1.6), (x, LENGTH - 1.6), HEIGHT - 0.56, HEIGHT - 0.44, len(targets), targets, 12, "#ffe2bd", 34)


def court(room: PlanRoom) -> None:
    """What the lunettes see: crowns of trees and the upper floors of the house across the court."""
    around = Surroundings(room.seed + 9, "overcast")
    before = set(bpy.context.scene.objects)
    for k in range(3):
        shop_house(at(-15, 11 * k - 8, 0, 90), 11, "hotel", around.sky, around.rng, shops=False)
    tall = TreeKind(around.rng, 7.0, 2.4, 4200, "#6f7f42", 0.17)
    for y in (1.0, 6.0, 11.5, 15.0):
        tall.plant(-6.5 - (y % 2), y, 0, around.rng, False)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
        else:
            thing.visible_shadow = False


def at_rest(room: PlanRoom) -> None:
    """One rail, one form at the mouth of a stall, a zinc pail by the gutter."""
    rng = random.Random(f"{room.seed}-rest")
    rack(2.0, 9.2, rng, 14, 1.8, palette=room.palette, finish="black")
    dress_form(4.75, 6.15, -62, "coat", "#6d3b2e", 14, "iron")
    pail = M().lathe([(0.001, 0), (0.11, 0), (0.15, 0.28), (0.158, 0.29), (0.15, 0.295), (0.142, 0.27), (0.105, 0.02), (0.001, 0.02)], (5.0, 11.4, 0), 32)
    pail.obj("pail", paint("#9aa0a2", 0.35, 0.8), smooth=True)
    broom = M().tube([(0.35, 13.7, 0.06), (0.13, 13.95, 1.45)], 0.013, 8).box(0.2, 13.55, 0.0, 0.46, 13.68, 0.12)
    broom.obj("broom", wood("#a98a5e", 0.55))


def reception(room: PlanRoom) -> None:
    """Morning cocktail: high tables along the gutter, a bar before the back wall, two looks in the stalls."""
    rng = random.Random(f"{room.seed}-reception")
    for x, y in ((4.3, 10.6), (2.0, 9.7), (3.9, 7.7), (1.5, 6.3), (4.1, 4.6), (2.3, 3.1)):
        cocktail_table(x, y, rng, "")
    tray(2.0, 9.75, 1.1012, 20, rng, "flutes")
    bar_counter(1.0, 8.0, -90, 2.6, rng, "#8a6a48")
    mannequin(6.6, MIDDLES[3] + 0.1, -80, "dress", room.palette[2], 31, "#e4ded2", True)
    dress_form(6.5, MIDDLES[1], -75, "coat", room.palette[0], 32, "iron")
    bouquet(0.6, 10.1, 0.0, rng, "branches", 1.7, False)
    for y in (4.6, 7.7, 10.6):
        spot((3.2, y, HEIGHT - 0.5), (3.2, y, 0), 30, "#ffe2bd", 60, 0.7, 0.05)
