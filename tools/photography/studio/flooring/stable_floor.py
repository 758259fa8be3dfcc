"""Oak boards of a converted stable with the old stone gutter left between them."""

from __future__ import annotations

import random

from studio.colours import rgb
from studio.flooring.cabochon_stone import floor_limestone
from studio.materials import wood
from studio.mesh import M
from studio.shader import Mat


def _boards(mesh: M, x0: float, y0: float, x1: float, y1: float, rng: random.Random, along_y: bool) -> None:
    """Boards of 16 to 23 cm with butt joints, along y or along x."""
    a0, a1, b0, b1 = (x0, x1, y0, y1) if along_y else (y0, y1, x0, x1)
    a = a0
    while a < a1 - 0.01:
        wide = min(rng.uniform(0.16, 0.23), a1 - a)
        b = b0 - rng.uniform(0, 2.0)
        while b < b1:
            run = rng.uniform(1.8, 3.4)
            low, high = max(b, b0) + 0.0007, min(b + run, b1) - 0.0007
            if high > low:
                tone = (min(max(rng.gauss(0.5, 0.3), 0), 1), rng.random(), rng.random(), 1)
                u, v, lift, tip = rng.uniform(0, 60), rng.uniform(0, 60), rng.gauss(0, 0.0004), rng.gauss(0, 0.0007)
                p, q = a + 0.0009, a + wide - 0.0009
                flat = [(p, low, lift - tip), (q, low, lift + tip), (q, high, lift + tip), (p, high, lift - tip)]
                points = flat if along_y else [(y, x, z) for x, y, z in reversed(flat)]
                uv = [(u, v), (u, v + wide), (u + run, v + wide), (u + run, v)]
                mesh.add(points, [(0, 1, 2, 3)], [uv if along_y else list(reversed(uv))], tone)
            b += run
        a += wide


def stable_floor(width: float, length: float, gutter: float, seed: int, oak: str = "#a07c52", half: float = 0.17) -> None:
    """Boards along y before the gutter at x = `gutter`, along x in the stalls behind it."""
    rng = random.Random(seed)
    boards = M()
    _boards(boards, -0.05, -0.36, gutter - half, length + 0.05, rng, True)
    _boards(boards, gutter + half, -0.05, width + 0.05, length + 0.05, rng, False)
    boards.obj("oak-boards", wood(oak, 0.4))
    stones = M()
    y = -0.1
    while y < length:
        run = rng.uniform(0.7, 1.15)
        tone = (rng.random(), rng.random(), rng.random(), 1)
        u, v = rng.uniform(0, 30), rng.uniform(0, 30)
        section = [(-half + 0.002, 0.001), (-half * 0.62, 0.0), (-half * 0.3, -0.018), (half * 0.3, -0.018), (half * 0.62, 0.0), (half - 0.002, 0.001)]
        for (xa, za), (xb, zb) in zip(section, section[1:]):
            stones.add(
                [(gutter + xa, y + 0.002, za), (gutter + xb, y + 0.002, zb), (gutter + xb, y + run - 0.002, zb), (gutter + xa, y + run - 0.002, za)],
                [(0, 1, 2, 3)],
                [[(u + xa, v), (u + xb, v), (u + xb, v + run), (u + xa, v + run)]],
                tone,
            )
        y += run
    stones.obj("gutter-stones", floor_limestone("#a49b8a"))
    M().box(-0.3, -0.4, -0.2, width + 0.3, length + 0.3, -0.02).obj("bed", Mat("bed", rgb("#17130f")).out(rgb("#17130f"), 0.9))
