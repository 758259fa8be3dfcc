"""Terrazzo poured on the spot: a pale field, a border of terracotta chips, brass between them and at every bay."""

from __future__ import annotations

import bpy

from studio.colours import mul, rgb
from studio.materials import metal
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def chips(ground: str, a: str, b: str, c: str, d: str) -> bpy.types.Material:
    """Marble chips of three sizes, dense as in old floors, ground flush; polish dulled where people walk."""
    m = Mat("chips", rgb(ground))
    place = m.coord()
    bent = m.warp(place, 0.012, 55)
    tone = rgb(ground)
    for scale, limit, palette in ((30, 0.36, (a, b, c, d)), (62, 0.4, (c, a, d, b)), (120, 0.42, (b, d, a, c))):
        cells = m.node("TexVoronoi", Vector=bent, Scale=scale)
        pick = m.node("SeparateRGB", Image=cells.outputs["Color"]).outputs[0]
        stones = m.ramp(pick, [(0.0, palette[0]), (0.33, palette[1]), (0.66, palette[2]), (1.0, palette[3])])
        tone = m.mix(m.math("LESS_THAN", cells.outputs["Distance"], limit), tone, stones)
    worn = m.noise(m.warp(place, 0.4, 1.0), 0.7, 6, 0.6)
    tone = m.mix(m.ramp(worn, [(0.5, 0.0), (0.8, 0.2)]), tone, mul(ground, 0.72))
    return m.out(m.contact(tone, 0.55, 0.3), m.remap(worn, 0.14, 0.36), spec=0.5)


def bordered_terrazzo(width: float, length: float, start: float, border: float = 0.45, bay: float = 1.55) -> None:
    """Over the floor from y = `start`, with brass strips 4 mm wide."""
    field = chips("#a89a86", "#b5a48c", "#86705c", "#cfc3ae", "#6b5d50")
    edge = chips("#b27458", "#9a5137", "#c98a69", "#d9c3a8", "#7c4331")
    M().box(border, border, -0.1, width - border, length - border, 0).obj("terrazzo-field", field)
    frame = M()
    frame.box(0, start, -0.1, width, border, -0.0002).box(0, length - border, -0.1, width, length, -0.0002)
    frame.box(0, border, -0.1, border, length - border, -0.0002).box(width - border, border, -0.1, width, length - border, -0.0002)
    frame.obj("terrazzo-border", edge)
    strips = M()
    for x in (border, width / 2, width - border):
        strips.box(x - 0.003, border, -0.01, x + 0.003, length - border, 0.0008)
    count = round((length - 2 * border) / bay)
    for k in range(count + 1):
        y = border + (length - 2 * border) * k / count
        strips.box(border, y - 0.003, -0.01, width - border, y + 0.003, 0.0009)
    strips.obj("brass-strips", metal("#a8854c", 0.35))
