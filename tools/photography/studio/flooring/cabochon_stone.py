"""Limestone octagons with black cabochons: a stone floor of the eighteenth century, every slab its own cut."""

from __future__ import annotations

import random

import bpy

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def floor_limestone(colour: str = "#cfc4b0") -> bpy.types.Material:
    """Honed limestone by UV in metres: faint beds, shells and pores; vertex colour tones each slab."""
    m = Mat("floor-limestone", rgb(colour))
    uv = m.coord("UV")
    bed = m.noise(m.node("Mapping", Vector=m.warp(uv, 0.12, 2.0), Scale=(0.6, 3.4, 1)).outputs[0], 1.2, 5, 0.55)
    shell = m.noise(uv, 34, 3, 0.6)
    pore = m.noise(uv, 150, 2)
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    stone = m.ramp(bed, [(0.32, mul(colour, 0.93)), (0.68, mul(colour, 1.05))])
    stone = m.mix(m.ramp(shell, [(0.58, 0.0), (0.74, 0.22)]), stone, mul(colour, 0.74))
    stone = m.mix(m.ramp(pore, [(0.62, 0.0), (0.72, 0.3)]), stone, mul(colour, 0.62))
    stone = m.node(
        "HueSaturation",
        Hue=m.remap(tone.outputs[1], 0.492, 0.508),
        Saturation=m.remap(tone.outputs[2], 0.75, 1.15),
        Value=m.remap(tone.outputs[0], 0.87, 1.08),
        Color=stone,
    ).outputs[0]
    place = m.coord()
    worn = m.noise(m.warp(place, 0.4, 0.9), 0.5, 6, 0.6)
    stone = m.contact(stone, 0.5, 0.3)
    rough = m.math("ADD", m.ramp(worn, [(0.36, 0.24), (0.68, 0.46)]), m.remap(shell, 0.0, 0.08))
    return m.out(stone, rough, spec=0.45, normal=m.bump(m.math("ADD", m.math("MULTIPLY", pore, 0.25), shell), 0.0004))


@cached
def cabochon_black() -> bpy.types.Material:
    """Black marble with a trace of grey."""
    m = Mat("cabochon", rgb("#26272a"))
    cloud = m.noise(m.coord("Object"), 6, 5, 0.6)
    return m.out(m.ramp(cloud, [(0.4, "#1d1e20"), (0.75, "#3b3c3f")]), m.remap(cloud, 0.16, 0.34), spec=0.5)


def cabochon_stone(
    x0: float, y0: float, x1: float, y1: float, seed: int, colour: str = "#cfc4b0", pitch: float = 0.9, cut: float = 0.125
) -> None:
    """Octagons of `pitch` with their corners cut by `cut`, a black square on its point at every crossing."""
    rng = random.Random(seed)
    slabs, stones = M(), M()
    gap = 0.0013
    columns, rows = int((x1 - x0) / pitch) + 1, int((y1 - y0) / pitch) + 1
    for i in range(columns):
        for j in range(rows):
            x, y = x0 + i * pitch, y0 + j * pitch
            a, c = gap, pitch - gap
            outline = [(cut, a), (pitch - cut, a), (c, cut), (c, pitch - cut), (pitch - cut, c), (cut, c), (a, pitch - cut), (a, cut)]
            u, v, turned = rng.uniform(0, 40), rng.uniform(0, 40), rng.random() < 0.5
            uv = [(u + (q if turned else p), v + (p if turned else q)) for p, q in outline]
            lift, tip = rng.gauss(0, 0.0003), rng.gauss(0, 0.0006)
            tone = (min(max(rng.gauss(0.5, 0.2), 0), 1), rng.random(), rng.random(), 1)
            slabs.add([(x + p, y + q, lift + tip * (p / pitch - 0.5)) for p, q in outline], [tuple(range(8))], [uv], tone)
            half = cut - gap
            stones.add([(x + half, y, 0), (x, y + half, 0), (x - half, y, 0), (x, y - half, 0)], [(0, 1, 2, 3)])
    slabs.obj("slabs", floor_limestone(colour))
    stones.obj("cabochons", cabochon_black())
    joint = Mat("joint", rgb("#6f6656")).out(rgb("#6f6656"), 0.9)
    M().box(x0 - 0.1, y0 - 0.1, -0.2, x1 + pitch, y1 + pitch, -0.004).obj("bed", joint)
