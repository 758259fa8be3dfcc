"""Wide deal boards under grey floor paint, worn through where people walk."""

from __future__ import annotations

import random

import bpy

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def floor_paint(colour: str = "#7d858a") -> bpy.types.Material:
    """Paint over grain; the wood shows in worn drifts; vertex colour tones each board."""
    m = Mat("floor-paint", rgb(colour))
    uv = m.coord("UV")
    grain = m.noise(m.node("Mapping", Vector=uv, Scale=(1.4, 30, 1)).outputs[0], 1.6, 6, 0.6, 1.0)
    place = m.coord()
    worn = m.noise(m.warp(place, 0.5, 0.7), 0.55, 7, 0.66)
    scuff = m.noise(m.coord(scale=(5, 0.9, 1), rot=(0, 0, 0.3)), 2.0, 6, 0.7)
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    coat = m.node("HueSaturation", Value=m.remap(tone.outputs[0], 0.84, 1.14), Saturation=m.remap(tone.outputs[1], 0.8, 1.15), Color=colour).outputs[0]
    coat = m.mix(m.ramp(scuff, [(0.55, 0.0), (0.75, 0.3)]), coat, mul(colour, 1.35))
    bare = m.ramp(grain, [(0.3, "#6b5640"), (0.7, "#a58a69")])
    through = m.math("ADD", worn, m.math("MULTIPLY", grain, 0.22))
    tint = m.mix(m.ramp(through, [(0.68, 0.0), (0.78, 0.75)]), coat, bare)
    tint = m.contact(tint, 0.55, 0.3)
    rough = m.math("ADD", m.remap(worn, 0.26, 0.52), m.math("MULTIPLY", scuff, 0.08))
    return m.out(tint, rough, spec=0.45, normal=m.bump(m.math("MULTIPLY", grain, 0.6), 0.0006))


def painted_boards(x0: float, y0: float, x1: float, y1: float, seed: int, colour: str = "#7d858a", wide: float = 0.185) -> None:
    """Boards along y with 2 mm gaps, butt joints on the joists, two nails at each joint."""
    rng = random.Random(seed)
    mesh, nails = M(), M()
    x = x0
    while x < x1:
        y = y0 - rng.uniform(0, 2.4)
        while y < y1:
            run = rng.choice((2.4, 3.0, 3.6))
            tone = (rng.random(), rng.random(), rng.random(), 1)
            u, v = rng.uniform(0, 60), rng.uniform(0, 60)
            lift = rng.gauss(0, 0.0005)
            tilt = rng.gauss(0, 0.0006)
            a, b = x + 0.0011, x + wide - 0.0011
            c, d = y + 0.0008, min(y + run, y1) - 0.0008
            mesh.add(
                [(a, c, lift - tilt), (b, c, lift + tilt), (b, d, lift + tilt), (a, d, lift - tilt)],
                [(0, 1, 2, 3)],
                [[(u, v), (u, v + wide), (u + run, v + wide), (u + run, v)]],
                tone,
            )
            for ny in (y + 0.035, y + run - 0.035):
                for nx in (x + 0.03, x + wide - 0.03):
                    if y0 < ny < y1:
                        nails.tube([(nx, ny, 0.0), (nx, ny, 0.0018)], 0.004, 6)
            y += run
        x += wide
    mesh.obj("painted-boards", floor_paint(colour))
    nails.obj("nails", Mat("nail", rgb("#3b3d3e")).out(rgb("#3b3d3e"), 0.5))
    M().box(x0, y0, -0.1, x1, y1, -0.005).obj("bed", Mat("bed", rgb("#15130f")).out(rgb("#15130f"), 0.9))
