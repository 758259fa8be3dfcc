"""A coach arch closed with glass: a steel grid under a segmental head, its oak leaves folded back into the room."""

from __future__ import annotations

import math

from mathutils import Matrix

from studio.materials import glass, metal, paint, wood
from studio.mesh import M, at


def coach_arch(place: Matrix, x: float, width: float, crown: float, rise: float, colour: str, oak: str, swing: float = 98.0) -> None:
    """In a wall's own frame (room on negative y), centred at x: glazing in the opening and two leaves at `swing` degrees."""
    half, spring = width / 2, crown - rise
    radius = (half * half + rise * rise) / (2 * rise)

    def head(u: float) -> float:
        return crown - radius + math.sqrt(max(radius * radius - (u - x) ** 2, 0.0))

    frame, panes = M(place), M(place)
    y0, y1 = 0.15, 0.2
    steps = 24
    for k in range(steps):
        ua, ub = x - half + width * k / steps, x - half + width * (k + 1) / steps
        za, zb = head(ua), head(ub)
        corners = [(u, y, z - d) for y in (y0, y1) for d in (0, 0.055) for u, z in ((ua, za), (ub, zb))]
        frame.add(corners, [(0, 2, 3, 1), (4, 5, 7, 6), (2, 6, 7, 3)])
    for side in (-1, 1):
        a, b = sorted((x + side * half, x + side * (half - 0.05)))
        frame.box(a, y0, 0, b, y1, spring + 0.02)
    transom = 2.34
    frame.box(x - half, y0 - 0.008, transom - 0.035, x + half, y1 + 0.008, transom + 0.035)
    for k in range(1, 6):
        u = x - half + width * k / 6
        thick = 0.03 if k in (2, 4) else 0.013
        frame.box(u - thick, y0 + 0.004, 0.0 if k != 3 else 0.1, u + thick, y1 - 0.004, head(u) - 0.03)
    for z in (0.06, 0.78, 1.56):
        frame.box(x - half + 0.03, y0 + 0.006, z - 0.013, x + half - 0.03, y1 - 0.006, z + 0.013)
    frame.box(x - half + 0.03, y0 + 0.008, 0.01, x + half - 0.03, y1 - 0.008, 0.08)
    frame.obj("coach-steel", paint(colour, 0.4), 0.002)
    panes.add(
        [(x - half, 0.175, 0), (x + half, 0.175, 0)] + [(x + half - width * k / 24, 0.175, head(x + half - width * k / 24)) for k in range(25)],
        [tuple(range(27))],
    )
    panes.obj("coach-glass", glass())
    grip = M(place)
    for u in (x - 0.09, x + 0.09):
        grip.tube([(u, 0.14, 0.95), (u, 0.08, 0.97), (u, 0.08, 1.33), (u, 0.14, 1.35)], 0.011, 10)
    grip.obj("coach-grips", metal("#a68a52", 0.32), smooth=True)
    wide = half - 0.02
    for side in (-1, 1):
        hinge = place @ at(x + side * (half + 0.03), -0.06, 0, side * swing + (180 if side > 0 else 0))
        leaf, iron = M(hinge), M(hinge)
        count = 9
        for k in range(count):
            a, b = wide * k / count + 0.0015, wide * (k + 1) / count - 0.0015
            tall = min(head(x + half - a), head(x + half - b)) - 0.05
            leaf.box(a, -0.022, 0.03, b, 0.022, tall, (0.25 + 0.13 * (k * 5 % 5), 0.4, 0.5, 1))
        for z in (0.2, 1.2, 2.1):
            leaf.box(0.02, 0.022, z, wide - 0.02, 0.062, z + 0.17)
        leaf.obj("coach-leaf", wood(oak, 0.55), 0.003)
        for z in (0.285, 1.285, 2.185):
            iron.box(-0.02, -0.03, z - 0.03, wide * 0.62, -0.0225, z + 0.03)
            for k in range(5):
                iron.sphere((0.08 + wide * 0.12 * k, -0.03, z), 0.013, 10, 0.6)
        iron.obj("coach-straps", paint("#1f2224", 0.45), 0.002)
