"""Oak laid in rays from a rosette: tapered boards between dark fillets, rings of the same, a border along the wall."""

from __future__ import annotations

import math
import random
from typing import Callable

from studio.materials import paint, wood
from studio.mesh import M
from studio.oval import Oval

RINGS = ((0.185, 0.36, 2), (0.36, 0.56, 3), (0.56, 0.75, 4), (0.75, 0.905, 5))


def oak_rays(oval: Oval, rays: int, seed: int, oak: str = "#bd9462", dark: str = "#3f2717") -> None:
    """Boards in `rays` sectors over the whole oval and half a metre beyond, every other sector a tone deeper."""
    rng = random.Random(seed)
    pale, deep, walnut = M(), M(), M()

    def spot(turn: float, share: float) -> tuple[float, float, float]:
        return (oval.cx + oval.a * share * math.sin(turn), oval.cy + oval.b * share * math.cos(turn), 0.0)

    def board(mesh: M, t0: float, t1: float, r0: float, r1: float, radial: bool, gap: float = 0.0011) -> None:
        """One piece between two turns and two shares, shrunk by its joints, the grain out or round."""
        reach = (oval.a + oval.b) / 2
        dr, tone = gap / reach, min(max(rng.gauss(0.5, 0.24), 0), 1)
        corners = []
        for t, r, side in ((t0, r0, 1), (t0, r1, 1), (t1, r1, -1), (t1, r0, -1)):
            r += dr if r == r0 else -dr
            x, y, _ = spot(t + side * gap / (reach * max(r, 0.03)), r)
            corners.append((x, y, rng.gauss(0, 0.0002)))
        long, wide = (r1 - r0) * reach, (t1 - t0) * reach * (r0 + r1) / 2
        u, v = rng.uniform(0, 60), rng.uniform(0, 60)
        uvs = [(u, v), (u + long, v), (u + long, v + wide), (u, v + wide)]
        if not radial:
            uvs = [(u, v), (u, v + long), (u + wide, v + long), (u + wide, v)]
        mesh.add(corners, [(0, 1, 2, 3)], [uvs], (tone, rng.random(), rng.random(), 1))

    sector = math.tau / rays
    for k in range(rays):
        for r0, r1, count in RINGS:
            line = 0.5 * 0.032 / ((oval.a + oval.b) / 2) / ((r0 + r1) / 2)
            start, width = k * sector + line, (sector - 2 * line) / count
            for j in range(count):
                cut = (r0 + r1) / 2 + rng.uniform(-0.3, 0.3) * (r1 - r0)
                for a, b in ((r0 + 0.0035, cut), (cut, r1 - 0.0035)):
                    board(deep if k % 2 else pale, start + j * width, start + (j + 1) * width, a, b, True)
            board(walnut, k * sector - line, k * sector + line, r0 + 0.0035, r1 - 0.0035, True, 0.0005)
    for share in [ring[0] for ring in RINGS] + [RINGS[-1][1]]:
        for k in range(rays * 2):
            board(walnut, k * sector / 2, (k + 1) * sector / 2, share - 0.0035, share + 0.0035, False, 0.0003)
    edge = RINGS[-1][1] + 0.0035
    for ring in range(3):
        for k in range(rays * 2):
            t0 = (k + 0.5 * (ring % 2)) * sector / 2
            board(walnut if ring == 0 else deep, t0, t0 + sector / 2, edge + 0.034 * ring, edge + 0.034 * (ring + 1), False)
    rosette(pale, deep, walnut, board, rays)
    pale.obj("rays-pale", wood(oak, 0.3))
    deep.obj("rays-deep", wood("#966839", 0.3))
    walnut.obj("rays-walnut", wood(dark, 0.3))
    bed = [(x, y, -0.004) for x, y, _ in (spot(math.tau * k / 96, 1.02) for k in range(96))]
    M().add(bed, [tuple(range(96))[::-1]]).obj("bed", paint("#1a110b", 0.8))


def rosette(pale: M, deep: M, walnut: M, lay: Callable[..., None], rays: int) -> None:
    """The middle: a star of walnut and oak points in a ring of petals."""
    count = rays // 2
    for k in range(count):
        t = math.tau * k / count
        half = math.pi / count
        lay(walnut if k % 2 else pale, t - half, t + half, 0.105, 0.18, True)
        lay(deep if k % 2 else walnut, t - half, t + half, 0.045, 0.105, True)
        lay(pale, t - half, t + half, 0.006, 0.045, True, 0.0006)
