"""A painted timber shop front of 1905 seen from both sides: stall riser, two windows, transom lights, an open door."""

from __future__ import annotations

import math

from mathutils import Matrix

from studio.materials import metal, plaster, wood
from studio.mesh import M
from studio.openings.pulled_glass import pulled_glass
from studio.street.surfaces import joinery_paint


def bakery_front(x0: float, x1: float, y: float, tall: float, colour: str, door: tuple[float, float], open_by: float) -> None:
    """In the plane y (street on -y, room on +y); the leaf swings `open_by` degrees into the room from its hinge at door[1]."""
    mat = joinery_paint(colour, 0.34)
    box, panes, brass = M(), M(), M()
    transom, riser = 2.32, 0.58
    d0, d1 = door
    for a in (x0, x1 - 0.16):
        box.box(a, y - 0.16, 0, a + 0.16, y + 0.1, tall)
    for a in (d0 - 0.1, d1):
        box.box(a, y - 0.12, 0, a + 0.1, y + 0.09, tall)
    box.box(x0, y - 0.14, tall - 0.12, x1, y + 0.1, tall).box(x0, y - 0.1, transom - 0.035, x1, y + 0.08, transom + 0.035)
    for a, b in ((x0 + 0.16, d0 - 0.1), (d1 + 0.1, x1 - 0.16)):
        box.box(a, y - 0.07, 0, b, y + 0.06, riser).box(a, y - 0.13, riser, b, y + 0.1, riser + 0.05).box(a, y - 0.11, 0, b, y - 0.07, 0.12)
        for k in range(2):
            p, q = a + (b - a) * k / 2 + 0.07, a + (b - a) * (k + 1) / 2 - 0.07
            for yy, out in ((y + 0.06, 1), (y - 0.07, -1)):
                lo, hi = sorted((yy, yy + 0.018 * out))
                box.box(p, lo, 0.16, q, hi, 0.2).box(p, lo, riser - 0.1, q, hi, riser - 0.06)
                box.box(p, lo, 0.16, p + 0.04, hi, riser - 0.06).box(q - 0.04, lo, 0.16, q, hi, riser - 0.06)
        panes.quad((a, y, riser + 0.05), (b, y, riser + 0.05), (b, y, transom - 0.03), (a, y, transom - 0.03))
        count = 3
        for k in range(1, count):
            x = a + (b - a) * k / count
            box.box(x - 0.014, y - 0.05, transom, x + 0.014, y + 0.05, tall - 0.1)
        panes.quad((a, y, transom + 0.03), (b, y, transom + 0.03), (b, y, tall - 0.12), (a, y, tall - 0.12))
    panes.quad((d0, y, transom + 0.03), (d1, y, transom + 0.03), (d1, y, tall - 0.12), (d0, y, tall - 0.12))
    box.obj("bakery-front", mat, 0.004)
    panes.obj("bakery-panes", pulled_glass(0.75))
    place = Matrix.Translation((d1 - 0.01, y + 0.04, 0)) @ Matrix.Rotation(math.radians(-open_by), 4, "Z")
    leaf, pane = M(place), M(place)
    wide = d1 - d0 - 0.02
    for a, b in ((-wide, -wide + 0.11), (-0.11, 0.0)):
        leaf.box(a, -0.025, 0.012, b, 0.025, transom - 0.045)
    for z0, z1 in ((0.012, 0.2), (0.72, 0.84), (transom - 0.17, transom - 0.045)):
        leaf.box(-wide, -0.025, z0, 0, 0.025, z1)
    leaf.box(-wide + 0.1, -0.012, 0.2, -0.1, 0.012, 0.72)
    pane.quad((-wide + 0.1, 0, 0.84), (-0.1, 0, 0.84), (-0.1, 0, transom - 0.17), (-wide + 0.1, 0, transom - 0.17))
    leaf.obj("bakery-leaf", mat, 0.004)
    pane.obj("bakery-leaf-pane", pulled_glass(0.85))
    brass.T = place
    for side in (-1, 1):
        brass.tube([(-wide + 0.055, side * 0.07, 0.95), (-wide + 0.055, side * 0.07, 1.35)], 0.013, 12)
        for z in (0.98, 1.32):
            brass.tube([(-wide + 0.055, side * 0.02, z), (-wide + 0.055, side * 0.07, z)], 0.01, 8)
    brass.box(-wide + 0.02, 0.0252, 0.03, -0.02, 0.0275, 0.16).box(-wide + 0.02, -0.0275, 0.03, -0.02, -0.0252, 0.16)
    brass.obj("door-brass", metal("#b08d4f", 0.28), smooth=True)
    M().box(d0 - 0.05, y - 0.2, -0.06, d1 + 0.05, y + 0.25, 0.003).obj("threshold", plaster("#a79f92", 0.6), 0.004)
    deck = M()
    for a, b in ((x0 + 0.17, d0 - 0.12), (d1 + 0.68, x1 - 0.17)):
        deck.box(a, y + 0.07, riser - 0.06, b, y + 0.62, riser - 0.02)
        for px in (a + 0.04, b - 0.1):
            deck.box(px, y + 0.5, 0, px + 0.06, y + 0.56, riser - 0.06)
    deck.obj("window-deck", wood("#a98258", 0.45), 0.004)
