"""Walls with openings, profiles run along a facade, and stone arches. Facade frame: x along the facade,
-y towards the street, z up, metres."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from studio.mesh import M


@dataclass(frozen=True)
class Opening:
    """A hole in a wall; `rise` is the height of its arched head (0: flat, half the width: round)."""

    x0: float
    z0: float
    x1: float
    z1: float
    rise: float = 0.0

    @property
    def centre(self) -> float:
        return (self.x0 + self.x1) / 2

    @property
    def width(self) -> float:
        return self.x1 - self.x0

    def head(self, steps: int = 20, grow: float = 0.0) -> list[tuple[float, float]]:
        """Points (x, z) along the head from right to left; `grow` enlarges the opening by so many metres."""
        half = self.width / 2 + grow
        if not self.rise:
            return [(self.centre + half, self.z1 + grow), (self.centre - half, self.z1 + grow)]
        rise = self.rise + grow * self.rise / (self.width / 2)
        radius = (half * half + rise * rise) / (2 * rise)
        middle = self.z1 + grow * min(1.0, self.rise / (self.width / 2)) - radius
        start = math.asin(max(-1.0, min(1.0, (radius - rise) / radius)))
        return [
            (
                self.centre + radius * math.cos(start + (math.pi - 2 * start) * i / steps),
                middle + radius * math.sin(start + (math.pi - 2 * start) * i / steps),
            )
            for i in range(steps + 1)
        ]


def wall_panel(
    mesh: M,
    x0: float,
    z0: float,
    x1: float,
    z1: float,
    openings: Sequence[Opening] = (),
    y: float = 0.0,
    depth: float = 0.3,
) -> M:
    """Front face of a wall in the plane `y` with holes and their reveals `depth` metres deep."""
    xs = sorted({x0, x1, *(v for o in openings for v in (o.x0, o.x1) if x0 < v < x1)})
    zs = sorted({z0, z1, *(v for o in openings for v in (o.z0, o.z1) if z0 < v < z1)})
    for left, right in zip(xs, xs[1:]):
        for low, high in zip(zs, zs[1:]):
            x, z = (left + right) / 2, (low + high) / 2
            if not any(o.x0 < x < o.x1 and o.z0 < z < o.z1 for o in openings):
                mesh.quad((left, y, low), (right, y, low), (right, y, high), (left, y, high), False)
    back = y + depth
    for o in openings:
        head = o.head()
        for (xa, za), (xb, zb) in zip(head, head[1:]):
            mesh.quad((xa, y, za), (xb, y, zb), (xb, back, zb), (xa, back, za), False)
            if o.rise:
                mesh.quad((xa, y, za), (xa, y, o.z1 + 0.0001), (xb, y, o.z1 + 0.0001), (xb, y, zb), False)
        spring = head[0][1]
        for x in (o.x0, o.x1):
            mesh.quad((x, y, o.z0), (x, back, o.z0), (x, back, spring), (x, y, spring), False)
        if o.z0 > z0 + 0.05:
            mesh.quad((o.x0, y, o.z0), (o.x1, y, o.z0), (o.x1, back, o.z0), (o.x0, back, o.z0), False)
    return mesh


def profile(mesh: M, x0: float, x1: float, section: Sequence[tuple[float, float]], y: float = 0.0) -> M:
    """Runs a moulding along x; section: [(projection towards the street, z)] from bottom to top."""
    for (p, z), (q, t) in zip(section, section[1:]):
        mesh.quad((x0, y - p, z), (x1, y - p, z), (x1, y - q, t), (x0, y - q, t), False)
    for x in (x0, x1):
        mesh.add(
            [(x, y, section[0][1])] + [(x, y - p, z) for p, z in section] + [(x, y, section[-1][1])],
            [tuple(range(len(section) + 2))],
        )
    return mesh


def cornice_section(z: float, out: float = 0.45, tall: float = 0.5) -> list[tuple[float, float]]:
    """Classical cornice starting at height z: bed moulding, corona, cyma."""
    steps = [
        (0, 0),
        (0.08, 0),
        (0.1, 0.08),
        (0.2, 0.18),
        (0.28, 0.3),
        (0.32, 0.34),
        (0.78, 0.36),
        (0.8, 0.62),
        (0.84, 0.66),
        (0.9, 0.82),
        (1.0, 0.94),
        (1.0, 1.0),
        (0, 1.06),
    ]
    return [(out * p, z + tall * t) for p, t in steps]


def string_course(z: float, out: float = 0.12, tall: float = 0.2) -> list[tuple[float, float]]:
    """A flat band with a small moulding above."""
    return [
        (0, z),
        (out * 0.6, z),
        (out * 0.6, z + tall * 0.55),
        (out, z + tall * 0.7),
        (out, z + tall),
        (0, z + tall * 1.1),
    ]


def arch_ring(
    mesh: M, o: Opening, width: float = 0.3, out: float = 0.05, keystone: bool = True, y: float = 0.0
) -> M:
    """Projecting archivolt round an opening, with its jambs and an optional keystone."""
    inner, outer = o.head(), o.head(grow=width)
    for i in range(len(inner) - 1):
        a, b, c, d = inner[i], inner[i + 1], outer[i + 1], outer[i]
        for p, q in ((a, b), (d, c)):
            mesh.quad((p[0], y, p[1]), (q[0], y, q[1]), (q[0], y - out, q[1]), (p[0], y - out, p[1]), False)
        mesh.add([(p[0], y - out, p[1]) for p in (a, b, c, d)], [(0, 1, 2, 3)])
    spring = inner[0][1]
    for x in (o.x0 - width, o.x1):
        mesh.box(x, y - out, o.z0, x + width, y, spring)
    if keystone:
        top, x = o.z1, o.centre
        half = 0.16
        mesh.add(
            [
                (x - half * 0.7, y - out - 0.07, top - 0.06),
                (x + half * 0.7, y - out - 0.07, top - 0.06),
                (x + half, y - out - 0.1, top + width + 0.12),
                (x - half, y - out - 0.1, top + width + 0.12),
                (x - half * 0.7, y, top - 0.06),
                (x + half * 0.7, y, top - 0.06),
                (x + half, y, top + width + 0.12),
                (x - half, y, top + width + 0.12),
            ],
            [(0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
        )
    return mesh
