"""A furniture makers' court seen from a workshop: glazed fronts on three sides, cobbles, ivy, things left standing."""

from __future__ import annotations

import bpy

from studio.materials import paint, plaster, wood
from studio.mesh import M, at
from studio.outside.surroundings import Surroundings, sky_over
from studio.plants import tree
from studio.room import Room
from studio.street.ground import cobbles
from studio.street.props import bicycle, bistro_chair, cafe_table, trolley
from studio.street.scenes.courtyard import workshop
from studio.street.surfaces import limestone
from studio.street.trees import box_ball, ivy


def cobbled_court(room: Room, x0: float, x1: float, depth: float, radiance: float, time: str = "noon") -> None:
    """From y = 0 back to -`depth`, between x0 and x1: plaster, brick at the end, ivy on both sides."""
    around = Surroundings(room.seed, time)
    rng = around.rng
    before = set(bpy.context.scene.objects)
    wide = x1 - x0
    workshop(at(x1, -depth, 0, 180), wide, around, "studio", "render", True, "#3b5a50")
    workshop(at(x0, -depth, 0, 90), depth - 0.5, around, "mixed", "brick", True, "#3b5a50")
    workshop(at(x1, -0.5, 0, -90), depth - 0.5, around, "mixed", "render", False, "#2b3a36")
    cobbles(x0 - 0.6, -depth - 0.3, x1 + 0.6, -0.36, rng, -0.03, "#8a8277", 0.1)
    gutter = M()
    for k in range(int(depth / 0.5)):
        y = -depth + 0.5 * k
        gutter.box((x0 + x1) / 2 - 0.2, y + 0.006, -0.07, (x0 + x1) / 2 + 0.2, y + 0.494, -0.022)
    gutter.obj("gutter", limestone("#a9a294", 3.0, 3.0, 0.0, 0.0, 0.6), 0.012)
    ivy(at(x0, -depth, 0, 90), 1.0, depth * 0.75, 0, 7.6, rng, 16000)
    ivy(at(x1, -0.5, 0, -90), depth * 0.3, depth * 0.9, 0, 7.0, rng, 9000)
    ivy(at(x1, -depth, 0, 180), 0.2, 2.6, 0, 7.2, rng, 7000)
    bicycle(x0 + 0.6, -depth * 0.45, -0.02, 90, "#7a2e22", -9)
    cafe_table(x1 - 1.9, -4.6, 0.35)
    for dx, dy, turn in ((0.66, 0.1, 90), (-0.55, 0.4, -60)):
        bistro_chair(x1 - 1.9 + dx, -4.6 + dy, -0.02, turn)
    trolley(x0 + 1.2, -3.4, 70, rng)
    tree(x1 - 0.9, -7.6, rng, 2.4, "#a8603f", 1600)
    tree(x0 + 1.0, -depth + 1.6, rng, 2.6, "#a8603f", 1600)
    planks = M()
    for k in range(9):
        planks.box(x1 - 0.34 - 0.06 * k, -2.3, 0, x1 - 0.31 - 0.06 * k, -2.05, 2.0 + 0.09 * (k * 5 % 7))
    planks.obj("planks", wood("#b08a5c"))
    pots = M()
    for k in range(5):
        px, py = x0 + 0.5 + 0.1 * (k % 2), -1.4 - 2.3 * k
        pots.lathe([(0.001, 0), (0.14, 0), (0.18, 0.3), (0.19, 0.33), (0.16, 0.33), (0.15, 0.28), (0.001, 0.27)], (px, py, -0.02), 24)
        box_ball(px, py, rng, 0.24, "#4b4a46", 0.42)
    pots.obj("pots", plaster("#a8603f", 0.75), smooth=True)
    M().box(x0 - 0.2, -0.36, 4.6, x1 + 0.2, -0.3, 5.2).obj("own-gutter", paint("#6d7478", 0.5))
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    sky_over(x0, -depth, x1, -0.6, 13.0, radiance, room.hour["col"], (0, -3))
