"""A screen of steel and glass that closes the whole end of a hall, up into its vault."""

from __future__ import annotations

import bpy

from studio.ceilings.glass_barrel import Barrel
from studio.materials import glass, metal
from studio.mesh import M


def glass_screen(vault: Barrel, y: float, width: float, mat: bpy.types.Material, aisle_top: float) -> None:
    """The north end at `y`: the nave glazed to the vault, the aisles to `aisle_top`, a pair of doors in the middle."""
    bars, stout = M(), M()
    x0, x1 = vault.x0, vault.x1
    inner = vault.radius - 0.2
    count = 10
    step = (x1 - x0) / count
    for k in range(1, count):
        x = x0 + step * k
        half = 0.035 if k in (3, 5, 7) else 0.016
        (stout if k in (3, 5, 7) else bars).box(x - half, y - 0.05, 0, x + half, y + 0.05, vault.height(x, inner))
    for z in (0.5, 1.35, 2.15, 3.75, 4.35, 5.55, 6.15):
        reach = min((x1 - x0) / 2, max(inner**2 - (z - vault.cz) ** 2, 0.0) ** 0.5) if z > vault.spring else (x1 - x0) / 2
        bars.box(vault.cx - reach, y - 0.025, z - 0.014, vault.cx + reach, y + 0.025, z + 0.014)
    for z, deep in ((2.95, 0.05), (4.95, 0.09)):
        stout.box(x0, y - 0.08, z - deep, x1, y + 0.08, z + deep)
    for x in (x0 + 3 * step, x0 + 5 * step, x0 + 7 * step):
        stout.box(x - 0.05, y - 0.06, 0, x + 0.05, y + 0.06, 2.95)
    for a, b in ((x0 + 3 * step, x0 + 5 * step), (x0 + 5 * step, x0 + 7 * step)):
        stout.box(a, y - 0.035, 0.01, b, y + 0.035, 0.48)
    stout.box(x0, y - 0.03, 0, x0 + 3 * step, y + 0.03, 0.42).box(x0 + 7 * step, y - 0.03, 0, x1, y + 0.03, 0.42)
    for a, b in ((0.25, x0 - 0.25), (x1 + 0.25, width - 0.25)):
        n = 4
        for k in range(n + 1):
            x = a + (b - a) * k / n
            bars.box(x - 0.016, y - 0.04, 0.42, x + 0.016, y + 0.04, aisle_top)
        for z in (0.42, 1.35, 2.15, 2.95, aisle_top):
            bars.box(a, y - 0.025, z - 0.014, b, y + 0.025, z + 0.014)
    bars.obj("screen-bars", mat)
    stout.obj("screen-frame", mat, 0.004)
    handle = M()
    for side in (-1, 1):
        hx = vault.cx + side * 0.09
        handle.tube([(hx, y - 0.11, 0.85), (hx, y - 0.11, 1.35)], 0.014, 10)
        for z in (0.88, 1.32):
            handle.tube([(hx, y - 0.035, z), (hx, y - 0.11, z)], 0.01, 8)
    handle.obj("pulls", metal("#b8935a", 0.3), smooth=True)
    pane = M()
    pane.quad((x0, y, 0.4), (x1, y, 0.4), (x1, y, 4.95), (x0, y, 4.95))
    ring = vault.points(inner, 24)
    for (xa, za), (xb, zb) in zip(ring, ring[1:]):
        pane.quad((xa, y, 4.95), (xb, y, 4.95), (xb, y, max(zb, 4.951)), (xa, y, max(za, 4.951)))
    for a, b in ((0.25, x0 - 0.25), (x1 + 0.25, width - 0.25)):
        pane.quad((a, y, 0.42), (b, y, 0.42), (b, y, aisle_top), (a, y, aisle_top))
    pane.obj("screen-panes", glass())
