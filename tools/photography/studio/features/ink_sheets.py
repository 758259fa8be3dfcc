"""A series by one maker: 24 sheets in a grid, one brush stroke on each, turned a step further from sheet to sheet."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix

from studio.colours import rgb
from studio.materials import metal, paint
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def ink() -> bpy.types.Material:
    """Black ink that dries along the stroke: UV u across the brush, v along it."""
    m = Mat("ink", rgb("#1b1c20"))
    hairs = m.noise(m.node("Mapping", Vector=m.coord("UV"), Scale=(38, 1.4, 1)).outputs[0], 1.0, 4, 0.6)
    along = m.node("SeparateXYZ", Vector=m.coord("UV")).outputs[1]
    dry = m.math("MULTIPLY", m.ramp(along, [(0.35, 0.0), (1.0, 1.0)]), m.ramp(hairs, [(0.42, 0.0), (0.6, 1.0)]))
    return m.out(m.mix(dry, "#17181c", "#d9d5ca"), 0.75, spec=0.25)


def ink_sheets(place: Matrix, x: float, z: float, seed: int, columns: int = 6, rows: int = 4, wide: float = 0.44, tall: float = 0.56) -> None:
    """In a wall's own frame, centred at (x, z): sheets held by two pins each, their lower edges free."""
    rng = random.Random(seed)
    gap = 0.055
    sheets, strokes, pins = M(place), M(place), M(place)
    for j in range(rows):
        for i in range(columns):
            k = j * columns + i
            cx = x + (i - (columns - 1) / 2) * (wide + gap)
            cz = z - (j - (rows - 1) / 2) * (tall + gap)
            curl = rng.uniform(0.006, 0.022)

            def sheet(u: float, v: float) -> tuple[float, float, float]:
                return (cx + (u - 0.5) * wide, -0.009 - curl * v**3, cz + (0.5 - v) * tall)

            sheets.grid(sheet, 2, 8)
            turn = math.pi * k / 24 + rng.gauss(0, 0.03)
            long, bend, thick = tall * 0.74 * rng.uniform(0.85, 1.05), rng.uniform(-0.5, 0.5), 0.105

            def stroke(u: float, v: float) -> tuple[float, float, float]:
                t = (v - 0.5) * long
                side = (u - 0.5) * thick * (1.15 - 0.7 * v) * (1 + 0.1 * math.sin(17 * v + k)) + bend * (v - 0.5) ** 2 * 0.4
                px = t * math.sin(turn) + side * math.cos(turn)
                pz = t * math.cos(turn) - side * math.sin(turn)
                deep = 0.5 - pz / tall
                return (cx + px, -0.0125 - curl * max(deep, 0.0) ** 3, cz + pz)

            strokes.grid(stroke, 4, 24)
            for side in (-1, 1):
                pins.tube([(cx + side * (wide / 2 - 0.02), -0.004, cz + tall / 2 - 0.02), (cx + side * (wide / 2 - 0.02), -0.02, cz + tall / 2 - 0.02)], 0.005, 8)
    half_x, half_z = columns * (wide + gap) / 2 + 0.05, rows * (tall + gap) / 2 + 0.05
    board = M(place).box(x - half_x, -0.004, z - half_z, x + half_x, -0.001, z + half_z)
    board.obj("board", paint("#a7a49c", 0.9))
    sheets.obj("sheets", paint("#f2ecdd", 0.85))
    strokes.obj("strokes", ink())
    pins.obj("pins", metal("#9a968d", 0.4))
