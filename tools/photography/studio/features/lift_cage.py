"""The cage of a goods lift: iron lattice from floor to ceiling, a folding gate half drawn, the platform behind it."""

from __future__ import annotations

import bpy
from mathutils import Vector

from studio.materials import metal, paint, wood
from studio.mesh import M
from studio.steelwork import strut


def lattice(mesh: M, a: Vector, b: Vector, z0: float, z1: float, pitch: float = 0.19) -> None:
    """Crossed flats between two posts, a rivet's breadth apart in depth."""
    along = (b - a).normalized()
    span = (b - a).length
    side = along.cross(Vector((0, 0, 1)))
    tall = z1 - z0
    for sign, depth in ((1, 0.005), (-1, -0.005)):
        start = -tall
        while start < span:
            p0, p1 = (start, z0), (start + tall, z1)
            low, high = max(0.0, p0[0]), min(span, p1[0])
            if high > low:
                za, zb = z0 + (low - start), z0 + (high - start)
                if sign < 0:
                    za, zb = z0 + z1 - za, z0 + z1 - zb
                strut(mesh, a + along * low + Vector((0, 0, za)) + side * depth, a + along * high + Vector((0, 0, zb)) + side * depth, 0.02, 0.005, side)
            start += pitch * 1.414


def folding_gate(mesh: M, a: Vector, b: Vector, z0: float, z1: float, shut: float) -> None:
    """Upright channels and scissor bars from a towards b, drawn over the share `shut` of the opening."""
    along = (b - a).normalized()
    side = along.cross(Vector((0, 0, 1)))
    count = 11
    span = (b - a).length * shut
    xs = [span * k / (count - 1) for k in range(count)]
    for x in xs:
        p = a + along * x
        strut(mesh, p + Vector((0, 0, z0)), p + Vector((0, 0, z1)), 0.022, 0.02, side)
    levels = 4
    for row in range(levels):
        low, high = z0 + 0.08 + (z1 - z0 - 0.16) * row / levels, z0 + 0.08 + (z1 - z0 - 0.16) * (row + 1) / levels
        for k in range(count - 1):
            p, q = a + along * xs[k], a + along * xs[k + 1]
            strut(mesh, p + Vector((0, 0, low)) - side * 0.014, q + Vector((0, 0, high)) - side * 0.014, 0.016, 0.004, side)
            strut(mesh, p + Vector((0, 0, high)) + side * 0.014, q + Vector((0, 0, low)) + side * 0.014, 0.016, 0.004, side)


def lift_cage(x0: float, y0: float, x1: float, y1: float, ceiling: float, iron: bpy.types.Material) -> None:
    """The shaft over the rectangle; its gate, 1.2 × 2.1 m, is in the face at y0, towards -y."""
    frame, bars = M(), M()
    gate0 = (x0 + x1) / 2 - 0.6
    gate1, head = gate0 + 1.2, 2.12
    posts = [(x0, y0), (x1, y0), (x0, y1), (x1, y1), (gate0, y0), (gate1, y0)]
    for x, y in posts:
        frame.box(x - 0.035, y - 0.035, 0, x + 0.035, y + 0.035, ceiling)
    for z in (0.0, 1.05, head, 3.1):
        frame.box(x0, y0 - 0.02, z, gate0, y0 + 0.02, z + 0.06).box(gate1, y0 - 0.02, z, x1, y0 + 0.02, z + 0.06)
        frame.box(x0 - 0.02, y0, z, x0 + 0.02, y1, z + 0.06)
        if z >= head:
            frame.box(gate0, y0 - 0.02, z, gate1, y0 + 0.02, z + 0.06)
    frame.obj("cage-frame", iron, 0.004)
    for a, b, low, high in ((x0, gate0, 0.06, ceiling), (gate1, x1, 0.06, ceiling), (gate0, gate1, head + 0.06, ceiling)):
        lattice(bars, Vector((a, y0, 0)), Vector((b, y0, 0)), low, high)
    lattice(bars, Vector((x0, y0, 0)), Vector((x0, y1, 0)), 0.06, ceiling)
    folding_gate(bars, Vector((gate0 + 0.04, y0 - 0.03, 0)), Vector((gate1, y0 - 0.03, 0)), 0.02, head, 0.42)
    bars.obj("cage-bars", iron)
    platform = M()
    for k in range(8):
        a, b = x0 + 0.08 + (x1 - x0 - 0.16) * k / 8, x0 + 0.08 + (x1 - x0 - 0.16) * (k + 1) / 8
        platform.box(a + 0.002, y0 + 0.06, -0.04, b - 0.002, y1 - 0.06, 0.012, (0.2 + 0.09 * (k * 3 % 7), 0.5, 0.5, 1))
    platform.obj("platform", wood("#6f5539", 0.55), 0.003)
    car = M()
    for y in (y0 + 0.1, y1 - 0.1):
        for x in (x0 + 0.1, x1 - 0.1):
            car.box(x - 0.03, y - 0.03, 0.012, x + 0.03, y + 0.03, 2.3)
    car.box(x0 + 0.07, y0 + 0.07, 2.3, x1 - 0.07, y1 - 0.07, 2.36)
    for z in (0.25, 0.6, 0.95):
        car.box(x0 + 0.08, y1 - 0.13, z, x1 - 0.08, y1 - 0.1, z + 0.16)
    car.obj("car", paint("#5f6a5f", 0.45), 0.004)
    cables = M()
    for dx in (-0.06, 0.0, 0.06):
        cables.tube([((x0 + x1) / 2 + dx, (y0 + y1) / 2, 2.36), ((x0 + x1) / 2 + dx, (y0 + y1) / 2, ceiling)], 0.009, 6)
    cables.tube([((x0 + x1) / 2 - 0.05, (y0 + y1) / 2, ceiling - 0.12), ((x0 + x1) / 2 + 0.05, (y0 + y1) / 2, ceiling - 0.12)], 0.16, 28)
    cables.obj("cables", metal("#5c5d5c", 0.4), smooth=True)
    lever = M().box(gate1 + 0.1, y0 - 0.09, 1.1, gate1 + 0.22, y0 - 0.03, 1.34)
    lever.tube([(gate1 + 0.16, y0 - 0.09, 1.22), (gate1 + 0.16, y0 - 0.15, 1.3)], 0.009, 8)
    lever.obj("call", metal("#a88a52", 0.35), 0.006)
