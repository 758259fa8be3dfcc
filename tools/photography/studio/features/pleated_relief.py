"""A relief of pleated paper: one sheet in narrow folds whose depth swells and sinks across it."""

from __future__ import annotations

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.array_mesh import array_mesh, grid_quads
from studio.colours import mul, rgb
from studio.materials import paint
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def heavy_paper(colour: str = "#dcd8cd") -> bpy.types.Material:
    """Cotton paper, 300 g: fibres, a little light through its thin folds."""
    m = Mat("heavy-paper", rgb(colour))
    place = m.coord()
    fibre = m.noise(place, 240, 4, 0.7)
    tone = m.mix(m.noise(place, 2.0, 4), mul(colour, 0.96), mul(colour, 1.03))
    return m.out(m.contact(tone, 0.55, 0.06), 0.92, spec=0.15, normal=m.bump(fibre, 0.0004))


def pleated_relief(place: Matrix, x: float, middle: float, wide: float, high: float, pleats: int = 38, deep: float = 0.15) -> None:
    """On a wall's own frame (room on -y), centred at x and height `middle`, on a shadow frame."""
    columns, rows = 2 * pleats + 1, 60
    u = np.linspace(0, 1, columns)[:, None] * np.ones(rows)
    v = np.linspace(0, 1, rows)[None, :] * np.ones((columns, 1))
    ridge = (np.arange(columns) % 2)[:, None]
    swell = 0.5 + 0.5 * np.cos(math.tau * (1.25 * u + 0.55 * np.sin(math.pi * v * 1.3) - 0.12))
    fade = np.minimum(np.minimum(u, 1 - u) / 0.05, 1.0)
    amount = 0.03 + deep * swell**1.6 * fade * (0.55 + 0.45 * np.sin(math.pi * v))
    lean = 0.012 * np.sin(math.tau * (u * 2 + v * 1.5)) * ridge
    along = x - wide / 2 + wide * u + lean
    out = 0.045 + ridge * amount
    height = middle - high / 2 + high * v
    points = np.stack([along.ravel(), -out.ravel(), height.ravel()], 1)
    turned = np.array([place @ Vector(p) for p in points])
    array_mesh("pleats", turned, grid_quads(columns, rows), heavy_paper())
    M(place).box(x - wide / 2 - 0.012, -0.044, middle - high / 2 - 0.012, x + wide / 2 + 0.012, -0.018, middle + high / 2 + 0.012).obj("relief-board", paint("#e4e1d8", 0.7), 0.002)
    M(place).box(x - wide / 2 + 0.05, -0.018, middle - high / 2 + 0.05, x + wide / 2 - 0.05, -0.001, middle + high / 2 - 0.05).obj("relief-shadow", paint("#3a3936", 0.8))
