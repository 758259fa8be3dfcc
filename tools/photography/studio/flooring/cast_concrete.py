"""Power-floated concrete of a workshop: even in tone, fine pores, saw cuts, a worn path."""

from __future__ import annotations

import bpy

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def cast_concrete(colour: str = "#8f9190", gloss: float = 0.5, bay: float = 4.0) -> bpy.types.Material:
    """Tone within 6 % at large scale; `bay` metres between saw cuts along y, half of it across."""
    m = Mat("cast-concrete", rgb(colour))
    place = m.coord()
    cloud = m.noise(m.warp(place, 0.5, 0.8), 0.45, 6, 0.55)
    fine = m.noise(place, 26, 5, 0.7)
    speck = m.noise(place, 190, 2)
    tone = m.ramp(cloud, [(0.36, mul(colour, 0.92)), (0.64, mul(colour, 1.07))])
    tone = m.mix(m.ramp(fine, [(0.35, 0.0), (0.75, 0.16)]), tone, mul(colour, 0.78))
    tone = m.mix(m.ramp(speck, [(0.6, 0.0), (0.75, 0.3)]), tone, mul(colour, 0.6))
    axes = m.node("SeparateXYZ", Vector=place)
    cuts = [
        m.math("LESS_THAN", m.math("PINGPONG", m.math("ADD", axes.outputs[k], offset), span / 2), 0.0022)
        for k, span, offset in ((0, bay * 0.875, 1.0), (1, bay, 2.0))
    ]
    tone = m.mix(m.math("MULTIPLY", m.math("MAXIMUM", *cuts), 0.7), tone, mul(colour, 0.22))
    tone = m.contact(tone, 0.55, 0.3)
    worn = m.noise(m.coord(scale=(1.0, 0.25, 1.0)), 0.9, 6, 0.6)
    rough = m.math("ADD", m.ramp(worn, [(0.35, 0.46 - 0.24 * gloss), (0.7, 0.66 - 0.24 * gloss)]), m.remap(fine, 0.0, 0.1))
    return m.out(tone, rough, spec=0.5, normal=m.bump(m.math("ADD", m.math("MULTIPLY", fine, 0.4), m.noise(place, 2.2, 3)), 0.0009))


def grating(x0: float, y0: float, x1: float, y1: float, mat: bpy.types.Material) -> None:
    """A cast-iron channel grating let into the floor along y, its bars across."""
    mesh = M()
    for x in (x0, x1 - 0.03):
        mesh.box(x, y0, 0.0, x + 0.03, y1, 0.006)
    count = int((y1 - y0) / 0.036)
    for k in range(count):
        y = y0 + (y1 - y0) * k / count
        mesh.box(x0 + 0.03, y, 0.0005, x1 - 0.03, y + 0.018, 0.0045)
    for y in [y0 + k for k in range(int(y1 - y0) + 1)]:
        mesh.box(x0, y - 0.012, 0.0, x1, y + 0.012, 0.0055)
    mesh.obj("grating", mat)
    M().quad((x0, y0, 0.0003), (x1, y0, 0.0003), (x1, y1, 0.0003), (x0, y1, 0.0003), False).obj(
        "channel", _pit()
    )


@cached
def _pit() -> bpy.types.Material:
    return Mat("pit", rgb("#0d0d0e")).out(rgb("#0d0d0e"), 0.9)
