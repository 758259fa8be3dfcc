"""A gallery's window: three large panes and a pivot door in a deep frame of folded steel plate."""

from __future__ import annotations

import math
import random

from mathutils import Matrix

from studio.materials import metal, paint
from studio.mesh import M
from studio.street.surfaces import shop_glass


def steel_bay(place: Matrix, x0: float, x1: float, tall: float, door: tuple[float, float], seed: int, colour: str = "#191b1d", ajar: float = 0.0) -> None:
    """In a side's own frame (street on +y): the plate reaches from 6 cm inside to 48 cm outside."""
    rng = random.Random(seed)
    steel = paint(colour, 0.4)
    plate, bars, panes = M(place), M(place), M(place)
    inner, outer, thick, mid = -0.06, 0.48, 0.012, 0.2
    plate.box(x0, inner, 0, x0 + thick, outer, tall).box(x1 - thick, inner, 0, x1, outer, tall).box(x0, inner, tall - thick, x1, outer, tall)
    left, right = (x0, door[0]) if door[0] - x0 > x1 - door[1] else (door[1], x1)
    plate.box(left, inner, 0.0, right, outer, 0.3).box(left, inner - 0.02, 0.3, right, outer + 0.02, 0.318)
    plate.obj("steel-plate", steel, 0.002)
    count = 3
    for k in range(count):
        a, b = left + (right - left) * k / count, left + (right - left) * (k + 1) / count
        s, t = rng.gauss(0, 0.002), rng.gauss(0, 0.002)
        panes.quad((a, mid - s - t, 0.31), (b, mid + s - t, 0.31), (b, mid + s + t, tall), (a, mid - s + t, tall))
        if k:
            bars.box(a - 0.014, mid - 0.04, 0.3, a + 0.014, mid + 0.04, tall)
    for x in (x0 + 0.02, x1 - 0.02, *door):
        bars.box(x - 0.02, mid - 0.045, 0, x + 0.02, mid + 0.045, tall)
    bars.box(x0, mid - 0.045, tall - 0.05, x1, mid + 0.045, tall).box(left, mid - 0.04, 0.3, right, mid + 0.04, 0.34)
    bars.box(door[0], mid - 0.04, 2.56, door[1], mid + 0.04, 2.6)
    panes.quad((door[0], mid, 2.6), (door[1], mid, 2.6), (door[1], mid, tall), (door[0], mid, tall))
    bars.obj("steel-bars", steel, 0.002)
    panes.obj("bay-panes", shop_glass(0.03))
    wide = door[1] - door[0] - 0.05
    leaf_place = place @ Matrix.Translation((door[1] - 0.14, mid, 0)) @ Matrix.Rotation(math.radians(ajar), 4, "Z")
    leaf = M(leaf_place)
    a, b = 0.115 - wide, 0.115
    leaf.box(a, -0.022, 0.012, a + 0.045, 0.022, 2.55).box(b - 0.045, -0.022, 0.012, b, 0.022, 2.55).box(a, -0.022, 0.012, b, 0.022, 0.09).box(a, -0.022, 2.5, b, 0.022, 2.55)
    leaf.obj("pivot-door", steel, 0.002)
    M(leaf_place).quad((a, 0, 0.09), (b, 0, 0.09), (b, 0, 2.5), (a, 0, 2.5)).obj("door-pane", shop_glass(0.03))
    pull = M(leaf_place)
    for side in (-0.06, 0.06):
        pull.tube([(a + 0.09, side, 0.85), (a + 0.09, side, 1.75)], 0.013, 12)
        for z in (0.9, 1.7):
            pull.tube([(a + 0.022, 0, z), (a + 0.09, side, z)], 0.008, 8)
    pull.obj("door-pull", metal("#b5b6b5", 0.28), smooth=True)
