"""Arched niches in a limewashed wall, each with shelves or a rail and a lamp hidden in its crown."""

from __future__ import annotations

import random
from typing import Sequence

from mathutils import Matrix, Vector

from studio.accessories import vase
from studio.garments import hang
from studio.lights import area
from studio.materials import metal, plaster
from studio.mesh import M
from studio.room import WARM
from studio.shoes import bag

DEEP = 0.36


def lit_niche(
    place: Matrix, x: float, width: float, sill: float, crown: float, lining: object, goods: str, colours: Sequence[str], turn: float, rng: random.Random, power: float = 3.2
) -> None:
    """In a wall's own frame (room on negative y), the opening already cut. `goods`: `shelves`, `rail` or `bare`;
    `turn` is the direction of the wall's local x in the room, in degrees."""
    half = width / 2
    M(place).box(x - half - 0.06, DEEP, sill - 0.1, x + half + 0.06, DEEP + 0.05, crown + 0.1).obj("niche-back", lining)
    board = plaster("#efe9df", 0.5)
    M(place).box(x - half - 0.002, -0.035, sill - 0.05, x + half + 0.002, DEEP, sill).obj("niche-sill", board, 0.004)
    if goods == "rail":
        M(place).tube([(x - half, 0.19, crown - 0.5), (x + half, 0.19, crown - 0.5)], 0.011, 12).obj("niche-rail", metal("#b8935a", 0.24), smooth=True)
        start = place @ Vector((x - half, 0.19, crown - 0.49))
        hang(start.x, start.y, start.z, width, rng, colours, turn, 0.08)
    heights = [sill] if goods == "bare" else [sill, sill + 0.64, sill + 1.18] if goods == "shelves" else []
    heights = [z for z in heights if z < crown - 0.5]
    for k, z in enumerate(heights):
        if k:
            M(place).box(x - half - 0.01, 0.02, z - 0.03, x + half + 0.01, DEEP, z).obj("niche-shelf", board, 0.003)
        count = rng.choice((2, 2, 3)) if goods == "shelves" else 1
        for q in range(count):
            spot = place @ Vector((x - half + width * (q + 0.6) / (count + 0.2), 0.19, z + 0.0006))
            if rng.random() < 0.72:
                bag(spot.x, spot.y, spot.z, turn + rng.gauss(0, 10), rng.choice(("tote", "handle", "bucket")), rng.choice(list(colours)))
            else:
                vase(spot.x, spot.y, spot.z, rng, plaster(rng.choice(("#2c2a28", "#d9d0c0", "#a9694a")), 0.5), rng.uniform(0.6, 0.85))
    lamp, aim = place @ Vector((x, 0.2, crown - 0.12)), place @ Vector((x, 0.2, 0))
    area(lamp, aim, 0.12, 0.5, power, WARM, False)
