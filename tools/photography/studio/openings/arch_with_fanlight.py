"""A round-headed window of timber: leaves below a transom, a fanlight with radial bars above it."""

from __future__ import annotations

import math

from mathutils import Matrix

from studio.materials import glass, metal, paint
from studio.mesh import M, at


def arch_with_fanlight(
    place: Matrix, x: float, width: float, crown: float, colour: str, sill: float = 0.0, ajar: float = 0.0
) -> None:
    """In a wall's own frame (room on negative y), centred at x; `ajar` opens its left leaf by degrees, as a door."""
    half = width / 2
    spring = crown - half
    frame, panes = M(place), M(place)
    y0, y1 = 0.12, 0.19

    def ring(radius: float, thick: float) -> None:
        steps = 36
        points = [(math.cos(math.pi * k / steps), math.sin(math.pi * k / steps)) for k in range(steps + 1)]
        for (c0, s0), (c1, s1) in zip(points, points[1:]):
            corners = []
            for y in (y0, y1):
                for r in (radius, radius - thick):
                    corners += [(x + r * c0, y, spring + r * s0), (x + r * c1, y, spring + r * s1)]
            frame.add(corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6)])

    ring(half, 0.07)
    ring(half * 0.42, 0.035)
    for side in (-1, 1):
        a, b = sorted((x + side * half, x + side * (half - 0.07)))
        frame.box(a, y0, sill, b, y1, spring)
    frame.box(x - half, y0 - 0.02, spring - 0.06, x + half, y1 + 0.01, spring + 0.06)
    for k in range(1, 8):
        turn = math.pi * k / 8
        c, s = math.cos(turn), math.sin(turn)
        dx, dz = -s * 0.013, c * 0.013
        a, b = half * 0.4, half - 0.04
        corners = []
        for y in (y0 + 0.012, y1 - 0.012):
            for r in (a, b):
                corners += [(x + r * c + dx, y, spring + r * s + dz), (x + r * c - dx, y, spring + r * s - dz)]
        frame.add(corners, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 4, 6, 2), (1, 3, 7, 5)])
    frame.obj("arch-frame", paint(colour, 0.4), 0.004)
    panes.add(
        [(x - half, 0.15, spring), (x + half, 0.15, spring)]
        + [(x + half * math.cos(math.pi * k / 24), 0.15, spring + half * math.sin(math.pi * k / 24)) for k in range(1, 24)],
        [tuple(range(25))],
    )
    panes.obj("fanlight", glass())
    wide = half - 0.075
    for side in (-1, 1):
        turn = ajar if side < 0 else 0.0
        hinge = place @ at(x + side * (half - 0.072), 0.155, 0, turn)
        leaf, pane, brass = M(hinge), M(hinge), M(hinge)

        def bar(a: float, za: float, b: float, zb: float, deep: float = 0.026) -> None:
            low, high = sorted((-side * a, -side * b))
            leaf.box(low, -deep, za, high, deep, zb)

        top = spring - 0.065
        bar(0.0, sill + 0.01, 0.075, top)
        bar(wide - 0.07, sill + 0.01, wide, top)
        foot = 0.72 if sill < 0.1 else sill + 0.09
        bar(0.075, sill + 0.01, wide - 0.07, sill + 0.16 if sill < 0.1 else foot)
        bar(0.075, top - 0.08, wide - 0.07, top)
        if sill < 0.1:
            bar(0.075, foot - 0.1, wide - 0.07, foot)
            bar(0.075, 0.16, wide - 0.07, foot - 0.1, 0.012)
        for k in range(1, 3):
            z = foot + (top - 0.08 - foot) * k / 3
            bar(0.075, z - 0.013, wide - 0.07, z + 0.013, 0.015)
        leaf.obj("leaf", paint(colour, 0.4), 0.004)
        low, high = sorted((-side * 0.07, -side * (wide - 0.065)))
        pane.quad((low, 0.0, foot), (high, 0.0, foot), (high, 0.0, top - 0.07), (low, 0.0, top - 0.07))
        pane.obj("pane", glass())
        if sill < 0.1:
            hx = -side * (wide - 0.035)
            brass.tube([(hx, -0.03, 1.05), (hx, -0.08, 1.05), (hx + side * 0.12, -0.08, 1.05)], 0.011, 10)
            brass.box(hx - 0.02, -0.034, 0.95, hx + 0.02, -0.027, 1.15)
            brass.obj("handle", metal("#a58a55", 0.32), smooth=True)
    if sill >= 0.1:
        M(place).box(x - half - 0.04, -0.06, sill - 0.05, x + half + 0.04, 0.3, sill).obj("sill", paint("#d9d4c8", 0.5), 0.006)
