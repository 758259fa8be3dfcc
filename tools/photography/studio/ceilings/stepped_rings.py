"""Plaster discs hung one under the other below a flat ceiling, light in the gaps between them."""

from __future__ import annotations

import math

import bpy

from studio.colours import rgb
from studio.lights import area
from studio.materials import metal, plaster
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def washed_plaster(colour: str, light: str, strength: float) -> bpy.types.Material:
    """Plaster lit from a hidden lamp at v = 0 that fades towards v = 1."""
    m = Mat("washed-plaster")
    v = m.node("SeparateXYZ", Vector=m.coord("UV")).outputs[1]
    fall = m.ramp(v, [(0.0, 1.0), (0.12, 0.62), (0.4, 0.24), (1.0, 0.0)])
    uneven = m.remap(m.noise(m.coord(), 1.1, 3), 0.85, 1.12)
    return m.out(rgb(colour), 0.6, spec=0.3, emit=rgb(light), estr=m.math("MULTIPLY", m.math("MULTIPLY", fall, uneven), strength))


def annulus(x: float, y: float, z: float, inner: float, outer: float, mat: bpy.types.Material) -> None:
    """A flat ring seen from below, v from 0 at its inner edge to 1 outside."""
    mesh = M().grid(lambda u, v: (x + (inner + (outer - inner) * v) * math.cos(-u * math.tau), y + (inner + (outer - inner) * v) * math.sin(-u * math.tau), z), 96, 10)
    mesh.obj("ring-glow", mat, smooth=True)


def stepped_rings(x: float, y: float, height: float, radii: tuple[float, ...], strength: float, power: float, light: str = "#ffd9a6") -> None:
    """Discs of `radii` under the ceiling at `height`, and the light they give to the room (`power` in watts)."""
    thick, gap = 0.085, 0.075
    z, outer = height, radii[0] + 0.95
    for k, radius in enumerate(radii):
        annulus(x, y, z - 0.004, radius - 0.12, outer, washed_plaster("#d8d2c2", light, strength))
        low = z - gap - thick
        profile = [(radius - 0.2, z - gap), (radius - 0.03, z - gap), (radius, z - gap - 0.02), (radius, z - gap - thick + 0.03), (radius - 0.022, low + 0.008), (radius - 0.05, low)]
        if k == len(radii) - 1:
            profile.append((0.001, low))
        else:
            profile.append((radii[k + 1] - 0.2, low))
        M().lathe(profile, (x, y, 0), 96).obj("ring", plaster("#ddd7c8", 0.6), smooth=True)
        M().lathe([(radius - 0.14, z), (radius - 0.14, z - gap)], (x, y, 0), 64).obj("ring-core", washed_plaster("#ddd7c8", light, strength * 0.9), smooth=True)
        bead = M().lathe([(radius - 0.002, z - gap - 0.05), (radius + 0.008, z - gap - 0.046), (radius + 0.008, z - gap - 0.034), (radius - 0.002, z - gap - 0.03)], (x, y, 0), 96)
        bead.obj("ring-bead", metal("#a98546", 0.3), smooth=True)
        z, outer = low, radius - 0.02
    boss = M().lathe([(0.3, 0.0), (0.3, -0.02), (0.22, -0.035), (0.2, -0.06), (0.12, -0.075), (0.1, -0.1), (0.001, -0.115)], (x, y, z), 40)
    boss.obj("ring-boss", metal("#a98546", 0.3), smooth=True)
    span = radii[0] * 1.7
    area((x, y, z - 0.16), (x, y, 0), span, span, power, light, False)
