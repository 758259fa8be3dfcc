"""Garden trellis: thin laths crossed on the slant, in a frame, with a round head if wanted."""

from __future__ import annotations

import math

import bpy
from mathutils import Matrix

from studio.mesh import M


def trellis(
    place: Matrix, x0: float, z0: float, x1: float, z1: float, mat: bpy.types.Material, pitch: float = 0.2, upright: bool = False
) -> None:
    """In a wall's own frame (room on negative y), from (x0, z0) to (x1, z1), 2 to 4 cm before the wall."""
    laths = M(place)
    if upright:
        count = max(1, round((x1 - x0) / pitch))
        for k in range(count + 1):
            x = x0 + (x1 - x0) * k / count
            laths.box(x - 0.012, -0.04, z0, x + 0.012, -0.03, z1)
        count = max(1, round((z1 - z0) / pitch))
        for k in range(count + 1):
            z = z0 + (z1 - z0) * k / count
            laths.box(x0, -0.03, z - 0.012, x1, -0.02, z + 0.012)
    else:
        wide, tall = x1 - x0, z1 - z0
        step = pitch * math.sqrt(2)
        count = int((wide + tall) / step) + 1
        for turn in (1, -1):
            y = -0.03 if turn > 0 else -0.04
            for k in range(1, count + 1):
                c = k * step
                a = (max(c - tall, 0.0), min(c, tall))
                b = (min(c, wide), max(c - wide, 0.0))
                if a[0] >= b[0]:
                    continue
                ends = [(x0 + p if turn > 0 else x1 - p, z0 + q) for p, q in (a, b)]
                (xa, za), (xb, zb) = ends
                d = 0.011
                laths.add(
                    [(xa - d, y, za - d * turn), (xa + d, y, za + d * turn), (xb + d, y, zb + d * turn), (xb - d, y, zb - d * turn)],
                    [(0, 1, 2, 3)],
                )
                laths.add(
                    [(xa - d, y, za - d * turn), (xb - d, y, zb - d * turn), (xb + d, y, zb + d * turn), (xa + d, y, za + d * turn)],
                    [(0, 1, 2, 3)],
                )
    laths.box(x0 - 0.03, -0.05, z0, x0 + 0.02, -0.004, z1).box(x1 - 0.02, -0.05, z0, x1 + 0.03, -0.004, z1)
    laths.box(x0 - 0.03, -0.05, z1 - 0.02, x1 + 0.03, -0.004, z1 + 0.035).box(x0 - 0.03, -0.05, z0 - 0.03, x1 + 0.03, -0.004, z0 + 0.03)
    laths.obj("trellis", mat)
