"""Broken cloud over the roofs: a far screen that only the lens and reflections see."""

from __future__ import annotations

import math

import bpy

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def clouds(blue: str, lit: str, shade: str, level: float, cover: float) -> bpy.types.Material:
    """Heaps of cloud, bright above and grey beneath, over a blue that pales towards the roofs."""
    m = Mat("clouds")
    uv = m.coord("UV")
    wide = m.node("Mapping", Vector=uv, Scale=(1.0, 2.6, 1.0)).outputs[0]
    heaps = m.noise(m.warp(wide, 0.12, 5.0), 3.4, 8, 0.58)
    above = m.noise(m.warp(m.node("Mapping", Vector=wide, Location=(0.0, -0.09, 0.0)).outputs[0], 0.12, 5.0), 3.4, 8, 0.58)
    height = m.node("SeparateXYZ", Vector=uv).outputs[1]
    sky = m.mix(m.ramp(height, [(0.12, 0.0), (0.75, 1.0)]), mul(lit, 0.86), rgb(blue))
    body = m.ramp(heaps, [(0.62 - cover * 0.3, 0.0), (0.72 - cover * 0.3, 1.0)])
    under = m.ramp(m.math("SUBTRACT", heaps, above), [(0.0, 0.0), (0.16, 1.0)])
    cloud = m.mix(under, rgb(shade), rgb(lit))
    tone = m.mix(body, sky, cloud)
    light = m.node("Emission", Color=tone, Strength=level)
    m.t.links.new(light.outputs[0], m.o.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def cloud_bank(centre: tuple[float, float], radius: float, start: float, stop: float, level: float, cover: float = 0.5) -> None:
    """A curved screen from `start` to `stop` degrees, high enough for the steepest look out of a window."""
    x, y = centre

    def screen(u: float, v: float) -> tuple[float, float, float]:
        a = math.radians(start + (stop - start) * u)
        return (x + radius * math.cos(a), y + radius * math.sin(a), -0.1 * radius + 0.75 * radius * v)

    share = (stop - start) / 180
    thing = M().grid(screen, 48, 4, False, (3.2 * share, 0.8)).obj("cloud-bank", clouds("#6d93bf", "#f3f2ee", "#aab2bb", level, cover))
    thing.visible_shadow = thing.visible_diffuse = False
