"""An upper gallery across the end of a hall: deck, riveted edge, railing, a straight stair."""

from __future__ import annotations

import bpy
from mathutils import Vector

from studio.materials import wood
from studio.mesh import M
from studio.steelwork import rivet_line, strut


def railing(mesh: M, start: tuple[float, float, float], end: tuple[float, float, float], tall: float = 1.02) -> None:
    """Uprights every 0.12 m between two flats, a round rail on top; points lie on the deck or the stair's nosing."""
    a, b = Vector(start), Vector(end)
    up, count = Vector((0, 0, 1)), max(2, round((b - a).length / 0.12))
    mesh.tube([a + up * tall, b + up * tall], 0.02, 10)
    side = (b - a).cross(up).normalized()
    for level in (0.1, tall - 0.14):
        strut(mesh, a + up * level, b + up * level, 0.03, 0.008, side)
    for k in range(count + 1):
        p = a.lerp(b, k / count)
        thick = 0.012 if k % 12 == 0 else 0.0055
        mesh.tube([p + up * (0.0 if k % 12 == 0 else 0.1), p + up * (tall if k % 12 == 0 else tall - 0.14)], thick, 6)


def deck(width: float, depth: float, z: float, iron: bpy.types.Material, boards: str = "#7d6a54") -> None:
    """The gallery from y = 0 to `depth`: boards on iron joists behind a riveted edge beam."""
    mesh = M()
    mesh.box(0.02, depth - 0.02, z - 0.34, width - 0.02, depth, z + 0.03)
    for low in (z - 0.34, z - 0.05):
        mesh.box(0.02, depth, low, width - 0.02, depth + 0.016, low + 0.075)
        rivet_line(mesh, (0.1, depth + 0.016, low + 0.037), (width - 0.1, depth + 0.016, low + 0.037), (0, 1, 0), 0.14)
    for k in range(int(width / 1.0)):
        mesh.box(0.5 + k - 0.04, 0, z - 0.2, 0.5 + k + 0.04, depth - 0.02, z - 0.03)
    railing(mesh, (0.05, depth - 0.05, z), (width - 0.05, depth - 0.05, z))
    mesh.obj("gallery-iron", iron)
    floor = M()
    for k in range(int(depth / 0.16)):
        floor.box(0.02, k * 0.16 + 0.002, z - 0.03, width - 0.02, min(k * 0.16 + 0.158, depth - 0.021), z, (0.2 + 0.09 * (k * 7 % 9), 0.5, 0.5, 1))
    floor.obj("gallery-boards", wood(boards, 0.5))


def straight_stair(
    x0: float, x1: float, foot: float, head: float, height: float, iron: bpy.types.Material, tread: str = "#6f5c48"
) -> None:
    """A stair between x0 and x1 that rises from y = foot to y = head."""
    count = round(height / 0.18)
    rise, run = height / count, (head - foot) / count
    treads, mesh = M(), M()
    for k in range(count):
        y = foot + run * k
        low, high = min(y, y + run * 1.12), max(y, y + run * 1.12)
        treads.box(x0 + 0.03, low, rise * (k + 1) - 0.035, x1 - 0.03, high, rise * (k + 1))
    treads.obj("treads", wood(tread, 0.5), 0.004)
    for x in (x0, x1 - 0.014):
        a, b, up, side = Vector((x, foot, -0.0)), Vector((x, head, height)), Vector((0, 0, 0.24)), Vector((0.014, 0, 0))
        low = Vector((0, 0, -0.1))
        mesh.add(
            [a, b + low, b + low + up, a + up, a + side, b + low + side, b + low + up + side, a + up + side],
            [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (3, 2, 6, 7)],
        )
    for x in (x0 + 0.02, x1 - 0.02):
        railing(mesh, (x, foot, rise), (x, head, height), 0.95)
    mesh.obj("stair-iron", iron)
