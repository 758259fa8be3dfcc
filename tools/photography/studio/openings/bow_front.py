"""An oak shop front of 1827: two windows whose curved panes lead to a door set back between them."""

from __future__ import annotations

import math

import bpy
from mathutils import Matrix

from studio.joinery import PANEL
from studio.materials import metal, wood
from studio.mesh import M
from studio.plan import curve
from studio.street.surfaces import shop_glass
from studio.strips import moved, sheet, strip

SILL, TRANSOM, TOP = 0.46, 2.42, 2.98


def bow_front(width: float, back: float, door: float, mat: bpy.types.Material, step: float, ajar: float = 35.0) -> list[tuple[float, float]]:
    """Across y = 0 from x = 0 to `width`, the door `back` metres behind it; the street lies `step` lower.

    Returns the line of the left window on the plan, for what stands in it.
    """
    mid, radius = width / 2, 0.62
    x = mid - door / 2
    left = [(0.18, 0.0), (x - radius, 0.0), *curve((x - radius, radius), radius, -90, 0, 14)[1:], (x, back)]
    right = [(width - a, b) for a, b in reversed(left)]
    oak, bars, panes = M(), M(), M()
    for line in (left, right):
        strip(oak, line, -0.05, 0.06, -step, SILL - 0.05)
        strip(oak, line, -0.09, 0.1, SILL - 0.05, SILL)
        strip(oak, line, -0.075, 0.085, -step, 0.07)
        strip(bars, line, -0.03, 0.035, TRANSOM, TRANSOM + 0.05)
        sheet(panes, line, 0.0, SILL, TOP)
        for point in (0, 1, len(line) - 2, len(line) - 1):
            px, py = line[point]
            bars.lathe([(0.026, SILL), (0.022, SILL + 0.1), (0.019, SILL + 0.5), (0.019, TRANSOM), (0.03, TRANSOM + 0.01), (0.022, TRANSOM + 0.06), (0.022, TOP)], (px, py, 0), 14)
    whole = [*left, *right]
    strip(oak, whole, -0.06, 0.07, TOP, 3.56)
    oak.box(0.0, -0.3, -step, 0.2, 0.08, 3.5).box(width - 0.2, -0.3, -step, width, 0.08, 3.5)
    oak.box(-0.15, -0.325, TOP + 0.001, width + 0.15, 0.0, TOP + 0.4).box(left[1][0] - 0.05, -0.02, TOP, right[-2][0] + 0.05, back + 0.02, TOP + 0.06)
    oak.box(x - 0.04, back - 0.05, -0.02, x + 0.05, back + 0.06, TOP).box(width - x - 0.05, back - 0.05, -0.02, width - x + 0.04, back + 0.06, TOP)
    oak.box(x, back - 0.04, TRANSOM - 0.04, width - x, back + 0.05, TRANSOM + 0.05)
    oak.frame(0.3, TOP + 0.08, width - 0.3, TOP + 0.34, [(s, d * 1.4) for s, d in PANEL], -0.325)
    oak.obj("bow-front", mat, 0.004)
    bars.obj("bow-bars", metal("#8f7340", 0.32), smooth=True)
    panes.quad((x, back, TRANSOM), (width - x, back, TRANSOM), (width - x, back, TOP), (x, back, TOP))
    panes.obj("bow-panes", shop_glass(0.03))
    _leaf(Matrix.Translation((width - x - 0.06, back, 0)) @ Matrix.Rotation(math.radians(-ajar), 4, "Z"), width - 2 * x - 0.12, mat)
    for line in (left, right):
        _stage(line, width, back)
    return left


def _leaf(place: Matrix, wide: float, mat: bpy.types.Material) -> None:
    """The door, hinged at local x = 0, its free edge at -wide: an oak frame round one tall pane, a brass bar."""
    leaf = M(place)
    leaf.box(-0.11, -0.022, 0.015, 0, 0.022, TRANSOM - 0.05).box(-wide, -0.022, 0.015, -wide + 0.11, 0.022, TRANSOM - 0.05)
    leaf.box(-wide, -0.022, 0.015, 0, 0.022, 0.28).box(-wide, -0.022, TRANSOM - 0.17, 0, 0.022, TRANSOM - 0.05)
    leaf.box(-wide + 0.1, -0.012, 0.28, -0.1, 0.012, 0.62).box(-wide, -0.022, 0.62, 0, 0.022, 0.72)
    leaf.obj("bow-door", mat, 0.004)
    M(place).quad((-wide + 0.11, 0, 0.72), (-0.11, 0, 0.72), (-0.11, 0, TRANSOM - 0.17), (-wide + 0.11, 0, TRANSOM - 0.17)).obj("door-pane", shop_glass(0.03))
    brass = M(place)
    for side in (-0.06, 0.06):
        brass.tube([(-wide + 0.055, side, 0.92), (-wide + 0.055, side, 1.42)], 0.013, 12)
        for z in (0.95, 1.39):
            brass.tube([(-wide + 0.055, 0, z), (-wide + 0.055, side, z)], 0.009, 8)
    brass.obj("door-bar", metal("#a98546", 0.26), smooth=True)


def _stage(line: list[tuple[float, float]], width: float, back: float) -> None:
    """The low oak stage behind a window, where things are shown."""
    edge = moved(line, -0.06)
    side = 0.0 if line[0][0] < width / 2 else width
    ring = [*edge, (side, back)] if side == 0.0 else [(side, back), *edge]
    ring = [*ring, (side, edge[0][1] if side == 0.0 else edge[-1][1])]
    n = len(ring)
    solid = M().add([(x, y, z) for z in (0.0, SILL - 0.06) for x, y in ring], [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *[(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]])
    solid.obj("stage", wood("#8a6840", 0.4), 0.004)
