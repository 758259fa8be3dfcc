"""A hall lantern of gilt bronze: six bowed panes, a crown of scrolls, four candles under glass."""

from __future__ import annotations

import math

from studio.lights import point
from studio.materials import glass, glow, metal, paint
from studio.mesh import M


def gilt_lantern(x: float, y: float, ceiling: float, lamps: float, drop: float = 0.75) -> None:
    """Hung `drop` below the ceiling; `lamps` is how far it is turned up."""
    gilt, panes = M(), M()
    top, low = ceiling - drop, ceiling - drop - 0.72
    gilt.tube([(x, y, ceiling), (x, y, top + 0.34)], 0.008, 8)
    gilt.lathe([(0.07, 0.0), (0.06, -0.03), (0.02, -0.05)], (x, y, ceiling), 24)

    def corner(k: float, z: float) -> tuple[float, float, float]:
        t = (z - low) / (top - low)
        r = 0.2 + 0.09 * math.sin(math.pi * (0.15 + 0.62 * t))
        return (x + r * math.cos(math.tau * k / 6), y + r * math.sin(math.tau * k / 6), z)

    heights = [low + (top - low) * q / 8 for q in range(9)]
    for k in range(6):
        gilt.tube([corner(k, z) for z in heights], 0.011, 8)
        for za, zb in zip(heights, heights[1:]):
            panes.add([corner(k, za), corner(k + 1, za), corner(k + 1, zb), corner(k, zb)], [(0, 1, 2, 3)])
        for z, thick in ((low, 0.014), (top, 0.016)):
            gilt.tube([corner(k, z), corner(k + 1, z)], thick, 8)
        a = math.tau * k / 6
        start = corner(k, top)
        scroll = []
        for q in range(12):
            t = q / 11
            r = math.dist(start[:2], (x, y)) * (1 - t) ** 1.4 + 0.02 + 0.05 * math.sin(t * math.pi)
            scroll.append((x + r * math.cos(a), y + r * math.sin(a), top + 0.36 * t))
        gilt.tube(scroll, 0.01, 8, 0.007)
        gilt.sphere((start[0], start[1], top + 0.03), 0.02, 10)
    gilt.lathe([(0.001, -0.1), (0.02, -0.085), (0.03, -0.06), (0.015, -0.04), (0.06, -0.02), (0.2, 0.0), (0.001, 0.012)], (x, y, low), 24)
    gilt.tube([(x, y, low), (x, y, low + 0.2)], 0.01, 8)
    gilt.obj("lantern-gilt", metal("#c09a52", 0.3), smooth=True)
    panes.obj("lantern-glass", glass())
    wax, flame = M(), M()
    for k in range(4):
        cx, cy = x + 0.085 * math.cos(math.tau * k / 4 + 0.4), y + 0.085 * math.sin(math.tau * k / 4 + 0.4)
        wax.tube([(cx, cy, low + 0.16), (cx, cy, low + 0.34)], 0.013, 12)
        flame.lathe([(0.0005, 0), (0.011, 0.02), (0.009, 0.045), (0.0005, 0.075)], (cx, cy, low + 0.345), 12)
    wax.obj("lantern-candles", paint("#efe6d2", 0.5), smooth=True)
    flame.obj("lantern-flames", glow("#ffd9a8", 9.0 * lamps + 1.5, 0.3), smooth=True)
    point((x, y, low + 0.4), 85 * lamps, "#ffd3a0", 0.1)
