"""A crossing of two wet avenues at dusk: lamps, plane trees, fronts with lit windows."""

from __future__ import annotations

import bpy

from studio.mesh import M, at
from studio.outside.surroundings import Surroundings, sky_over
from studio.room import Room
from studio.street.ground import asphalt, fallen_leaves, pavement
from studio.street.houses import shop_house
from studio.street.props import bicycle, bollard, street_lamp
from studio.street.surfaces import granite_slabs
from studio.street.trees import TreeKind


def dusk_avenue(room: Room, south: float, west: float, radiance: float) -> None:
    """Fronts at y = `south` and x = `west` (negative); the house of the room stands at the corner of the origin."""
    around = Surroundings(room.seed + 1, "dusk")
    rng = around.rng
    before = set(bpy.context.scene.objects)
    for k in range(3):
        shop_house(at(20.0 - 12 * k, south, 0, 180), 12.0, "haussmann", around.sky, rng, k == 1)
    for k in range(2):
        shop_house(at(west, -1.5 + 12 * k, 0, 90), 12.0, "haussmann", around.sky, rng, k == 0)
    shop_house(at(west - 16, south + 0.5, 0, 90), 16.0, "haussmann", around.sky, rng)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    asphalt(west - 30, south - 2, 40, 40, -0.14, 0.85)
    pavement(at(-3.4, -0.5, -0.02, 0), 0.0, 30, 2.8, 0.9, rng=rng)
    pavement(at(-0.5, 30, -0.025, -90), 0.0, 33.4, 2.9, 0.9, rng=rng)
    M().quad((-0.2, -0.2, -0.022), (2, -0.2, -0.022), (2, 2, -0.022), (-0.2, 2, -0.022), False).obj("pavement", granite_slabs("#a9a49b", 0.55, 0.9))
    pavement(at(30, south, -0.02, 180), 0.0, 46, 2.6, 0.8, rng=rng)
    pavement(at(west, -4, -0.02, 90), 0.0, 34, 2.8, 0.8, rng=rng)
    kind = [TreeKind(rng, 8.5, 2.4, 5200, "#77703a", 0.17) for _ in range(2)]
    for x, y in ((2.2, -3.0), (8.6, -3.0), (-3.1, 4.4), (-3.1, 10.6), (-9.5, south + 2.0), (-1.5, south + 2.0), (5.5, south + 2.0), (west + 2.0, 3.0), (west + 2.0, 9.2)):
        rng.choice(kind).plant(x, y, -0.02, rng)
    for x, y, lit in ((5.3, -3.05, True), (-3.15, 7.4, True), (-5.6, south + 2.1, True), (2.0, south + 2.1, True), (west + 2.2, 5.9, True)):
        street_lamp(x, y, -0.02, 0.3, 3.7, lit)
    for k in range(4):
        bollard(-3.15, -1.4 + 1.3 * k)
    bicycle(west + 0.7, 2.0, -0.02, 90, "#1c1c1d", -8)
    fallen_leaves(-3.3, -3.2, 9, -0.7, 200, rng, -0.018)
    fallen_leaves(-3.4, 0, -0.8, 14, 160, rng, -0.018)
    sky_over(-22, south, 14, -1.2, 15.0, radiance, "#7d9be0", (0, -7))
    sky_over(west, -2, -1.2, 22, 15.0, radiance, "#7d9be0", (-7, 0))
