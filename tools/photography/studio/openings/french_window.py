"""A French window that opens on steps: two tall leaves of six panes over a low panel, an iron bolt, a moulded casing."""

from __future__ import annotations

import random

from mathutils import Matrix

from studio.materials import metal, paint
from studio.mesh import M, at
from studio.openings.pulled_glass import pulled_glass

CASING = [(0, 0), (0, 0.022), (0.02, 0.04), (0.035, 0.03), (0.085, 0.026), (0.105, 0.042), (0.132, 0.036), (0.136, 0)]


def french_window(place: Matrix, x0: float, z0: float, x1: float, z1: float, colour: str, seed: int, ajar: float = 0.0, pull: float = 0.6) -> None:
    """In a wall's own frame (room on negative y); `ajar` degrees its second leaf stands open into the room."""
    rng, coat = random.Random(seed), paint(colour, 0.4)
    y0, y1 = 0.15, 0.21
    frame = M(place)
    frame.box(x0 - 0.01, y0, z0, x0 + 0.05, y1 + 0.03, z1).box(x1 - 0.05, y0, z0, x1 + 0.01, y1 + 0.03, z1)
    frame.box(x0, y0, z1 - 0.05, x1, y1 + 0.03, z1 + 0.01).box(x0, y0 - 0.02, z0 - 0.03, x1, y1 + 0.06, z0 + 0.03)
    frame.obj("window-frame", coat, 0.004)
    wide, low, high = (x1 - x0) / 2 - 0.052, z0 + 0.035, z1 - 0.055
    panel = low + 0.3
    for side, hinge in ((1, x0 + 0.052), (-1, x1 - 0.052)):
        swing = ajar if side < 0 else 0.0
        leaf_place = place @ Matrix.Translation((hinge, y0 + 0.01, 0)) @ at(0, 0, 0, swing)
        leaf, pane, brass = M(leaf_place), M(leaf_place), M(leaf_place)

        def bar(a: float, za: float, b: float, zb: float, deep: float = 0.045) -> None:
            left, right = sorted((side * a, side * b))
            leaf.box(left, 0.0, za, right, deep, zb)

        bar(0.0, low, 0.062, high)
        bar(wide - 0.062, low, wide, high)
        bar(0.062, low, wide - 0.062, low + 0.09)
        bar(0.062, high - 0.062, wide - 0.062, high)
        bar(0.062, panel - 0.06, wide - 0.062, panel)
        left, right = sorted((side * 0.06, side * (wide - 0.06)))
        leaf.box(left, 0.014, low + 0.08, right, 0.032, panel - 0.05)
        step = (high - 0.062 - panel) / 3
        for k in (1, 2):
            bar(0.062, panel + step * k - 0.012, wide - 0.062, panel + step * k + 0.012, 0.038)
        for k in range(3):
            tilt = rng.uniform(-0.0014, 0.0014)
            za, zb = panel + step * k, panel + step * (k + 1)
            pane.quad((left, 0.025 + tilt, za), (right, 0.025 - tilt, za), (right, 0.025 - tilt, zb), (left, 0.025 + tilt, zb))
        leaf.obj("window-leaf", coat, 0.003)
        pane.obj("panes", pulled_glass(pull))
        if side > 0:
            x = wide - 0.01
            brass.tube([(x, -0.014, low + 0.1), (x, -0.014, high - 0.06)], 0.008, 8)
            brass.box(x - 0.022, -0.02, 0.98, x + 0.022, -0.002, 1.16)
            brass.tube([(x, -0.02, 1.08), (x, -0.06, 1.08), (x, -0.065, 1.0)], 0.009, 8)
            brass.obj("bolt", metal("#a98546", 0.32), smooth=True)
    M(place).frame(x0 - 0.136, z0 - 0.26, x1 + 0.136, z1 + 0.136, CASING).obj("window-casing", coat, 0.001)
    M(place).box(x0 - 0.05, y1 + 0.04, z0 - 0.12, x1 + 0.05, 0.62, z0 - 0.02).obj("window-step", paint("#b9b09d", 0.7), 0.008)
