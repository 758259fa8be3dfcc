"""A workshop window of timber: two casements of small panes, a weather bar, an iron bolt, old wavy glass."""

from __future__ import annotations

import math
import random

from mathutils import Matrix

from studio.materials import paint, wood
from studio.mesh import M
from studio.openings.pulled_glass import pulled_glass


def timber_casement(
    place: Matrix, x0: float, z0: float, x1: float, z1: float, colour: str, seed: int, ajar: float = 0.0, pull: float = 0.6
) -> None:
    """In a wall's own frame (room on negative y); `ajar` degrees the left casement stands open into the room."""
    rng = random.Random(seed)
    y, mat = 0.14, paint(colour, 0.5)
    frame = M(place)
    frame.box(x0 - 0.01, y, z0, x0 + 0.06, y + 0.09, z1).box(x1 - 0.06, y, z0, x1 + 0.01, y + 0.09, z1)
    frame.box(x0, y, z1 - 0.06, x1, y + 0.09, z1 + 0.01).box(x0, y - 0.02, z0 - 0.01, x1, y + 0.1, z0 + 0.055)
    frame.obj("window-frame", mat, 0.004)
    middle = (x0 + x1) / 2
    for side, hinge in ((-1, x0 + 0.06), (1, x1 - 0.06)):
        turn = -ajar if side < 0 else 0.0
        leaf_place = place @ Matrix.Translation((hinge, y + 0.03, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        leaf, panes, iron = M(leaf_place), M(leaf_place), M(leaf_place)
        span = middle - x0 - 0.062
        a, b = (0.0, span) if side < 0 else (-span, 0.0)
        low, high, columns, rows = z0 + 0.06, z1 - 0.065, 2, 5
        leaf.box(a, -0.025, low, a + 0.055, 0.03, high).box(b - 0.055, -0.025, low, b, 0.03, high)
        leaf.box(a, -0.025, high - 0.055, b, 0.03, high).box(a, -0.025, low, b, 0.03, low + 0.09).box(a, -0.05, low, b, -0.025, low + 0.035)
        for k in range(1, columns):
            x = a + (b - a) * k / columns
            leaf.box(x - 0.014, -0.016, low, x + 0.014, 0.02, high)
        for k in range(1, rows):
            z = low + 0.09 + (high - low - 0.145) * k / rows
            leaf.box(a, -0.016, z - 0.013, b, 0.02, z + 0.013)
        leaf.obj("casement", mat, 0.003)
        for i in range(columns):
            for k in range(rows):
                p, q = a + (b - a) * i / columns, a + (b - a) * (i + 1) / columns
                c = low + 0.09 + (high - low - 0.145) * k / rows
                d = low + 0.09 + (high - low - 0.145) * (k + 1) / rows
                e, f, g, h = (0.004 + rng.gauss(0, 0.0009) for _ in range(4))
                panes.quad((p, e, c), (q, f, c), (q, g, d), (p, h, d))
        panes.obj("casement-panes", pulled_glass(pull))
        if side > 0:
            iron.tube([(a + 0.025, -0.04, low + 0.05), (a + 0.025, -0.04, high - 0.05)], 0.007, 8)
            iron.box(a + 0.005, -0.06, (low + high) / 2 - 0.03, a + 0.045, -0.03, (low + high) / 2 + 0.03)
            iron.tube([(a + 0.025, -0.055, (low + high) / 2), (a + 0.12, -0.075, (low + high) / 2 - 0.02)], 0.008, 8)
        for z in (low + 0.2, high - 0.25):
            edge = a if side < 0 else b
            iron.tube([(edge, -0.03, z - 0.04), (edge, -0.03, z + 0.04)], 0.01, 8)
        iron.obj("casement-iron", paint("#2b2b2a", 0.5))
    sill = M(place).box(x0 - 0.08, -0.1, z0 - 0.055, x1 + 0.08, y, z0 - 0.005)
    sill.obj("timber-sill", wood("#8a6b49", 0.55), 0.006)
    lintel = M(place).box(x0 - 0.25, -0.012, z1 + 0.012, x1 + 0.25, 0.2, z1 + 0.2)
    lintel.obj("timber-lintel", wood("#6d5138", 0.62), 0.008)
