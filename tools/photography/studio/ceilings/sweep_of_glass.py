"""The roof of a winter garden: one sweep of curved glass that leans on the house, on slender ribs of cast iron."""

from __future__ import annotations

import math
from typing import Sequence

import bpy
from mathutils import Vector

from studio.colours import rgb
from studio.lights import area
from studio.mesh import M
from studio.room import Room
from studio.shader import Mat, cached
from studio.steelwork import bent_bar


@cached
def hothouse_glass(pull: float = 0.85) -> bpy.types.Material:
    """Clear horticultural glass with a green breath in it, streaks of rain and dust; the lens sees `pull` of the sky."""
    m = Mat("hothouse-glass")
    lens = m.node("LightPath").outputs["Is Camera Ray"]
    streak = m.noise(m.coord("Object", (1.2, 9, 1.2)), 1.0, 6, 0.65)
    tint = m.mix(lens, (0.96, 0.975, 0.965, 1), (pull * 0.97, pull, pull * 0.985, 1))
    clear = m.node("BsdfTransparent", Color=tint)
    milk = m.node("BsdfTranslucent", Color=rgb("#dfe8df"))
    dust = m.math("MULTIPLY", m.ramp(streak, [(0.5, 0.015), (0.8, 0.1)]), lens)
    mixed = m.node("MixShader", Fac=dust, _1=clear.outputs[0], _2=milk.outputs[0])
    mirror = m.node("BsdfGlossy", Roughness=0.02)
    share = m.math("MULTIPLY", m.math("MULTIPLY", m.node("Fresnel", IOR=1.45).outputs[0], 0.9, True), lens)
    last = m.node("MixShader", Fac=share, _1=mixed.outputs[0], _2=mirror.outputs[0])
    m.t.links.new(last.outputs[0], m.o.inputs[0])
    return m.m


class Sweep:
    """A quarter ellipse: upright on the eaves at (x1, eave), level where it meets the house at (x0, crown)."""

    def __init__(self, x0: float, x1: float, eave: float, crown: float) -> None:
        self.x0, self.x1, self.eave, self.crown = x0, x1, eave, crown

    def at(self, turn: float, inner: float = 0.0) -> tuple[float, float]:
        """Point (x, z); `turn` in degrees from the eaves (0) to the house (90), `inner` metres below the glass."""
        a = math.radians(turn)
        return (
            self.x0 + (self.x1 - self.x0 - inner) * math.cos(a),
            self.eave + (self.crown - self.eave - inner) * math.sin(a),
        )

    def line(self, inner: float = 0.0, count: int = 36) -> list[tuple[float, float]]:
        """Points from the house to the eaves."""
        return [self.at(90 - 90 * k / count, inner) for k in range(count + 1)]

    def height(self, x: float, inner: float = 0.0) -> float:
        """Height of the glass above x."""
        share = min(max((x - self.x0) / (self.x1 - self.x0 - inner), 0.0), 1.0)
        return self.eave + (self.crown - self.eave - inner) * math.sqrt(1 - share * share)


def ring(mesh: M, y: float, cx: float, cz: float, radius: float, thick: float = 0.011, wide: float = 0.035) -> None:
    """A flat ring in the plane of a rib."""
    points = [(cx + radius * math.sin(math.tau * k / 20), cz + radius * math.cos(math.tau * k / 20)) for k in range(21)]
    bent_bar(mesh, points, y - wide / 2, y + wide / 2, thick)


def spandrel(mesh: M, sweep: Sweep, y: float, house: bool) -> None:
    """A bracket under a rib: a hollow stay, and between it and the rib a row of rings that touch one another."""
    if house:
        foot, head = Vector((sweep.x0 + 0.03, sweep.crown - 1.3)), Vector(sweep.at(77, 0.145))
        corner = Vector((sweep.x0, sweep.crown - 0.14))
        upright = [Vector((sweep.x0 + 0.01, foot.y + (corner.y - foot.y) * k / 30)) for k in range(31)]
    else:
        foot, head = Vector((sweep.x1 - 0.1, sweep.eave - 0.85)), Vector(sweep.at(40, 0.145))
        corner = Vector((sweep.x1 - 0.1, sweep.at(20, 0.14)[1]))
        upright = [Vector((sweep.x1 - 0.1, foot.y + (sweep.eave - foot.y) * k / 30)) for k in range(31)]
    edge = upright + [Vector(point) for point in sweep.line(0.15, 80)]
    hollow = (corner - (foot + head) / 2) * 0.62
    stay = [foot.lerp(head, k / 60) + hollow * 2 * (k / 60) * (1 - k / 60) for k in range(61)]
    line = [(p.x, p.y) for p in stay]
    bent_bar(mesh, line if house else line[::-1], y - 0.022, y + 0.022, 0.022)
    last: tuple[Vector, float] | None = None
    for p in stay[4:-3]:
        near = min(edge, key=lambda q: (q - p).length)
        radius, centre = (near - p).length / 2 - 0.004, (near + p) / 2
        if radius > 0.024 and (last is None or (centre - last[0]).length >= radius + last[1]):
            ring(mesh, y, centre.x, centre.y, radius, 0.012 if radius > 0.06 else 0.008)
            last = (centre, radius)


def sweep_of_glass(room: Room, sweep: Sweep, ribs: Sequence[float], iron: bpy.types.Material, power: float, pull: float = 0.85) -> None:
    """Ribs with their brackets, purlins, glazing bars and panes, and the daylight that falls through them."""
    y0, y1 = ribs[0], ribs[-1]
    cast = M()
    for y in ribs:
        bent_bar(cast, sweep.line(0.02), y - 0.034, y + 0.034, 0.022)
        bent_bar(cast, sweep.line(0.04), y - 0.009, y + 0.009, 0.1)
        bent_bar(cast, sweep.line(0.135), y - 0.02, y + 0.02, 0.018)
        spandrel(cast, sweep, y, True)
        spandrel(cast, sweep, y, False)
    for turn in (13, 26, 40, 55, 70, 84):
        x, z = sweep.at(turn, 0.06)
        cast.tube([(x, y0, z), (x, y1, z)], 0.016, 8)
    bars = round((y1 - y0) / 0.44)
    for k in range(bars + 1):
        y = y0 + (y1 - y0) * k / bars
        bent_bar(cast, sweep.line(-0.005), y - 0.009, y + 0.009, 0.036)
    cast.obj("sweep-iron", iron)
    panes = M()
    line = sweep.line(-0.01)
    for k in range(bars):
        a, b = y0 + (y1 - y0) * k / bars, y0 + (y1 - y0) * (k + 1) / bars
        for (xa, za), (xb, zb) in zip(line, line[1:]):
            panes.quad((xa, a, za), (xb, a, zb), (xb, b, zb), (xa, b, za), False)
    panes.obj("sweep-glass", hothouse_glass(pull))
    wide, long = sweep.x1 - sweep.x0, y1 - y0
    light = room.hour["sky"] * power * math.pi * wide * long
    over = ((sweep.x0 + sweep.x1) / 2 + 0.6, (y0 + y1) / 2, sweep.crown + 0.9)
    area(over, (over[0] - 0.9, over[1], 0), wide, long, light, room.hour["col"], False)
