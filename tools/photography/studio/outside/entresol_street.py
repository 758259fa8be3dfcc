"""A street seen from an entresol: shop fronts opposite, plane trees and lamp heads at the height of the eye."""

from __future__ import annotations

import bpy

from studio.mesh import M, at
from studio.outside.surroundings import Surroundings, sky_over
from studio.materials import paint
from studio.room import Room
from studio.street.ground import asphalt, pavement
from studio.street.houses import shop_house
from studio.street.props import bicycle, bollard, street_lamp
from studio.street.trees import TreeKind


def entresol_street(room: Room, below: float, width: float, radiance: float, time: str = "noon") -> None:
    """Beyond the west side, `below` metres under the floor, `width` from front to front, along y."""
    around = Surroundings(room.seed, time)
    rng = around.rng
    before = set(bpy.context.scene.objects)
    x, z = -0.35 - width, -below
    y = -22.0
    for size in (12.5, 11.0, 13.0, 11.5, 12.0):
        shop_house(at(x, y, z, 90), size, "haussmann", around.sky, rng, True)
        y += size
    pavement(at(x, -24, z, 90), 0, 66, 3.4, 0.0, rng=rng)
    pavement(at(-0.35, 42, z, -90), 0, 66, 4.2, 0.0, rng=rng)
    asphalt(x + 3.6, -24, -4.7, 42, z - 0.12)
    kinds = [TreeKind(rng, 13.5, 3.4, 5200, "#6f8243", 0.2) for _ in range(2)]
    for k, ty in enumerate((-8.0, 0.6, 8.9, 17.4, 26.0)):
        kinds[k % 2].plant(-4.0, ty + rng.uniform(-0.4, 0.4), z, rng)
        kinds[(k + 1) % 2].plant(x + 2.9, ty + 4.4 + rng.uniform(-0.6, 0.6), z, rng)
    for ly in (-3.2, 4.6, 12.3, 21.0):
        street_lamp(-4.4, ly, z, 0.0, 4.1)
        street_lamp(x + 3.0, ly + 3.3, z, 0.0, 4.1)
    for k in range(7):
        bollard(x + 3.1, -6 + 3.1 * k, z)
    bicycle(x + 2.6, 6.4, z, 84, "#7a2e22", 8)
    van = M(at(x + 5.1, 10.4, z - 0.12))
    van.box(-0.95, -2.4, 0.35, 0.95, 2.0, 2.35).box(-0.93, 2.0, 0.35, 0.93, 2.9, 1.3)
    van.obj("van", paint("#c9cdc9", 0.3), 0.12, seg=4)
    wheels = M(at(x + 5.1, 10.4, z - 0.12))
    for wy in (-1.6, 1.9):
        wheels.tube([(-0.97, wy, 0.34), (0.97, wy, 0.34)], 0.34, 20)
    wheels.obj("wheels", paint("#17181a", 0.6), smooth=True)
    M(at(x + 5.1, 10.4, z - 0.12)).box(0.955, 0.7, 1.35, 0.962, 1.9, 2.05).obj("van-glass", paint("#1b2226", 0.12))
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    sky_over(x + 1, -20, -1.5, 36, 17, radiance, room.hour["col"], (-4, 0))
