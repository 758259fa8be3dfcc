"""A wall of old looking-glass: foxed plates in gilt frames between fluted pilasters."""

from __future__ import annotations

import random

import bpy
from mathutils import Matrix, Vector

from studio.materials import metal, paint
from studio.mesh import M
from studio.shader import Mat, cached

GILT = "#a98b52"


@cached
def old_mirror() -> bpy.types.Material:
    """Tin amalgam of two centuries: grey, with foxing that creeps in from the edges of each plate (UV 0 to 1)."""
    m = Mat("old-mirror")
    uv = m.node("SeparateXYZ", Vector=m.coord("UV"))
    near = [m.math("PINGPONG", uv.outputs[k], 0.5) for k in (0, 1)]
    edge = m.math("MINIMUM", *near)
    spots = m.noise(m.warp(m.coord(), 0.05, 9), 15, 8, 0.72)
    drift = m.noise(m.coord(), 2.1, 5, 0.6)
    amount = m.math("ADD", m.math("MULTIPLY", spots, 0.75), m.math("MULTIPLY", drift, 0.35))
    amount = m.math("SUBTRACT", amount, m.math("MULTIPLY", edge, 1.5))
    fox = m.ramp(amount, [(0.5, 0.0), (0.68, 0.75)])
    tint = m.mix(drift, "#e2e5e3", "#d0d5d3")
    return m.out(m.mix(fox, tint, "#4c463c"), m.math("ADD", m.math("MULTIPLY", fox, 0.4), 0.012), metal=1.0)


def mirror_bay(place: Matrix, x0: float, z0: float, x1: float, z1: float, across: int, high: int, rng: random.Random) -> None:
    """Plates in a wall's own frame (room on negative y), each turned a hair's breadth, in one gilt frame."""
    plates = M(place)
    w, h = (x1 - x0) / across, (z1 - z0) / high
    for i in range(across):
        for j in range(high):
            a, b, c, d = x0 + w * i + 0.002, x0 + w * (i + 1) - 0.002, z0 + h * j + 0.002, z0 + h * (j + 1) - 0.002
            tx, tz = rng.gauss(0, 0.0004), rng.gauss(0, 0.0003)
            plates.quad((a, -0.012 - tx - tz, c), (b, -0.012 + tx - tz, c), (b, -0.012 + tx + tz, d), (a, -0.012 - tx + tz, d))
    plates.obj("mirror-plates", old_mirror())
    M(place).box(x0, -0.006, z0, x1, -0.002, z1).obj("mirror-back", paint("#26231e", 0.7))
    beads = M(place)
    for i in range(1, across):
        for j in range(1, high):
            beads.sphere(tuple(Vector((x0 + w * i, -0.017, z0 + h * j))), 0.012, 8, 0.6)
    if beads.f:
        beads.obj("mirror-studs", metal(GILT, 0.35), smooth=True)
    trim = [(0, 0), (0, 0.018), (0.012, 0.034), (0.026, 0.028), (0.034, 0.036), (0.046, 0.016), (0.05, 0.01)]
    M(place).frame(x0 - 0.045, z0 - 0.045, x1 + 0.045, z1 + 0.045, trim).obj("mirror-frame", metal(GILT, 0.4))


def pilaster(place: Matrix, x: float, top: float, width: float, mat: bpy.types.Material) -> None:
    """A fluted pilaster on a base, with a moulded capital under `top`."""
    body = M(place)
    half, out = width / 2, 0.07
    body.box(x - half - 0.03, -out - 0.03, 0, x + half + 0.03, -0.001, 0.3).box(x - half - 0.015, -out - 0.015, 0.3, x + half + 0.015, -0.001, 0.36)
    ribs = 6
    step = (width - 0.04) / (2 * ribs - 1)
    body.box(x - half, -out + 0.012, 0.36, x + half, -0.001, top - 0.24)
    for k in range(ribs):
        left = x - half + 0.02 + 2 * step * k
        body.box(left, -out, 0.42, left + step, -out + 0.012, top - 0.28)
    body.box(x - half, -out, 0.36, x + half, -out + 0.012, 0.42).box(x - half, -out, top - 0.28, x + half, -out + 0.012, top - 0.24)
    for grow, low, high in ((0.02, 0.24, 0.2), (0.035, 0.2, 0.08), (0.06, 0.08, 0.0)):
        body.box(x - half - grow, -out - grow, top - low, x + half + grow, -0.001, top - high)
    body.obj("pilaster", mat, 0.004)


def fluted_column(x: float, y: float, top: float, radius: float, mat: bpy.types.Material) -> None:
    """A free column: square plinth, round base, twenty flutes, a bell capital with an abacus."""
    M().box(x - radius * 1.4, y - radius * 1.4, 0, x + radius * 1.4, y + radius * 1.4, 0.09).obj("plinth", mat, 0.006)
    rings = [(1.36, 0.09), (1.4, 0.13), (1.34, 0.18), (1.16, 0.2), (1.14, 0.24), (1.22, 0.27), (1.18, 0.31), (1.0, 0.33)]
    M().lathe([(radius * r, z) for r, z in rings], (x, y, 0), 48).obj("base", mat, smooth=True)
    M().lathe([(radius, 0.33), (radius * 0.99, 1.3), (radius * 0.86, top - 0.4)], (x, y, 0), 160, 20, 0.09).obj("shaft", mat, smooth=True)
    bell = [(0.86, -0.4), (0.95, -0.385), (0.95, -0.36), (0.87, -0.345), (0.88, -0.28), (0.98, -0.2), (1.2, -0.1), (1.24, -0.075)]
    M().lathe([(radius * r, top + z) for r, z in bell], (x, y, 0), 48).obj("capital", mat, smooth=True)
    leaves = M()
    for row, (count, low, high) in enumerate(((10, -0.34, -0.19), (10, -0.26, -0.1))):
        for k in range(count):
            a = turned(k + 0.5 * row, count)
            side = Vector((-a.y, a.x, 0)) * radius * 0.2
            foot, tip = Vector((x, y, top + low)) + a * radius * 0.9, Vector((x, y, top + high)) + a * radius * (1.2 + 0.08 * row)
            belly = (foot + tip) / 2 + a * radius * 0.02
            leaves.add([foot - side, foot + side, belly + side * 1.1, belly - side * 1.1, tip + side * 0.3, tip - side * 0.3], [(0, 1, 2, 3), (3, 2, 4, 5)])
    leaves.obj("acanthus", mat)
    M().box(x - radius * 1.25, y - radius * 1.25, top - 0.075, x + radius * 1.25, y + radius * 1.25, top + 0.002).obj("abacus", mat, 0.006)


def turned(k: float, count: int) -> Vector:
    """Unit vector of the k-th of `count` equal turns."""
    turn = Matrix.Rotation(k / count * 6.283185307, 3, "Z")
    return turn @ Vector((1, 0, 0))
