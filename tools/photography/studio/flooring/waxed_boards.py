"""Old boards, dark with wax and iron dust: gaps, butt joints on the joists, two nails at each end, a paler path."""

from __future__ import annotations

import random

import bpy

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def waxed_wood(colour: str = "#5b4330") -> bpy.types.Material:
    """UV in metres along the grain; vertex colour tones each board; polish is worn in drifts."""
    m = Mat("waxed-wood", rgb(colour))
    uv = m.coord("UV")
    grain = m.noise(m.warp(m.node("Mapping", Vector=uv, Scale=(1.1, 21, 1)).outputs[0], 1.1, 0.5), 1.7, 7, 0.6, 0.9)
    pores = m.noise(m.node("Mapping", Vector=uv, Scale=(7, 330, 1)).outputs[0], 1.0, 3, 0.6)
    tone = m.ramp(grain, [(0.28, mul(colour, 0.55)), (0.5, rgb(colour)), (0.74, mul(colour, 1.45))])
    tone = m.mix(m.ramp(pores, [(0.5, 0.0), (0.7, 0.3)]), tone, mul(colour, 0.4))
    own = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    tone = m.node(
        "HueSaturation",
        Hue=m.remap(own.outputs[1], 0.492, 0.508),
        Saturation=m.remap(own.outputs[2], 0.7, 1.05),
        Value=m.remap(own.outputs[0], 0.66, 1.34),
        Color=tone,
    ).outputs[0]
    worn = m.noise(m.warp(m.coord(), 0.5, 0.7), 0.5, 6, 0.62)
    tone = m.mix(m.ramp(worn, [(0.48, 0.0), (0.78, 0.4)]), tone, mul(colour, 1.75))
    tone = m.contact(tone, 0.55, 0.3)
    rough = m.math("ADD", m.remap(worn, 0.26, 0.5), m.math("MULTIPLY", pores, 0.1))
    return m.out(tone, rough, spec=0.45, normal=m.bump(m.math("SUBTRACT", grain, m.math("MULTIPLY", pores, 0.5)), 0.0008))


def waxed_boards(
    corners: tuple[float, float, float, float], seed: int, colour: str, wide: float = 0.22, along_x: bool = False
) -> None:
    """Boards over the rectangle (x0, y0, x1, y1), along y or along x."""
    rng = random.Random(seed)
    x0, y0, x1, y1 = corners
    if along_x:
        u0, v0, u1, v1 = y0, x0, y1, x1
    else:
        u0, v0, u1, v1 = x0, y0, x1, y1
    boards, nails = M(), M()
    u = u0
    while u < u1:
        width = wide * rng.uniform(0.92, 1.06)
        v = v0 - rng.uniform(0, 2.6)
        while v < v1:
            run = rng.choice((2.2, 2.8, 3.4, 4.0))
            tone = (min(max(rng.gauss(0.5, 0.24), 0), 1), rng.random(), rng.random(), 1)
            s, t = rng.uniform(0, 60), rng.uniform(0, 60)
            lift, tilt = rng.gauss(0, 0.0008), rng.gauss(0, 0.001)
            a, b, c, d = u + 0.0018, u + width - 0.0018, v + 0.001, min(v + run, v1) - 0.001
            flat = [(a, c, lift - tilt), (b, c, lift + tilt), (b, d, lift + tilt), (a, d, lift - tilt)]
            uvs = [(s, t), (s, t + width), (s + run, t + width), (s + run, t)]
            if along_x:
                flat, uvs = [(q, p, z) for p, q, z in reversed(flat)], uvs[::-1]
            boards.add(flat, [(0, 1, 2, 3)], [uvs], tone)
            for nv in (v + 0.03, v + run - 0.03):
                if v0 < nv < v1:
                    for nu in (u + 0.04, u + width - 0.04):
                        x, y = (nv, nu) if along_x else (nu, nv)
                        nails.tube([(x, y, 0.0), (x, y, 0.0022)], 0.0055, 6)
            v += run
        u += width
    boards.obj("boards", waxed_wood(colour))
    nails.obj("nails", Mat("nail", rgb("#2a2928")).out(rgb("#2a2928"), 0.45))
    M().box(x0, y0, -0.12, x1, y1, -0.006).obj("bed", Mat("bed", rgb("#0d0b09")).out(rgb("#0d0b09"), 0.9))
