"""A chequer of marble tiles laid on the diagonal, every tile sawn from another place of the block."""

from __future__ import annotations

import math
import random

from studio.flooring.veined_marble import veined_marble
from studio.materials import paint
from studio.mesh import M


def chequer(x0: float, y0: float, x1: float, y1: float, seed: int, size: float = 0.4, pale: str = "#cfccc3", dark: str = "#5d6875") -> None:
    """Tiles of `size` over at least the rectangle, cut along y0, joints of 1.5 mm, a few corners chipped by their tilt."""
    rng = random.Random(seed)
    light, blue = M(), M()
    half = size * math.sqrt(0.5)
    edge = half - 0.0011
    rows, columns = int((y1 - y0) / half) + 3, int((x1 - x0) / (2 * half)) + 3
    for j in range(-1, rows):
        for i in range(-1, columns):
            cx, cy = x0 + 2 * half * i + (half if j % 2 else 0), y0 + half * j
            if not (x0 - half < cx < x1 + half and y0 - half * 0.2 < cy < y1 + half):
                continue
            lift, s, t = rng.gauss(0, 0.0003), rng.gauss(0, 0.0006), rng.gauss(0, 0.0006)
            u, v, turn = rng.uniform(0, 90), rng.uniform(0, 90), rng.choice((0, 1, 2, 3))
            corners = [(cx + edge, cy, lift + s), (cx, cy + edge, lift + t), (cx - edge, cy, lift - s), (cx, max(cy - edge, y0), lift - t)]
            square = [(u, v), (u + size, v), (u + size, v + size), (u, v + size)]
            tone = (rng.random(), rng.random(), rng.random(), 1)
            (blue if j % 2 else light).add(corners, [(0, 1, 2, 3)], [square[turn:] + square[:turn]], tone)
    light.obj("chequer-light", veined_marble(pale, "#8b8d92", 0.13, 0.8))
    blue.obj("chequer-blue", veined_marble(dark, "#aeb6bd", 0.12, 0.9))
    M().box(x0, y0, -0.12, x1, y1, -0.004).obj("bed", paint("#6f6a60", 0.9))
