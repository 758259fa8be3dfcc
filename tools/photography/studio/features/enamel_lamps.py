"""Enamelled workshop shades on cords."""

from __future__ import annotations

from studio.lights import spot
from studio.materials import glow, paint
from studio.mesh import M
from studio.room import WARM


def enamel_lamp(x: float, y: float, z: float, ceiling: float, colour: str, power: float = 0.0) -> None:
    """A wide shade, coloured outside and white inside, its lower edge at z; `power` in watts, 0 for a lamp that only shows."""
    outside = [(0.24, 0.0), (0.236, 0.012), (0.2, 0.06), (0.12, 0.12), (0.055, 0.16), (0.05, 0.24), (0.02, 0.26)]
    M().lathe(outside, (x, y, z), 40).obj("shade", paint(colour, 0.22), smooth=True)
    M().lathe([(r - 0.006, h - 0.001) for r, h in outside[:5]], (x, y, z), 40).obj("shade-inside", paint("#efeee8", 0.3), smooth=True)
    M().sphere((x, y, z + 0.05), 0.045, 16).obj("bulb", glow(WARM, 6.0 if power else 1.6, 0.1), smooth=True)
    M().tube([(x, y, z + 0.24), (x, y, ceiling)], 0.005, 6).obj("cord", paint("#151515", 0.5))
    if power:
        spot((x, y, z + 0.02), (x, y, 0), power, WARM, 120, 0.6, 0.08)
