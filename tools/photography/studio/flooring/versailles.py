"""Parquet de Versailles: square oak panels, each a woven lattice on the diagonal held in a frame."""

from __future__ import annotations

import math
import random

from mathutils import Matrix, Vector

from studio.materials import paint, wood
from studio.mesh import M

PANEL, FRAME, BATTEN, GAP = 1.02, 0.082, 0.074, 0.001
Flat = tuple[float, float]


def _clipped(points: list[Flat], half: float) -> list[Flat]:
    """A convex outline cut to the square from -half to half."""
    for axis, sign in ((0, 1), (0, -1), (1, 1), (1, -1)):
        kept: list[Flat] = []
        for a, b in zip(points, points[1:] + points[:1]):
            da, db = half - sign * a[axis], half - sign * b[axis]
            if da >= 0:
                kept.append(a)
            if da * db < 0:
                t = da / (da - db)
                kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        points = kept
        if len(points) < 3:
            return []
    return points


def _pieces() -> list[tuple[list[Flat], float]]:
    """The pieces of one panel about its middle: outline and turn of the grain in degrees."""
    half = PANEL / 2 - FRAME
    pitch = half / math.sqrt(2)
    lattice: list[tuple[float, float, float, float, float]] = []
    for i in range(-3, 4):
        for j in range(-4, 4):
            if (i + j) % 2 == 0:
                a, b = (j - 1) * pitch + BATTEN / 2, (j + 1) * pitch - BATTEN / 2
                lattice.append((i * pitch - BATTEN / 2, a, i * pitch + BATTEN / 2, b, 90))
            else:
                a, b = (i - 1) * pitch + BATTEN / 2, (i + 1) * pitch - BATTEN / 2
                lattice.append((a, j * pitch - BATTEN / 2, b, j * pitch + BATTEN / 2, 0))
            x0, y0, side = i * pitch + BATTEN / 2, j * pitch + BATTEN / 2, pitch - BATTEN
            for k in range(3):
                low, high = side * k / 3, side * (k + 1) / 3
                if (i + j) % 2:
                    lattice.append((x0 + low, y0, x0 + high, y0 + side, 90))
                else:
                    lattice.append((x0, y0 + low, x0 + side, y0 + high, 0))
    c = math.sqrt(0.5)
    found = []
    for x0, y0, x1, y1, grain in lattice:
        box = [(x0 + GAP, y0 + GAP), (x1 - GAP, y0 + GAP), (x1 - GAP, y1 - GAP), (x0 + GAP, y1 - GAP)]
        outline = _clipped([((x - y) * c, (x + y) * c) for x, y in box], half - GAP)
        if outline:
            found.append((outline, grain + 45.0))
    edge = PANEL / 2
    for turn in range(4):
        bevel = [(-edge + GAP, -edge + GAP), (edge - GAP, -edge + GAP), (half - GAP, -half - GAP), (-half + GAP, -half - GAP)]
        ca, sa = (1, 0, -1, 0)[turn], (0, 1, 0, -1)[turn]
        found.append(([(x * ca - y * sa, x * sa + y * ca) for x, y in bevel], 90.0 * turn))
    return found


def versailles(x0: float, y0: float, x1: float, y1: float, seed: int, colour: str = "#8a6138") -> None:
    """Panels of 1.02 m from the middle of a rectangle outwards, each piece its own tone, joints of 2 mm."""
    rng = random.Random(seed)
    mesh, pieces = M(), _pieces()
    across, along = math.ceil((x1 - x0) / PANEL / 2), math.ceil((y1 - y0) / PANEL / 2)
    for p in range(-across, across):
        for q in range(-along, along):
            cx, cy = (x0 + x1) / 2 + (p + 0.5) * PANEL, (y0 + y1) / 2 + (q + 0.5) * PANEL
            own, turned = rng.gauss(0.5, 0.09), rng.random() < 0.5
            for outline, grain in pieces:
                if turned:
                    outline, grain = [(-y, x) for x, y in outline], grain + 90
                way = Matrix.Rotation(-math.radians(grain), 2)
                u, v = rng.uniform(0, 80), rng.uniform(0, 80)
                uv = [tuple(way @ Vector(point) + Vector((u, v))) for point in outline]
                tone = (min(max(own + rng.gauss(0, 0.24), 0), 1), rng.random(), rng.random(), 1)
                lift = rng.gauss(0, 0.00025)
                face = tuple(range(len(outline)))
                mesh.add([(cx + x, cy + y, lift) for x, y in outline], [face], [uv], tone)
    mesh.obj("versailles", wood(colour, 0.32))
    M().box(x0 - 0.3, y0 - 0.3, -0.1, x1 + 0.3, y1 + 0.3, -0.004).obj("bed", paint("#1d130c", 0.8))
