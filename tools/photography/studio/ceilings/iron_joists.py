"""A warehouse floor of 1877 seen from below: riveted beams on the columns, small iron joists, plaster between them."""

from __future__ import annotations

import random
from typing import Sequence

import bpy

from studio.materials import metal, paint, plaster
from studio.mesh import M
from studio.steelwork import rivet_line


def flanged(mesh: M, x0: float, y0: float, x1: float, y1: float, z: float, deep: float, wide: float) -> None:
    """An I section with its upper face at z, along x or along y."""
    for low, high, half in ((z - deep, z - deep + 0.018, wide / 2), (z - 0.018, z, wide / 2), (z - deep, z, 0.007)):
        if x0 == x1:
            mesh.box(x0 - half, y0, low, x0 + half, y1, high)
        else:
            mesh.box(x0, y0 - half, low, x1, y0 + half, high)


def iron_joists(width: float, length: float, height: float, rows: Sequence[float], iron: bpy.types.Material) -> None:
    """Beams along x at each of `rows` (y), joists along y every 72 cm, stained plaster panels at `height`."""
    mesh = M()
    for y in rows:
        flanged(mesh, -0.1, y, width + 0.1, y, height - 0.16, 0.32, 0.2)
        for side in (-1, 1):
            rivet_line(mesh, (0.1, y + side * 0.07, height - 0.482), (width - 0.1, y + side * 0.07, height - 0.482), (0, 0, -1), 0.16)
        count = round(width / 1.2)
        for k in range(1, count):
            x = width * k / count
            for side in (-1, 1):
                a, b = sorted((y + side * 0.007, y + side * 0.09))
                mesh.box(x - 0.02, a, height - 0.46, x + 0.02, b, height - 0.18)
    count = round(width / 0.72)
    for k in range(count + 1):
        x = width * k / count
        flanged(mesh, x, -0.1, x, length + 0.1, height, 0.16, 0.09)
    mesh.obj("iron-floor", iron)
    panels = M()
    for k in range(count):
        a, b = width * k / count, width * (k + 1) / count
        steps = 5
        for j in range(steps):
            p, q = j / steps, (j + 1) / steps
            za, zb = height - 0.07 + 0.028 * 4 * p * (1 - p), height - 0.07 + 0.028 * 4 * q * (1 - q)
            panels.add([(a + (b - a) * p, -0.1, za), (a + (b - a) * p, length + 0.1, za), (a + (b - a) * q, length + 0.1, zb), (a + (b - a) * q, -0.1, zb)], [(0, 1, 2, 3)])
    panels.obj("joist-panels", plaster("#e4dccd", 0.75), smooth=True)
    M().box(-0.5, -0.5, height + 0.02, width + 0.5, length + 0.5, height + 0.4).obj("floor-above", paint("#8a8378", 0.9))


def spiral_duct(x: float, y0: float, y1: float, z: float, radius: float, ceiling: float, seed: int) -> None:
    """A lock-seamed duct along y on straps, with grilles turned down to the room."""
    rng = random.Random(seed)
    steel, dark = M(), M()
    steel.tube([(x, y0, z), (x, y1, z)], radius, 40)
    pitch = 0.13
    y = y0 + 0.05
    while y < y1:
        steel.tube([(x, y - 0.005, z), (x, y + 0.005, z)], radius + 0.004, 40)
        y += pitch
    for k in range(int((y1 - y0) / 1.17)):
        sy = y0 + 0.6 + 1.17 * k
        steel.tube([(x, sy - 0.03, z), (x, sy + 0.03, z)], radius + 0.008, 40)
        for side in (-1, 1):
            steel.box(x + side * (radius + 0.008) - 0.002, sy - 0.014, z, x + side * (radius + 0.008) + 0.002, sy + 0.014, ceiling)
    for k in range(int((y1 - y0) / 2.4)):
        gy = y0 + 1.6 + 2.4 * k + rng.gauss(0, 0.02)
        dark.box(x - radius - 0.02, gy - 0.25, z - 0.09, x - radius + 0.05, gy + 0.25, z + 0.07)
        for j in range(6):
            steel.box(x - radius - 0.027, gy - 0.25, z - 0.085 + 0.026 * j, x - radius - 0.018, gy + 0.25, z - 0.075 + 0.026 * j)
    steel.obj("spiral-duct", metal("#b7babb", 0.36), smooth=True)
    dark.obj("duct-grilles", paint("#2a2c2d", 0.6))
