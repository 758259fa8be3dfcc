"""A cast-iron column of a cloth house: moulded base, slender shaft, leafed capital, a pair of scrolls under the beam."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from studio.mesh import M
from studio.steelwork import strut


def scroll(mesh: M, x: float, y: float, z: float, side: int, reach: float = 0.62, tall: float = 0.5) -> None:
    """A bracket in the plane of the beam (along x): a curved rib from the shaft to the beam and two volutes."""
    def flat(points: list[Vector], thick: float) -> None:
        for a, b in zip(points, points[1:]):
            strut(mesh, a, b + (b - a) * 0.06, thick, 0.05, Vector((0, 1, 0)))

    rib = []
    for k in range(15):
        a = math.pi / 2 * k / 14
        rib.append(Vector((x + side * (0.09 + (reach - 0.09) * (1 - math.cos(a))), y, z - tall * (1 - math.sin(a)))))
    flat(rib, 0.026)
    for cx, cz, size, turn in ((0.2, -0.1, 0.1, 0.0), (0.16, -0.3, 0.06, 2.2), (0.4, -0.055, 0.05, 1.0)):
        coil = []
        for k in range(30):
            a = turn + k / 29 * math.tau * 1.6
            r = size * (1 - 0.72 * k / 29)
            coil.append(Vector((x + side * (cx + r * math.cos(a)), y, z + cz + r * math.sin(a))))
        flat(coil, 0.018)
    mesh.box(min(x, x + side * reach), y - 0.05, z - 0.022, max(x, x + side * reach), y + 0.05, z)


def scrolled_column(x: float, y: float, top: float, iron: bpy.types.Material) -> None:
    """A column up to the underside of the beam at `top`."""
    shaft = M().lathe(
        [
            (0.2, 0.0), (0.2, 0.08), (0.17, 0.1), (0.17, 0.13), (0.185, 0.16), (0.17, 0.2), (0.13, 0.23), (0.115, 0.3),
            (0.115, 0.85), (0.13, 0.87), (0.13, 0.91), (0.108, 0.94), (0.09, top - 0.62), (0.11, top - 0.6),
            (0.11, top - 0.56), (0.092, top - 0.54), (0.1, top - 0.44), (0.15, top - 0.24), (0.165, top - 0.12), (0.15, top - 0.08),
        ],
        (x, y, 0),
        40,
    )  # fmt: skip
    shaft.box(x - 0.19, y - 0.19, top - 0.08, x + 0.19, y + 0.19, top - 0.02).box(x - 0.16, y - 0.16, top - 0.02, x + 0.16, y + 0.16, top)
    shaft.box(x - 0.23, y - 0.23, 0, x + 0.23, y + 0.23, 0.035)
    for k in range(12):
        a = k / 12 * math.tau
        leaf = [
            Vector((x + r * math.cos(a), y + r * math.sin(a), top + z))
            for r, z in ((0.1, -0.5), (0.118, -0.42), (0.15, -0.32), (0.185, -0.28), (0.195, -0.31))
        ]
        shaft.tube(leaf, 0.022, 8, 0.008)
    shaft.obj("scrolled-column", iron, smooth=True)
    scrolls = M()
    for side in (-1, 1):
        scroll(scrolls, x, y, top, side)
    scrolls.obj("column-scrolls", iron, smooth=True)
