"""A coffered ceiling: a grid of plaster beams, each field stepped twice round a small rosette."""

from __future__ import annotations

import bpy

from studio.mesh import M


def coffers(width: float, length: float, height: float, across: int, along: int, drop: float, mat: bpy.types.Material) -> None:
    """`across` by `along` fields over a rectangle at the origin; beams hang `drop` metres below `height`."""
    beams, steps, roses = M(), M(), M()
    half = 0.1
    sx, sy = width / across, length / along
    for i in range(across + 1):
        x = sx * i
        beams.box(x - half, 0, height - drop, x + half, length, height)
        beams.box(x - half * 0.55, 0, height - drop - 0.018, x + half * 0.55, length, height - drop)
    for j in range(along + 1):
        y = sy * j
        beams.box(0, y - half, height - drop - 0.003, width, y + half, height)
        beams.box(0, y - half * 0.55, height - drop - 0.021, width, y + half * 0.55, height - drop - 0.003)
    for i in range(across):
        for j in range(along):
            x0, x1, y0, y1 = sx * i + half, sx * (i + 1) - half, sy * j + half, sy * (j + 1) - half
            for inset, low in ((0.06, 0.62), (0.13, 0.3)):
                z = height - drop * low
                steps.box(x0, y0, z, x0 + inset, y1, height).box(x1 - inset, y0, z, x1, y1, height)
                steps.box(x0 + inset, y0, z, x1 - inset, y0 + inset, height).box(x0 + inset, y1 - inset, z, x1 - inset, y1, height)
            cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
            roses.lathe([(0.12, 0), (0.115, -0.018), (0.09, -0.022), (0.07, -0.012), (0.05, -0.03), (0.001, -0.05)], (cx, cy, height), 16, 8, 0.12)
    beams.obj("coffer-beams", mat, 0.006)
    steps.obj("coffer-steps", mat, 0.004)
    roses.obj("coffer-roses", mat, smooth=True)
    edge = M()
    z = height - drop
    edge.box(0, 0, z - 0.16, 0.05, length, z).box(width - 0.05, 0, z - 0.16, width, length, z)
    edge.box(0, 0, z - 0.163, width, 0.05, z - 0.003).box(0, length - 0.05, z - 0.163, width, length, z - 0.003)
    edge.box(0, 0, z - 0.07, 0.12, length, z - 0.001).box(width - 0.12, 0, z - 0.07, width, length, z - 0.001)
    edge.box(0, 0, z - 0.073, width, 0.12, z - 0.004).box(0, length - 0.12, z - 0.073, width, length, z - 0.004)
    edge.obj("coffer-frieze", mat, 0.006)
