"""The court of a town house in the evening: stone wings, cobbles and gravel, one large chestnut, box, garden chairs."""

from __future__ import annotations

import random

import bpy

from studio.mesh import M, at
from studio.outside.surroundings import Surroundings, sky_over
from studio.room import Room
from studio.street.facade import facade, random_style
from studio.street.ground import cobbles, fallen_leaves, gravel
from studio.street.props import bicycle, garden_chair
from studio.street.scene import Unshaded
from studio.street.surfaces import limestone
from studio.street.trees import TreeKind, box_ball, ivy


def chestnut_court(room: Room, across: float, ground: float, radiance: float) -> None:
    """West of x = -0.34: a court `across` metres wide, its ground at `ground`; fronts and crown let the low sun by."""
    around = Surroundings(room.seed + 1, "golden")
    rng: random.Random = around.rng
    before = set(bpy.context.scene.objects)
    with Unshaded():
        style = random_style(rng, "hotel")
        style.stone = "#d9cbb0"
        facade(at(-across, -9, ground, 90), 26, style, rng, (), 0.1, 0.5)
        side = random_style(rng, "haussmann")
        facade(at(-across, 17, ground, 90), 22, side, rng, (), 0.15, 0.5)
        facade(at(-across, room.L + 7, ground, 0), across, style, rng, (), 0.1, 0.5)
        facade(at(-0.4, -6, ground, 180), across, side, rng, (), 0.1, 0.5)
        ivy(at(-across, -9, ground, 90), 15, 24, 0, 7.5, rng, 12000, "#6d7236")
    cobbles(-across, -7, -0.4, room.L + 7, rng, ground - 0.03, "#8f8676", 0.1)
    bed = M()
    bed.lathe([(2.1, 0.0), (2.1, 0.14), (1.9, 0.14), (1.9, 0.0)], (-6.4, 13.2, ground), 48)
    bed.lathe([(1.5, 0.0), (1.5, 0.14), (1.3, 0.14), (1.3, 0.0)], (-9.4, 25.2, ground), 48)
    bed.obj("tree-kerb", limestone("#b9ae98", 3.0, 3.0, 0.0, 0.0, 0.6), 0.01)
    gravel(-8.2, 11.4, -4.6, 15.0, ground + 0.006)
    chestnut = TreeKind(rng, 8.6, 3.4, 9000, "#8a8038", 0.26)
    chestnut.plant(-6.4, 13.2, ground, rng, False)
    TreeKind(rng, 7.6, 2.6, 6500, "#7a7c3a", 0.24).plant(-9.4, 25.2, ground, rng, False)
    TreeKind(rng, 7.2, 2.4, 6000, "#84803c", 0.24).plant(-10.2, 1.4, ground, rng, False)
    for y in (3.7, 10.7, 15.75, 22.0):
        box_ball(-1.3, y, rng, 0.32, "#8a8d86")
    for x, y, turn in ((-3.6, 11.6, 60), (-3.9, 12.6, 110), (-4.2, 18.2, 20)):
        garden_chair(x, y, turn)
    bicycle(-across + 0.7, 20.5, ground, 88, "#27473f", 7)
    fallen_leaves(-across + 1, 4, -1, 26, 520, rng, ground - 0.015)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
        elif thing.name.startswith(("trunk", "foliage", "garden", "box", "planter")):
            thing.visible_shadow = False
            if thing.name.startswith(("garden", "box", "planter")):
                thing.location.z += ground
    sky_over(-across, -7, -0.8, room.L + 7, 15, radiance, room.hour["col"], (-2, 0))
