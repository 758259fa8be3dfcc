"""A series by one maker: sheets of plotted lines that flow round hidden stones, and the vessels thrown after them."""

from __future__ import annotations

import math
import random

from mathutils import Matrix, Vector, noise

from studio.materials import paint, wood
from studio.mesh import M

GLAZES = ("#2b2f33", "#a77b3e", "#6b4a35", "#8f9a8c", "#c9bda6")


def flow_drawing(place: Matrix, x: float, z: float, wide: float, tall: float, seed: int, line: str = "#23303f") -> None:
    """In a wall's own frame, centred at (x, z): an oak shadow frame, a sheet, about sixty lines."""
    rng = random.Random(seed)
    M(place).box(x - wide / 2, -0.022, z - tall / 2, x + wide / 2, -0.018, z + tall / 2).obj("sheet", paint("#efeadf", 0.85))
    frame = M(place)
    frame.frame(x - wide / 2 - 0.028, z - tall / 2 - 0.028, x + wide / 2 + 0.028, z + tall / 2 + 0.028, [(0, 0), (0, 0.046), (0.022, 0.046), (0.022, 0.02)])
    frame.obj("frame", wood("#8f6f4a", 0.45), 0.002)
    stones = [(rng.uniform(-0.3, 0.3) * wide, rng.uniform(-0.3, 0.3) * tall, rng.uniform(0.08, 0.16)) for _ in range(3)]
    lines = M(place)
    count = 62
    margin = 0.06
    for k in range(count):
        px = -wide / 2 + margin + (wide - 2 * margin) * (k + 0.5) / count
        pz = tall / 2 - margin
        path = []
        while pz > -tall / 2 + margin and abs(px) < wide / 2 - margin * 0.6:
            path.append((px, pz))
            push = 0.0
            for sx, sz, r in stones:
                dx, dz = px - sx, pz - sz
                d = math.hypot(dx, dz)
                push += math.copysign(max(1 - d / (r * 2.2), 0.0) ** 1.5, dx) * 1.5
            drift = noise.noise(Vector((px * 3, pz * 2.2, seed))) * 0.7
            way = Vector((push + drift, -1.0)).normalized() * 0.016
            px, pz = px + way.x, pz + way.y
        half = 0.0013 if k % 5 else 0.0024
        if len(path) > 2:
            points = [(x + a + side * half, -0.0232, z + b) for a, b in path for side in (-1, 1)]
            lines.add(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)])
    lines.obj("lines", paint(line, 0.8))


def vessel(x: float, y: float, z: float, tall: float, seed: int) -> None:
    """A thrown pot: foot, belly, neck; faint throwing rings; a glaze that stops above the foot."""
    rng = random.Random(seed)
    belly, neck, mouth = rng.uniform(0.3, 0.5), rng.uniform(0.1, 0.24), rng.uniform(0.13, 0.3)
    shoulder = rng.uniform(0.45, 0.72)
    profile = []
    for k in range(41):
        t = k / 40
        low = 0.16 + (belly - 0.16) * math.sin(min(t / shoulder, 1.0) * math.pi / 2)
        if t > shoulder:
            s = (t - shoulder) / (1 - shoulder)
            low = belly + (neck - belly) * s * s * (3 - 2 * s) + (mouth - neck) * max(s - 0.75, 0) * 4
        profile.append((tall * low * (1 + 0.008 * math.sin(t * 60)), tall * t))
    profile = [(0.001, 0.0), *profile, (profile[-1][0] - 0.012, tall), (profile[-1][0] - 0.016, tall * 0.86)]
    M().lathe(profile, (x, y, z + 0.0008), 56).obj("vessel", paint(GLAZES[seed % len(GLAZES)], 0.3), smooth=True)
