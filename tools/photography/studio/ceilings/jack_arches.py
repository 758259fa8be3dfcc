"""A bakery's ceiling: shallow vaults of limewashed terracotta between iron beams 80 cm apart."""

from __future__ import annotations

import math

import bpy

from studio.ceilings.iron_joists import flanged
from studio.materials import brick, paint
from studio.mesh import M


def jack_arches(width: float, length: float, crown: float, pitch: float, iron: bpy.types.Material, rise: float = 0.12, clay: str = "#c08263") -> None:
    """Beams along x every `pitch` metres; bricks lie along the beams, `crown` is the top of each vault."""
    count = round(length / pitch)
    step = length / count
    spring = crown - rise
    beams, vaults = M(), M()
    for k in range(count + 1):
        y = step * k
        flanged(beams, -0.1, y, width + 0.1, y, spring + 0.1, 0.16, 0.1)
    radius = (step * step / 4 + rise * rise) / (2 * rise)
    half = math.asin(step / 2 / radius)
    segments = 10
    for k in range(count):
        middle = step * (k + 0.5)
        points = []
        for j in range(segments + 1):
            a = -half + 2 * half * j / segments
            points.append((middle + radius * math.sin(a), crown - radius + radius * math.cos(a)))
        for (ya, za), (yb, zb) in zip(points, points[1:]):
            vaults.add([(-0.1, ya, za), (-0.1, yb, zb), (width + 0.1, yb, zb), (width + 0.1, ya, za)], [(0, 1, 2, 3)])
    beams.obj("jack-beams", iron, 0.003)
    vaults.obj("jack-vaults", brick("#a8664a", clay, "#d4ad92", 0.0), smooth=True)
    M().box(-0.4, -0.5, crown + 0.06, width + 0.4, length + 0.4, crown + 0.4).obj("floor-above", paint("#6b5b50", 0.9))
