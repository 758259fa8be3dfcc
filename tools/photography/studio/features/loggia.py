"""The loggia of a studio: a timber deck on posts across the end, turned balusters, a stair along the wall."""

from __future__ import annotations

import bpy
from mathutils import Vector

from studio.materials import paint, wood
from studio.mesh import M
from studio.steelwork import strut

BALUSTER = [
    (0.024, 0.0), (0.024, 0.1), (0.018, 0.115), (0.03, 0.14), (0.018, 0.165), (0.02, 0.2), (0.033, 0.32),
    (0.026, 0.44), (0.014, 0.56), (0.018, 0.6), (0.028, 0.62), (0.018, 0.645), (0.022, 0.67), (0.022, 0.76),
]  # fmt: skip
"""Radius and height of a turned baluster."""


def balustrade(mesh: M, start: tuple[float, float, float], end: tuple[float, float, float], posts: bool = True) -> None:
    """Turned balusters every 14 cm between a foot rail and a hand rail; newels at both ends."""
    a, b = Vector(start), Vector(end)
    count = max(1, round((b - a).length / 0.14))
    side = (b - a).cross(Vector((0, 0, 1))).normalized()
    for level, wide, thick in ((0.09, 0.05, 0.07), (0.9, 0.055, 0.075)):
        up = Vector((0, 0, level))
        strut(mesh, a + up, b + up, wide, thick, side)
    for k in range(1, count):
        p = a.lerp(b, k / count)
        mesh.lathe(BALUSTER, (p.x, p.y, p.z + 0.12), 12)
    if posts:
        for p in (a, b):
            mesh.box(p.x - 0.055, p.y - 0.055, p.z - 0.1, p.x + 0.055, p.y + 0.055, p.z + 1.02)
            mesh.box(p.x - 0.07, p.y - 0.07, p.z + 1.02, p.x + 0.07, p.y + 0.07, p.z + 1.05)
            mesh.sphere((p.x, p.y, p.z + 1.1), 0.06, 14)


def loggia(x0: float, x1: float, y: float, back: float, z: float, stair_x: float, colour: str) -> None:
    """A deck from y to `back` at height z between x0 and x1; the stair comes up along the wall at x1."""
    joinery: bpy.types.Material = paint(colour, 0.42)
    frame = M()
    frame.box(x0, y - 0.02, z - 0.3, x1, y + 0.12, z - 0.03)
    frame.box(x0, y - 0.045, z - 0.1, x1, y - 0.02, z + 0.0)
    frame.box(x0, y - 0.035, z - 0.3, x1, y - 0.02, z - 0.25)
    for x in (x0 + 0.12, (x0 + stair_x) / 2, stair_x - 0.08):
        frame.box(x - 0.07, y - 0.01, 0, x + 0.07, y + 0.13, z - 0.3)
        frame.box(x - 0.095, y - 0.035, 0, x + 0.095, y + 0.155, 0.16)
        frame.box(x - 0.095, y - 0.035, z - 0.4, x + 0.095, y + 0.155, z - 0.3)
        for turn in (-1, 1):
            strut(frame, Vector((x, y + 0.06, z - 0.85)), Vector((x + turn * 0.5, y + 0.06, z - 0.32)), 0.07, 0.07, Vector((0, 1, 0)))
    for k in range(int((x1 - x0) / 0.6)):
        frame.box(x0 + 0.3 + 0.6 * k, y + 0.12, z - 0.2, x0 + 0.36 + 0.6 * k, back, z - 0.03)
    frame.obj("loggia-frame", joinery, 0.006)
    boards = M()
    for k in range(int((x1 - x0) / 0.16)):
        boards.box(x0 + 0.16 * k + 0.002, y - 0.03, z - 0.03, x0 + 0.16 * (k + 1) - 0.002, back, z, (0.2 + 0.1 * (k * 3 % 7), 0.5, 0.5, 1))
    boards.obj("loggia-boards", wood("#8c8071", 0.5))
    rail = M()
    balustrade(rail, (x0 + 0.07, y, z), (stair_x - 0.08, y, z))
    count = 14
    rise, foot = z / count, y - 14 * 0.245
    for k in range(count):
        sy = foot + 0.245 * k
        rail.box(stair_x, sy + 0.01, rise * k, x1 - 0.02, sy + 0.03, rise * (k + 1) - 0.03)
    for x in (stair_x, x1 - 0.05):
        a, b = Vector((x + 0.02, foot, 0.0)), Vector((x + 0.02, y, z))
        strut(rail, a + Vector((0, 0, 0.02)), b + Vector((0, 0, -0.1)), 0.26, 0.04, Vector((1, 0, 0)))
    balustrade(rail, (stair_x + 0.02, foot + 0.1, rise), (stair_x + 0.02, y - 0.05, z))
    rail.obj("balustrade", joinery, smooth=True)
    treads = M()
    for k in range(count):
        sy = foot + 0.245 * k
        treads.box(stair_x - 0.03, sy - 0.02, rise * (k + 1) - 0.03, x1 - 0.01, sy + 0.26, rise * (k + 1))
    treads.obj("treads", wood("#8c8071", 0.5), 0.004)
