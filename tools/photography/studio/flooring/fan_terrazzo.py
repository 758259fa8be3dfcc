"""Terrazzo poured in fans: scales of green, black and cream between strips of brass."""

from __future__ import annotations

from typing import Any

import bpy

from studio.colours import mul, rgb
from studio.shader import Mat, cached


def _chips(m: Mat, place: Any, ground: str, stones: tuple[str, str, str], scale: float) -> Any:
    """Ground marble of one colour with chips in three others."""
    cells = m.node("TexVoronoi", Vector=m.warp(place, 0.012, 50), Scale=scale)
    pick = m.node("SeparateRGB", Image=cells.outputs["Color"]).outputs[0]
    chips = m.ramp(pick, [(0.0, stones[0]), (0.4, stones[1]), (0.8, stones[2])])
    base = m.mix(m.noise(place, 3.0, 4), mul(ground, 0.9), mul(ground, 1.1))
    return m.mix(m.math("LESS_THAN", cells.outputs["Distance"], 0.4), base, chips)


@cached
def fan_terrazzo(radius: float = 0.62) -> bpy.types.Material:
    """Fish scales of `radius`: a cream rim round a green or, every second row, a black heart; polished, worn in drifts."""
    m = Mat("fan-terrazzo", rgb("#6f7468"))
    place = m.coord()
    axes = m.node("SeparateXYZ", Vector=place)
    x, y = axes.outputs[0], axes.outputs[1]
    row = m.math("FLOOR", m.math("DIVIDE", m.math("ADD", y, 40 * radius), radius))

    def circle(k: Any) -> Any:
        """Distance from the middle of the nearest circle of row k, in radii."""
        odd = m.math("MODULO", k, 2.0)
        along = m.math("ADD", m.math("ADD", x, 40 * radius), m.math("MULTIPLY", odd, radius))
        dx = m.math("SUBTRACT", m.math("MODULO", along, 2 * radius), radius)
        dy = m.math("SUBTRACT", m.math("ADD", y, 40 * radius), m.math("MULTIPLY", k, radius))
        square = m.math("ADD", m.math("MULTIPLY", dx, dx), m.math("MULTIPLY", dy, dy))
        return m.math("DIVIDE", m.math("SQRT", square), radius)

    lower, upper = circle(row), circle(m.math("ADD", row, 1.0))
    outside = m.math("GREATER_THAN", lower, 1.0)
    away = m.math("ADD", m.math("MULTIPLY", outside, upper), m.math("MULTIPLY", m.math("SUBTRACT", 1.0, outside), lower))
    own = m.math("MODULO", m.math("ADD", row, outside), 2.0)
    strips = []
    for at_share in (1.0, 0.84, 0.42):
        gap = m.math("ABSOLUTE", m.math("SUBTRACT", away, at_share))
        strips.append(m.math("LESS_THAN", gap, 0.0045 / radius))
    brass = m.math("MAXIMUM", m.math("MAXIMUM", strips[0], strips[1]), strips[2])
    cream = _chips(m, place, "#a89d86", ("#857a66", "#c2b8a3", "#6d6556"), 70)
    green = _chips(m, place, "#35483f", ("#4f6a5c", "#22302a", "#8c9a8e"), 64)
    black = _chips(m, place, "#1b1c1b", ("#3a3b38", "#0f1010", "#8b8576"), 64)
    heart = m.mix(own, green, black)
    tip = m.mix(own, black, green)
    colour = m.mix(m.math("LESS_THAN", away, 0.84), cream, heart)
    colour = m.mix(m.math("LESS_THAN", away, 0.42), colour, tip)
    colour = m.mix(brass, colour, "#b8924f")
    worn = m.noise(place, 0.7, 6, 0.62)
    rough = m.math("ADD", m.remap(worn, 0.1, 0.3), m.math("MULTIPLY", brass, 0.08))
    return m.out(m.contact(colour, 0.5, 0.3), rough, metal=m.math("MULTIPLY", brass, 0.9), spec=0.5)
