"""A crossing of two narrow streets from the second floor: stone fronts under an evening sky."""

from __future__ import annotations

import random

import bpy

from studio.mesh import at
from studio.outside.surroundings import sky_over
from studio.room import Room
from studio.street.facade import facade, random_style
from studio.street.ground import plain_ground
from studio.street.surfaces import paving


def cloth_quarter(room: Room, gap: float, street: float, radiance: float) -> None:
    """Fronts `gap` metres away to the west and the south, the street at height `street` (negative)."""
    rng = random.Random(room.seed * 5 + 2)
    before = set(bpy.context.scene.objects)

    def row(place_x: float, place_y: float, turn: float, widths: list[float], kinds: list[str]) -> None:
        place = at(place_x, place_y, street, turn)
        run = 0.0
        for width, kind in zip(widths, kinds):
            style = random_style(rng, kind)
            style.storeys = rng.choice((3, 4, 4))
            facade(place @ at(run, 0), width, style, rng, (), 0.08, 0.6)
            run += width

    row(-gap, -0.6, 90, [8.5, 7.0, 9.0], ["haussmann", "plain", "hotel"])
    row(-gap, -gap - 17, 90, [8.6, 8.0], ["plain", "haussmann"])
    row(-gap, -gap, 180, [9.0, 8.5], ["haussmann", "plain"])
    row(24.5, -gap, 180, [8.0, 7.2, 9.6], ["hotel", "haussmann", "plain"])
    plain_ground(-40, -40, 30, 40, street - 0.02, paving("#77736c", 0.1))
    room.backdrop(before)
    sky_over(-28, -28, 24, 34, 26, radiance, "#dfe6f2", (6, 6))
