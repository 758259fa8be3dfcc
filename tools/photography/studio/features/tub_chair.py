"""A club chair of the nineteen-twenties: a curved back that falls to the arms, a loose cushion, a walnut plinth."""

from __future__ import annotations

import math

from studio.groups import prop
from studio.materials import fabric, wood
from studio.mesh import M, at


@prop
def tub_chair(x: float, y: float, turn: float, colour: str = "#8a5a3c") -> None:
    """It looks towards local -y; `colour` of the velvet."""
    place = at(x, y, 0, turn)
    velvet = fabric(colour, 0.9)

    def shell(u: float, v: float) -> tuple[float, float, float]:
        a = math.radians(-28 + 236 * u)
        high = 0.56 + 0.2 * math.sin(math.pi * u) ** 0.8
        loop = math.tau * v
        thick, middle = 0.055, 0.37
        z = 0.1 + (high - 0.1) * (0.5 + 0.5 * math.cos(loop))
        r = middle + thick * math.sin(loop) * (0.9 + 0.2 * math.cos(loop))
        return (r * math.cos(a), r * math.sin(a) * 0.98, z)

    M(place).grid(shell, 40, 20).obj("tub", velvet, smooth=True)
    ends = M(place)
    for a in (math.radians(-28), math.radians(208)):
        ends.lathe([(0.001, 0.1), (0.05, 0.1), (0.058, 0.14), (0.058, 0.5), (0.05, 0.545), (0.03, 0.56), (0.001, 0.562)], (0.37 * math.cos(a), 0.363 * math.sin(a), 0), 22)
    ends.obj("tub-ends", velvet, smooth=True)

    def cushion(u: float, v: float) -> tuple[float, float, float]:
        a, b = math.tau * u, math.pi * (v - 0.5)
        px, py = math.cos(a), math.sin(a)
        k = 0.31 * abs(math.cos(b)) ** 0.4
        dent = 0.02 * math.exp(-((px * k) ** 2 + (py * k) ** 2) / 0.02) * (b > 0)
        return (k * math.copysign(abs(px) ** 0.7, px), k * math.copysign(abs(py) ** 0.7, py) * 1.04 - 0.06, 0.36 + 0.085 * math.copysign(abs(math.sin(b)) ** 0.6, b) - dent)

    M(place).grid(cushion, 40, 18, True).obj("cushion", velvet, smooth=True)
    M(place).box(-0.3, -0.34, 0.1, 0.3, 0.25, 0.28).obj("tub-seat", velvet, 0.02)
    feet = M(place)
    feet.box(-0.33, -0.36, 0.045, 0.33, 0.3, 0.1)
    for sx in (-0.28, 0.28):
        for sy in (-0.3, 0.24):
            feet.box(sx - 0.03, sy - 0.03, 0, sx + 0.03, sy + 0.03, 0.045)
    feet.obj("tub-plinth", wood("#4a2f1c", 0.3), 0.006)
