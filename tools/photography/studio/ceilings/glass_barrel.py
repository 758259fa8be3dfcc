"""A glass barrel vault on riveted arches."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from studio.colours import rgb
from studio.lights import area
from studio.mesh import M
from studio.room import Room
from studio.shader import Mat, cached
from studio.steelwork import arc, bent_bar, old_iron_paint, rivet


@cached
def roof_glass(dust: float = 0.2) -> bpy.types.Material:
    """Old overhead glazing: clear, with rain streaks and dust that catch the light."""
    m = Mat("roof-glass")
    streak = m.noise(m.coord("Object", (2.2, 0.5, 2.2)), 1.6, 6, 0.65)
    patch = m.noise(m.coord("Object"), 0.5, 4, 0.6)
    clear = m.node("BsdfTransparent", Color=(0.93, 0.965, 0.95, 1))
    milk = m.node("BsdfTranslucent", Color=rgb("#e8efee"))
    amount = m.math("MULTIPLY", m.ramp(streak, [(0.35, 0.3), (0.7, 1.0)]), m.remap(patch, dust * 0.6, dust * 1.6))
    lens = m.node("LightPath").outputs["Is Camera Ray"]
    mixed = m.node("MixShader", Fac=m.math("MULTIPLY", amount, lens), _1=clear.outputs[0], _2=milk.outputs[0])
    m.t.links.new(mixed.outputs[0], m.o.inputs[0])
    return m.m


class Barrel:
    """The vault's circle: springs at `spring` on x0 and x1, `crown` at its height."""

    def __init__(self, x0: float, x1: float, spring: float, crown: float) -> None:
        self.x0, self.x1, self.spring, self.crown = x0, x1, spring, crown
        half, rise = (x1 - x0) / 2, crown - spring
        self.radius = (half * half + rise * rise) / (2 * rise)
        self.cx, self.cz = (x0 + x1) / 2, crown - self.radius
        self.half = math.asin(half / self.radius)

    def points(self, radius: float, count: int) -> list[tuple[float, float]]:
        """Points (x, z) of a concentric arc."""
        return arc(self.cx, self.cz, radius, self.half, count)

    def height(self, x: float, radius: float) -> float:
        """Height of a concentric arc at x."""
        return self.cz + math.sqrt(max(radius * radius - (x - self.cx) ** 2, 0.0))


def riveted_arch(mesh: M, vault: Barrel, y: float, deep: float = 0.3, wide: float = 0.2) -> None:
    """One arch at `y`: a web plate between two flanges, angle irons with their rivets, gussets at the crown."""
    outer = vault.points(vault.radius - 0.05, 48)
    bent_bar(mesh, outer, y - 0.007, y + 0.007, deep)
    for depth in (0.0, deep):
        ring = vault.points(vault.radius - 0.05 - depth, 48)
        bent_bar(mesh, ring, y - wide / 2, y + wide / 2, 0.016)
        bent_bar(mesh, vault.points(vault.radius - (0.066 if depth == 0 else deep - 0.02), 48), y - 0.018, y + 0.018, 0.07)
    for line in (0.1, deep - 0.005):
        radius = vault.radius - line
        count = round(2 * vault.half * radius / 0.14)
        for px, pz in arc(vault.cx, vault.cz, radius, vault.half, count):
            for side in (-1, 1):
                rivet(mesh, Vector((px, y + side * 0.018, pz)), Vector((0, side, 0)), 0.017)
    for k in range(1, 16):
        angle = vault.half * (2 * k / 16 - 1)
        way = Vector((math.sin(angle), 0, math.cos(angle)))
        top = Vector((vault.cx, y, vault.cz)) + way * (vault.radius - 0.06)
        low = top - way * (deep - 0.02)
        across = Vector((0, wide / 2 - 0.01, 0))
        mesh.add([top - across, top + across, low + across, low - across], [(0, 1, 2, 3)])
        mesh.add([top - across, top + across, low + across, low - across], [(3, 2, 1, 0)])


def glass_barrel(room: Room, vault: Barrel, arches: list[float], colour: str, power: float = 0.62) -> None:
    """Arches, purlins, glazing bars and panes from the first arch to the last, and the daylight they let in."""
    y0, y1 = arches[0], arches[-1]
    iron = M()
    for y in arches:
        riveted_arch(iron, vault, y)
    steps = 10
    for k in range(steps + 1):
        angle = vault.half * (2 * k / steps - 1)
        way = Vector((math.sin(angle), 0, math.cos(angle)))
        flat = Vector((math.cos(angle), 0, -math.sin(angle)))
        top = Vector((vault.cx, 0, vault.cz)) + way * (vault.radius - 0.03)
        for wide, deep in ((0.035, 0.06), (0.008, 0.13)):
            a = [top - flat * wide, top + flat * wide, top + flat * wide - way * deep, top - flat * wide - way * deep]
            iron.add(
                [v + Vector((0, y0, 0)) for v in a] + [v + Vector((0, y1, 0)) for v in a],
                [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
            )
    bars = round((y1 - y0) / 0.5)
    for k in range(bars + 1):
        y = y0 + (y1 - y0) * k / bars
        bent_bar(iron, vault.points(vault.radius + 0.02, 30), y - 0.014, y + 0.014, 0.05)
    iron.obj("vault-iron", old_iron_paint(colour))
    glass = M()
    ring = vault.points(vault.radius + 0.012, 30)
    for (xa, za), (xb, zb) in zip(ring, ring[1:]):
        glass.quad((xa, y0, za), (xb, y0, zb), (xb, y1, zb), (xa, y1, za), False)
    glass.obj("vault-glass", roof_glass())
    wide, long = vault.x1 - vault.x0, y1 - y0
    light = room.hour["sky"] * power * math.pi * wide * long
    area((vault.cx, (y0 + y1) / 2, vault.crown + 0.7), (vault.cx, (y0 + y1) / 2, 0), wide, long, light, room.hour["col"], False)
