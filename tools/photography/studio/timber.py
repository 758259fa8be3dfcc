"""Hewn timbers: chamfered pieces whose grain runs along them, pegs, curved braces."""

from __future__ import annotations

import random
from typing import Sequence

from mathutils import Vector

from studio.mesh import M

Point = Sequence[float]


def timber(mesh: M, start: Point, end: Point, wide: float, deep: float, flat: Point, rng: random.Random, chamfer: float = 0.02) -> None:
    """A piece from start to end, `deep` along `flat`, `wide` across it, its edges chamfered and a little out of true."""
    a, b, normal = Vector(start), Vector(end), Vector(flat).normalized()
    along = (b - a).normalized()
    side = along.cross(normal).normalized()
    w, d, c = wide / 2, deep / 2, chamfer
    section = [(-w + c, -d), (w - c, -d), (w, -d + c), (w, d - c), (w - c, d), (-w + c, d), (-w, d - c), (-w, -d + c)]
    long = (b - a).length
    steps = max(1, round(long / 0.8))
    rings = []
    for k in range(steps + 1):
        drift = side * rng.gauss(0, 0.0035) + normal * rng.gauss(0, 0.0035) if 0 < k < steps else Vector()
        swell = 1 + (rng.gauss(0, 0.008) if 0 < k < steps else 0)
        rings.append([a + along * (long * k / steps) + drift + side * s * swell + normal * n * swell for s, n in section])
    u0, v0 = rng.uniform(0, 40), rng.uniform(0, 40)
    tone = (min(max(rng.gauss(0.5, 0.2), 0), 1), rng.random(), rng.random(), 1)
    round_trip = [0.0]
    for k in range(8):
        p, q = section[k], section[(k + 1) % 8]
        round_trip.append(round_trip[-1] + ((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2) ** 0.5)
    for k in range(steps):
        ua, ub = u0 + long * k / steps, u0 + long * (k + 1) / steps
        for j in range(8):
            n = (j + 1) % 8
            va, vb = v0 + round_trip[j], v0 + round_trip[j + 1]
            mesh.add([rings[k][j], rings[k][n], rings[k + 1][n], rings[k + 1][j]], [(0, 1, 2, 3)], [[(ua, va), (ua, vb), (ub, vb), (ub, va)]], tone)
    for ring, order in ((rings[0], range(7, -1, -1)), (rings[-1], range(8))):
        mesh.add(ring, [tuple(order)], [[(section[j][0] * 0.2 + u0, section[j][1] + v0) for j in order]], tone)


def curved_brace(mesh: M, foot: Point, head: Point, belly: float, wide: float, deep: float, flat: Point, rng: random.Random) -> None:
    """A brace in the plane square to `flat`, bent towards the angle it stiffens; short pieces of one tone."""
    a, b, normal = Vector(foot), Vector(head), Vector(flat).normalized()
    across = (b - a).normalized().cross(normal).normalized()
    if across.z > 0:
        across = -across
    u0, v0 = rng.uniform(0, 40), rng.uniform(0, 40)
    tone = (rng.random(), rng.random(), rng.random(), 1)
    steps, w, d = 8, wide / 2, deep / 2
    rings, long = [], (b - a).length
    for k in range(steps + 1):
        t = k / steps
        middle = a.lerp(b, t) - across * belly * 4 * t * (1 - t)
        rings.append([middle + across * s + normal * n for s, n in ((-w, -d), (w, -d), (w, d), (-w, d))])
    for k in range(steps):
        ua, ub = u0 + long * k / steps, u0 + long * (k + 1) / steps
        for j in range(4):
            n = (j + 1) % 4
            va, vb = v0 + 0.2 * j, v0 + 0.2 * j + (wide if j % 2 == 0 else deep)
            mesh.add([rings[k][j], rings[k][n], rings[k + 1][n], rings[k + 1][j]], [(0, 1, 2, 3)], [[(ua, va), (ua, vb), (ub, vb), (ub, va)]], tone)
