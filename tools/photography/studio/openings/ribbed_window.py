"""A high window of ribbed glass: light without a view."""

from __future__ import annotations

import bpy
from mathutils import Matrix

from studio.colours import mul, rgb
from studio.materials import paint
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def ribbed_glass(level: float) -> bpy.types.Material:
    """Ribbed cast glass before the sky: paler above, with the shadow of what stands behind it."""
    m = Mat("ribbed-glass")
    uv = m.node("SeparateXYZ", Vector=m.coord("UV"))
    ribs = m.node("TexWave", {"bands_direction": "X"}, Vector=m.coord("UV"), Scale=36.0).outputs[1]
    shapes = m.noise(m.coord("Object", (0.9, 0.9, 0.5)), 1.0, 3, 0.5)
    tone = m.mix(uv.outputs[1], mul("#93a3a3", 0.75), rgb("#dfe8ea"))
    tone = m.mix(m.ramp(shapes, [(0.4, 0.0), (0.65, 0.55)]), tone, "#7f8f8a")
    tone = m.mix(m.math("MULTIPLY", ribs, 0.3), tone, mul("#8b9a9b", 0.8))
    lens = m.node("LightPath").outputs["Is Camera Ray"]
    strength = m.remap(lens, level * 0.2, level)
    light = m.node("Emission", Color=tone, Strength=strength)
    m.t.links.new(light.outputs[0], m.o.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def ribbed_window(place: Matrix, x0: float, z0: float, x1: float, z1: float, level: float, colour: str) -> None:
    """In a wall's own frame (room on negative y): steel bars before ribbed glass, `level` its brightness."""
    bars = M(place)
    for k in range(5):
        x = x0 + (x1 - x0) * k / 4
        half = 0.028 if k in (0, 4) else 0.015
        bars.box(x - half, 0.1, z0, x + half, 0.15, z1)
    for k in range(4):
        z = z0 + (z1 - z0) * k / 3
        bars.box(x0, 0.1, z - 0.02, x1, 0.15, z + 0.02)
    bars.obj("ribbed-bars", paint(colour, 0.45), 0.002)
    M(place).quad((x0, 0.16, z0), (x1, 0.16, z0), (x1, 0.16, z1), (x0, 0.16, z1)).obj("ribbed", ribbed_glass(level))
    M(place).box(x0 - 0.06, -0.06, z0 - 0.05, x1 + 0.06, 0.3, z0).obj("sill", paint("#c9c6bd", 0.5), 0.006)
