"""The roofs of Paris from a studio under the eaves: zinc mansards row behind row, chimneys, far trees, haze between."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix

from studio.colours import rgb
from studio.lights import sun
from studio.materials import brick, paint
from studio.mesh import M, at
from studio.outside.surroundings import sky_over
from studio.room import Room
from studio.shader import Mat, cached
from studio.street.roofs import chimney, mansard
from studio.street.surfaces import render_plaster, zinc
from studio.street.trees import TreeKind


@cached
def haze(amount: float, colour: str, level: float) -> bpy.types.Material:
    """A veil of morning air between two rows of roofs, denser near the ground."""
    m = Mat("haze")
    clear = m.node("BsdfTransparent")
    veil = m.node("Emission", Color=rgb(colour), Strength=level)
    height = m.node("SeparateXYZ", Vector=m.coord("UV")).outputs[1]
    lens = m.node("LightPath")
    seen = m.math("MAXIMUM", lens.outputs["Is Camera Ray"], lens.outputs["Is Glossy Ray"])
    share = m.math("MULTIPLY", m.ramp(height, [(0.3, amount), (1.0, 0.0)]), seen)
    mixed = m.node("MixShader", Fac=share, _1=clear.outputs[0], _2=veil.outputs[0])
    m.t.links.new(mixed.outputs[0], m.o.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def house_top(place: Matrix, width: float, rng: random.Random, near: bool) -> None:
    """The top of one house in the frame of its front, eaves at z = 0; its wall goes down out of sight."""
    bays = [width * (k + 0.5) / max(1, round(width / 2.7)) for k in range(max(1, round(width / 2.7)))]
    wall = M(place).quad((0, 0.05, -14), (width, 0.05, -14), (width, 0.05, 0.05), (0, 0.05, 0.05), False)
    wall.obj("house-wall", render_plaster(rng.choice(("#d8cfbd", "#cfc6b4", "#ddd5c6"))))
    mansard(place, width, 0.0, rng, bays if near else bays[::2], 0.02, "#d5cbb8", 9.0)
    ends = M(place)
    ends.box(0.0, 1.3, -2, 0.32, 9.0, 4.1).box(width - 0.16, 1.3, -2, width + 0.16, 9.0, 3.95)
    ends.obj("party-wall", rng.choice((render_plaster("#cdc3b1"), render_plaster("#b9ae9b"), brick("#8d5a44", "#a56c50"))))
    lead = M(place).box(-0.03, 1.26, 4.08, 0.36, 9.0, 4.14)
    lead.obj("lead", zinc("#767f86"))
    if rng.random() < 0.8:
        chimney(place @ Matrix.Translation((0, rng.uniform(0.8, 4), 0)), 0.16, 4.4, rng)
    rest = M(place)
    if rng.random() < 0.7:
        v = rng.uniform(2.5, width - 1.5)
        rest.tube([(v, 4.0, 3.0), (v, 4.0, 4.1)], 0.09, 10).tube([(v, 4.0, 4.05), (v, 4.0, 4.2)], 0.15, 10)
    if near:
        v = rng.uniform(1.5, width - 2.5)
        rest.box(v, 4.2, 2.9, v + 1.0, 5.0, 3.35)
        aerial = width * 0.6
        rest.tube([(aerial, 5, 3.0), (aerial, 5, 5.4)], 0.016, 6)
        for k in range(6):
            rest.tube([(aerial - 0.45 + 0.02 * k, 5, 4.5 + 0.14 * k), (aerial + 0.45 - 0.02 * k, 5, 4.5 + 0.14 * k)], 0.007, 5)
    if rest.f:
        rest.obj("roof-things", paint("#5d6468", 0.6))


def zinc_roofs(room: Room, radiance: float) -> None:
    """Beyond the west side: a gutter and slates of our own, a street, five rows of roofs, trees, a pale skyline."""
    rng = random.Random(room.seed * 3 + 1)
    ledge = M()
    ledge.box(-0.42, -12, 0.62, -0.02, room.L + 14, 0.72).box(-0.5, -12, 0.55, -0.42, room.L + 14, 0.84)
    for k in range(40):
        ledge.box(-0.41, -12 + k * 1.0, 0.72, -0.03, -11.975 + k * 1.0, 0.745)
    ledge.obj("own-gutter", zinc("#8b949a"))
    rows = ((-13.5, -3.7, 9.0), (-27.0, -2.6, 8.0), (-42.0, -2.9, 9.0), (-62.0, -1.2, 10.0), (-88.0, -1.6, 12.0))
    for i, (x, z, step) in enumerate(rows):
        y = -24.0 - 22 * i
        while y < 36 + 24 * i:
            width = step * rng.uniform(0.75, 1.3)
            back, up = rng.uniform(-1.4, 0.0), rng.choice((-0.9, -0.3, 0.0, 0.5, 1.1))
            house_top(at(x + back, y, z + up, 90), width, rng, i == 0)
            y += width
        M().quad((x + 6.0, -160, -12), (x + 6.0, 200, -12), (x + 6.0, 200, 14), (x + 6.0, -160, 14)).obj(
            "haze", haze((0.0, 0.12, 0.16, 0.2, 0.24)[i], "#c4d0dc", 1.2 * radiance)
        )
    grove = TreeKind(rng, 13.0, 4.0, 3200, "#66763f", 0.34)
    for k in range(16):
        grove.plant(-74 + rng.uniform(-4, 4), -50 + k * 9.5 + rng.uniform(-2, 2), -11 + rng.uniform(-0.6, 1.0), rng, False)
    far = M()
    y = -170.0
    while y < 210:
        width, tall = rng.uniform(6, 18), rng.uniform(-0.5, 3.6)
        far.box(-128 - rng.uniform(0, 12), y, -15, -125, y + width, tall)
        for _ in range(rng.randint(0, 2)):
            c = y + rng.uniform(0.5, width - 0.5)
            far.box(-126, c, tall, -125.2, c + rng.uniform(0.8, 2.6), tall + rng.uniform(0.8, 1.9))
        y += width
    far.obj("skyline", paint("#98a3ad", 0.9))
    M().quad((-119, -200, -12), (-119, 230, -12), (-119, 230, 12), (-119, -200, 12)).obj("haze", haze(0.5, "#c4d0dc", 1.2 * radiance))
    sky_over(-100, -70, -1.5, 90, 34, radiance, room.hour["col"], (6, 0))
    height, turn = math.radians(38), math.radians(28)
    flat = math.cos(height)
    sun((-flat * math.cos(turn), flat * math.sin(turn), -math.sin(height)), 3.2 * radiance, "#ffeeda", 0.9)
