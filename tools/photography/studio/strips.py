"""Bands that follow a line on the plan: sills, lintels, bars of a curved shop front."""

from __future__ import annotations

from typing import Sequence

from mathutils import Vector

from studio.mesh import M

Line = Sequence[tuple[float, float]]


def moved(line: Line, out: float) -> list[tuple[float, float]]:
    """The line shifted `out` metres to its right."""
    result = []
    for k, point in enumerate(line):
        before, after = line[max(k - 1, 0)], line[min(k + 1, len(line) - 1)]
        ways = [Vector((b[0] - a[0], b[1] - a[1])) for a, b in ((before, point), (point, after)) if a != b]
        normals = [Vector((w.y, -w.x)).normalized() for w in ways]
        normal = sum(normals, Vector((0, 0))).normalized()
        stretch = 1 / max(normal.dot(normals[0]), 0.5)
        result.append((point[0] + normal.x * out * stretch, point[1] + normal.y * out * stretch))
    return result


def strip(mesh: M, line: Line, low: float, high: float, z0: float, z1: float) -> None:
    """A band between two offsets of the line and two heights, closed at both ends."""
    a, b = moved(line, low), moved(line, high)
    for (p, q), (s, t) in zip(zip(a, a[1:]), zip(b, b[1:])):
        under = [(*p, z0), (*q, z0), (*t, z0), (*s, z0)]
        mesh.add([*under, *[(x, y, z1) for x, y, _ in under]], [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 5), (3, 0, 4, 7)])


def sheet(mesh: M, line: Line, out: float, z0: float, z1: float) -> None:
    """One upright surface along the line."""
    a = moved(line, out)
    for p, q in zip(a, a[1:]):
        mesh.quad((*p, z0), (*q, z0), (*q, z1), (*p, z1))
