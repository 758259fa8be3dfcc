"""A new gallery of plain steel across the end of a hall: channels, oak deck, rails of flat bar, a straight stair along a wall."""

from __future__ import annotations

import bpy
from mathutils import Vector

from studio.materials import paint, wood
from studio.mesh import M
from studio.steelwork import strut

Place = tuple[float, float, float]


def flat_rail(mesh: M, oak: M, start: Place, end: Place, tall: float = 1.02) -> None:
    """Flat bars on edge every 11 cm, a stronger post every tenth, a flat below an oak hand rail."""
    a, b, up = Vector(start), Vector(end), Vector((0, 0, 1))
    side = (b - a).cross(up).normalized()
    along = Vector((b.x - a.x, b.y - a.y, 0)).normalized()
    count = max(2, round((b - a).length / 0.11))
    strut(mesh, a + up * 0.09, b + up * 0.09, 0.012, 0.04, side)
    strut(mesh, a + up * (tall - 0.05), b + up * (tall - 0.05), 0.012, 0.045, side)
    strut(oak, a + up * (tall - 0.018), b + up * (tall - 0.018), 0.045, 0.058, side)
    for k in range(count + 1):
        p = a.lerp(b, k / count)
        post = k % 10 == 0 or k == count
        low, wide, thick = (-0.12, 0.045, 0.016) if post else (0.09, 0.022, 0.006)
        strut(mesh, p + up * low, p + up * (tall - 0.05), wide, thick, along)


def channel(mesh: M, start: Place, end: Place, deep: float, lip: float, way: Vector) -> None:
    """A rolled channel hanging `deep` below a line, its lips to `way`."""
    a, b, down = Vector(start), Vector(end), Vector((0, 0, -1))
    strut(mesh, a + down * deep / 2, b + down * deep / 2, deep, 0.009, way)
    for level in (0.006, deep - 0.006):
        strut(mesh, a + down * level + way * lip / 2, b + down * level + way * lip / 2, 0.012, lip, way)


def steel_gallery(wide: float, y: float, back: float, z: float, stair: tuple[float, float], foot: float, iron: bpy.types.Material, oak_colour: str = "#a5825a") -> None:
    """Deck at z from y to `back` between x = 0 and `wide`; the stair, between two x, comes up from y = `foot`."""
    iron_mesh, oak = M(), M()
    top = z - 0.03
    channel(iron_mesh, (0.02, y, top), (wide - 0.02, y, top), 0.24, 0.085, Vector((0, 1, 0)))
    for k in range(9):
        x = 0.35 + (wide - 0.7) * k / 8
        channel(iron_mesh, (x, y, top), (x, back, top), 0.16, 0.05, Vector((1, 0, 0)))
    for x in (stair[0] - 0.16, wide * 0.43):
        for turn in (-1, 1):
            strut(iron_mesh, Vector((x, y + 0.06 + turn * 0.05, 0.012)), Vector((x, y + 0.06 + turn * 0.05, top - 0.24)), 0.1, 0.01, Vector((0, 1, 0)))
        strut(iron_mesh, Vector((x, y + 0.06, 0.012)), Vector((x, y + 0.06, top - 0.24)), 0.008, 0.1, Vector((0, 1, 0)))
        iron_mesh.box(x - 0.11, y - 0.05, 0, x + 0.11, y + 0.17, 0.014).box(x - 0.1, y - 0.04, top - 0.252, x + 0.1, y + 0.16, top - 0.24)
        for dx in (-0.08, 0.08):
            for dy in (-0.02, 0.14):
                iron_mesh.tube([(x + dx, y + dy, 0.014), (x + dx, y + dy, 0.032)], 0.013, 6)
    flat_rail(iron_mesh, oak, (0.06, y + 0.03, z), (stair[0] - 0.03, y + 0.03, z))
    count = round(z / 0.184)
    rise, run = z / count, (y - foot) / count
    for x in (stair[0], stair[1]):
        a, b = Vector((x, foot - 0.05, 0.06)), Vector((x, y + 0.02, z - 0.05))
        strut(iron_mesh, a, b, 0.23, 0.012, Vector((1, 0, 0)))
        iron_mesh.box(x - 0.05, foot - 0.16, 0, x + 0.05, foot + 0.12, 0.012)
    for k in range(count):
        ty = foot + run * k
        oak.box(stair[0] + 0.008, ty - 0.025, rise * (k + 1) - 0.042, stair[1] - 0.008, ty + run + 0.01, rise * (k + 1), (0.25 + 0.08 * (k * 5 % 7), 0.5, 0.5, 1))
        for x in (stair[0] + 0.006, stair[1] - 0.046):
            iron_mesh.box(x, ty, rise * (k + 1) - 0.05, x + 0.04, ty + run - 0.02, rise * (k + 1) - 0.043)
    flat_rail(iron_mesh, oak, (stair[0] + 0.012, foot + 0.02, rise), (stair[0] + 0.012, y + 0.02, z), 0.98)
    iron_mesh.obj("gallery-steel", iron)
    boards = int((back - y) / 0.14)
    for k in range(boards):
        a = y + 0.012 + (back - y - 0.012) * k / boards
        oak.box(0.015, a, z - 0.03, wide - 0.015, a + (back - y) / boards - 0.003, z, (0.2 + 0.09 * (k * 7 % 9), 0.5, 0.5, 1))
    oak.obj("gallery-oak", wood(oak_colour, 0.5))
    nosing = M()
    for k in range(count):
        nosing.box(stair[0] + 0.01, foot + run * k - 0.024, rise * (k + 1) + 0.0004, stair[1] - 0.01, foot + run * k + 0.016, rise * (k + 1) + 0.0022)
    nosing.obj("nosing", paint("#26282a", 0.6))
