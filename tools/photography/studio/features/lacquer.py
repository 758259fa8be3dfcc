"""Walls of polished lacquer in tall panels with strips of brass between them."""

from __future__ import annotations

import bpy
from mathutils import Matrix

from studio.colours import mul, rgb
from studio.materials import metal
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def lacquer(colour: str = "#16382c", rough: float = 0.13) -> bpy.types.Material:
    """Many rubbed coats: deep, with a faint cloud below the gloss, waves in its mirror, hands' traces at their height."""
    m = Mat("lacquer", rgb(colour))
    place = m.coord()
    cloud = m.noise(m.warp(place, 0.5, 0.8), 1.3, 6, 0.6)
    tint = m.mix(m.ramp(cloud, [(0.35, 0.0), (0.7, 1.0)]), mul(colour, 0.82), mul(colour, 1.22))
    z = m.node("SeparateXYZ", Vector=m.node("NewGeometry").outputs["Position"]).outputs[2]
    touched = m.ramp(m.math("ABSOLUTE", m.math("SUBTRACT", z, 1.05)), [(0.0, 0.08), (0.4, 0.0)])
    rough_here = m.math("ADD", m.remap(m.noise(place, 2.0, 5), rough * 0.7, rough * 1.5), touched)
    wave = m.bump(m.noise(place, 1.7, 2), 0.006, 0.3)
    return m.out(m.contact(m.grime(tint, 0.25, 0.1), 0.4, 0.25), rough_here, spec=0.55, normal=wave)


def brass_strips(place: Matrix, x0: float, x1: float, count: int, high: float, base: float = 0.2) -> None:
    """Vertical strips at the joints of `count` panels, a plinth strip and one below the ceiling."""
    strips = M(place)
    for k in range(count + 1):
        x = x0 + (x1 - x0) * k / count
        strips.box(x - 0.006, -0.006, base, x + 0.006, -0.0005, high)
    for z in (base, high):
        strips.box(x0, -0.008, z - 0.007, x1, -0.0005, z + 0.007)
    strips.obj("brass-strips", metal("#a98546", 0.28), 0.001)
