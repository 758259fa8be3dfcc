"""Rails of a works trolley let into a concrete floor."""

from __future__ import annotations

from typing import Sequence

from mathutils import Vector

from studio.materials import metal, paint
from studio.mesh import M

GAUGE = 0.6


def floor_rails(points: Sequence[tuple[float, float]]) -> None:
    """Two flush rails with their flange grooves along a line of points, `GAUGE` apart."""
    steel, groove = M(), M()
    way = [Vector((x, y, 0)) for x, y in points]
    sides: list[list[Vector]] = []
    for k, p in enumerate(way):
        along = (way[min(k + 1, len(way) - 1)] - way[max(k - 1, 0)]).normalized()
        left = Vector((-along.y, along.x, 0))
        sides.append([p + left * offset for offset in (-GAUGE / 2, GAUGE / 2)] + [left])
    for index, inner in ((0, 1), (1, -1)):
        for a, b in zip(sides, sides[1:]):
            (p, la), (q, lb) = (a[index], a[2]), (b[index], b[2])
            for mesh, near, far, z in ((steel, 0.0, -0.065, 0.003), (groove, 0.055, 0.0, 0.0015)):
                mesh.add(
                    [p + la * near * inner + Vector((0, 0, z)), q + lb * near * inner + Vector((0, 0, z)), q + lb * far * inner + Vector((0, 0, z)), p + la * far * inner + Vector((0, 0, z))],
                    [(0, 1, 2, 3)],
                )
    steel.obj("floor-rails", metal("#8f9293", 0.3))
    groove.obj("rail-grooves", paint("#161616", 0.8))
