"""A pitched roof of glass on Polonceau trusses: rafters, hanging struts and tie rods, panes that lap like slates."""

from __future__ import annotations

import math
import random
from typing import Sequence

import bpy
from mathutils import Vector

from studio.colours import rgb
from studio.lights import area
from studio.mesh import M
from studio.room import Room
from studio.shader import Mat, cached
from studio.steelwork import strut

LAPS = 5
"""Panes from the eaves to the ridge."""


@cached
def lapped_pane(dust: float = 0.16, tint: float = 0.95) -> bpy.types.Material:
    """Roof glass: clear for light; the lens sees rain streaks, dirt above each lap and a faint reflection."""
    m = Mat("lapped-pane")
    uv = m.coord("UV")
    streak = m.noise(m.node("Mapping", Vector=m.coord(), Scale=(1.2, 9.0, 1.2)).outputs[0], 1.5, 6, 0.65)
    foot = m.ramp(m.node("SeparateXYZ", Vector=uv).outputs[1], [(0.0, 1.0), (0.22, 0.0)])
    lens = m.node("LightPath").outputs["Is Camera Ray"]
    clear = m.node("BsdfTransparent", Color=m.mix(lens, (0.97, 0.985, 0.975, 1), (tint, tint * 1.01, tint, 1)))
    milk = m.node("BsdfTranslucent", Color=rgb("#d3dbd8"))
    dirt = m.math("MULTIPLY", m.math("ADD", m.ramp(streak, [(0.4, 0.25), (0.75, 1.0)]), foot), dust)
    dusty = m.node("MixShader", Fac=m.math("MULTIPLY", dirt, lens), _1=clear.outputs[0], _2=milk.outputs[0])
    gloss = m.node("BsdfGlossy", Roughness=0.02)
    share = m.math("MULTIPLY", m.math("MULTIPLY", m.node("Fresnel", IOR=1.5).outputs[0], 0.55, True), lens)
    both = m.node("MixShader", Fac=share, _1=dusty.outputs[0], _2=gloss.outputs[0])
    m.t.links.new(both.outputs[0], m.o.inputs[0])
    return m.m


class Pitch:
    """Two slopes over a hall from x = 0 to `wide`; `side` is -1 for the west slope, 1 for the east."""

    def __init__(self, wide: float, eaves: float, ridge: float) -> None:
        self.wide, self.eaves, self.ridge = wide, eaves, ridge
        self.angle = math.atan2(ridge - eaves, wide / 2)

    def at(self, side: int, y: float, share: float, lift: float = 0.0) -> Vector:
        """A point of a slope, `share` from 0 at the eaves to 1 at the ridge, `lift` metres above the plane."""
        c, s = math.cos(self.angle), math.sin(self.angle)
        x = self.wide / 2 + side * (self.wide / 2 * (1 - share) + s * lift)
        return Vector((x, y, self.eaves + (self.ridge - self.eaves) * share + c * lift))

    def normal(self, side: int) -> Vector:
        """Out of the roof, square on a slope."""
        return Vector((side * math.sin(self.angle), 0, math.cos(self.angle)))


def polonceau(mesh: M, roof: Pitch, y: float) -> None:
    """One truss: rafters of plate and angles, a strut that hangs square from the middle of each, thin rods, eyes."""
    along = Vector((0, 1, 0))
    feet = {}
    for side in (-1, 1):
        foot, apex, up = roof.at(side, y, 0.0, -0.12), roof.at(side, y, 1.0, -0.12), roof.normal(side)
        strut(mesh, foot, apex, 0.17, 0.012, along)
        for level in (0.085, -0.085):
            strut(mesh, foot + up * level, apex + up * level, 0.08, 0.012, up)
        head = roof.at(side, y, 0.5, -0.2)
        low = head - up * 0.78
        feet[side] = low
        for turn in (-1, 1):
            mesh.tube([head + along * 0.025 * turn, low + along * 0.025 * turn], 0.022, 8, 0.015)
        mesh.sphere(tuple(low), 0.05, 12)
        for end in (foot + up * -0.05, apex - up * 0.06):
            mesh.tube([low, end], 0.0125, 8)
            middle = low.lerp(end, 0.45)
            mesh.tube([middle - (end - low).normalized() * 0.09, middle + (end - low).normalized() * 0.09], 0.022, 8)
        x = roof.wide / 2 + side * roof.wide / 2
        a, b = sorted((x, x - side * 0.34))
        mesh.box(a, y - 0.09, roof.eaves - 0.3, b, y + 0.09, roof.eaves - 0.26)
    mesh.tube([feet[-1], feet[1]], 0.0125, 8)
    centre = (feet[-1] + feet[1]) / 2
    mesh.tube([centre, roof.at(1, y, 1.0, -0.1)], 0.008, 8)
    mesh.box(roof.wide / 2 - 0.17, y - 0.012, roof.ridge - 0.42, roof.wide / 2 + 0.17, y + 0.012, roof.ridge - 0.08)


def pitched_glass(
    room: Room, roof: Pitch, y0: float, y1: float, trusses: Sequence[float], iron: bpy.types.Material, power: float, dust: float
) -> None:
    """The roof from y0 to y1 and the daylight through it; two panes near the ridge stand open."""
    rng = random.Random(room.seed)
    frame = M()
    for y in trusses:
        polonceau(frame, roof, y)
    fields = round((y1 - y0) / 0.56)
    step = (y1 - y0) / fields
    vents = {(-1, fields // 3), (-1, fields // 3 + 1), (1, 2 * fields // 3)}
    panes, laps = M(), M()
    for side in (-1, 1):
        up = roof.normal(side)
        for share in (0.02, 0.34, 0.67, 0.985):
            a, b = roof.at(side, y0, share, -0.06), roof.at(side, y1, share, -0.06)
            strut(frame, a, b, 0.075, 0.012, up)
            strut(frame, a - up * 0.045, b - up * 0.045, 0.012, 0.09, up)
        for k in range(fields + 1):
            y = y0 + step * k
            strut(frame, roof.at(side, y, 0.0), roof.at(side, y, 1.0), 0.034, 0.012, up)
            strut(frame, roof.at(side, y, 0.0, -0.022), roof.at(side, y, 1.0, -0.022), 0.009, 0.04, up)
        for k in range(fields):
            for lap in range(LAPS):
                a, b, s0, s1 = y0 + step * k + 0.006, y0 + step * (k + 1) - 0.006, lap / LAPS, (lap + 1) / LAPS + 0.012
                high = 0.62 if lap == LAPS - 1 and (side, k) in vents else 0.0
                lift, drop, turn = 0.02 + 0.008, 0.02, rng.gauss(0, 0.0012)
                corners = [
                    roof.at(side, a, s0, lift + turn + high * 0.42), roof.at(side, b, s0, lift - turn + high * 0.42),
                    roof.at(side, b, s1, drop - turn), roof.at(side, a, s1, drop + turn),
                ]
                panes.quad(*corners)
                if high:
                    for p, q in zip(corners, [*corners[1:], corners[0]]):
                        strut(frame, p, q, 0.03, 0.02, up)
                    frame.tube([roof.at(side, (a + b) / 2, s0, 0.0), (corners[0] + corners[1]) / 2], 0.007, 6)
                elif lap:
                    laps.quad(roof.at(side, a, s0, 0.031), roof.at(side, b, s0, 0.031), roof.at(side, b, s0 + 0.005, 0.031), roof.at(side, a, s0 + 0.005, 0.031))
    mid = roof.wide / 2
    frame.box(mid - 0.13, y0, roof.ridge + 0.03, mid + 0.13, y1, roof.ridge + 0.07)
    for x in (0.0, roof.wide):
        frame.box(x - 0.2, y0, roof.eaves - 0.02, x + 0.2, y1, roof.eaves + 0.03)
    frame.obj("roof-iron", iron)
    panes.obj("roof-panes", lapped_pane(dust))
    laps.obj("roof-laps", Mat("lap-dirt", rgb("#2b2f2c")).out(rgb("#2b2f2c"), 0.9))
    light = room.hour["sky"] * power * math.pi * roof.wide * (y1 - y0)
    area((mid, (y0 + y1) / 2, roof.ridge + 0.9), (mid, (y0 + y1) / 2, 0), roof.wide, y1 - y0, light, room.hour["col"], False)
