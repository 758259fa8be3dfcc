"""A warehouse window under a flat arch: iron bars, a pair of casements below the transom, a stone sill."""

from __future__ import annotations

import math

from mathutils import Matrix

from studio.materials import metal, paint, slabs
from studio.mesh import M
from studio.openings.pulled_glass import pulled_glass

RISE = 0.18
"""Of the width, as `PlanRoom.open` cuts it."""


def segment_window(place: Matrix, x0: float, z0: float, x1: float, z1: float, colour: str, ajar: float = 0.0) -> None:
    """In a wall's own frame (room on negative y); `ajar` degrees the right casement stands open into the room."""
    w, r = x1 - x0, (x1 - x0) * RISE
    radius = (w * w / 4 + r * r) / (2 * r)
    cz, cx = z1 - radius, (x0 + x1) / 2
    transom = z0 + (z1 - r - z0) * 0.7
    y, mat = 0.2, paint(colour, 0.42)

    def crown(x: float) -> float:
        return cz + math.sqrt(max(radius * radius - (x - cx) ** 2, 0.0))

    frame, panes = M(place), M(place)
    head = [(x0 + w * k / 16, y + 0.03, crown(x0 + w * k / 16) - 0.03) for k in range(17)]
    frame.tube(head, 0.035, 8)
    frame.box(x0, y, z0, x0 + 0.055, y + 0.065, crown(x0)).box(x1 - 0.055, y, z0, x1, y + 0.065, crown(x1))
    frame.box(x0, y, z0, x1, y + 0.065, z0 + 0.06).box(x0, y - 0.01, transom - 0.035, x1, y + 0.07, transom + 0.035)
    for k in range(1, 4):
        x = x0 + w * k / 4
        frame.box(x - 0.013, y + 0.01, transom, x + 0.013, y + 0.045, crown(x) - 0.02)
    level = (transom + z1 - r * 0.5) / 2
    frame.box(x0, y + 0.012, level - 0.011, x1, y + 0.042, level + 0.011)
    frame.obj("segment-frame", mat, 0.003)
    count = 8
    for k in range(count):
        a, b = x0 + w * k / count, x0 + w * (k + 1) / count
        panes.quad((a, y + 0.028, transom), (b, y + 0.028, transom), (b, y + 0.028, crown(b)), (a, y + 0.028, crown(a)))
    panes.obj("segment-panes", pulled_glass(0.5))
    for side, hinge in ((-1, x0 + 0.055), (1, x1 - 0.055)):
        turn = ajar if side > 0 else 0.0
        leaf_place = place @ Matrix.Translation((hinge, y + 0.02, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        leaf, pane, brass = M(leaf_place), M(leaf_place), M(leaf_place)
        span = cx - x0 - 0.058
        a, b = (0.0, span) if side < 0 else (-span, 0.0)
        low, high = z0 + 0.065, transom - 0.04
        for p, q in ((a, a + 0.042), (b - 0.042, b)):
            leaf.box(p, -0.02, low, q, 0.025, high)
        for z in (low, high - 0.045):
            leaf.box(a, -0.02, z, b, 0.025, z + 0.045)
        leaf.box((a + b) / 2 - 0.011, -0.012, low, (a + b) / 2 + 0.011, 0.018, high)
        for k in range(1, 4):
            z = low + (high - low) * k / 4
            leaf.box(a, -0.012, z - 0.011, b, 0.018, z + 0.011)
        leaf.obj("casement", mat, 0.002)
        pane.quad((a + 0.04, 0.004, low), (b - 0.04, 0.004, low), (b - 0.04, 0.004, high), (a + 0.04, 0.004, high))
        pane.obj("casement-pane", pulled_glass(0.5))
        if side > 0:
            brass.tube([(a + 0.02, -0.035, low + 0.1), (a + 0.02, -0.035, high - 0.1)], 0.007, 8)
            brass.tube([(a + 0.02, -0.035, (low + high) / 2), (a + 0.02, -0.075, (low + high) / 2), (a + 0.11, -0.08, (low + high) / 2)], 0.009, 8)
            brass.obj("bolt", metal("#a88a52", 0.35), smooth=True)
    M(place).box(x0 - 0.06, -0.07, z0 - 0.06, x1 + 0.06, 0.3, z0).obj("segment-sill", slabs("#a8a196", 3, 0.6), 0.008)
