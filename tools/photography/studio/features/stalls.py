"""A row of horse stalls: boarded partitions whose tops sweep down to iron posts with balls, a boarded back."""

from __future__ import annotations

import random

from studio.materials import metal, paint, wood
from studio.mesh import M
from studio.steelwork import bent_bar


def sweep(x: float, front: float, back: float, low: float, high: float) -> float:
    """Height of a partition's top at x: level at the wall, an S down to the post."""
    t = min(max((x - front) / (back - 0.35 - front), 0.0), 1.0)
    return low + (high - low) * t * t * (3 - 2 * t)


def stalls(front: float, back: float, lines: list[float], seed: int, oak: str = "#8a6844", low: float = 1.3, high: float = 2.12) -> None:
    """Partitions at each y of `lines` from the wall at x = `back` to posts at x = `front`."""
    rng = random.Random(seed)
    boards, caps, iron, knobs = M(), M(), M(), M()
    count = round((back - front) / 0.145)
    for y in lines:
        for k in range(count):
            a, b = front + 0.06 + (back - front - 0.06) * k / count + 0.0015, front + 0.06 + (back - front - 0.06) * (k + 1) / count - 0.0015
            za, zb = sweep(a, front, back, low, high), sweep(b, front, back, low, high)
            tone = (min(max(rng.gauss(0.5, 0.24), 0), 1), rng.random(), rng.random(), 1)
            skew = rng.gauss(0, 0.0015)
            u, v = rng.uniform(0, 20), rng.uniform(0, 20)
            ring = [(a, y - 0.032 + skew), (b, y - 0.032 - skew), (b, y + 0.032 - skew), (a, y + 0.032 + skew)]
            tops = (za, zb, zb, za)
            points = [(px, py, 0.1) for px, py in ring] + [(px, py, z) for (px, py), z in zip(ring, tops)]
            face = [(u, v), (u, v + 0.14), (u + za, v + 0.14), (u + za, v)]
            boards.add(points, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], [face] * 5, tone)
        steps = 30
        line = [(front + (back - front) * k / steps, sweep(front + (back - front) * k / steps, front, back, low, high) + 0.065) for k in range(steps + 1)]
        bent_bar(caps, line, y - 0.052, y + 0.052, 0.07)
        caps.box(front + 0.05, y - 0.045, 0.0, back, y + 0.045, 0.11)
        iron.tube([(front, y, 0.0), (front, y, 1.62)], 0.05, 20)
        iron.lathe([(0.09, 0), (0.09, 0.05), (0.07, 0.09), (0.052, 0.13)], (front, y, 0), 24)
        iron.lathe([(0.05, 0), (0.068, 0.015), (0.068, 0.04), (0.045, 0.055), (0.034, 0.09), (0.05, 0.1)], (front, y, 1.6), 24)
        iron.lathe([(0.052, 0), (0.062, 0.01), (0.062, 0.03), (0.052, 0.04)], (front, y, low - 0.06), 24)
        for z in (0.42, low - 0.14):
            iron.box(front + 0.02, y - 0.038, z - 0.025, front + 0.34, y + 0.038, z + 0.025)
        knobs.sphere((front, y, 1.775), 0.088, 28)
        ring = [(front - 0.052, y + 0.0, 1.12)]
        iron.tube([(front - 0.05, y, 1.13), (front - 0.085, y, 1.11), (front - 0.085, y, 1.05), (ring[0][0], y, 1.03)], 0.007, 8)
    boards.obj("stall-boards", wood(oak, 0.48), 0.002)
    caps.obj("stall-caps", wood(oak, 0.4), 0.008)
    iron.obj("stall-iron", paint("#23272a", 0.38), smooth=True)
    knobs.obj("stall-balls", metal("#5b564b", 0.28), smooth=True)
    lining = M()
    y0, y1 = lines[0] - 0.3, lines[-1] + 0.3
    for k in range(9):
        z = 0.02 + 0.135 * k
        y = y0
        while y < y1:
            run = rng.uniform(1.8, 3.0)
            end = min(y + run, y1)
            tone = (min(max(rng.gauss(0.5, 0.22), 0), 1), rng.random(), rng.random(), 1)
            lining.box(back - 0.03 - rng.uniform(0, 0.002), y + 0.001, z, back - 0.002, end - 0.001, z + 0.133, tone)
            y = end
    lining.obj("stall-lining", wood(oak, 0.5), 0.002)
    rail = M().box(back - 0.055, y0, 1.24, back - 0.001, y1, 1.3)
    rail.obj("stall-rail", wood(oak, 0.42), 0.006)
