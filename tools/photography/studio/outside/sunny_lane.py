"""A narrow lane of old houses in the sun, as one sees it through the front of a shop."""

from __future__ import annotations

import bpy

from studio.mesh import at
from studio.outside.surroundings import Surroundings, sky_over
from studio.room import Room
from studio.street.ground import cobbles, pavement
from studio.street.houses import shop_house
from studio.street.props import bicycle, bistro_chair, bollard, cafe_table
from studio.street.scene import Unshaded
from studio.street.trees import box_ball


def sunny_lane(room: Room, x0: float, x1: float, front: float, radiance: float, time: str = "noon") -> None:
    """Beyond the side S: pavement, cobbles, houses whose fronts stand at y = `front` (negative)."""
    around = Surroundings(room.seed + 3, time)
    rng = around.rng
    before = set(bpy.context.scene.objects)
    with Unshaded():
        middle = (x0 + x1) / 2 + 2.2
        for x in (middle + 10.5, middle):
            shop_house(at(x, front, 0, 180), 10.5, "plain", around.sky, rng, True)
        shop_house(at(x0 - 3.0, front, 0, 90), 10.0, "plain", around.sky, rng)
        shop_house(at(x1 + 3.0, front + 9.0, 0, -90), 10.0, "haussmann", around.sky, rng)
    pavement(at(x0 - 3, -0.7, -0.02, 0), 0, x1 - x0 + 6, 0.9, 0.0, rng=rng)
    pavement(at(x1 + 3, front, -0.02, 180), 0, x1 - x0 + 6, 1.2, 0.0, rng=rng)
    cobbles(x0 - 3, front + 1.2, x1 + 3, -1.6, rng, -0.11, "#8d867a", 0.0)
    for k in range(7):
        bollard(x0 + 1.0 + 1.7 * k, -1.35)
    bicycle(room.W * 0.24, front + 0.5, 0, 180, "#7a2e22", 8)
    cafe_table(room.W + 1.2, front + 0.75)
    bistro_chair(room.W + 0.55, front + 0.75, 0, -84)
    bistro_chair(room.W + 1.85, front + 0.7, 0, 100)
    for x in (-0.35, room.W * 0.56, room.W + 3.0):
        box_ball(x, front + 0.5, rng, 0.27)
    box_ball(room.W - 0.2, -0.75, rng, 0.24, "#57606a", 0.42)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    sky_over(x0, front, x1, -0.6, 14.0, radiance, room.hour["col"], (0, -4.5))
