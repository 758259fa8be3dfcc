"""Ceiling lamps of the salons: a cluster of globes, a brass ring, a classical one with arms and crystal."""

from __future__ import annotations

import math
from typing import Callable

from studio.colours import TAU
from studio.lamps import globe
from studio.lights import point
from studio.materials import glass, glow, metal, paint
from studio.mesh import M

LIGHT = "#ffcf9c"
BRASS = "#8f6f3e"


def globe_cluster(x: float, y: float, ceiling: float, lamps: float) -> float:
    """Seven opal globes at three heights; returns the height of their centre."""
    for k in range(7):
        angle, radius = k / 7 * TAU, 0.34 if k else 0.0
        z = ceiling - 1.05 - 0.16 * (k % 3)
        globe(x + radius * math.cos(angle), y + radius * math.sin(angle), z, 0.085, ceiling, 0, LIGHT)
    point((x, y, ceiling - 1.2), 26 * lamps, LIGHT, 0.35)
    return ceiling - 1.2


def brass_ring(x: float, y: float, ceiling: float, lamps: float) -> float:
    """Two slender brass rings with a lit inner edge, hung from thin rods."""
    brass = metal(BRASS, 0.28)
    frame, light = M(), M()
    low = ceiling - 1.25
    for radius, z in ((0.62, low), (0.40, low + 0.26)):
        frame.lathe(
            [
                (radius - 0.012, 0),
                (radius + 0.012, 0),
                (radius + 0.012, 0.045),
                (radius - 0.012, 0.045),
                (radius - 0.012, 0),
            ],
            (x, y, z),
            96,
        )
        light.lathe([(radius - 0.013, 0.004), (radius - 0.02, 0.02), (radius - 0.013, 0.04)], (x, y, z), 96)
        for k in range(3):
            angle = (k + 0.25) / 3 * TAU
            frame.tube(
                [
                    (x + radius * math.cos(angle), y + radius * math.sin(angle), z + 0.04),
                    (x + 0.03 * math.cos(angle), y + 0.03 * math.sin(angle), ceiling - 0.03),
                ],
                0.0022,
                6,
            )
    frame.lathe([(0.001, -0.03), (0.07, -0.03), (0.075, 0.0)], (x, y, ceiling), 32)
    frame.obj("ring", brass, smooth=True)
    light.obj("ring-light", glow("#ffe2bf", 14.0, 0.2), smooth=True)
    point((x, y, low + 0.1), 28 * lamps, LIGHT, 0.4)
    return low


def classical(x: float, y: float, ceiling: float, lamps: float) -> float:
    """Two tiers of curved brass arms with candle lamps, festoons and drops of crystal."""
    brass, crystal = metal(BRASS, 0.38), glass()
    body, wax, flames, drops = M(), M(), M(), M()
    low = ceiling - 1.55
    body.tube([(x, y, low + 0.75), (x, y, ceiling)], 0.008, 8)
    baluster = [
        (0.001, -0.115),
        (0.018, -0.105),
        (0.024, -0.09),
        (0.016, -0.075),
        (0.034, -0.05),
        (0.052, -0.02),
    ]
    baluster += [(0.055, 0.005), (0.044, 0.035), (0.026, 0.06), (0.018, 0.1), (0.022, 0.16), (0.036, 0.2)]
    baluster += [(0.042, 0.235), (0.034, 0.275), (0.02, 0.31), (0.015, 0.38), (0.017, 0.46), (0.03, 0.51)]
    baluster += [(0.046, 0.545), (0.05, 0.575), (0.036, 0.62), (0.02, 0.66), (0.012, 0.72), (0.001, 0.77)]
    body.lathe(baluster, (x, y, low), 32)
    for arms, reach, base, rise in ((8, 0.52, 0.10, 0.16), (5, 0.30, 0.44, 0.12)):
        tips = []
        for k in range(arms):
            angle = (k + 0.5) / arms * TAU
            path = []
            for q in range(13):
                t = q / 12
                r = 0.03 + (reach - 0.03) * t
                z = low + base - 0.13 * math.sin(math.pi * min(t * 1.25, 1.0)) + rise * t * t
                path.append((x + r * math.cos(angle), y + r * math.sin(angle), z))
            body.tube(path, 0.0085, 8, 0.006)
            tip = path[-1]
            tips.append(tip)
            body.lathe([(0.012, -0.01), (0.04, 0.012), (0.042, 0.018), (0.012, 0.016)], tip, 18)
            wax.lathe([(0.011, 0.015), (0.011, 0.1), (0.001, 0.1)], tip, 12)
            flames.lathe([(0.004, 0.1), (0.012, 0.122), (0.008, 0.15), (0.001, 0.172)], tip, 10)
            for q in range(3):
                drops.lathe(
                    [(0.001, -0.075), (0.011, -0.05), (0.001, -0.02)],
                    (tip[0], tip[1], tip[2] - 0.03 * q * 1.6),
                    6,
                )
        for a, b in zip(tips, tips[1:] + tips[:1]):
            for q in range(1, 12):
                t = q / 12
                sag = 0.16 * 4 * t * (1 - t)
                drops.sphere(
                    (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t - sag),
                    0.011,
                    6,
                )
    body.obj("chandelier", brass, smooth=True)
    wax.obj("candles", paint("#efe7d6", 0.5), smooth=True)
    flames.obj("flames", glow("#ffd9a0", 26.0, 0.2), smooth=True)
    drops.obj("crystal", crystal)
    point((x, y, low + 0.35), 30 * lamps, LIGHT, 0.4)
    return low + 0.3


CHANDELIERS: dict[str, Callable[[float, float, float, float], float]] = {
    "globes": globe_cluster,
    "ring": brass_ring,
    "classical": classical,
}
