"""Lamps of opal glass: a cone under a brass gallery, hung on a rod."""

from __future__ import annotations

from studio.lights import point
from studio.materials import glow, metal
from studio.mesh import M


def opaline_cone(x: float, y: float, z: float, ceiling: float, power: float, radius: float = 0.2) -> None:
    """A cone whose rim is at z; `power` in watts of a warm lamp under it."""
    profile = [(radius - 0.004, 0.0), (radius, 0.006), (radius * 0.97, 0.03), (radius * 0.5, 0.14), (0.052, 0.2), (0.05, 0.215)]
    M().lathe(profile, (x, y, z), 40).obj("opaline", glow("#ffe2bd", 1.55, 0.5), smooth=True)
    M().sphere((x, y, z + 0.05), 0.045, 20).obj("bulb", glow("#ffe0b8", 2.6, 0.4), smooth=True)
    brass = M()
    brass.lathe([(0.055, 0.2), (0.058, 0.23), (0.03, 0.26), (0.012, 0.3), (0.012, 0.31), (0.001, 0.31)], (x, y, z), 28)
    brass.tube([(x, y, z + 0.28), (x, y, ceiling)], 0.007, 10)
    brass.lathe([(0.008, -0.09), (0.03, -0.05), (0.06, -0.015), (0.062, 0.0)], (x, y, ceiling), 28)
    brass.obj("lamp-brass", metal("#a98546", 0.3), smooth=True)
    if power:
        point((x, y, z - 0.03), power, "#ffd9a8", 0.12)
