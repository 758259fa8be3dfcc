"""Raw concrete of a workshop: trowel marks, a filled trench, patches of another pour, rust where machines were bolted, cracks."""

from __future__ import annotations

import math
import random

import bpy

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def raw_screed(colour: str = "#8b8781", wear: float = 1.0) -> bpy.types.Material:
    """Tone within 6 % at large scale; pores, trowel arcs, stains that stay small; dull with a worn sheen."""
    m = Mat("raw-screed", rgb(colour))
    place = m.coord()
    cloud = m.noise(m.warp(place, 0.4, 0.9), 0.5, 6, 0.55)
    fine = m.noise(place, 31, 6, 0.72)
    arcs = m.noise(m.warp(m.coord(scale=(2.2, 0.5, 1)), 0.6, 0.8), 3.2, 4, 0.6)
    stain = m.noise(m.warp(place, 0.3, 3), 1.9, 7, 0.7)
    tone = m.ramp(cloud, [(0.34, mul(colour, 0.93)), (0.66, mul(colour, 1.06))])
    tone = m.mix(m.ramp(arcs, [(0.52, 0.0), (0.72, 0.12)]), tone, mul(colour, 1.3))
    tone = m.mix(m.ramp(fine, [(0.4, 0.0), (0.72, 0.2)]), tone, mul(colour, 0.7))
    tone = m.mix(m.ramp(stain, [(0.64, 0.0), (0.7, 0.28 * wear)]), tone, "#4a4038")
    tone = m.contact(tone, 0.55, 0.3)
    rough = m.math("ADD", m.ramp(cloud, [(0.35, 0.36), (0.7, 0.56)]), m.remap(fine, 0.0, 0.12))
    return m.out(tone, rough, spec=0.45, normal=m.bump(m.math("ADD", m.math("MULTIPLY", fine, 0.5), m.noise(place, 1.8, 3)), 0.0012))


def patch(x0: float, y0: float, x1: float, y1: float, mat: bpy.types.Material, rng: random.Random, level: float = 0.0007) -> None:
    """A repair with broken edges."""
    edge = []
    for (ax, ay), (bx, by) in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        count = max(2, int(math.hypot(bx - ax, by - ay) / 0.09))
        for k in range(count):
            t = k / count
            edge.append((ax + (bx - ax) * t + rng.gauss(0, 0.006), ay + (by - ay) * t + rng.gauss(0, 0.006), level))
    M().add(edge, [tuple(range(len(edge)))]).obj("patch", mat)


def crack(path: list[tuple[float, float]], rng: random.Random) -> None:
    """A hairline through the points, wandering."""
    points: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in zip(path, path[1:]):
        for k in range(22):
            t = k / 22
            points.append((ax + (bx - ax) * t + rng.gauss(0, 0.012), ay + (by - ay) * t + rng.gauss(0, 0.012)))
    mesh = M()
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        w = 0.0009 + 0.0012 * rng.random()
        mesh.add([(ax - w, ay, 0.0012), (ax + w, ay, 0.0012), (bx + w, by, 0.0012), (bx - w, by, 0.0012)], [(0, 1, 2, 3)])
    mesh.obj("crack", Mat("crack", rgb("#3a3733")).out(rgb("#3a3733"), 0.9))


def machine_bed(x: float, y: float, wide: float, long: float) -> None:
    """Four cut-off bolts in rust rings, where a machine stood."""
    rings, studs = M(), M()
    for dx in (-wide / 2, wide / 2):
        for dy in (-long / 2, long / 2):
            rings.lathe([(0.012, 0.001), (0.055, 0.001)], (x + dx, y + dy, 0.0), 18)
            studs.tube([(x + dx, y + dy, 0.0), (x + dx, y + dy, 0.007)], 0.011, 10)
    rings.obj("rust", Mat("rust-ring", rgb("#6b4631")).out(rgb("#6b4631"), 0.85))
    studs.obj("studs", Mat("stud", rgb("#4c3a30")).out(rgb("#4c3a30"), 0.5, metal=0.6))
