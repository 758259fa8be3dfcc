"""A photographer's window: a great slope of glass that leans into the room, with calico blinds on wires."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector

from studio.colours import rgb
from studio.lights import area
from studio.materials import glass, metal, paint
from studio.mesh import M
from studio.room import Room
from studio.shader import Mat, cached
from studio.steelwork import strut


@cached
def calico(colour: str = "#bdb6a5") -> bpy.types.Material:
    """Unbleached cotton with the light behind it."""
    m = Mat("calico")
    weave = m.noise(m.coord("UV", (60, 9, 1)), 1.0, 3)
    tone = m.mix(weave, rgb(colour), rgb("#a39c8b"))
    front = m.node("BsdfDiffuse", Color=tone)
    through = m.node("BsdfTranslucent", Color=tone)
    mixed = m.node("MixShader", Fac=0.5, _1=front.outputs[0], _2=through.outputs[0])
    m.t.links.new(mixed.outputs[0], m.o.inputs[0])
    return m.m


class Slope:
    """The leaning west side: vertical to `sill`, then `lean` degrees inward up to `top`."""

    def __init__(self, sill: float, top: float, lean: float) -> None:
        self.sill, self.top = sill, top
        self.reach = (top - sill) * math.tan(math.radians(lean))
        self.length = math.hypot(self.reach, top - sill)
        self.normal = Vector((top - sill, 0, -self.reach)).normalized()

    def at(self, y: float, share: float, out: float = 0.0) -> Vector:
        """A point on the slope, `share` of the way up; `out` metres into the room."""
        foot = Vector((0, y, self.sill)) + Vector((self.reach, 0, self.top - self.sill)) * share
        return foot + self.normal * out


def studio_light(room: Room, slope: Slope, y0: float, y1: float, iron: bpy.types.Material, power: float = 1.0) -> None:
    """Glazing from y0 to y1: iron bars every 45 cm, lapped panes in three rows, a stouter frame, the north light."""
    bars, frame, panes = M(), M(), M()
    count = round((y1 - y0) / 0.45)
    side = Vector((0, 1, 0))
    for k in range(count + 1):
        y = y0 + (y1 - y0) * k / count
        stout = k % 4 == 0
        strut(frame if stout else bars, slope.at(y, 0, -0.03), slope.at(y, 1, -0.03), 0.1 if stout else 0.045, 0.05 if stout else 0.02, side)
    for share in (0.0, 0.34, 0.67, 1.0):
        stout = share in (0.0, 1.0)
        strut(frame if stout else bars, slope.at(y0, share, -0.03), slope.at(y1, share, -0.03), 0.09 if stout else 0.035, 0.07 if stout else 0.03, slope.normal)
    for k in range(count):
        a, b = y0 + (y1 - y0) * k / count, y0 + (y1 - y0) * (k + 1) / count
        for low, high in ((0.0, 0.34), (0.34, 0.67), (0.67, 1.0)):
            panes.quad(slope.at(a, low, -0.05), slope.at(b, low, -0.05), slope.at(b, high, -0.06), slope.at(a, high, -0.06))
    bars.obj("light-bars", iron, 0.002)
    frame.obj("light-frame", iron, 0.004)
    panes.obj("light-panes", glass())
    crank = M()
    for y in (y0 + (y1 - y0) * 0.25, y0 + (y1 - y0) * 0.75):
        rod = slope.at(y + 0.12, 0.02, 0.1)
        crank.tube([rod, slope.at(y + 0.12, 0.62, 0.1)], 0.012, 10)
        crank.tube([slope.at(y + 0.12, 0.62, 0.1), slope.at(y + 0.12, 0.66, -0.01)], 0.011, 8)
        hub = Vector((0.1, y + 0.12, 0.86))
        crank.tube([rod, hub], 0.012, 8)
        crank.tube([hub - side * 0.0, hub + Vector((0.09, 0, 0))], 0.02, 12)
        wheel = [hub + Vector((0.09, 0.13 * math.cos(t / 24 * math.tau), 0.13 * math.sin(t / 24 * math.tau))) for t in range(25)]
        crank.tube(wheel, 0.009, 8)
        for t in range(4):
            crank.tube([hub + Vector((0.09, 0, 0)), wheel[t * 6]], 0.006, 6)
        crank.tube([wheel[3], wheel[3] + Vector((0.09, 0, 0))], 0.011, 8)
    crank.obj("cranks", metal("#7f6a45", 0.38), smooth=True)
    hour = room.hour
    middle = slope.at((y0 + y1) / 2, 0.5, -0.5)
    wide = y1 - y0
    area(middle, middle + slope.normal + Vector((0, 0, -0.12)), wide, slope.length, hour["sky"] * power * math.pi * wide * slope.length, hour["col"], False)


def blinds(slope: Slope, y0: float, y1: float, drawn: list[float], seed: int) -> None:
    """One calico blind to each of `drawn` (share of the slope it covers from the top), on wires, gathered unevenly."""
    rng = random.Random(seed)
    wires, cloth = M(), M()
    for share in (0.02, 0.5, 0.98):
        wires.tube([slope.at(y0, share, 0.09), slope.at(y1, share, 0.09)], 0.003, 6)
    step = (y1 - y0) / len(drawn)
    for k, part in enumerate(drawn):
        a, b = y0 + step * k + 0.03, y0 + step * (k + 1) - 0.03
        phase, waves = rng.uniform(0, 6), 9

        def sheet(u: float, v: float) -> Vector:
            down = v * part
            belly = 0.03 * math.sin(v * math.pi * waves * part + phase) * (0.3 + 0.7 * v)
            fold = 0.012 * math.sin(u * 19 + phase + v * 2)
            droop = 0.03 * v * math.sin(u * math.pi)
            return slope.at(a + (b - a) * u, 0.99 - down - droop * 0.2, 0.1 + abs(belly) + fold)

        cloth.grid(sheet, 26, 46, False, (1.4, 3.0 * part))
        wires.tube([slope.at(b - 0.08, 0.98 - part, 0.12), Vector((slope.reach * (0.5 if part < 0.5 else 0.2) + 0.14, b - 0.08, 1.0))], 0.003, 6)
    cloth.obj("calico", calico(), smooth=True)
    wires.obj("blind-wires", paint("#3a3a38", 0.5))
