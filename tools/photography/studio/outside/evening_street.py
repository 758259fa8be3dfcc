"""A street of the Marais before wide doors, late in the day: pavement, kerb, asphalt, houses with shops, a bicycle."""

from __future__ import annotations

import bpy
from mathutils import Matrix

from studio.mesh import at
from studio.outside.surroundings import Surroundings, sky_over
from studio.room import Room
from studio.street.ground import asphalt, pavement
from studio.street.houses import shop_house
from studio.street.props import bicycle, bollard, street_lamp
from studio.street.scene import Unshaded
from studio.street.trees import TreeKind


def evening_street(room: Room, radiance: float, across: float = 11.0, time: str = "golden", kinds: tuple[str, ...] = ("plain", "hotel", "plain", "haussmann")) -> None:
    """Beyond y = -0.34: 11 m from wall to wall; the houses opposite cast no shadow, so that low sun comes in."""
    around = Surroundings(room.seed + 4, time)
    rng = around.rng
    before = set(bpy.context.scene.objects)
    with Unshaded():
        x = room.W + 19.0
        for k, wide in enumerate((9.5, 8.0, 9.0, 8.5, 10.0)):
            shop_house(at(x, -across, 0, 180), wide, kinds[k % len(kinds)], around.sky, rng, k in (1, 2, 3))
            x -= wide
    pavement(Matrix.Translation((0, -0.36, 0)), -20, room.W + 20, 2.6, 0.0, "#a9a49b", rng)
    pavement(at(room.W + 20, -across, 0, 180), 0, room.W + 40, 2.2, 0.0, "#a9a49b", rng)
    asphalt(-22, -across + 2.3, room.W + 22, -3.1, -0.12, 0.1)
    for k in range(6):
        bollard(-4.4 + 2.6 * k + (1.1 if k > 2 else 0), -2.7)
    bicycle(-0.9, -across + 0.55, 0, 4, "#7a3b2a", 7)
    bicycle(6.7, -2.25, 0, 176, "#27473f", -7)
    street_lamp(-2.4, -across + 2.0, 0.0, 0.0)
    plane = TreeKind(rng, 8.5, 2.4, 4200, "#7d7a3c", 0.2)
    for x in (-6.0, 3.4, 13.0):
        plane.plant(x, -across + 1.9, 0, rng)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
        elif thing.name.startswith(("trunk", "leaves", "tree")):
            thing.visible_shadow = False
    sky_over(-12, -across, room.W + 12, -1.2, 13, radiance, room.hour["col"], (0, -5))
