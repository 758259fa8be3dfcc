"""A wall of glass bricks: square blocks in concrete joints, each a little different, the evening sky behind them."""

from __future__ import annotations

import random

import bpy
from mathutils import Matrix

from studio.colours import mul, rgb
from studio.materials import paint
from studio.mesh import M
from studio.shader import Mat, cached

PITCH, JOINT = 0.2, 0.018


@cached
def glass_brick(level: float, sky: str = "#dfeaf0", low: str = "#b9a98c") -> bpy.types.Material:
    """Light through a hollow block: a pale pillow, a green rim, waves; UV 0..1 a block, its tone in `rnd`."""
    m = Mat("glass-brick")
    uv = m.coord("UV")
    axes = m.node("SeparateXYZ", Vector=uv)
    edge = [m.math("ABSOLUTE", m.math("SUBTRACT", axes.outputs[k], 0.5)) for k in (0, 1)]
    rim = m.ramp(m.math("MAXIMUM", *edge), [(0.3, 0.0), (0.42, 0.5), (0.5, 1.0)])
    waves = m.noise(m.node("Mapping", Vector=m.coord("Object"), Scale=(9, 9, 16)).outputs[0], 1.0, 3, 0.5)
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    height = m.node("SeparateXYZ", Vector=m.node("NewGeometry").outputs["Position"]).outputs[2]
    behind = m.mix(m.ramp(m.math("DIVIDE", height, 4.0), [(0.2, 0.0), (0.62, 1.0)]), low, sky)
    shapes = m.noise(m.coord("Object", (0.8, 0.8, 0.5)), 1.0, 3, 0.5)
    behind = m.mix(m.ramp(shapes, [(0.42, 0.0), (0.62, 0.5)]), behind, mul(low, 0.7))
    colour = m.mix(m.ramp(waves, [(0.3, 0.0), (0.7, 0.8)]), behind, mul(sky, 0.5))
    colour = m.mix(m.math("MULTIPLY", rim, 0.75), colour, "#5f7f77")
    strength = m.math("MULTIPLY", m.remap(tone.outputs[0], 0.55, 1.3), m.remap(m.node("LightPath").outputs["Is Camera Ray"], level * 0.3, level))
    light = m.node("Emission", Color=colour, Strength=strength)
    gloss = m.node("BsdfGlossy", Roughness=0.08, Normal=m.bump(waves, 0.01))
    fresnel = m.node("Fresnel", IOR=1.45).outputs[0]
    both = m.node("MixShader", Fac=fresnel, _1=light.outputs[0], _2=gloss.outputs[0])
    m.t.links.new(both.outputs[0], m.o.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def glass_bricks(place: Matrix, x0: float, z0: float, x1: float, z1: float, level: float, seed: int) -> None:
    """Between (x0, z0) and (x1, z1) of a wall's own frame (room on negative y); `level` the light behind."""
    rng = random.Random(seed)
    columns, rows = round((x1 - x0) / PITCH), round((z1 - z0) / PITCH)
    dx, dz = (x1 - x0) / columns, (z1 - z0) / rows
    blocks, joints = M(place), M(place)
    for i in range(columns):
        for j in range(rows):
            a, b = x0 + i * dx + JOINT / 2, x0 + (i + 1) * dx - JOINT / 2
            c, d = z0 + j * dz + JOINT / 2, z0 + (j + 1) * dz - JOINT / 2
            tone = (min(max(rng.gauss(0.5, 0.22), 0), 1), rng.random(), rng.random(), 1)
            tip = rng.gauss(0, 0.0012)
            blocks.quad((a, 0.035, c), (b, 0.035 + tip, c), (b, 0.035 + tip, d), (a, 0.035, d), True, tone)
    for i in range(columns + 1):
        x = x0 + i * dx
        joints.box(x - JOINT / 2, 0.02, z0, x + JOINT / 2, 0.09, z1)
    for j in range(rows + 1):
        z = z0 + j * dz
        joints.box(x0, 0.0215, z - JOINT / 2, x1, 0.09, z + JOINT / 2)
    blocks.obj("glass-bricks", glass_brick(level))
    joints.obj("joints", paint("#8b8a85", 0.7))
