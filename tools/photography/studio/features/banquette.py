"""A long seat of a ballroom: gilt turned legs, a buttoned cushion of velvet, a bolster at one end."""

from __future__ import annotations

import math

from studio.fabrics import cloth
from studio.groups import prop
from studio.materials import metal
from studio.mesh import M, at


@prop
def banquette(x: float, y: float, turn: float, long: float, colour: str) -> None:
    """Centred at (x, y), along local x, without a back: 46 cm high, 52 cm deep, dented where someone sat."""
    place = at(x, y, 0, turn)
    frame, soft = M(place), M(place)
    frame.box(-long / 2, -0.26, 0.25, long / 2, 0.26, 0.31)
    for fx in (-long / 2 + 0.06, 0.0, long / 2 - 0.06):
        for fy in (-0.21, 0.21):
            frame.lathe([(0.011, 0), (0.016, 0.02), (0.014, 0.05), (0.027, 0.19), (0.02, 0.2), (0.03, 0.215), (0.03, 0.25)], (fx, fy, 0), 16)

    def top(u: float, v: float) -> tuple[float, float, float]:
        a, b = 2 * u - 1, 2 * v - 1
        crown = max((1 - abs(a) ** 14) * (1 - abs(b) ** 6), 0.0) ** 0.35
        buttons = 0.018 * math.cos(math.pi * 2 * u * long / 0.26) * math.cos(math.pi * 2 * v)
        dent = 0.03 * math.exp(-(((a * long / 2 - 0.3) / 0.24) ** 2) - (b * 1.4) ** 2)
        return (long / 2 * a, 0.26 * b, 0.305 + 0.15 * crown - dent - max(buttons, 0) * crown)

    soft.grid(top, 120, 30, False, (long, 0.52))
    soft.tube([(-long / 2 + 0.16, -0.24, 0.53), (-long / 2 + 0.16, 0.24, 0.53)], 0.085, 24)
    frame.obj("banquette-frame", metal("#b28c4a", 0.34), 0.004, smooth=True)
    soft.obj("banquette", cloth("wool", colour), smooth=True)
