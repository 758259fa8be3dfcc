"""A dado of polished marble slabs with a base and a moulded rail, along a wall between its openings."""

from __future__ import annotations

import random
from typing import Sequence

from mathutils import Matrix

from studio.flooring.veined_marble import veined_marble
from studio.mesh import M


def marble_dado(place: Matrix, spans: Sequence[tuple[float, float]], height: float, seed: int, colour: str = "#2c5b45", vein: str = "#b9c9b4") -> None:
    """On the spans (from, to) of a wall's own frame (room on negative y): slabs of 0.7 to 0.9 m, neighbours mirrored."""
    rng = random.Random(seed)
    slabs, base, rail = M(place), M(place), M(place)
    for a, b in spans:
        count = max(1, round((b - a) / 0.82))
        step = (b - a) / count
        u, v, tone = rng.uniform(0, 40), rng.uniform(0, 40), 0.5
        for k in range(count):
            if k % 2 == 0:
                u, v, tone = rng.uniform(0, 40), rng.uniform(0, 40), rng.random()
            p, q = a + k * step + 0.001, a + (k + 1) * step - 0.001
            face = [(u, v), (u + step, v), (u + step, v + height), (u, v + height)]
            if k % 2:
                face = [face[1], face[0], face[3], face[2]]
            turned = [(fv, fu) for fu, fv in face]
            tip = rng.gauss(0, 0.0006)
            slabs.add([(p, -0.03 - tip, 0.2), (q, -0.03 + tip, 0.2), (q, -0.03 + tip, height - 0.06), (p, -0.03 - tip, height - 0.06)], [(0, 1, 2, 3)], [turned], (tone, tone, tone, 1))
            base.add([(p, -0.055, 0), (q, -0.055, 0), (q, -0.055, 0.18), (p, -0.055, 0.18)], [(0, 1, 2, 3)], [[(u + x, v + z) for x, z in ((0, 0), (step, 0), (step, 0.18), (0, 0.18))]], (tone, tone, tone, 1))
        base.box(a, -0.055, 0.18, b, 0.0, 0.2).box(a, -0.0545, 0.0, a + 0.002, 0, 0.18).box(b - 0.002, -0.0545, 0.0, b, 0, 0.18)
        for z0, z1, out in ((height - 0.065, height - 0.03, 0.045), (height - 0.03, height, 0.075)):
            rail.box(a - (out - 0.03), -out, z0, b + (out - 0.03), 0.0, z1)
        slabs.box(a, -0.0285, 0.2, a + 0.002, 0, height - 0.06).box(b - 0.002, -0.0285, 0.2, b, 0, height - 0.06)
    slabs.obj("dado", veined_marble(colour, vein, 0.1, 1.1))
    base.obj("dado-base", veined_marble("#1b2622", "#7f9484", 0.12, 0.8), 0.003)
    rail.obj("dado-rail", veined_marble("#234a38", vein, 0.12, 0.9), 0.006)
