"""Sheers drawn aside at a French window: two gathered lengths on a brass pole, no two hanging alike."""

from __future__ import annotations

import math
import random

from mathutils import Matrix

from studio.materials import metal, sheer
from studio.mesh import M


def drawn_sheers(place: Matrix, x0: float, x1: float, head: float, rng: random.Random, out: float = 0.1) -> None:
    """In a wall's own frame (room on negative y), for an opening from x0 to x1; each length 25 to 40 cm wide."""
    top = head + 0.24
    for side, edge in ((-1, x0), (1, x1)):
        wide, phase, drift = rng.uniform(0.3, 0.42), rng.uniform(0, 6), rng.uniform(-0.05, 0.05)
        start = edge + side * 0.14

        def fall(u: float, v: float) -> tuple[float, float, float]:
            flare = 0.86 + 0.2 * v + 0.04 * math.sin(v * 5 + phase)
            x = start - side * wide * u * flare + drift * v * v * u
            fold = 0.032 * math.sin(u * 42 + phase + 0.9 * math.sin(v * 3.4)) * (0.55 + 0.5 * v)
            pool = 0.05 * max(v - 0.97, 0) / 0.03
            return (x, -out + fold - pool * u, 0.012 + (top - 0.02) * (1 - v))

        M(place).grid(fall, 96, 28).obj("sheer", sheer("#efe9dc", 0.26), smooth=True)
    pole = M(place).tube([(x0 - 0.3, -out, top), (x1 + 0.3, -out, top)], 0.013, 12)
    for x in (x0 - 0.3, x1 + 0.3):
        pole.sphere((x, -out, top), 0.028, 14)
        pole.tube([(x * 0.98 + 0.02 * (x0 + x1) / 2, -out, top), (x * 0.98 + 0.02 * (x0 + x1) / 2, 0, top + 0.02)], 0.008, 8)
    pole.obj("pole", metal("#a98546", 0.3), smooth=True)
