"""Cement tiles of a winter garden: roundels of 34 cm and stars in a border, each tile worn in its own way."""

from __future__ import annotations

import math
import random

import bpy

from studio.colours import mul, rgb
from studio.materials import paint
from studio.mesh import M
from studio.shader import Mat, cached

SIZE, GAP = 0.2, 0.0011
LIFT = 0.0005
"""Inlays lie half a millimetre over their tile, so that no faces coincide."""


@cached
def cement(colour: str) -> bpy.types.Material:
    """Pressed cement, waxed: a tone for every tile (attribute `rnd`), clouds, pores, a path worn paler."""
    m = Mat("cement-tile", rgb(colour))
    tone = m.node("Attribute", {"attribute_name": "rnd"}).outputs["Color"]
    each = m.node("SeparateXYZ", Vector=tone).outputs[0]
    place = m.coord()
    cloud = m.noise(place, 2.6, 6, 0.6)
    base = m.mix(each, mul(colour, 0.84), mul(colour, 1.12))
    base = m.mix(m.ramp(cloud, [(0.35, 0.0), (0.7, 0.22)]), base, mul(colour, 0.72))
    pores = m.noise(place, 150, 2)
    base = m.mix(m.ramp(pores, [(0.28, 0.35), (0.36, 0.0)]), base, mul(colour, 0.5))
    rough = m.math("ADD", m.remap(cloud, 0.26, 0.42), m.math("MULTIPLY", each, 0.06))
    return m.out(m.contact(base, 0.4, 0.25), rough, spec=0.42, normal=m.bump(pores, 0.0003))


def cement_tiles(
    x0: float, y0: float, columns: int, rows: int, seed: int, cream: str = "#d9d2bd", leaf: str = "#6f8a72", clay: str = "#a9654a", dark: str = "#34403f"
) -> None:
    """`columns` by `rows` tiles from (x0, y0): a carpet of roundels and stars, round it two plain bands and a frieze."""
    rng = random.Random(seed)
    grounds = {key: M() for key in (cream, leaf, clay, dark)}

    def lay(colour: str, points: list[tuple[float, float]], z: float, tone: tuple[float, float, float, float]) -> None:
        grounds[colour].add([(x, y, z) for x, y in points], [tuple(range(len(points)))], None, tone)

    for i in range(columns):
        for j in range(rows):
            x, y = x0 + i * SIZE, y0 + j * SIZE
            edge = min(i, j, columns - 1 - i, rows - 1 - j)
            tone = (min(max(rng.gauss(0.5, 0.24), 0), 1), rng.random(), rng.random(), 1)
            z = rng.gauss(0, 0.00025)
            ground = leaf if edge == 0 else dark if edge == 1 else cream
            a, b = GAP, SIZE - GAP
            lay(ground, [(x + a, y + a), (x + b, y + a), (x + b, y + b), (x + a, y + b)], z, tone)
            cx, cy = x + SIZE / 2, y + SIZE / 2
            if edge == 2:
                star = [(cx + r * math.sin(math.tau * k / 8), cy + r * math.cos(math.tau * k / 8)) for k, r in enumerate((0.085, 0.06) * 4)]
                lay(clay, star, z + LIFT, tone)
                lay(cream, [(cx - 0.028, cy), (cx, cy - 0.028), (cx + 0.028, cy), (cx, cy + 0.028)], z + 2 * LIFT, tone)
            elif edge > 2:
                sx, sy = (i + 1) % 2, (j + 1) % 2
                px, py, way = x + (b if sx else a), y + (b if sy else a), (-1 if sx else 1, -1 if sy else 1)
                for k, (radius, colour) in enumerate(((0.172, dark), (0.15, leaf), (0.092, cream), (0.06, clay))):
                    turns = [math.pi / 20 * q for q in range(11)]
                    arc = [(px + way[0] * radius * math.cos(t), py + way[1] * radius * math.sin(t)) for t in turns]
                    lay(colour, [(px, py), *(arc if way[0] * way[1] > 0 else arc[::-1])], z + (k + 1) * LIFT, tone)
                qx, qy = x + (a if sx else b), y + (a if sy else b)
                tips = [(qx - way[0] * 0.1, qy), (qx - way[0] * 0.03, qy - way[1] * 0.03), (qx, qy - way[1] * 0.1)]
                lay(clay, [(qx, qy), *(tips if way[0] * way[1] > 0 else tips[::-1])], z + LIFT, tone)
    for colour, mesh in grounds.items():
        mesh.obj("cement-tiles", cement(colour))
    M().box(x0 - 0.05, y0 - 0.05, -0.15, x0 + columns * SIZE + 0.05, y0 + rows * SIZE + 0.05, -0.003).obj("tile-bed", paint("#77736a", 0.9))
