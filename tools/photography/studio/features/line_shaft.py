"""The line shaft of a workshop: a turning shaft under the roof with pulleys, hangers and flat leather belts."""

from __future__ import annotations

import math

import bpy
from mathutils import Matrix, Vector

from studio.materials import metal, paint, wood
from studio.mesh import M
from studio.shader import cached
from studio.steelwork import strut


@cached
def belt_leather() -> bpy.types.Material:
    """Dark, dry, cracked leather."""
    return paint("#3d2a1d", 0.62)


def iron_pulley(mesh: M, centre: Vector, radius: float, wide: float, spokes: int = 6) -> None:
    """A cast pulley turning about y: rim, curved spokes, hub with key."""
    x, y, z = centre
    for r, t in ((radius, 0.0), (radius - 0.02, 0.0)):
        ring = [(x + r * math.cos(k / 48 * math.tau), z + r * math.sin(k / 48 * math.tau)) for k in range(49)]
        for (xa, za), (xb, zb) in zip(ring, ring[1:]):
            mesh.add([(xa, y - wide / 2, za), (xb, y - wide / 2, zb), (xb, y + wide / 2, zb), (xa, y + wide / 2, za)], [(0, 1, 2, 3)])
    for side in (-1, 1):
        edge = y + side * wide / 2
        for k in range(48):
            a, b = k / 48 * math.tau, (k + 1) / 48 * math.tau
            mesh.add(
                [
                    (x + radius * math.cos(a), edge, z + radius * math.sin(a)),
                    (x + radius * math.cos(b), edge, z + radius * math.sin(b)),
                    (x + (radius - 0.02) * math.cos(b), edge, z + (radius - 0.02) * math.sin(b)),
                    (x + (radius - 0.02) * math.cos(a), edge, z + (radius - 0.02) * math.sin(a)),
                ],
                [(0, 1, 2, 3)],
            )
    for k in range(spokes):
        a = k / spokes * math.tau + radius
        path = []
        for t in range(7):
            s = t / 6
            r, turn = 0.04 + (radius - 0.055) * s, a + 0.35 * math.sin(s * math.pi)
            path.append((x + r * math.cos(turn), y, z + r * math.sin(turn)))
        mesh.tube(path, 0.02, 8, 0.014)
    mesh.tube([(x, y - wide * 0.6, z), (x, y + wide * 0.6, z)], 0.055, 20)
    mesh.box(x - 0.012, y - wide * 0.58, z + 0.05, x + 0.012, y + wide * 0.58, z + 0.068)


def wooden_pulley(x: float, y: float, z: float, radius: float, wide: float) -> None:
    """A split pulley of glued beech with iron bolts across."""
    body = M()
    count = 40
    for k in range(count):
        a, b = k / count * math.tau, (k + 1) / count * math.tau
        tone = (0.25 + 0.5 * ((k * 7) % 5) / 5, 0.5, 0.5, 1)
        outer = [(x + radius * math.cos(t), z + radius * math.sin(t)) for t in (a, b)]
        inner = [(x + radius * 0.8 * math.cos(t), z + radius * 0.8 * math.sin(t)) for t in (a, b)]
        for side in (-1, 1):
            e = y + side * wide / 2
            body.add([(outer[0][0], e, outer[0][1]), (outer[1][0], e, outer[1][1]), (inner[1][0], e, inner[1][1]), (inner[0][0], e, inner[0][1])], [(0, 1, 2, 3)], None, tone)
        for ring in (outer, inner):
            body.add([(ring[0][0], y - wide / 2, ring[0][1]), (ring[1][0], y - wide / 2, ring[1][1]), (ring[1][0], y + wide / 2, ring[1][1]), (ring[0][0], y + wide / 2, ring[0][1])], [(0, 1, 2, 3)], None, tone)
    body.box(x - radius * 0.82, y - wide * 0.35, z - 0.06, x + radius * 0.82, y + wide * 0.35, z + 0.06)
    body.box(x - 0.06, y - wide * 0.3, z - radius * 0.82, x + 0.06, y + wide * 0.3, z + radius * 0.82)
    body.obj("wooden-pulley", wood("#a07a4c", 0.42), 0.002)


def hanger(mesh: M, x: float, y: float, z: float, wall_x: float) -> None:
    """A cast bracket from the wall to the shaft with its bearing and oil cup."""
    reach = Vector((wall_x, y, z - 0.3))
    strut(mesh, Vector((wall_x, y, z + 0.32)), Vector((wall_x, y, z - 0.42)), 0.16, 0.03, Vector((1, 0, 0)))
    strut(mesh, Vector((wall_x, y, z + 0.22)), Vector((x, y, z + 0.03)), 0.05, 0.05, Vector((0, 1, 0)))
    strut(mesh, reach, Vector((x, y, z - 0.04)), 0.05, 0.05, Vector((0, 1, 0)))
    mesh.tube([(x, y - 0.1, z), (x, y + 0.1, z)], 0.062, 18)
    mesh.tube([(x, y, z + 0.05), (x, y, z + 0.12)], 0.022, 12)
    for level in (0.26, -0.36):
        for dy in (-0.045, 0.045):
            mesh.tube([(wall_x - 0.015, y + dy, z + level), (wall_x - 0.04, y + dy, z + level)], 0.014, 6)


def belt(x0: float, z0: float, r0: float, x1: float, z1: float, r1: float, y: float, wide: float) -> None:
    """An endless belt round two pulleys in the plane y, with a little sag on the slack side."""
    a, b = Vector((x0, z0)), Vector((x1, z1))
    gap = (b - a).length
    along = (b - a) / gap
    normal = Vector((-along.y, along.x))
    lean = math.asin((r0 - r1) / gap)
    path: list[Vector] = []

    def around(centre: Vector, radius: float, start: float, stop: float) -> None:
        base = math.atan2(normal.y, normal.x)
        for k in range(17):
            t = base + start + (stop - start) * k / 16
            path.append(centre + Vector((math.cos(t), math.sin(t))) * (radius + 0.004))

    around(a, r0, -lean, math.pi + lean)
    around(b, r1, math.pi + lean, math.tau - lean)
    path.append(path[0])
    mesh = M()
    for p, q in zip(path, path[1:]):
        steps = 10 if (q - p).length > 0.5 else 1
        for k in range(steps):
            s, t = k / steps, (k + 1) / steps
            u, v = p.lerp(q, s), p.lerp(q, t)
            if steps > 1:
                u, v = u - normal * 0.05 * math.sin(math.pi * s), v - normal * 0.05 * math.sin(math.pi * t)
            mesh.add([(u.x, y - wide / 2, u.y), (v.x, y - wide / 2, v.y), (v.x, y + wide / 2, v.y), (u.x, y + wide / 2, u.y)], [(0, 1, 2, 3)])
    belt_thing = mesh.obj("belt", belt_leather())
    solid = belt_thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.006


def line_shaft(wall_x: float, y0: float, y1: float, z: float, out: float = 0.62) -> None:
    """Along the wall at x = `wall_x` (the room on its left): shaft, hangers, six pulleys, two belts."""
    x = wall_x - out
    iron = M()
    for y in (y0 + 0.3, y0 + (y1 - y0) * 0.36, y0 + (y1 - y0) * 0.68, y1 - 0.3):
        hanger(iron, x, y, z, wall_x)
    for share, radius, wide in ((0.1, 0.42, 0.16), (0.27, 0.2, 0.12), (0.3, 0.28, 0.12), (0.56, 0.5, 0.18), (0.9, 0.34, 0.14)):
        iron_pulley(iron, Vector((x, y0 + (y1 - y0) * share, z)), radius, wide)
    for share in (0.44, 0.78):
        y = y0 + (y1 - y0) * share
        iron.tube([(x, y - 0.07, z), (x, y + 0.07, z)], 0.055, 18)
    low_y = y0 + (y1 - y0) * 0.56
    iron_pulley(iron, Vector((wall_x - out, low_y, 0.95)), 0.26, 0.18)
    strut(iron, Vector((wall_x, low_y - 0.16, 0.95)), Vector((wall_x - out - 0.1, low_y - 0.16, 0.95)), 0.06, 0.05, Vector((0, 1, 0)))
    strut(iron, Vector((wall_x, low_y + 0.16, 0.95)), Vector((wall_x - out - 0.1, low_y + 0.16, 0.95)), 0.06, 0.05, Vector((0, 1, 0)))
    iron.obj("shaft-iron", paint("#262b2a", 0.4), 0.0, smooth=True)
    M().tube([(x, y0, z), (x, y1, z)], 0.027, 20).obj("shaft", metal("#8d8f8e", 0.32), smooth=True)
    wooden_pulley(x, y0 + (y1 - y0) * 0.2, z, 0.46, 0.2)
    wooden_pulley(x, y0 + (y1 - y0) * 0.8, z, 0.3, 0.18)
    belt(x, z, 0.5, x, 0.95, 0.26, low_y, 0.11)
    idle = M(Matrix.Translation((0, y0 + (y1 - y0) * 0.275, 0)))
    loop = [(x - 0.205, 0, z), (x - 0.19, 0.01, z - 0.9), (x - 0.1, 0.02, z - 1.25), (x + 0.05, 0.02, z - 1.3), (x + 0.16, 0.01, z - 0.9), (x + 0.205, 0, z)]
    for a, b in zip(loop, loop[1:]):
        idle.quad((a[0], a[1] - 0.045, a[2]), (b[0], b[1] - 0.045, b[2]), (b[0], b[1] + 0.045, b[2]), (a[0], a[1] + 0.045, a[2]), False)
    hanging = idle.obj("idle-belt", belt_leather())
    hanging.modifiers.new("thick", "SOLIDIFY").thickness = 0.005
