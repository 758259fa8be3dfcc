"""Half-moon windows high in a wall: a timber ring, a sill, bars like the spokes of a wheel."""

from __future__ import annotations

import math

from mathutils import Matrix

from studio.materials import glass, paint
from studio.mesh import M


def lunette(place: Matrix, x: float, sill: float, radius: float, colour: str) -> None:
    """In a wall's own frame (room on negative y), centred at x, its diameter at height `sill`."""
    frame, pane = M(place), M(place)
    y0, y1 = 0.14, 0.2
    steps = 28

    def at_angle(r: float, a: float, y: float) -> tuple[float, float, float]:
        return (x + r * math.cos(a), y, sill + r * math.sin(a))

    for outer, inner in ((radius, radius - 0.055), (radius * 0.44, radius * 0.44 - 0.03)):
        for k in range(steps):
            a, b = math.pi * k / steps, math.pi * (k + 1) / steps
            corners = [at_angle(r, t, y) for y in (y0, y1) for r in (outer, inner) for t in (a, b)]
            frame.add(corners, [(0, 1, 3, 2), (4, 6, 7, 5), (2, 3, 7, 6), (0, 4, 5, 1)])
    frame.box(x - radius, y0 - 0.005, sill - 0.02, x + radius, y1 + 0.005, sill + 0.045)
    for k in range(1, 6):
        a = math.pi * k / 6
        c, s = math.cos(a), math.sin(a)
        low, high = radius * 0.42, radius - 0.03
        corners = [
            (x + r * c + side * s * 0.013, y, sill + r * s - side * c * 0.013) for y in (y0 + 0.01, y1 - 0.01) for r in (low, high) for side in (-1, 1)
        ]
        frame.add(corners, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 4, 6, 2), (1, 3, 7, 5)])
    frame.obj("lunette-frame", paint(colour, 0.42), 0.003)
    pane.add([at_angle(radius, math.pi * k / 24, 0.17) for k in range(25)], [tuple(range(25))])
    pane.obj("lunette-glass", glass())
    M(place).box(x - radius - 0.02, -0.012, sill - 0.1, x + radius + 0.02, 0.16, sill - 0.02).obj("lunette-sill", paint("#d8d4c9", 0.55), 0.006)
