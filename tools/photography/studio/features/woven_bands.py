"""A series by one maker: bands of cloth plaited over each other and hung free, a hand's breadth before the wall."""

from __future__ import annotations

import math
import random

from mathutils import Matrix

from studio.fabrics import cloth
from studio.materials import metal, wood
from studio.mesh import M


def woven_bands(
    place: Matrix, x: float, z: float, width: float, tall: float, dyed: str, seed: int, top: float, out: float = 0.16
) -> None:
    """In a wall's own frame, centred at (x, z): linen warps, wefts of which some are `dyed`; threads up to `top`."""
    rng = random.Random(seed)
    band, gap = 0.135, 0.012
    columns, rows = round(width / (band + gap)), round(tall / (band + gap))
    left, head = x - columns * (band + gap) / 2, z + rows * (band + gap) / 2
    plain, tint = M(place), M(place)
    step = band + gap

    def lift(i: int, j: int) -> float:
        return 0.009 if (i + j) % 2 else -0.009

    for i in range(columns):
        long = rows * step + rng.uniform(0.12, 0.34)
        sway = rng.gauss(0, 0.006)

        def warp(u: float, v: float) -> tuple[float, float, float]:
            run = v * long
            wave = -0.009 * math.cos(math.pi * run / step) * (1 if i % 2 else -1) if run < rows * step else 0.003
            curl = 0.03 * max(run - rows * step, 0.0) * (1 if i % 3 else -1)
            return (left + i * step + gap / 2 + u * band + sway * v, -out + wave + curl, head - run + 0.05)

        plain.grid(warp, 2, rows * 6, False, (band, long))
    for j in range(rows):
        mesh = tint if rng.random() < 0.42 else plain
        ends = (rng.uniform(0.02, 0.12), rng.uniform(0.02, 0.12))

        def weft(u: float, v: float) -> tuple[float, float, float]:
            run = -ends[0] + u * (columns * step + sum(ends))
            wave = 0.009 * math.cos(math.pi * (run / step - 0.5) + math.pi / 2) * (1 if j % 2 else -1)
            return (left + run, -out + wave * 0.9, head - j * step - gap / 2 - v * band)

        mesh.grid(weft, columns * 6, 2, False, (columns * step, band))
    plain.obj("bands", cloth("linen", "#d9cfba"))
    tint.obj("bands-dyed", cloth("linen", dyed))
    rod = M(place).tube([(left - 0.12, -out, head + 0.06), (left + columns * step + 0.12, -out, head + 0.06)], 0.014, 12)
    rod.obj("rod", wood("#a98457", 0.45), smooth=True)
    threads = M(place)
    for k in (0.12, 0.88):
        px = left + columns * step * k
        threads.tube([(px, -out, head + 0.06), (px, -out, top)], 0.0016, 5)
    threads.obj("threads", metal("#8d8a84", 0.4))
