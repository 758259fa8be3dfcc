"""An old shop's timber front from inside: a panelled stall riser, small panes, a glazed door that stands ajar."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix

from studio.joinery import PANEL
from studio.materials import metal
from studio.mesh import M
from studio.street.surfaces import shop_glass


def _panes(bars: M, panes: M, rng: random.Random, x0: float, x1: float, z0: float, z1: float, across: int, up: int, y: float) -> None:
    """A field divided by thin bars, each pane turned a little by itself."""
    for k in range(1, across):
        x = x0 + (x1 - x0) * k / across
        bars.box(x - 0.011, y - 0.018, z0, x + 0.011, y + 0.018, z1)
    for k in range(1, up):
        z = z0 + (z1 - z0) * k / up
        bars.box(x0, y - 0.0175, z - 0.011, x1, y + 0.0175, z + 0.011)
    for i in range(across):
        for j in range(up):
            a, b = x0 + (x1 - x0) * i / across, x0 + (x1 - x0) * (i + 1) / across
            c, d = z0 + (z1 - z0) * j / up, z0 + (z1 - z0) * (j + 1) / up
            s, t = rng.gauss(0, 0.0012), rng.gauss(0, 0.0012)
            panes.quad((a, y - s - t, c), (b, y + s - t, c), (b, y + s + t, d), (a, y - s + t, d))


def timber_front(
    place: Matrix,
    x0: float,
    x1: float,
    tall: float,
    door: tuple[float, float],
    mat: bpy.types.Material,
    seed: int,
    ajar: float = 28.0,
) -> None:
    """In a side's own frame (street on +y): from x0 to x1, `door` its two edges, hinged at the second one, opening inward."""
    rng = random.Random(seed)
    frame, bars, panes, brass = M(place), M(place), M(place), M(place)
    y0, y1, mid = 0.1, 0.19, 0.145
    riser, transom = 0.62, 2.42
    for x in (x0, door[0] - 0.09, door[1], x1 - 0.09):
        frame.box(x, y0, 0, x + 0.09, y1, tall)
    frame.box(x0, y0 - 0.01, tall - 0.09, x1, y1 + 0.01, tall).box(x0, y0 - 0.015, transom, x1, y1 + 0.015, transom + 0.08)
    spans = [(x0 + 0.09, door[0] - 0.09), (door[1] + 0.09, x1 - 0.09)]
    for a, b in spans:
        if b - a < 0.2:
            continue
        frame.box(a, y0 + 0.01, 0, b, y1, riser - 0.05).box(a - 0.02, y0 - 0.2, riser - 0.05, b + 0.02, y1 + 0.04, riser)
        count = max(1, round((b - a) / 0.95))
        for k in range(count):
            p, q = a + (b - a) * k / count + 0.07, a + (b - a) * (k + 1) / count - 0.07
            frame.frame(p, 0.12, q, riser - 0.13, [(s, d * 1.3) for s, d in PANEL], y0 + 0.01)
        fields = max(1, round((b - a) / 1.5))
        for k in range(fields):
            p, q = a + (b - a) * k / fields, a + (b - a) * (k + 1) / fields
            if k:
                frame.box(p - 0.03, y0 + 0.005, riser, p + 0.03, y1 - 0.005, tall)
            across = max(1, round((q - p) / 0.46))
            _panes(bars, panes, rng, p, q, riser, transom, across, 4, mid)
            _panes(bars, panes, rng, p, q, transom + 0.08, tall - 0.09, across, 1, mid)
    _panes(bars, panes, rng, door[0], door[1], transom + 0.08, tall - 0.09, 2, 1, mid)
    frame.obj("timber-front", mat, 0.004)
    bars.obj("glazing-bars", mat, 0.002)
    panes.obj("front-panes", shop_glass(0.02))
    wide = door[1] - door[0] - 0.01
    turned = place @ Matrix.Translation((door[1] - 0.005, y0 + 0.02, 0)) @ Matrix.Rotation(math.radians(ajar), 4, "Z")
    leaf, cross, glazing = M(turned), M(turned), M(turned)
    leaf.box(-0.1, 0, 0.02, 0, 0.045, transom - 0.01).box(-wide, 0, 0.02, -wide + 0.1, 0.045, transom - 0.01)
    leaf.box(-wide, 0, transom - 0.12, 0, 0.045, transom - 0.01).box(-wide, 0, 0.02, 0, 0.045, 0.22).box(-wide, 0, 0.72, 0, 0.045, 0.84)
    leaf.box(-wide + 0.1, 0.012, 0.22, -0.1, 0.034, 0.72)
    leaf.frame(-wide + 0.12, 0.25, -0.12, 0.7, PANEL, 0.012)
    _panes(cross, glazing, rng, -wide + 0.1, -0.1, 0.84, transom - 0.12, 2, 4, 0.022)
    leaf.obj("door-leaf", mat, 0.004)
    cross.obj("door-bars", mat, 0.002)
    glazing.obj("door-panes", shop_glass(0.02))
    handle = M(turned).tube([(-wide + 0.05, -0.05, 1.0), (-wide + 0.05, -0.05, 1.34)], 0.012, 12)
    handle.tube([(-wide + 0.05, 0, 1.02), (-wide + 0.05, -0.05, 1.02)], 0.009, 8).tube([(-wide + 0.05, 0, 1.32), (-wide + 0.05, -0.05, 1.32)], 0.009, 8)
    handle.obj("door-pull", metal("#a98546", 0.28), smooth=True)
