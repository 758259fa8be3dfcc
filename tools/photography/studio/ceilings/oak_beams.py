"""Old oak overhead under pale distemper: hewn beams across the room, joists between them, plaster fields."""

from __future__ import annotations

import random

import bpy

from studio.colours import mul, rgb
from studio.materials import plaster
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def distempered_oak(colour: str = "#c9c9c2") -> bpy.types.Material:
    """Thin grey paint over adzed oak: grain, checks along it, paint rubbed off the edges."""
    m = Mat("distempered-oak", rgb(colour))
    uv = m.coord("UV")
    grain = m.noise(m.node("Mapping", Vector=uv, Scale=(24, 1.1, 1)).outputs[0], 1.2, 6, 0.62, 0.6)
    check = m.noise(m.node("Mapping", Vector=uv, Scale=(46, 0.55, 1)).outputs[0], 1.0, 3, 0.5)
    place = m.coord()
    bare = m.noise(place, 5.0, 7, 0.7)
    tone = m.mix(m.ramp(grain, [(0.35, 0.0), (0.7, 1.0)]), mul(colour, 0.84), mul(colour, 1.06))
    tone = m.mix(m.ramp(bare, [(0.62, 0.0), (0.74, 0.55)]), tone, "#8a735a")
    tone = m.mix(m.ramp(check, [(0.66, 0.0), (0.7, 0.7)]), tone, mul(colour, 0.35))
    tone = m.contact(tone, 0.45, 0.3)
    return m.out(tone, 0.75, spec=0.25, normal=m.bump(m.math("SUBTRACT", grain, check), 0.003))


def _hewn(mesh: M, start: tuple[float, float], end: tuple[float, float], z0: float, z1: float, half: float, rng: random.Random) -> None:
    """A beam from start to end, `half` its half width; cut in eight pieces that wander by millimetres. UV v along it."""
    (ax, ay), (bx, by) = start, end
    across_y = abs(bx - ax) > abs(by - ay)
    long = max(abs(bx - ax), abs(by - ay))
    rings = []
    pieces = 8
    for k in range(pieces + 1):
        t = k / pieces
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        w, d = half * (1 + rng.gauss(0, 0.025)), rng.gauss(0, 0.006)
        c = half * 0.16
        outline = [(-w, z1), (-w, z0 + c + d), (-w + c, z0 + d), (w - c, z0 + d), (w, z0 + c + d), (w, z1)]
        rings.append([(x, y + o, z) if across_y else (x + o, y, z) for o, z in outline])
    u = rng.uniform(0, 9)
    for k in range(pieces):
        v0, v1 = long * k / pieces, long * (k + 1) / pieces
        for i in range(5):
            q = [rings[k][i], rings[k][i + 1], rings[k + 1][i + 1], rings[k + 1][i]]
            mesh.add(q, [(0, 1, 2, 3)], [[(u + i * 0.2, v0), (u + i * 0.2 + 0.2, v0), (u + i * 0.2 + 0.2, v1), (u + i * 0.2, v1)]])


def oak_beams(width: float, length: float, top: float, beams: list[float], seed: int, colour: str = "#c9c9c2", joist: float = 0.46) -> None:
    """Beams along x at each y of `beams`, joists along y every `joist` metres, plaster at `top`."""
    rng = random.Random(seed)
    mesh = M()
    for y in beams:
        _hewn(mesh, (-0.05, y + rng.gauss(0, 0.02)), (width + 0.05, y + rng.gauss(0, 0.02)), top - 0.44, top - 0.1, 0.15, rng)
    edges = [-0.1, *beams, length + 0.1]
    for a, b in zip(edges, edges[1:]):
        for k in range(int(width / joist) + 1):
            x = 0.12 + k * joist + rng.gauss(0, 0.012)
            if x < width - 0.05:
                _hewn(mesh, (x, a), (x, b), top - 0.17, top + 0.01, 0.055, rng)
    mesh.obj("oak-beams", distempered_oak(colour))
    M().box(-0.3, -0.3, top, width + 0.3, length + 0.3, top + 0.2).obj("fields", plaster("#e6e4dc", 0.75))
