"""Point de Hongrie: oak strips cut on the slant that meet in straight seams along the room."""

from __future__ import annotations

import random

from studio.materials import paint, wood
from studio.mesh import M


def point_de_hongrie(x0: float, y0: float, x1: float, y1: float, seed: int, colour: str = "#60402a", wide: float = 0.44) -> None:
    """Rows `wide` metres across along y, strips 9.5 cm high with gaps of 1.5 mm, each its own tone."""
    rng = random.Random(seed)
    mesh = M()
    tall, gap, rise = 0.095, 0.0009, wide * 0.84
    slant = (wide**2 + rise**2) ** 0.5
    row, x = 0, x0
    while x < x1:
        y = y0 - rise
        up = row % 2 == 0
        while y < y1:
            a, b = (0.0, rise) if up else (rise, 0.0)
            u, v = rng.uniform(0, 60), rng.uniform(0, 60)
            tone = (min(max(rng.gauss(0.5, 0.26), 0), 1), rng.random(), rng.random(), 1)
            lift = rng.gauss(0, 0.0003)
            corners = [(x + gap, y + a + gap), (x + wide - gap, y + b + gap), (x + wide - gap, y + b + tall - gap), (x + gap, y + a + tall - gap)]
            flat = tall * wide / slant
            mesh.add([(px, py, lift) for px, py in corners], [(0, 1, 2, 3)], [[(u, v), (u + slant, v), (u + slant, v + flat), (u, v + flat)]], tone)
            y += tall
        x += wide
        row += 1
    mesh.obj("point-de-hongrie", wood(colour, 0.3))
    M().box(x0 - 0.4, y0 - 0.4, -0.1, x1 + 0.4, y1 + 0.4, -0.004).obj("bed", paint("#1a110b", 0.8))
