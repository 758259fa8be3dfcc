"""Concertina doors of steel and glass across a garage front: some leaves shut, the others folded out to the street."""

from __future__ import annotations

import math

from mathutils import Matrix

from studio.materials import glass, metal, paint
from studio.mesh import M, at


def _leaf(place: Matrix, wide: float, tall: float, colour: str, handle: bool) -> None:
    """A leaf from x = 0 to `wide`: angle-iron frame, a steel foot panel, panes two by four."""
    bars, panes, foot = M(place), M(place), M(place)
    bars.box(0, -0.022, 0.02, 0.045, 0.022, tall).box(wide - 0.045, -0.022, 0.02, wide, 0.022, tall)
    for z in (0.02, 0.72, tall - 0.06):
        bars.box(0.045, -0.022, z, wide - 0.045, 0.022, z + 0.06)
    bars.box(wide / 2 - 0.011, -0.014, 0.78, wide / 2 + 0.011, 0.014, tall - 0.06)
    for k in range(1, 4):
        z = 0.78 + (tall - 0.84) * k / 4
        bars.box(0.045, -0.014, z - 0.011, wide - 0.045, 0.014, z + 0.011)
    for z in (0.35, 1.7, tall - 0.4):
        bars.tube([(0, 0.028, z - 0.05), (0, 0.028, z + 0.05)], 0.014, 8)
    bars.obj("leaf-bars", paint(colour, 0.42), 0.002)
    foot.box(0.045, -0.006, 0.08, wide - 0.045, 0.006, 0.72)
    foot.obj("leaf-foot", paint(colour, 0.45))
    panes.quad((0.04, 0.0, 0.76), (wide - 0.04, 0.0, 0.76), (wide - 0.04, 0.0, tall - 0.03), (0.04, 0.0, tall - 0.03))
    panes.obj("leaf-glass", glass())
    if handle:
        grip = M(place).tube([(wide - 0.09, -0.03, 0.95), (wide - 0.09, -0.085, 0.97), (wide - 0.09, -0.085, 1.27), (wide - 0.09, -0.03, 1.29)], 0.011, 8)
        grip.obj("leaf-grip", metal("#8d8b84", 0.4), smooth=True)


def folding_doors(x0: float, x1: float, tall: float, colour: str, leaves: int = 8, shut: int = 4, fold: float = 79.0) -> None:
    """In the wall y = 0 (room at y > 0): `shut` leaves closed from x0 on, the rest folded out against x1."""
    wide = (x1 - x0) / leaves
    y = -0.17
    for k in range(shut):
        _leaf(at(x0 + wide * (k + 1), y, 0, 180), wide - 0.006, tall, colour, k == shut - 1)
    step = wide * math.cos(math.radians(fold))
    out = wide * math.sin(math.radians(fold))
    x = x1
    for k in range(leaves - shut):
        if k % 2 == 0:
            _leaf(at(x, y, 0, 180 + fold), wide - 0.006, tall, colour, False)
        else:
            _leaf(at(x, y - out, 0, 180 - fold), wide - 0.006, tall, colour, k == leaves - shut - 1)
        x -= step
    track = M()
    track.box(x0 - 0.05, y - 0.05, tall + 0.01, x1 + 0.05, y + 0.05, tall + 0.1)
    track.box(x0, y - 0.03, -0.03, x1, y - 0.008, 0.006).box(x0, y + 0.008, -0.03, x1, y + 0.03, 0.006)
    for side, x in ((-1, x0), (1, x1)):
        a, b = sorted((x, x + side * 0.07))
        track.box(a, y - 0.08, 0, b, y + 0.08, tall + 0.1)
    track.obj("door-track", paint(colour, 0.45), 0.003)
