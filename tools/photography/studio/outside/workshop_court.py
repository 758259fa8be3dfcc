"""A Faubourg court from the second floor: glazed workshops in the sun, zinc, ivy, a chimney; behind, a shaded well."""

from __future__ import annotations

import random

import bpy

from studio.materials import brick
from studio.mesh import M, at
from studio.outside.surroundings import Surroundings, sky_over
from studio.outside.zinc_roofs import house_top
from studio.room import Room
from studio.street.facade import facade, random_style
from studio.street.ground import cobbles
from studio.street.scenes.courtyard import workshop
from studio.street.trees import TreeKind, ivy


def workshop_court(room: Room, court: float, well: float, ground: float, radiance: float) -> None:
    """West: workshops `court` metres away; east: a plain back front `well` metres away; both stand at `ground`."""
    rng = random.Random(room.seed * 11 + 4)
    around = Surroundings(room.seed, "morning", {"render": "#d8c7a4"})
    before = set(bpy.context.scene.objects)
    across = at(-court, -6, ground, 90)
    workshop(across, 17, around, "mixed", "brick", False, "#3b5a50")
    workshop(at(-court - 1.2, 11, ground + 0.9, 90), 15, around, "mixed", "render", False, "#4b5a60")
    ivy(across, 5.5, 12.5, 1.5, 7.9, rng, 12000)
    ivy(at(-court - 1.2, 11, ground + 0.9, 90), 0.5, 4.5, 1, 7.4, rng, 7000)
    cobbles(-court, -8, -0.5, 27, rng, ground, "#817a71", 0.1)
    tall = TreeKind(rng, 9.0, 2.4, 5200, "#6b7a40", 0.15)
    tall.plant(-court + 2.4, 12.6, ground, rng)
    stack = M().box(-court - 4.2, 5.4, ground, -court - 3.2, 6.4, 7.2).box(-court - 4.3, 5.3, 7.2, -court - 3.1, 6.5, 7.45)
    stack.obj("workshop-chimney", brick("#8a523d", "#a66b4e", "#b3a898"))
    y = -16.0
    while y < 34:
        width = rng.uniform(7, 10)
        house_top(at(-court - 9 - rng.uniform(0, 1), y, ground + 9.6 + rng.choice((-0.8, 0.0, 0.9)), 90), width, rng, True)
        y += width
    style = random_style(rng, "plain")
    style.stone = "#cbbfa8"
    facade(at(room.W + well, 20, ground, -90), 24, style, rng, (), 0.05, 0.5)
    ivy(at(room.W + well, 20, ground, -90), 5, 13, 2, 13, rng, 12000)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    room.backdrop(before)
    sky_over(-26, -16, 16, 32, 24, radiance, "#dde8f5", (4, 4))
