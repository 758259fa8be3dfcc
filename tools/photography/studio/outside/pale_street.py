"""A quiet street of the Marais on a grey day: pale houses with shops, box trees, a bicycle, granite and cobbles."""

from __future__ import annotations

import random

import bpy

from studio.mesh import at
from studio.outside.surroundings import Surroundings, sky_over
from studio.room import Room
from studio.street.ground import cobbles, pavement
from studio.street.houses import shop_house
from studio.street.props import bicycle, bollard
from studio.street.trees import box_ball


def pale_street(room: Room, face: float, wide: float, radiance: float) -> None:
    """Before our own front at y = `face`; the houses opposite stand `wide` metres away."""
    around = Surroundings(room.seed, "overcast")
    rng = random.Random(room.seed * 3 + 8)
    before = set(bpy.context.scene.objects)
    far = face - wide
    shop_house(at(6.6, far, 0, 180), 9.4, "plain", around.sky, rng, True)
    shop_house(at(15.8, far, 0, 180), 9.2, "haussmann", around.sky, rng)
    shop_house(at(-2.8, far, 0, 180), 8.8, "plain", around.sky, rng)
    pavement(at(0, face, -0.01, 0), -24, 28, 2.2, 0.15, rng=rng)
    pavement(at(0, far, -0.01, 180), -28, 24, 1.8, 0.15, rng=rng)
    cobbles(-19, far + 2.0, 21, face - 2.4, rng, -0.12, "#77736c", 0.2)
    for x in (-0.35, 5.35):
        box_ball(x, face - 0.6, rng, 0.27, "#4a4743", 0.5)
    for x in (1.9, 4.4):
        box_ball(x, far + 0.7, rng, 0.3, "#b3623f", 0.5)
    for k in range(8):
        bollard(-4 + 1.7 * k, face - 2.05, 0)
    bicycle(0.9, far + 0.55, 0, 4, "#7a2e22", -8)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    room.backdrop(before)
    sky_over(-20, far - 4, 24, face - 0.3, 17, radiance, room.hour["col"], (0, -2))
