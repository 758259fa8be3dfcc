"""A workshop floor on oak posts: stone feet, curved braces under the beams, joists and the boards they carry."""

from __future__ import annotations

import random
from typing import Sequence

from studio.materials import paint, plaster, wood
from studio.mesh import M
from studio.timber import curved_brace, timber

POST, BEAM_DEEP, JOIST = 0.27, 0.34, 0.15


def post_and_beam(width: float, length: float, height: float, x: float, rows: Sequence[float], seed: int, oak: str = "#684b31") -> None:
    """Posts at x, beams along x at each of `rows` (y), joists along y whose boards lie at `height`."""
    rng = random.Random(seed)
    posts, beams, joists, boards, iron, feet = M(), M(), M(), M(), M(), M()
    under = height - JOIST - BEAM_DEEP
    for y in rows:
        timber(posts, (x, y, 0.3), (x, y, under), POST, POST, (0, 1, 0), rng, 0.035)
        feet.box(x - 0.21, y - 0.21, 0, x + 0.21, y + 0.21, 0.22)
        feet.add(
            [(x + sx * r, y + sy * r, z) for r, z in ((0.21, 0.22), (0.15, 0.31)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
            [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)],
        )
        timber(beams, (-0.15, y, under + BEAM_DEEP / 2), (width + 0.15, y, under + BEAM_DEEP / 2), 0.25, BEAM_DEEP, (0, 0, 1), rng, 0.03)
        timber(posts, (x - 0.62, y, under - 0.07), (x + 0.62, y, under - 0.07), 0.24, 0.14, (0, 0, 1), rng, 0.03)
        for side in (-1, 1):
            curved_brace(posts, (x + side * 0.1, y, under - 1.25), (x + side * 1.12, y, under + 0.03), 0.09, 0.17, 0.14, (0, 1, 0), rng)
            timber(posts, (width if side > 0 else 0.0, y, under - 0.1), (width - 0.55 if side > 0 else 0.55, y, under - 0.1), 0.2, 0.18, (0, 0, 1), rng, 0.04)
        for z in (under - 0.32, 0.42):
            iron.box(x - POST / 2 - 0.006, y - POST / 2 - 0.006, z, x + POST / 2 + 0.006, y + POST / 2 + 0.006, z + 0.05)
        for side in (-1, 1):
            for dx in (-0.42, 0.42):
                iron.tube([(x + dx, y + side * 0.115, under - 0.07), (x + dx, y + side * 0.135, under - 0.07)], 0.022, 8)
    count = round(width / 0.46)
    stops = [-0.2, *rows, length + 0.2]
    for k in range(count):
        jx = width * (k + 0.5) / count + rng.gauss(0, 0.012)
        for a, b in zip(stops, stops[1:]):
            timber(joists, (jx + rng.gauss(0, 0.012), a, height - JOIST / 2), (jx, b, height - JOIST / 2), 0.085, JOIST, (0, 0, 1), rng, 0.008)
    y = -0.2
    while y < length + 0.2:
        wide = rng.uniform(0.17, 0.24)
        tone = (rng.random(), rng.random(), rng.random(), 1)
        u, v = rng.uniform(0, 40), rng.uniform(0, 40)
        boards.add([(-0.2, y + 0.002, height), (-0.2, y + wide - 0.002, height), (width + 0.2, y + wide - 0.002, height), (width + 0.2, y + 0.002, height)], [(0, 1, 2, 3)], [[(u, v), (u, v + wide), (u + width, v + wide), (u + width, v)]], tone)
        y += wide
    posts.obj("posts", wood(oak, 0.6))
    beams.obj("beams", wood(oak, 0.62))
    joists.obj("joists", wood("#735740", 0.62))
    boards.obj("ceiling-boards", wood("#8d7353", 0.62))
    feet.obj("post-feet", plaster("#a79f90", 0.8), 0.012)
    iron.obj("post-iron", paint("#26282a", 0.5), 0.002)
    M().box(-0.4, -0.4, height + 0.01, width + 0.4, length + 0.4, height + 0.3).obj("floor-above", paint("#4a4036", 0.9))
