"""A wall of cloth: bolts end-on in timber racks from the floor to the ceiling, sorted by colour."""

from __future__ import annotations

import math
import random
from typing import Sequence

import bpy
from mathutils import Matrix

from studio.fabrics import cloth
from studio.garments import join
from studio.materials import paint, wood
from studio.mesh import M, inst
from studio.shader import cached


@cached
def bolt_mesh(colour: str, radius: float, long: float, shape: int) -> bpy.types.Mesh:
    """A bolt along local y from 0 (its end in the room) inwards: windings in relief, cardboard core, a loose edge."""
    skin, core = M(), M()
    rng = random.Random(f"bolt-{colour}-{radius}-{shape}")
    count = 26

    def at_turn(k: int, r: float) -> tuple[float, float]:
        a = k / count * math.tau
        squash = 1 - 0.06 * math.sin(2 * a + shape)
        return r * math.cos(a) * (1 + 0.03 * math.cos(a * 3 + shape)), r * math.sin(a) * squash

    rings = [(radius, long, 0.0), (radius, 0.012, 0.0)]
    turns = max(4, int((radius - 0.022) / 0.011))
    for j in range(turns):
        r = radius - (radius - 0.022) * j / turns
        rings += [(r - 0.001, rng.uniform(-0.002, 0.005), 0.0), (r - 0.0085, rng.uniform(0.001, 0.007), 0.0)]
    verts = [(x, y, z) for r, y, _ in rings for x, z in (at_turn(k, r) for k in range(count))]
    faces, uvs = [], []
    for i in range(len(rings) - 1):
        for k in range(count):
            n = (k + 1) % count
            faces.append((i * count + k, (i + 1) * count + k, (i + 1) * count + n, i * count + n))
            uvs.append([(k / 20, i / 20), (k / 20, (i + 1) / 20), ((k + 1) / 20, (i + 1) / 20), ((k + 1) / 20, i / 20)])
    skin.add(verts, faces, uvs)
    flap = [(radius + 0.004, -radius * 0.2), (radius + 0.012, -radius * 0.7), (radius * 0.86, -radius * 1.02)]
    for (xa, za), (xb, zb) in zip(flap, flap[1:]):
        skin.add([(xa, 0.004, za), (xb, 0.004, zb), (xb, long, zb), (xa, long, za)], [(0, 1, 2, 3)])
    core.tube([(0, 0.001, 0), (0, long, 0)], 0.023, 16)
    core.tube([(0, -0.001, 0), (0, 0.0005, 0)], 0.017, 16)
    return join([(skin, cloth("wool" if shape % 2 else "cotton", colour)), (core, paint("#8b6f4d", 0.8))], "bolt")


def cloth_wall(
    place: Matrix, x0: float, x1: float, top: float, deep: float, colours: Sequence[Sequence[str]], seed: int
) -> None:
    """In a wall's own frame (room on negative y): a rack from x0 to x1; each of `colours` is a bay's palette."""
    rng = random.Random(seed)
    frame = M(place)
    bays, step = len(colours), (x1 - x0) / len(colours)
    for k in range(bays + 1):
        x = x0 + step * k
        for y in (-deep, -0.09):
            frame.box(x - 0.035, y, 0, x + 0.035, y + 0.07, top)
        for z in (0.1, top * 0.5, top - 0.1):
            frame.box(x - 0.02, -deep, z, x + 0.02, -0.02, z + 0.07)
    levels = [0.1, 0.74, 1.36, 1.98, 2.6, 3.2]
    levels = [z for z in levels if z < top - 0.4]
    for z in levels:
        frame.box(x0 - 0.03, -deep - 0.012, z - 0.035, x1 + 0.03, -0.02, z)
    frame.box(x0 - 0.05, -deep - 0.02, top, x1 + 0.05, 0, top + 0.05)
    frame.obj("cloth-rack", wood("#8a6b48", 0.55), 0.004)
    for k, palette in enumerate(colours):
        a, b = x0 + step * k + 0.045, x0 + step * (k + 1) - 0.045
        for i, z in enumerate(levels):
            room_above = (levels[i + 1] if i + 1 < len(levels) else top) - z - 0.05
            main = palette[i % len(palette)]
            fill_shelf(place, a, b, z, room_above, deep, [main, main, palette[(i + 1) % len(palette)]], rng)


def fill_shelf(
    place: Matrix, a: float, b: float, z: float, tall: float, deep: float, colours: Sequence[str], rng: random.Random
) -> None:
    """Rows of bolts that lie in the hollows of the row beneath; the upper rows are not full."""
    radius = rng.choice((0.078, 0.088, 0.098))
    rise = radius * 1.78
    rows = max(1, int((tall - 2 * radius) / rise) + 1)
    for row in range(rows):
        x = a + radius + (radius * (row % 2))
        height = z + radius + rise * row
        while x < b - radius + 0.003:
            if row < rows - 1 or rng.random() < 0.72:
                r = radius * rng.uniform(0.86, 0.99)
                mesh = bolt_mesh(rng.choice(list(colours)), round(r, 2), 0.7, rng.randint(0, 3))
                out = -deep + rng.gauss(0.03, 0.035) - (0.12 if rng.random() < 0.05 else 0)
                turn = Matrix.Rotation(rng.uniform(0, math.tau), 4, "Y")
                inst(mesh, place @ Matrix.Translation((x, out, height - (radius - r))) @ turn)
            x += 2 * radius
