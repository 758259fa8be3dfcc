"""What the street programs need to build beside a room, without the sky and sun of a street scene."""

from __future__ import annotations

import math
import random
from typing import Any

from studio.lights import area
from studio.street.scene import Street
from studio.street.sky import SKIES


class Surroundings(Street):
    """Stands for a street scene where a room brings its own sky: seed, sky and options, no lights, no views."""

    def __init__(self, seed: int, time: str, options: dict[str, Any] | None = None) -> None:
        self.options = options or {}
        self.seed, self.time = seed, time
        self.rng = random.Random(seed)
        self.sky = SKIES[time]
        self.shots, self.dev = [], {}


def sky_over(
    x0: float, y0: float, x1: float, y1: float, z: float, radiance: float, colour: str, lean: tuple[float, float] = (0, 0)
) -> None:
    """The open sky above a court: one large light at height z, turned towards a point `lean` metres from its middle."""
    cx, cy, wide, long = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
    area((cx, cy, z), (cx + lean[0], cy + lean[1], 0), wide, long, radiance * math.pi * wide * long, colour, False)
