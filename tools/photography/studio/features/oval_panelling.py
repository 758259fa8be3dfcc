"""Curved panelling of an oval salon: wall, skirting, dado, panels with gilt fillets, cornice, doors bent to the curve."""

from __future__ import annotations

import math

import bpy
from mathutils import Matrix, Vector

from studio.joinery import PANEL
from studio.materials import metal
from studio.mesh import M
from studio.oval import Oval

Gap = tuple[float, float, float]
FILLET = [(0, 0.0), (0, 0.006), (0.006, 0.011), (0.012, 0.006), (0.012, 0.0)]
CASING = [(0, 0), (0, 0.026), (0.018, 0.042), (0.036, 0.032), (0.085, 0.028), (0.1, 0.04), (0.122, 0.036), (0.126, 0)]


def spans(oval: Oval, gaps: list[Gap]) -> list[tuple[float, float]]:
    """The stretches of wall between openings (s0, s1, head), from the first opening once round."""
    order = sorted(gaps)
    return [(a[1], b[0]) for a, b in zip(order, [*order[1:], (order[0][0] + oval.length, 0.0, 0.0)])]


def oval_wall(oval: Oval, high: float, gaps: list[Gap], mat: bpy.types.Material) -> None:
    """The bare wall, one smooth sheet between the openings and above each."""
    sheet = M()
    for s0, s1 in spans(oval, gaps):
        sheet.quad((s0, 0, -0.02), (s1, 0, -0.02), (s1, 0, high), (s0, 0, high), False)
    for s0, s1, head in gaps:
        sheet.quad((s0, 0, head), (s1, 0, head), (s1, 0, high), (s0, 0, high), False)
    oval.bend(sheet, "oval-wall", mat)


def panelling(oval: Oval, top: float, gaps: list[Gap], blocks: list[tuple[float, float]], coat: bpy.types.Material) -> None:
    """Skirting, dado rail and two rows of panels on every stretch of wall; a low panel over each opening."""
    panels, gilt, rails = M(), M(), M()
    for a, b in spans(oval, [*gaps, *((s0, s1, 0.0) for s0, s1 in blocks)]):
        a, b = a + 0.15, b - 0.15
        count = max(1, round((b - a) / 1.15))
        step = (b - a) / count
        rails.box(a - 0.02, -0.026, 0, b + 0.02, -0.0005, 0.13).box(a - 0.02, -0.018, 0.13, b + 0.02, -0.0005, 0.17)
        rails.box(a - 0.02, -0.034, 0.845, b + 0.02, -0.0005, 0.868).box(a - 0.02, -0.02, 0.805, b + 0.02, -0.0005, 0.9)
        for k in range(count):
            p, q = a + step * k + 0.05, a + step * (k + 1) - 0.05
            panels.frame(p, 0.24, q, 0.76, PANEL).frame(p, 0.98, q, top, PANEL)
            gilt.frame(p + 0.07, 1.05, q - 0.07, top - 0.07, FILLET)
    for s0, s1, head in gaps:
        panels.frame(s0 + 0.02, head + 0.17, s1 - 0.02, max(top, head + 0.3), PANEL)
        panels.frame(s0 - 0.126, -0.3, s1 + 0.126, head + 0.126, CASING)
    oval.bend(panels, "panels", coat)
    oval.bend(gilt, "fillets", metal("#b99a5e", 0.4))
    oval.bend(rails, "rails", coat)


def oval_cornice(oval: Oval, high: float, mat: bpy.types.Material) -> None:
    """A cornice of 30 cm under the ceiling at `high`, with a row of leaves in its hollow."""
    profile = [(0.0, -0.36), (-0.016, -0.36), (-0.022, -0.33), (-0.034, -0.325), (-0.034, -0.3), (-0.05, -0.285), (-0.062, -0.24), (-0.1, -0.18)]
    profile += [(-0.17, -0.12), (-0.2, -0.115), (-0.2, -0.09), (-0.235, -0.085), (-0.255, -0.055), (-0.26, -0.03), (-0.3, -0.025), (-0.3, 0.004)]
    oval.sweep([(y, high + z) for y, z in profile], 0.0, oval.length, "cornice", mat)
    leaves, count = M(), round(oval.length / 0.13)
    for k in range(count):
        s = oval.length * (k + 0.5) / count
        for side in (-1, 1):
            rim = [oval.place(s + side * w, y - 0.012, high + z) for w, y, z in ((0.0, -0.06, -0.255), (0.045, -0.075, -0.22), (0.05, -0.105, -0.18), (0.0, -0.16, -0.14))]
            spine = oval.place(s, -0.128, high - 0.205)
            leaves.add([*rim, spine], [(0, 1, 4), (1, 2, 4), (2, 3, 4)])
    leaves.obj("cornice-leaves", mat, smooth=True)


def curved_leaf(oval: Oval, s0: float, s1: float, tall: float, coat: bpy.types.Material, hinge: float, degrees: float, bolt: bool = False) -> None:
    """A door leaf bent to the wall, hung at `hinge` (s0 or s1) and opened by `degrees` away from the room; three panels on both faces."""
    body, fields, brass = M(), M(), M()
    body.box(s0 + 0.002, 0.0, 0.012, s1 - 0.002, 0.044, tall)
    for z0, z1 in ((0.15, 0.74), (0.88, 1.66), (1.78, tall - 0.12)):
        fields.frame(s0 + 0.1, z0, s1 - 0.1, z1, PANEL)
    free = s1 if hinge == s0 else s0
    way = 1 if free > hinge else -1
    things = [oval.bend(body, "door-leaf", coat), oval.bend(fields, "door-fields", coat)]
    x = free - way * 0.055
    brass.box(x - 0.022, -0.007, 0.95, x + 0.022, -0.0005, 1.19)
    brass.lathe([(0.008, -0.03), (0.018, -0.035), (0.027, -0.02), (0.027, 0.0), (0.018, 0.015), (0.008, 0.012)], (x, -0.045, 1.1), 20)
    brass.tube([(x, -0.005, 1.1), (x, -0.045, 1.1)], 0.008, 10)
    if bolt:
        for low, high in ((0.05, 0.62), (tall - 0.75, tall - 0.03)):
            brass.tube([(x + way * 0.018, -0.019, low), (x + way * 0.018, -0.019, high)], 0.008, 12)
            for z in (low + 0.03, (low + high) / 2, high - 0.05):
                brass.box(x + way * 0.018 - 0.02, -0.032, z, x + way * 0.018 + 0.02, -0.0005, z + 0.028)
            knob = high - 0.14 if low < 1 else low + 0.14
            brass.tube([(x + way * 0.018, -0.02, knob), (x + way * 0.018, -0.05, knob)], 0.006, 10)
            brass.sphere((x + way * 0.018, -0.055, knob), 0.015, 14)
    things.append(oval.bend(brass, "door-brass", metal("#a8843f", 0.28)))
    for z in (0.25, 1.15, tall - 0.25):
        pin = M(oval.frame(hinge)).tube([(0, -0.008, z), (0, -0.008, z + 0.11)], 0.009, 10)
        pin.obj("hinge", metal("#a8843f", 0.3), smooth=True)
    post: Vector = oval.place(hinge, 0.0, 0.0)
    turn = Matrix.Translation(post) @ Matrix.Rotation(math.radians(degrees) * way, 4, "Z") @ Matrix.Translation(-post)
    for thing in things:
        thing.matrix_world = turn @ thing.matrix_world


def closet(oval: Oval, s0: float, s1: float, tall: float, deep: float, coat: bpy.types.Material, back: bpy.types.Material, boards: bpy.types.Material) -> None:
    """What lies behind a door: its reveal and a plain room of `deep` metres."""
    reveal, place = M(), oval.frame((s0 + s1) / 2)
    for s in (s0, s1):
        reveal.quad((s, 0, 0), (s, 0.26, 0), (s, 0.26, tall), (s, 0, tall), False)
    reveal.quad((s0, 0, tall), (s1, 0, tall), (s1, 0.26, tall), (s0, 0.26, tall), False)
    oval.bend(reveal, "reveal", coat)
    box = M(place)
    half = (s1 - s0) / 2 + 0.5
    box.quad((-half, deep, 0), (half, deep, 0), (half, deep, 2.6), (-half, deep, 2.6), False)
    for x in (-half, half):
        box.quad((x, 0.27, 0), (x, deep, 0), (x, deep, 2.6), (x, 0.27, 2.6), False)
    box.quad((-half, 0.2, 2.6), (half, 0.2, 2.6), (half, deep, 2.6), (-half, deep, 2.6), False)
    box.obj("closet", back)
    M(place).quad((-half, -0.1, -0.009), (half, -0.1, -0.009), (half, deep, -0.009), (-half, deep, -0.009)).obj("closet-floor", boards)
