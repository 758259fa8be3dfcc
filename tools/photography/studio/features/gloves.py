"""Leather gloves lying flat, a pair with the second one slipped over the first."""

from __future__ import annotations

import math

import bpy
from mathutils import Matrix

from studio.groups import prop
from studio.materials import paint
from studio.mesh import M, at, inst
from studio.shader import cached

FINGERS = ((-0.036, 0.088, 7.0, 0.07), (-0.012, 0.096, 2.0, 0.08), (0.012, 0.094, -2.0, 0.074), (0.034, 0.084, -8.0, 0.058))


@cached
def glove_mesh(colour: str) -> bpy.types.Mesh:
    """One glove on z = 0, fingers towards +y, thumb to +x: a flattened hand, a cuff with a seam."""
    mesh = M()

    def palm(u: float, v: float) -> tuple[float, float, float]:
        a = math.tau * u
        y = -0.11 + 0.2 * v
        half = 0.036 + 0.014 * min(max((y + 0.05) / 0.1, 0.0), 1.0) + 0.01 * max((-0.05 - y) / 0.06, 0.0)
        flat = 0.011 + 0.003 * math.sin(v * 3.0)
        return (half * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), y, flat + flat * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)))

    mesh.grid(palm, 28, 16, True)
    for x, y, turn, long in FINGERS + ((0.048, 0.02, -38.0, 0.062),):
        way = Matrix.Translation((x, y - 0.012, 0.011)) @ Matrix.Rotation(math.radians(turn), 4, "Z")

        def finger(u: float, v: float, way: Matrix = way, long: float = long) -> tuple[float, float, float]:
            a = math.tau * u
            r = 0.0125 * (1 - 0.2 * v) * math.sqrt(max(1 - max((v - 0.82) / 0.18, 0.0) ** 2, 0.0004))
            p = way @ Matrix.Translation((r * math.cos(a), long * 1.08 * v - 0.012, 0.75 * r * math.sin(a)))
            return tuple(p.to_translation())

        mesh.grid(finger, 14, 12, True)
    for k in (-0.016, 0.0, 0.016):
        mesh.tube([(k, -0.02, 0.0255), (k * 1.15, 0.055, 0.0272)], 0.0009, 5)
    mesh.tube([(-0.046, -0.1, 0.012), (-0.04, -0.098, 0.022), (0, -0.097, 0.0245), (0.04, -0.098, 0.022), (0.046, -0.1, 0.012)], 0.0014, 6)
    return mesh.obj("glove", paint(colour, 0.38), smooth=True, mesh_only=True)


@prop
def pair_of_gloves(x: float, y: float, z: float, turn: float, colour: str) -> None:
    """Two gloves, the upper one askew."""
    inst(glove_mesh(colour), at(x, y, z, turn))
    lean = Matrix.Rotation(math.radians(4), 4, "X")
    inst(glove_mesh(colour), at(x + 0.012, y + 0.015, z + 0.021, turn + 13) @ lean)
