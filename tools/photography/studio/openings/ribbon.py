"""Ribbon windows of a works: low steel panes wider than high, pivoted vents, a concrete sill."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix

from studio.materials import glass, metal, paint, plaster
from studio.mesh import M

DEEP = 0.2


def pivot_vent(place: Matrix, x0: float, z0: float, x1: float, z1: float, angle: float, mat: bpy.types.Material) -> None:
    """A vent that swings about its middle, its lower edge outward, with a stay to the sill bar."""
    turned = place @ Matrix.Translation(((x0 + x1) / 2, DEEP + 0.02, (z0 + z1) / 2)) @ Matrix.Rotation(math.radians(-angle), 4, "X")
    w, h = (x1 - x0) / 2 - 0.012, (z1 - z0) / 2 - 0.012
    frame = M(turned)
    for a, b, c, d in ((-w, -h, -w + 0.034, h), (w - 0.034, -h, w, h), (-w, -h, w, -h + 0.034), (-w, h - 0.034, w, h)):
        frame.box(a, -0.028, b, c, 0.028, d)
    frame.box(-0.011, -0.018, -h, 0.011, 0.018, h).box(-w, -0.016, -0.01, w, 0.016, 0.01)
    frame.obj("vent", mat, 0.002)
    M(turned).quad((-w, 0.004, -h), (w, 0.004, -h), (w, 0.004, h), (-w, 0.004, h)).obj("vent-pane", glass())
    stay = M(place)
    foot = -math.sin(math.radians(angle)) * h
    stay.tube([((x0 + x1) / 2, DEEP + 0.02 - foot, z0 + 0.03), ((x0 + x1) / 2 + 0.02, DEEP - 0.09, z0 + 0.01)], 0.006, 6)
    stay.obj("stay", metal("#8a7445", 0.4))


def ribbon_window(place: Matrix, x0: float, z0: float, x1: float, z1: float, colour: str, seed: int) -> None:
    """One bay in a wall's own frame (room on negative y), five panes high; one vent in three stands ajar."""
    rng = random.Random(seed)
    mat = paint(colour, 0.42)
    bars, panes = M(place), M(place)
    columns, rows = max(2, round((x1 - x0) / 0.78)), 5
    w, h = (x1 - x0) / columns, (z1 - z0) / rows
    vents = [k for k in range(columns - 1) if k % 3 == 1]
    covered = {(k + j, r) for k in vents for j in (0, 1) for r in (2, 3)}
    for k in range(columns + 1):
        half = 0.032 if k in (0, columns) else 0.013
        bars.box(x0 + w * k - half, DEEP - 0.005, z0, x0 + w * k + half, DEEP + 0.045, z1)
    for r in range(rows + 1):
        half = 0.032 if r in (0, rows) else 0.022 if r == 2 else 0.012
        bars.box(x0, DEEP, z0 + h * r - half, x1, DEEP + 0.04, z0 + h * r + half)
    for k in range(columns):
        for r in range(rows):
            if (k, r) in covered:
                continue
            a, b, c, d = (rng.gauss(0, 0.0012) for _ in range(4))
            left, right, low, high = x0 + w * k, x0 + w * (k + 1), z0 + h * r, z0 + h * (r + 1)
            y = DEEP + 0.02
            panes.quad((left, y + a, low), (right, y + b, low), (right, y + c, high), (left, y + d, high))
    bars.obj("ribbon-bars", mat, 0.002)
    panes.obj("ribbon-panes", glass())
    for k in vents:
        angle = rng.choice((0.0, 4.0, 19.0))
        pivot_vent(place, x0 + w * k, z0 + 2 * h, x0 + w * (k + 2), z0 + 4 * h, angle, mat)
    sill = M(place).box(x0 - 0.02, -0.07, z0 - 0.07, x1 + 0.02, DEEP, z0 - 0.004)
    sill.obj("ribbon-sill", plaster("#bdbab2", 0.6), 0.008)
