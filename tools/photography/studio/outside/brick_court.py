"""A brick court on two sides of a workshop, a step lower: lit studios behind arches, house backs above the roofs, wet setts."""

from __future__ import annotations

from dataclasses import replace

import bpy

from studio.lights import area
from studio.materials import plaster, wood
from studio.mesh import M, at
from studio.outside.surroundings import Surroundings, sky_over
from studio.plants import tree
from studio.room import Room
from studio.street.facade import facade, random_style
from studio.street.ground import cobbles
from studio.street.props import bicycle, bistro_chair, cafe_table, waiting_rail
from studio.street.scenes.courtyard import workshop
from studio.street.shopfronts import wall_lantern
from studio.street.surfaces import limestone
from studio.street.trees import box_ball, ivy

GROUND = -0.32


def house_back(x: float, y: float, turn: float, wide: float, around: Surroundings, stone: str) -> None:
    """The rear front of a tenement, seen over the roofs."""
    style = random_style(around.rng, "plain")
    style.stone = stone
    facade(at(x, y, GROUND - 5.5, turn), wide, style, around.rng, (), around.sky.lit, 0.6)


def brick_court(room: Room, depth: float, beside: float, radiance: float, time: str) -> None:
    """Beyond y = 0 for `depth` metres and beyond x = 0 for `beside`; `time` is the hour of the street programs."""
    around = Surroundings(room.seed, time)
    rng, dusk = around.rng, time == "dusk"
    if dusk:
        around.sky = replace(around.sky, lamps=0.68)
    before = set(bpy.context.scene.objects)
    east, north = room.W + 1.6, room.L + 2.0
    end = at(east, -depth, GROUND, 180)
    across = at(-beside, -depth, GROUND, 90)
    workshop(end, east + beside, around, "mixed", "brick", True, "#26302e")
    workshop(across, depth + north + 12, around, "mixed", "brick", True, "#2b3331")
    workshop(at(east, -0.6, GROUND, -90), depth - 0.6, around, "studio", "brick", True, "#26302e")
    house_back(east + 12, -depth - 19, 180, east + beside + 22, around, "#cbbca2")
    house_back(-beside - 21, -depth - 10, 90, depth + north + 16, around, "#cdc2ac")
    cobbles(-beside - 0.4, -depth - 0.3, east + 0.4, -0.4, rng, GROUND, "#7d766d", 0.8 if dusk else 0.15)
    cobbles(-beside - 0.4, -0.45, -0.4, north + 12, rng, GROUND, "#7d766d", 0.8 if dusk else 0.15)
    ivy(across, depth - 1.0, depth + 3.0, 0, 7.4, rng, 9000)
    ivy(end, 1.2, 3.6, 0, 6.8, rng, 7000)
    for x in (3.0, east - 0.8, east + 3.2):
        wall_lantern(end, x, 3.1, around.sky.lamps if dusk else 0.05)
    for y in (depth + 2.2, depth + 6.9):
        wall_lantern(across, y, 3.1, around.sky.lamps if dusk else 0.05)
    tree(east - 1.2, -2.6, rng, 2.4, "#a8603f", 1300)
    tree(-beside + 0.9, 3.1, rng, 2.3, "#8d8a84", 1300)
    tree(-beside + 0.8, 8.6, rng, 2.6, "#a8603f", 1500)
    bicycle(-beside + 0.55, 6.0, GROUND, 90, "#27473f", -9)
    bicycle(1.0, -depth + 0.6, GROUND, 180, "#7a2e22", -9)
    cafe_table(6.6, -4.4, 0.35)
    for x, y, turn in ((7.3, -4.3, 95), (6.0, -4.0, -70)):
        bistro_chair(x, y, GROUND, turn)
    waiting_rail(1.6, -depth + 2.4, 12, rng)
    pots, steps = M(), M()
    for x, y in ((2.2, -0.85), (6.0, -0.85), (-beside + 0.5, 4.4), (-beside + 0.5, 10.2), (-0.85, 5.1)):
        pots.lathe([(0.001, 0), (0.14, 0), (0.18, 0.3), (0.19, 0.33), (0.16, 0.33), (0.15, 0.28), (0.001, 0.27)], (x, y, GROUND), 24)
        box_ball(x, y, rng, 0.26, "#4b4a46", 0.42 + GROUND)
    pots.obj("pots", plaster("#a8603f", 0.75), smooth=True)
    steps.box(2.9, -1.1, GROUND - 0.1, 5.3, -0.35, -0.17).box(2.9, -0.75, GROUND, 5.3, -0.35, -0.02)
    steps.obj("steps", limestone("#a39b8c", 3.0, 3.0, 0.0, 0.0, 0.6), 0.012)
    planks = M()
    for k in range(7):
        planks.box(east - 0.34 - 0.06 * k, -6.3, GROUND, east - 0.31 - 0.06 * k, -6.05, 1.7 + 0.09 * (k * 5 % 7))
    planks.obj("planks", wood("#b08a5c"))
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    if not dusk:
        room.backdrop(before)
    sky_over(-beside, -depth, east, -0.8, 12.0, radiance, room.hour["col"], (0, -3))
    sky_over(-beside, -0.8, -0.8, north, 12.0, radiance, room.hour["col"], (-3, 0))
    sky_over(-beside - 20, -depth - 18, -beside - 8, north, 20.0, radiance, room.hour["col"], (-6, -4))
    if dusk:
        area((1.0, -depth + 0.5, 1.7), (1.0, -depth + 3.0, 0), 13.0, 2.6, 26, "#ffca92", False)
        area((-beside + 0.5, 4.0, 1.7), (-beside + 3.0, 4.0, 0), 15.0, 2.6, 26, "#ffca92", False)
