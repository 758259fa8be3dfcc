"""Works of one maker: overlapping discs of coloured film on a sheet of glass that stands off the wall on brass pins."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix

from studio.colours import rgb
from studio.materials import glass, metal
from studio.mesh import M
from studio.shader import Mat, cached

HUES = ("#2356a8", "#d8452b", "#e8a52c", "#1d8a78", "#d77f9b")


@cached
def film(colour: str) -> bpy.types.Material:
    """Coloured film: what lies behind is seen through it, so that two films give a third colour."""
    m = Mat("film")
    clear = m.node("BsdfTransparent", Color=rgb(colour))
    skin = m.node("BsdfPrincipled", Base_Color=rgb(colour), Roughness=0.18)
    mixed = m.node("MixShader", Fac=0.3, _1=clear.outputs[0], _2=skin.outputs[0])
    m.t.links.new(mixed.outputs[0], m.o.inputs[0])
    return m.m


def glass_discs(place: Matrix, x: float, z: float, wide: float, tall: float, seed: int) -> None:
    """A sheet `wide` × `tall` centred at (x, z) of a wall's own frame (room on negative y), four to six discs on it."""
    rng = random.Random(seed)
    pane, pins = M(place), M(place)
    pane.quad((x - wide / 2, -0.07, z - tall / 2), (x + wide / 2, -0.07, z - tall / 2), (x + wide / 2, -0.07, z + tall / 2), (x - wide / 2, -0.07, z + tall / 2))
    edge = M(place)
    for a, b, c, d in ((-1, -1, 1, -1), (-1, 1, 1, 1), (-1, -1, -1, 1), (1, -1, 1, 1)):
        edge.tube([(x + a * wide / 2, -0.07, z + b * tall / 2), (x + c * wide / 2, -0.07, z + d * tall / 2)], 0.005, 6)
    for sx in (-1, 1):
        for sz in (-1, 1):
            px, pz = x + sx * (wide / 2 - 0.07), z + sz * (tall / 2 - 0.07)
            pins.tube([(px, 0.0, pz), (px, -0.09, pz)], 0.012, 12)
    pane.obj("art-glass", glass())
    edge.obj("glass-edge", metal("#7fa08f", 0.2))
    pins.obj("pins", metal("#b8935a", 0.28), smooth=True)
    hues = rng.sample(HUES, 4)
    short = min(wide, tall)
    middles: list[tuple[float, float]] = [(x + rng.uniform(-0.1, 0.1) * wide, z + rng.uniform(-0.12, 0.12) * tall)]
    for k in range(4 + seed % 2):
        radius = short * (0.36, 0.27, 0.2, 0.3, 0.13)[k]
        if k:
            a = math.tau * (k / 4 + rng.uniform(-0.08, 0.08)) + seed
            near = middles[0]
            px = near[0] + math.cos(a) * short * 0.33
            pz = near[1] + math.sin(a) * short * 0.33
        else:
            px, pz = middles[0]
        px = min(max(px, x - wide / 2 + radius + 0.03), x + wide / 2 - radius - 0.03)
        pz = min(max(pz, z - tall / 2 + radius + 0.03), z + tall / 2 - radius - 0.03)
        middles.append((px, pz))
        disc = M(place)
        y = -0.074 - 0.003 * k
        outline = [(px + radius * math.cos(math.tau * t / 64), y, pz + radius * math.sin(math.tau * t / 64)) for t in range(64)]
        disc.add(outline, [tuple(range(64))])
        disc.obj("disc", film(hues[k % 4]))
