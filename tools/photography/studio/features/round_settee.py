"""A borne: the round settee of a salon, a sprung seat about a buttoned cone with a bowl of flowers on top."""

from __future__ import annotations

import math

from studio.groups import prop
from studio.materials import fabric, wood
from studio.mesh import M

SKIRT = 28


@prop
def round_settee(x: float, y: float, radius: float = 0.78, colour: str = "#b9776c") -> float:
    """Seat for six, velvet of `colour` over a fringe; returns the height of the little table on top."""
    velvet, trim = fabric(colour, 0.9), fabric("#8c5048", 0.6)
    seat = M()

    def cushion(u: float, v: float) -> tuple[float, float, float]:
        a = math.tau * u
        puff = 0.012 * abs(math.cos(a * 6)) ** 0.4
        outline = [(0.99, 0.26), (1.01, 0.33), (1.0, 0.4), (0.94, 0.445), (0.8, 0.462), (0.6, 0.455), (0.44, 0.43)]
        k = v * (len(outline) - 1)
        i = min(int(k), len(outline) - 2)
        t = k - i
        r = outline[i][0] * (1 - t) + outline[i + 1][0] * t
        z = outline[i][1] * (1 - t) + outline[i + 1][1] * t
        dent = 0.02 * math.exp(-((((a - 0.9 + math.pi) % math.tau) - math.pi) ** 2) / 0.08 - ((r - 0.75) ** 2) / 0.02)
        return (x + radius * r * math.cos(a), y + radius * r * math.sin(a), z + (puff - 0.012) * (v > 0.3) - dent)

    seat.grid(cushion, 144, 24, True).obj("settee-seat", velvet, smooth=True)

    def back(u: float, v: float) -> tuple[float, float, float]:
        a, rows = math.tau * u, 4
        r = radius * (0.47 - 0.17 * v**0.8)
        lattice = abs(math.sin(a * 8 + math.pi * v * rows / 2)) * abs(math.sin(a * 8 - math.pi * v * rows / 2))
        r += 0.026 * lattice**0.6 * (1 - abs(2 * v - 1) ** 6) + 0.02 * math.exp(-(((v - 0.97) / 0.05) ** 2))
        return (x + r * math.cos(a), y + r * math.sin(a), 0.42 + 0.56 * v)

    M().grid(back, 192, 40, True).obj("settee-back", velvet, smooth=True)
    drape, cord = M(), M()

    def skirt(u: float, v: float) -> tuple[float, float, float]:
        a = math.tau * u
        r = radius * (1.0 + 0.012 * math.sin(a * SKIRT) * v + 0.01 * v)
        return (x + r * math.cos(a), y + r * math.sin(a), 0.27 - 0.235 * v)

    drape.grid(skirt, SKIRT * 8, 3, True).obj("settee-skirt", velvet, smooth=True)
    for k in range(240):
        a = math.tau * k / 240
        r = radius * (1.024 + 0.012 * math.sin(a * SKIRT))
        cord.tube([(x + r * math.cos(a), y + r * math.sin(a), 0.07), (x + r * 1.003 * math.cos(a), y + r * 1.003 * math.sin(a), 0.006)], 0.006, 4)
    ring = [(x + radius * 1.012 * math.cos(math.tau * k / 96), y + radius * 1.012 * math.sin(math.tau * k / 96), 0.272) for k in range(97)]
    cord.tube(ring, 0.009, 8)
    cord.obj("settee-fringe", trim, smooth=True)
    top = M().lathe([(0.001, 0.96), (radius * 0.33, 0.96), (radius * 0.34, 0.985), (radius * 0.33, 1.0), (0.001, 1.0)], (x, y, 0), 48)
    top.obj("settee-top", wood("#5a3420", 0.3), smooth=True)
    return 1.0
