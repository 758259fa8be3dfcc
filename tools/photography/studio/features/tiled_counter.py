"""A shop counter faced with small glazed terracotta tiles set upright, its top a slab of pale terrazzo."""

from __future__ import annotations

import random
from typing import Sequence

from mathutils import Matrix, Vector

from studio.flooring.bordered_terrazzo import chips
from studio.materials import paint, wood
from studio.mesh import M
from studio.vaults.tiles import glaze

HIGH, TILE_W, TILE_H, JOINT = 1.02, 0.1, 0.19, 0.004


def tile_face(mesh: M, a: tuple[float, float], b: tuple[float, float], rng: random.Random) -> None:
    """Upright tiles on the vertical face from a to b, the shop on its right hand."""
    start, end = Vector((*a, 0)), Vector((*b, 0))
    along = (end - start).normalized()
    out = Vector((along.y, -along.x, 0))
    span = (end - start).length
    columns, rows = round(span / TILE_W), 5
    w, h = span / columns, (HIGH - 0.12) / rows
    for i in range(columns):
        for j in range(rows):
            tone = (min(max(rng.gauss(0.5, 0.28), 0), 1), rng.random(), rng.random(), 1)
            x0, x1, z0, z1 = w * i + JOINT / 2, w * (i + 1) - JOINT / 2, 0.08 + h * j + JOINT / 2, 0.08 + h * (j + 1) - JOINT / 2
            lift = 0.008 + rng.gauss(0, 0.0006)
            ring = [(x0, z0, 0.0), (x1, z0, 0.0), (x1, z1, 0.0), (x0, z1, 0.0)] + [
                (x0 + 0.004, z0 + 0.004, lift), (x1 - 0.004, z0 + 0.004, lift), (x1 - 0.004, z1 - 0.004, lift), (x0 + 0.004, z1 - 0.004, lift),
            ]  # fmt: skip
            points = [start + along * x + out * o + Vector((0, 0, z)) for x, z, o in ring]
            mesh.add(points, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], None, tone)


def tiled_counter(outline: Sequence[tuple[float, float]], faces: Sequence[tuple[tuple[float, float], tuple[float, float]]], seed: int, clay: str = "#b3623f") -> None:
    """`outline` are the corners of its plan, counter-clockwise; `faces` the edges that carry tiles."""
    rng = random.Random(seed)
    body, top, tiles = M(), M(), M()
    count = len(outline)
    low = [(x, y, 0.0) for x, y in outline]
    high = [(x, y, HIGH - 0.04) for x, y in outline]
    body.add([*low, *high], [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)])
    body.obj("counter-body", paint("#7a4632", 0.6))
    cx, cy, grow = sum(x for x, _ in outline) / count, sum(y for _, y in outline) / count, 0.025
    ring = [(x + (grow if x > cx else -grow), y + (grow if y > cy else -grow)) for x, y in outline]
    verts = [(x, y, z) for z in (HIGH - 0.04, HIGH) for x, y in ring]
    top.add(verts, [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count)), *[(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]])
    top.obj("counter-top", chips("#d9cfbf", "#c3b5a0", "#a8907a", "#efe8da", "#8a7c6d"), 0.004)
    for a, b in faces:
        tile_face(tiles, a, b, rng)
    tiles.obj("counter-tiles", glaze(clay))


def till_things(place: Matrix) -> None:
    """What lies on a counter: a roll of paper on its cutter, a tray, a pot of pencils, a bell."""
    wooden, dark, paper = M(place), M(place), M(place)
    paper.tube([(-0.24, 0, 0.1), (0.24, 0, 0.1)], 0.075, 32)
    dark.box(-0.28, -0.1, 0.0, -0.255, 0.1, 0.2).box(0.255, -0.1, 0.0, 0.28, 0.1, 0.2).box(-0.28, -0.1, 0.185, 0.28, -0.085, 0.2)
    paper.add([(-0.24, -0.07, 0.075), (0.24, -0.07, 0.075), (0.24, -0.22, 0.003), (-0.24, -0.22, 0.003)], [(0, 1, 2, 3)])
    wooden.box(0.45, -0.12, 0.0, 0.75, 0.1, 0.018)
    dark.lathe([(0.001, 0.0), (0.04, 0.0), (0.04, 0.1), (0.036, 0.1), (0.036, 0.01)], (0.88, 0.02, 0.0), 20)
    for k in range(4):
        wooden.tube([(0.87 + 0.01 * k, 0.015 + 0.008 * (k % 2), 0.012), (0.85 + 0.03 * k, 0.0 + 0.03 * (k % 2), 0.17)], 0.0035, 6)
    paper.obj("wrapping-paper", paint("#c7a77c", 0.8), smooth=True)
    wooden.obj("tray", wood("#9a754c", 0.45), 0.002)
    dark.obj("cutter", paint("#2a2725", 0.4), 0.002)
