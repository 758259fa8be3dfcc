"""The paved court of a house in cut stone: fronts on three sides, a tree, box in pots, a bicycle."""

from __future__ import annotations

import bpy

from studio.mesh import M, at
from studio.materials import plaster
from studio.outside.surroundings import Surroundings, sky_over
from studio.room import Room
from studio.street.ground import cobbles, fallen_leaves
from studio.street.houses import shop_house
from studio.street.props import bicycle
from studio.street.surfaces import limestone
from studio.street.trees import TreeKind, box_ball, ivy


def stone_court(room: Room, x0: float, y0: float, x1: float, y1: float, radiance: float, time: str = "overcast") -> None:
    """Beyond a side that looks to +y: the court from (x0, y0) to (x1, y1), its far front at y1."""
    around = Surroundings(room.seed, time)
    rng = around.rng
    before = set(bpy.context.scene.objects)
    shop_house(at(x0 - 1, y1, 0, 0), x1 - x0 + 2, "haussmann", around.sky, rng, shops=False)
    shop_house(at(x0, y0 - 0.2, 0, 90), y1 - y0, "hotel", around.sky, rng, shops=False)
    shop_house(at(x1, y1, 0, -90), y1 - y0, "plain", around.sky, rng, shops=False)
    cobbles(x0 - 0.4, y0, x1 + 0.4, y1, rng, -0.03, "#8d877d", 0.25)
    path = M()
    for k in range(int((y1 - y0) / 0.8)):
        y = y0 + 0.8 * k
        path.box(room.W / 2 - 1.3, y + 0.006, -0.06, room.W / 2 + 1.3, y + 0.794, -0.012)
    path.obj("path", limestone("#b3ab9b", 3.0, 3.0, 0.0, 0.0, 0.6), 0.01)
    ivy(at(x1, y1, 0, -90), 1.0, 7.5, 0, 9.0, rng, 9000)
    tall = TreeKind(rng, 8.0, 2.6, 6000, "#66773f", 0.16)
    tall.plant(x0 + 4.2, y0 + 7.5, -0.02, rng)
    tall.plant(x1 - 3.4, y0 + 10.5, -0.02, rng)
    pots = M()
    for x, y in ((room.W / 2 - 2.4, y0 + 1.4), (room.W / 2 + 2.4, y0 + 1.4), (x0 + 5, y1 - 1.2), (x1 - 5, y1 - 1.2), (room.W / 2 - 2.2, y1 - 1.0)):
        pots.lathe(
            [(0.001, 0), (0.24, 0), (0.3, 0.46), (0.33, 0.48), (0.33, 0.54), (0.28, 0.54), (0.27, 0.47), (0.001, 0.46)],
            (x, y, -0.02),
            28,
        )
        box_ball(x, y, rng, 0.42, "#4b4a46", 0.5)
    pots.obj("pots", plaster("#a9745a", 0.75), smooth=True)
    bicycle(x0 + 2.2, y0 + 5.0, -0.02, 80, "#27473f", -8)
    fallen_leaves(x0 + 1, y0 + 2, x1 - 1, y1 - 1, 260, rng, -0.018)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    sky_over(x0, y0 + 0.5, x1, y1 + 1, 21, radiance, room.hour["col"], (0, 4))
