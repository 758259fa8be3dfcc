"""Oak end-grain blocks: a workshop floor of sawn-off posts, each with its own rings."""

from __future__ import annotations

import random

import bpy

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def end_grain_oak(colour: str = "#8a6b47") -> bpy.types.Material:
    """UV in metres from the heart of the tree: rings, rays, pores; vertex colour sets the block's tone."""
    m = Mat("end-grain", rgb(colour))
    uv = m.coord("UV")
    rings = m.node("TexWave", {"wave_type": "RINGS", "rings_direction": "Z"}, Vector=m.warp(uv, 0.012, 14), Scale=38.0, Distortion=0.6).outputs[1]
    pores = m.noise(uv, 420, 2)
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    wood = m.mix(m.math("MULTIPLY", rings, 0.55), mul(colour, 1.12), mul(colour, 0.66))
    wood = m.mix(m.ramp(pores, [(0.5, 0.0), (0.7, 0.4)]), wood, mul(colour, 0.42))
    wood = m.node(
        "HueSaturation",
        Hue=m.remap(tone.outputs[1], 0.49, 0.508),
        Saturation=m.remap(tone.outputs[2], 0.6, 0.95),
        Value=m.remap(tone.outputs[0], 0.55, 1.3),
        Color=wood,
    ).outputs[0]
    place = m.coord()
    worn = m.noise(m.warp(place, 0.4, 0.9), 0.6, 6, 0.6)
    wood = m.mix(m.ramp(worn, [(0.42, 0.0), (0.75, 0.3)]), wood, mul(colour, 0.62))
    wood = m.contact(wood, 0.55, 0.3)
    rough = m.math("ADD", m.remap(worn, 0.3, 0.5), m.remap(pores, 0.0, 0.1))
    return m.out(wood, rough, spec=0.42, normal=m.bump(m.math("ADD", m.math("MULTIPLY", pores, 0.3), rings), 0.0005))


def end_grain_floor(x0: float, y0: float, x1: float, y1: float, seed: int, colour: str = "#8a6b47") -> None:
    """Blocks of 9 × 16 cm in running bond along x, gaps of 2 mm, a little uneven."""
    rng = random.Random(seed)
    long, wide, gap = 0.165, 0.092, 0.0011
    mesh = M()
    for row in range(int((y1 - y0) / wide) + 1):
        y = y0 + row * wide
        x = x0 - rng.uniform(0, long)
        while x < x1:
            run = long * rng.uniform(0.94, 1.06)
            lift = [rng.gauss(0, 0.0005) for _ in range(4)]
            tone = (min(max(rng.gauss(0.5, 0.24), 0), 1), rng.random(), rng.random(), 1)
            u, v = rng.uniform(-0.16, 0.16), rng.uniform(-0.16, 0.16)
            corners = [(x + gap, y + gap), (x + run - gap, y + gap), (x + run - gap, y + wide - gap), (x + gap, y + wide - gap)]
            mesh.add(
                [(px, py, z) for (px, py), z in zip(corners, lift)],
                [(0, 1, 2, 3)],
                [[(u + px - x, v + py - y) for px, py in corners]],
                tone,
            )
            x += run
    mesh.obj("end-grain", end_grain_oak(colour))
    M().box(x0, y0, -0.1, x1, y1 + wide, -0.004).obj("bed", Mat("bed", rgb("#1d1712")).out(rgb("#1d1712"), 0.9))
