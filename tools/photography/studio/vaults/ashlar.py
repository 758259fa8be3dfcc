"""Dressed stone: voussoirs round an opening and across a vault, columns, each block by itself."""

from __future__ import annotations

import math
import random
from typing import Sequence

import bpy
from mathutils import Vector

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def dressed_stone(col: str = "#cdbd98") -> bpy.types.Material:
    """Limestone worked with the bush hammer: fine pits, a tone for every block (attribute `rnd`)."""
    m = Mat("dressed", rgb(col))
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0]).outputs[0]
    o = m.coord("Object")
    v, pit = m.noise(o, 6, 8, 0.66), m.noise(o, 85, 3, 0.6)
    c = m.mix(tone, mul(col, 0.82), mul(col, 1.1))
    c = m.mix(0.4, c, m.ramp(v, [(0.3, 0.32), (0.5, 0.5), (0.7, 0.68)]), "OVERLAY")
    c = m.mix(m.ramp(pit, [(0.52, 0.0), (0.7, 0.3)]), c, mul(col, 0.55))
    c = m.contact(m.grime(c, 0.5, 0.35), 0.5, 0.25)
    return m.out(c, 0.86, spec=0.2, normal=m.bump(m.math("ADD", pit, m.math("MULTIPLY", v, 1.4)), 0.004))


def voussoirs(
    name: str,
    line: Sequence[tuple[float, float]],
    thick: float,
    front: Sequence[float],
    back: float,
    mat: bpy.types.Material,
    rng: random.Random,
    across: str = "x",
    joint: float = 0.004,
) -> None:
    """Blocks along a line (u, z), the soffit of an arch, each `thick` outwards (left of the line's way).

    `front` (one for each corner of the line) and `back` bound them in depth. `across` names the axis that u is:
    with "x" depth is y, with "y" depth is x.
    """
    blocks = M()
    for k, ((u0, z0), (u1, z1)) in enumerate(zip(line, line[1:])):
        run = Vector((u1 - u0, z1 - z0))
        way = run.normalized() * (joint / 2)
        a, b = Vector((u0, z0)) + way, Vector((u1, z1)) - way
        before = Vector(line[max(k - 1, 0)])
        after = Vector(line[min(k + 2, len(line) - 1)])
        na, nb = Vector((u1, z1)) - before, after - Vector((u0, z0))
        na, nb = Vector((-na.y, na.x)).normalized(), Vector((-nb.y, nb.x)).normalized()
        proud = rng.gauss(0, 0.003)
        d0 = (front[k] + front[min(k + 1, len(front) - 1)]) / 2 + proud
        corners = [a, b, b + nb * thick, a + na * thick]
        points = [(p.x, d, p.y) if across == "x" else (d, p.x, p.y) for d in (d0, back) for p in corners]
        tone = min(max(rng.gauss(0.5, 0.25), 0), 1)
        blocks.add(
            points,
            [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
            None,
            (tone, tone, tone, 1),
        )
    blocks.obj(name, mat, 0.007)


def arch_line(
    x0: float, x1: float, spring: float, rise: float, blocks: int, legs: int
) -> list[tuple[float, float]]:
    """The soffit of an arch from the left foot over the crown to the right foot, so that outwards is left."""
    centre, half = (x0 + x1) / 2, (x1 - x0) / 2
    left = [(x0, spring * k / legs) for k in range(legs)] if legs else []
    head = [
        (
            centre - half * math.cos(math.pi * k / blocks),
            spring + rise * math.sin(math.pi * k / blocks),
        )
        for k in range(blocks + 1)
    ]
    right = [(x1, spring * (legs - 1 - k) / legs) for k in range(legs)] if legs else []
    return left + head + right


def column(
    x: float, y: float, height: float, radius: float, mat: bpy.types.Material, rng: random.Random
) -> None:
    """A round column of three drums on an octagonal plinth, under a plain moulded capital with a square top."""
    r = radius
    M().lathe(
        [(0.001, 0), (r * 1.62, 0), (r * 1.62, 0.14), (r * 1.55, 0.155), (0.001, 0.155)], (x, y, 0), 8
    ).obj("plinth", mat, 0.006)
    base = [(r * 1.42, 0.155), (r * 1.48, 0.185), (r * 1.42, 0.215), (r * 1.22, 0.225), (r * 1.2, 0.25)]
    base += [(r * 1.28, 0.27), (r * 1.2, 0.295), (r * 1.02, 0.305)]
    M().lathe(base, (x, y, 0), 48).obj("base", mat, smooth=True)
    low, top = 0.305, height - 0.34
    for k in range(3):
        z0, z1 = low + (top - low) * k / 3, low + (top - low) * (k + 1) / 3
        tone = rng.uniform(0.2, 0.8)
        drum = M()
        e = 0.004
        k0, k1 = 1 - 0.02 * k, 1 - 0.02 * (k + 1)
        drum.lathe(
            [(r * k0 - e, z0), (r * k0, z0 + e), (r * k1, z1 - e), (r * k1 - e, z1)],
            (x + rng.gauss(0, 0.0015), y + rng.gauss(0, 0.0015), 0),
            48,
        )
        drum.col = [(tone, tone, tone, 1)] * len(drum.col)
        drum.obj("drum", mat, smooth=True)
    cap = [(r * 0.94, top), (r * 1.06, top + 0.02), (r * 1.06, top + 0.045), (r * 0.98, top + 0.055)]
    cap += [(r * 1.0, top + 0.12), (r * 1.12, top + 0.19), (r * 1.36, top + 0.235)]
    M().lathe(cap, (x, y, 0), 48).obj("capital", mat, smooth=True)
    half = r * 1.42
    M().box(x - half, y - half, top + 0.232, x + half, y + half, height).obj("abacus", mat, 0.012)
