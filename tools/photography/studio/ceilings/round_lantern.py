"""A flat ceiling with one round lantern: a curb, a low dome of glass on bent bars, the sky above it."""

from __future__ import annotations

import math

import bpy

from studio.ceilings.glass_barrel import roof_glass
from studio.lights import area
from studio.mesh import M
from studio.room import Room


def round_lantern(
    room: Room,
    centre: tuple[float, float],
    radius: float,
    extent: tuple[float, float, float, float],
    ceiling: bpy.types.Material,
    iron: bpy.types.Material,
    power: float = 1.0,
) -> None:
    """The ceiling over `extent` (x0, y0, x1, y1) at the room's height, open in a circle below the lantern."""
    cx, cy = centre
    x0, y0, x1, y1 = extent
    z, curb, rise = room.H, 0.16, 0.9
    angles = [math.tau * k / 96 for k in range(96)]
    angles += [math.atan2(y - cy, x - cx) % math.tau for x in (x0, x1) for y in (y0, y1)]
    angles.sort()
    inner, outer = [], []
    for a in angles:
        c, s = math.cos(a), math.sin(a)
        reach = min(
            ((x1 if c > 0 else x0) - cx) / c if abs(c) > 1e-6 else 1e9,
            ((y1 if s > 0 else y0) - cy) / s if abs(s) > 1e-6 else 1e9,
        )
        inner.append((cx + radius * c, cy + radius * s, z))
        outer.append((cx + reach * c, cy + reach * s, z))
    n = len(angles)
    slab = M().add([*inner, *outer], [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)])
    slab.add([(px, py, z + 0.03) for px, py, _ in [*inner, *outer]], [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)])
    slab.obj("ceiling", ceiling)
    ring = M().lathe([(radius, 0), (radius, curb), (radius + 0.1, curb), (radius + 0.1, 0.04)], (cx, cy, z), 96)
    ring.obj("curb", ceiling, smooth=True)
    lip = M().lathe([(radius + 0.001, -0.012), (radius + 0.06, -0.012), (radius + 0.06, 0.0)], (cx, cy, z), 96)
    lip.obj("lip", ceiling, smooth=True)

    def dome(angle: float, share: float, out: float = 0.0) -> tuple[float, float, float]:
        r = (radius + 0.03 + out) * math.cos(share * math.pi / 2)
        return (cx + r * math.cos(angle), cy + r * math.sin(angle), z + curb + (rise + out) * math.sin(share * math.pi / 2))

    bars = M()
    for k in range(16):
        a = math.tau * k / 16
        bars.tube([dome(a, s / 10) for s in range(10)], 0.024, 6)
    for share, thick in ((0.0, 0.03), (0.36, 0.02), (0.68, 0.02), (0.9, 0.035)):
        bars.tube([dome(math.tau * k / 64, share) for k in range(65)], thick, 8)
    bars.obj("lantern-bars", iron, smooth=True)
    M().grid(lambda u, v: dome(math.tau * u, v * 0.985, 0.02), 32, 10, True).obj("lantern-glass", roof_glass(0.05), smooth=True)
    pane = math.pi * radius * radius
    light = area((cx, cy, z + curb), (cx, cy, 0), radius * 1.7, radius * 1.7, room.hour["sky"] * power * math.pi * pane, room.hour["col"], False)
    light.data.shape = "DISK"
