"""Marble with few long thin veins, for tops and for tiles: laid by UV, so that each piece has its own offset and turn."""

from __future__ import annotations

import bpy

from studio.colours import mul, rgb
from studio.shader import Mat, cached


@cached
def veined_marble(colour: str = "#d9d6ce", vein: str = "#77777a", rough: float = 0.14, amount: float = 1.0) -> bpy.types.Material:
    """Polished stone: veins of 2 to 6 mm that run a metre or more and fade, faint clouds, dull where it is worn."""
    m = Mat("veined-marble", rgb(colour))
    uv = m.coord("UV")
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    lines = []
    for turn, scale, width, strength in ((0.5, 0.75, 0.0026, 0.85), (-0.25, 1.5, 0.002, 0.55)):
        bent = m.warp(m.node("Mapping", Vector=uv, Rotation=(0, 0, turn), Scale=(0.8, 3.4, 1)).outputs[0], 0.3, 1.3)
        field = m.noise(bent, scale, 3, 0.45)
        ridge = m.ramp(m.math("ABSOLUTE", m.math("SUBTRACT", field, 0.5)), [(0.0, 1.0), (width, 0.45), (width * 4, 0.0)])
        fade = m.ramp(m.noise(uv, 0.9 * scale, 3), [(0.42, 0.0), (0.62, 1.0)])
        lines.append(m.math("MULTIPLY", m.math("MULTIPLY", ridge, fade), strength * amount))
    cloud = m.noise(m.warp(uv, 0.3, 1.0), 1.6, 5, 0.55)
    ground = m.mix(m.ramp(cloud, [(0.35, 0.0), (0.7, 1.0)]), mul(colour, 0.93), mul(colour, 1.03))
    ground = m.node("HueSaturation", Value=m.remap(tone.outputs[0], 0.92, 1.06), Color=ground).outputs[0]
    stone = m.mix(m.math("MAXIMUM", *lines), ground, vein)
    worn = m.noise(m.coord(), 0.8, 5, 0.6)
    return m.out(m.contact(stone, 0.5, 0.3), m.remap(worn, rough * 0.6, rough * 2.2), spec=0.5)
