"""Walls painted in two colours, as in workshops: lime plaster above, oil paint where carts and shoulders rub."""

from __future__ import annotations

import bpy

from studio.colours import mul, rgb
from studio.shader import Mat, cached


@cached
def plaster_dado(above: str, below: str, height: float = 1.35) -> bpy.types.Material:
    """Plaster `above` and worn paint `below` the line at `height` metres; the line wavers as a brush does."""
    m = Mat("plaster-dado", rgb(above))
    place = m.coord()
    z = m.node("SeparateXYZ", Vector=m.node("NewGeometry").outputs["Position"]).outputs[2]
    waver = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(place, 3.0, 3), 0.5), 0.012)
    low = m.math("LESS_THAN", m.math("ADD", z, waver), height)
    band = m.math("LESS_THAN", m.math("ABSOLUTE", m.math("SUBTRACT", z, height + 0.03)), 0.012)
    cloud = m.noise(place, 0.7, 6, 0.6)
    wall = m.mix(m.ramp(cloud, [(0.3, 0.0), (0.7, 1.0)]), mul(above, 0.88), mul(above, 1.02))
    stain = m.noise(m.coord(scale=(1.6, 0.35, 1.6)), 1.1, 6, 0.62)
    wall = m.mix(m.ramp(stain, [(0.56, 0.0), (0.8, 0.28)]), wall, mul(above, 0.62))
    chips = m.noise(place, 7.0, 7, 0.7)
    coat = m.mix(m.ramp(cloud, [(0.3, 0.0), (0.7, 1.0)]), mul(below, 0.85), mul(below, 1.15))
    coat = m.mix(m.ramp(chips, [(0.64, 0.0), (0.68, 0.85)]), coat, mul(above, 0.8))
    tone = m.mix(low, wall, coat)
    tone = m.mix(band, tone, mul(below, 0.6))
    tone = m.contact(m.grime(tone), 0.4, 0.4)
    rough = m.math("SUBTRACT", 0.7, m.math("MULTIPLY", low, 0.28))
    trowel = m.noise(m.warp(place, 0.4, 1.1), 2.2, 4)
    return m.out(tone, rough, spec=0.35, normal=m.bump(m.math("ADD", m.math("MULTIPLY", trowel, 5.0), m.noise(place, 80, 3)), 0.0011))
