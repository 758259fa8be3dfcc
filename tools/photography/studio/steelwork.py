"""Riveted iron of the 1890s: girders, laced posts, lattice beams, rivets one by one."""

from __future__ import annotations

import math
from typing import Sequence

import bpy
from mathutils import Vector

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached

Place = tuple[float, float, float]
RIVET = 0.013
ROUND = 10
"""Sides of a rivet head."""


@cached
def old_iron_paint(colour: str = "#173b3f") -> bpy.types.Material:
    """Many coats of oil paint on iron: brush marks, dust on what lies flat, rust where a coat has chipped."""
    m = Mat("iron-paint", rgb(colour))
    place = m.coord()
    cloud = m.noise(place, 1.3, 6, 0.62)
    brush = m.noise(m.coord(scale=(40, 40, 5)), 1.0, 4, 0.6)
    chips = m.noise(m.warp(place, 0.03, 12), 9.0, 8, 0.72)
    tone = m.mix(m.ramp(cloud, [(0.3, 0.0), (0.7, 1.0)]), mul(colour, 0.78), mul(colour, 1.18))
    rust = m.ramp(m.noise(place, 60, 3), [(0.35, "#3a2118"), (0.65, "#74452c")])
    tone = m.mix(m.ramp(chips, [(0.665, 0.0), (0.69, 1.0)]), tone, rust)
    up = m.node("SeparateXYZ", Vector=m.node("NewGeometry").outputs["Normal"]).outputs[2]
    dust = m.math("MULTIPLY", m.ramp(up, [(0.5, 0.0), (0.95, 0.5)]), m.remap(cloud, 0.4, 1.0))
    tone = m.mix(dust, tone, "#a9a59b")
    tone = m.contact(tone, 0.5, 0.12)
    rough = m.math("ADD", m.remap(cloud, 0.34, 0.5), m.ramp(chips, [(0.66, 0.0), (0.69, 0.35)]))
    height = m.math("SUBTRACT", m.math("MULTIPLY", brush, 0.35), m.ramp(chips, [(0.66, 0.0), (0.69, 0.5)]))
    return m.out(tone, rough, spec=0.45, normal=m.bump(height, 0.0012))


def rivet(mesh: M, at: Vector, way: Vector, radius: float = RIVET) -> None:
    """One rivet head: a flat dome standing on a plate whose outward normal is `way`."""
    way = way.normalized()
    side = way.orthogonal().normalized()
    other = way.cross(side)
    rings = []
    n = ROUND
    for share, high in ((1.0, -0.001), (0.9, 0.4), (0.55, 0.68)):
        rings += [
            at
            + way * radius * high
            + (side * math.cos(k / n * math.tau) + other * math.sin(k / n * math.tau)) * radius * share
            for k in range(n)
        ]
    top = at + way * radius * 0.78
    faces: list[tuple[int, ...]] = [
        (r * n + k, r * n + (k + 1) % n, r * n + n + (k + 1) % n, r * n + n + k) for r in (0, 1) for k in range(n)
    ]
    mesh.add([*rings, top], faces + [(2 * n + k, 2 * n + (k + 1) % n, 3 * n) for k in range(n)])


def rivet_line(mesh: M, start: Place, end: Place, way: Place, pitch: float = 0.11) -> None:
    """Rivets every `pitch` metres on a straight line."""
    a, b = Vector(start), Vector(end)
    count = max(1, round((b - a).length / pitch))
    for k in range(count + 1):
        rivet(mesh, a.lerp(b, k / count), Vector(way))


def strut(mesh: M, start: Vector, end: Vector, wide: float, thick: float, flat: Vector) -> None:
    """A flat bar from `start` to `end`, `wide` across, `thick` along `flat`."""
    along = (end - start).normalized()
    side = along.cross(flat).normalized() * wide / 2
    deep = flat.normalized() * thick / 2
    foot = [start - side - deep, start + side - deep, start + side + deep, start - side + deep]
    mesh.add(
        foot + [q + end - start for q in foot],
        [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
    )


def plate_girder(mesh: M, x: float, y0: float, y1: float, z0: float, z1: float, wide: float = 0.2) -> None:
    """A girder along y: web, two flanges, stiffeners every metre, rivets on both faces."""
    mesh.box(x - 0.006, y0, z0, x + 0.006, y1, z1)
    mesh.box(x - wide / 2, y0, z0 - 0.014, x + wide / 2, y1, z0).box(
        x - wide / 2, y0, z1, x + wide / 2, y1, z1 + 0.014
    )
    for side in (-1, 1):
        face = x + side * 0.0155
        for low in (z0, z1 - 0.07):
            mesh.box(min(face, x), y0, low, max(face, x), y1, low + 0.07)
            rivet_line(
                mesh, (face, y0 + 0.06, low + 0.035), (face, y1 - 0.06, low + 0.035), (side, 0, 0), 0.13
            )
        count = max(1, round(y1 - y0))
        for k in range(1, count):
            y = y0 + (y1 - y0) * k / count
            mesh.box(min(x, x + side * 0.08), y - 0.006, z0, max(x, x + side * 0.08), y + 0.006, z1)


def lattice_girder(mesh: M, start: Place, end: Place, deep: float, wide: float = 0.16) -> None:
    """A light beam hanging `deep` below the line from `start` to `end`: angles above and below, crossed flats."""
    a, b = Vector(start), Vector(end)
    along, down = (b - a).normalized(), Vector((0, 0, -1))
    side = along.cross(down).normalized()
    for level in (0.0, deep - 0.012):
        strut(mesh, a + down * level, b + down * level, wide, 0.012, down)
    for level in (0.04, deep - 0.052):
        strut(mesh, a + down * level, b + down * level, 0.018, 0.07, down)
    count = max(2, round((b - a).length / (deep * 1.05)))
    step = (b - a) / count
    for k in range(count):
        for turn in (1, -1):
            shift = side * 0.012 * turn
            p, q = a + step * k + shift, a + step * (k + 1) + shift
            low, high = down * (deep - 0.04), down * 0.04
            strut(mesh, p + (low if turn > 0 else high), q + (high if turn > 0 else low), 0.05, 0.008, side)
        middle = a + step * (k + 0.5) + down * deep / 2
        for turn in (1, -1):
            rivet(mesh, middle + side * 0.018 * turn, side * turn, 0.016)
    for k in range(count + 1):
        for level in (0.05, deep - 0.05):
            for turn in (1, -1):
                rivet(mesh, a + step * k + down * level + side * 0.01 * turn, side * turn, 0.014)


def laced_post(
    mesh: M, x: float, y: float, top: float, wide: float = 0.34, deep: float = 0.26, base: float = 0.0
) -> None:
    """A post of two channels laced with flats, on a riveted shoe with four anchor bolts."""
    hw, hd = wide / 2, deep / 2
    for side in (-1, 1):
        outer = x + side * hw
        mesh.box(min(outer, outer - side * 0.014), y - hd, base, max(outer, outer - side * 0.014), y + hd, top)
        for face in (-1, 1):
            edge = y + face * (hd + 0.0025)
            lip = outer - side * 0.075
            flush = outer + side * 0.0025
            mesh.box(min(flush, lip), min(edge, edge - face * 0.012), base, max(flush, lip), max(edge, edge - face * 0.012), top)
            rivet_line(mesh, (outer - side * 0.045, edge, base + 0.7), (outer - side * 0.045, edge, top - 0.1), (0, face, 0), 0.17)
    step = 0.34
    count = int((top - base - 0.7) / step)
    for face in (-1, 1):
        edge = y + face * (hd + 0.0075)
        for k in range(count):
            z = base + 0.62 + k * step
            sign = 1 if k % 2 else -1
            strut(
                mesh,
                Vector((x - sign * (hw - 0.04), edge, z)),
                Vector((x + sign * (hw - 0.04), edge, z + step)),
                0.05,
                0.009,
                Vector((0, 1, 0)),
            )
        mesh.box(x - hw - 0.1, min(edge, edge + face * 0.012), base + 0.03, x + hw + 0.1, max(edge, edge + face * 0.012), base + 0.5)
        front = edge + face * 0.012
        for zz in (0.12, 0.24, 0.36, 0.45):
            for xx in (-hw - 0.06, -hw * 0.7, -hw * 0.25, hw * 0.25, hw * 0.7, hw + 0.06):
                rivet(mesh, Vector((x + xx, front, base + zz)), Vector((0, face, 0)), 0.016)
    mesh.box(x - hw - 0.2, y - hd - 0.18, base, x + hw + 0.2, y + hd + 0.18, base + 0.032)
    for sx in (-1, 1):
        mesh.add(
            [
                (x + sx * hw, y - 0.008, base + 0.03),
                (x + sx * (hw + 0.18), y - 0.008, base + 0.03),
                (x + sx * (hw + 0.03), y - 0.008, base + 0.42),
                (x + sx * hw, y - 0.008, base + 0.42),
                (x + sx * hw, y + 0.008, base + 0.03),
                (x + sx * (hw + 0.18), y + 0.008, base + 0.03),
                (x + sx * (hw + 0.03), y + 0.008, base + 0.42),
                (x + sx * hw, y + 0.008, base + 0.42),
            ],
            [(0, 1, 2, 3), (7, 6, 5, 4), (1, 5, 6, 2), (2, 6, 7, 3)],
        )
        for sy in (-1, 1):
            bx, by = x + sx * (hw + 0.13), y + sy * (hd + 0.11)
            mesh.tube([(bx, by, base + 0.03), (bx, by, base + 0.065)], 0.03, 6)
            mesh.tube([(bx, by, base + 0.06), (bx, by, base + 0.1)], 0.013, 8)


def arc(cx: float, cz: float, radius: float, half: float, count: int) -> list[tuple[float, float]]:
    """Points (x, z) of an arc over its middle, `half` radians to each side, from left to right."""
    return [
        (cx + radius * math.sin(half * (2 * k / count - 1)), cz + radius * math.cos(half * (2 * k / count - 1)))
        for k in range(count + 1)
    ]


def bent_bar(mesh: M, points: Sequence[tuple[float, float]], y0: float, y1: float, z_thick: float) -> None:
    """A bar bent along points (x, z), between y0 and y1, `z_thick` deep towards the inside of the bend."""
    inner = []
    for k, (x, z) in enumerate(points):
        a, b = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        along = Vector((b[0] - a[0], b[1] - a[1])).normalized()
        inner.append((x + along.y * z_thick, z - along.x * z_thick))
    ring = [(x, y0, z) for x, z in points] + [(x, y1, z) for x, z in points]
    ring += [(x, y0, z) for x, z in inner] + [(x, y1, z) for x, z in inner]
    n = len(points)
    faces: list[tuple[int, ...]] = []
    for k in range(n - 1):
        faces += [
            (k, k + 1, n + k + 1, n + k),
            (2 * n + k, 3 * n + k, 3 * n + k + 1, 2 * n + k + 1),
            (k, 2 * n + k, 2 * n + k + 1, k + 1),
            (n + k, n + k + 1, 3 * n + k + 1, 3 * n + k),
        ]
    mesh.add(ring, faces)
