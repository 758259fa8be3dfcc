"""Saw-tooth sheds: steep glass to the north, white boards on the long slope, lattice beams in the valleys."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from studio.ceilings.glass_barrel import roof_glass
from studio.lights import area
from studio.materials import paint
from studio.mesh import M
from studio.room import Room
from studio.steelwork import lattice_girder, strut


def shed_profile(length: float, sheds: int, valley: float, ridge: float, slant: float = 60.0) -> list[tuple[float, float]]:
    """Points (y, z) of the roof line from y = 0: the glass rises at `slant` degrees, the boards fall behind it."""
    run = (ridge - valley) / math.tan(math.radians(slant))
    points: list[tuple[float, float]] = []
    for k in range(sheds):
        y = length * k / sheds
        points += [(y, valley), (y + run, ridge)]
    return [*points, (length, valley)]


def saw_tooth(room: Room, sheds: int, valley: float, ridge: float, iron: bpy.types.Material, power: float = 0.9) -> None:
    """The roof over the whole room; the glass looks to y = 0, which is north."""
    W, L = room.W, room.L
    profile = shed_profile(L, sheds, valley, ridge)
    boards, steel, panes = M(), M(), M()
    for k in range(sheds):
        (y0, z0), (y1, z1), (y2, z2) = profile[2 * k : 2 * k + 3]
        slope = Vector((0, y2 - y1, z2 - z1))
        count = round(slope.length / 0.135)
        for i in range(count):
            a = Vector((0, y1, z1)) + slope * (i / count) + Vector((0, 0.0015, 0))
            b = Vector((0, y1, z1)) + slope * ((i + 1) / count) - slope.normalized() * 0.004
            tone = (0.5 + 0.3 * math.sin(i * 5.1 + k), 0.5, 0.5, 1)
            boards.add([(-0.2, *a.yz), (W + 0.2, *a.yz), (W + 0.2, *b.yz), (-0.2, *b.yz)], [(0, 3, 2, 1)], None, tone)
        boards.add([(-0.3, y1, z1 + 0.16), (W + 0.3, y1, z1 + 0.16), (W + 0.3, y2, z2 + 0.16), (-0.3, y2, z2 + 0.16)], [(0, 1, 2, 3)])
        rafters = 5
        for i in range(rafters + 1):
            x = 0.06 + (W - 0.12) * i / rafters
            strut(steel, Vector((x, y1, z1 - 0.06)), Vector((x, y2, z2 - 0.02)), 0.1, 0.05, Vector((1, 0, 0)))
            strut(steel, Vector((x, y0, z0)), Vector((x, y1, z1 - 0.04)), 0.1, 0.05, Vector((1, 0, 0)))
            if 0 < i < rafters:
                steel.tube([(x, y0 + 0.05, valley + 0.05), (x, y2 - 0.05, valley + 0.05)], 0.012, 8)
                foot = Vector((x, y1 + (y2 - y1) * 0.48, z1 + (z2 - z1) * 0.48 - 0.05))
                steel.tube([(x, y1 + 0.1, valley + 0.05), (x, y1, z1 - 0.08)], 0.01, 8)
                steel.tube([(x, y1 + 0.1, valley + 0.05), tuple(foot)], 0.01, 8)
        steel.box(0, y1 - 0.05, z1 - 0.1, W, y1 + 0.05, z1 + 0.03)
        glazing = round(W / 0.5)
        for i in range(glazing + 1):
            x = W * i / glazing
            strut(steel, Vector((x, y0, z0 + 0.03)), Vector((x, y1, z1 + 0.02)), 0.03, 0.04, Vector((1, 0, 0)))
        for share in (0.36, 0.7):
            y, z = y0 + (y1 - y0) * share, z0 + (z1 - z0) * share
            steel.box(0, y - 0.02, z - 0.02, W, y + 0.02, z + 0.02)
        panes.quad((0, y0, z0 + 0.05), (W, y0, z0 + 0.05), (W, y1, z1 + 0.05), (0, y1, z1 + 0.05), False)
        radiance = room.hour["sky"] * power
        middle = Vector((W / 2, (y0 + y1) / 2 - 0.35, (z0 + z1) / 2 + 0.3))
        height = math.hypot(y1 - y0, z1 - z0)
        area(middle, middle + Vector((0, 0.87, -0.62)), W, height, radiance * math.pi * W * height, room.hour["col"], False)
    for k in range(1, sheds):
        y = L * k / sheds
        lattice_girder(steel, (0.0, y, valley + 0.02), (W, y, valley + 0.02), 0.52, 0.2)
        steel.box(0, y - 0.14, valley + 0.02, W, y + 0.14, valley + 0.06)
    for y in (0.06, L - 0.06):
        steel.box(0, y - 0.06, valley - 0.12, W, y + 0.06, valley + 0.05)
    steel.obj("shed-steel", iron)
    boards.obj("shed-boards", paint("#e9e7e0", 0.55))
    panes.obj("shed-glass", roof_glass(0.16))
