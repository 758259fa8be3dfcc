"""Mushroom slab of the twenties: octagonal columns that spread under drop panels, concrete with the marks of its boards."""

from __future__ import annotations

import math
from typing import Sequence

import bpy

from studio.colours import mul, rgb
from studio.features.dado import plaster_dado
from studio.materials import paint
from studio.mesh import M
from studio.shader import Mat, cached

SHAFT, BRIM, PANEL = 0.29, 0.98, 1.3
"""Radius of the shaft and of the capital's rim (to the corners), half a side of the drop panel."""


@cached
def board_marked(colour: str = "#e9e7e1", wide: float = 0.155) -> bpy.types.Material:
    """Painted concrete cast against sawn boards along x: a tone and a step for every board, fins between, nail heads."""
    m = Mat("board-marked", rgb(colour))
    place = m.coord()
    axes = m.node("SeparateXYZ", Vector=m.warp(place, 0.01, 1.5))
    rows = m.math("DIVIDE", axes.outputs[1], wide)
    row = m.math("FLOOR", rows)
    lengths = m.math("FLOOR", m.math("ADD", m.math("DIVIDE", axes.outputs[0], 2.8), m.math("MULTIPLY", row, 0.37)))
    own = m.node("TexWhiteNoise", {"noise_dimensions": "2D"}, Vector=m.node("CombineXYZ", _0=row, _1=lengths).outputs[0])
    grain = m.noise(m.node("Mapping", Vector=place, Scale=(1.3, 34, 34)).outputs[0], 1.6, 6, 0.62, 0.8)
    edge = m.math("LESS_THAN", m.math("PINGPONG", rows, 0.5), 0.035)
    cloud = m.noise(m.warp(place, 0.6, 0.8), 0.5, 6, 0.6)
    tone = m.mix(own.outputs[0], mul(colour, 0.83), mul(colour, 1.04))
    tone = m.mix(m.math("MULTIPLY", grain, 0.3), tone, mul(colour, 0.72))
    tone = m.mix(m.ramp(cloud, [(0.5, 0.0), (0.8, 0.3)]), tone, mul(colour, 0.74))
    tone = m.mix(m.math("MULTIPLY", edge, 0.5), tone, mul(colour, 0.5))
    tone = m.contact(tone, 0.5, 0.45)
    height = m.math("ADD", m.math("MULTIPLY", grain, 0.5), m.math("MULTIPLY", own.outputs[0], 1.6))
    height = m.math("ADD", height, m.math("MULTIPLY", edge, 1.3))
    return m.out(tone, 0.72, spec=0.3, normal=m.bump(height, 0.004))


def octagon(x: float, y: float, z: float, radius: float) -> list[tuple[float, float, float]]:
    """Corners of a level octagon with flat sides to the walls."""
    turns = [math.radians(22.5 + 45 * k) for k in range(8)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in turns]


def stack(mesh: M, x: float, y: float, section: Sequence[tuple[float, float]]) -> None:
    """Octagons (radius, z) joined by flat faces."""
    rings = [octagon(x, y, z, r) for r, z in section]
    for low, high in zip(rings, rings[1:]):
        for k in range(8):
            n = (k + 1) % 8
            mesh.add([low[k], low[n], high[n], high[k]], [(0, 1, 2, 3)])


def mushroom_slab(
    columns: Sequence[tuple[float, float]], width: float, length: float, height: float, white: str, green: str
) -> None:
    """The ceiling at `height` with its columns: green to the line of the dado, an iron ring above it, white over that."""
    concrete = board_marked(white)
    shafts, heads, panels, rings = M(), M(), M(), M()
    for x, y in columns:
        stack(shafts, x, y, [(SHAFT + 0.03, 0), (SHAFT + 0.03, 0.1), (SHAFT, 0.13), (SHAFT, height - 1.2)])
        stack(
            heads,
            x,
            y,
            [(SHAFT + 0.045, height - 1.2), (SHAFT + 0.045, height - 1.13), (SHAFT + 0.02, height - 1.1), (0.5, height - 0.6), (BRIM - 0.02, height - 0.26), (BRIM, height - 0.26), (BRIM, height - 0.17)],
        )
        heads.add(octagon(x, y, height - 1.2, SHAFT + 0.045), [tuple(range(7, -1, -1))])
        panels.box(x - PANEL, y - PANEL, height - 0.17, x + PANEL, y + PANEL, height + 0.02)
        stack(rings, x, y, [(SHAFT + 0.012, 1.215), (SHAFT + 0.012, 1.255)])
        rings.add(octagon(x, y, 1.255, SHAFT + 0.012), [tuple(range(8))])
    shafts.obj("column-shafts", plaster_dado(white, green, 1.22), 0.006)
    heads.obj("capitals", concrete, 0.004)
    panels.obj("drop-panels", concrete, 0.006)
    rings.obj("column-rings", paint(green, 0.4))
    M().box(-0.4, -0.4, height, width + 0.4, length + 0.4, height + 0.35).obj("slab", concrete)
