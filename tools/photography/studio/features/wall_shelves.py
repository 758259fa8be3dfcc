"""Painted shelves from floor to cornice: cupboards below, open bays above, brass rods for a sliding hook."""

from __future__ import annotations

import random
from typing import Sequence

import bpy
from mathutils import Matrix, Vector

from studio.joinery import PANEL
from studio.materials import metal
from studio.mesh import M
from studio.shoes import bag, pair
from studio.workroom import folded_stack

DEEP, BASE, TOP = 0.34, 0.58, 2.82
LEVELS = (0.62, 1.03, 1.43, 1.82, 2.2, 2.53)


def wall_shelves(place: Matrix, x0: float, x1: float, bays: int, mat: bpy.types.Material, lining: bpy.types.Material) -> None:
    """In a side's own frame (room on -y)."""
    body, back, doors, brass = M(place), M(place), M(place), M(place)
    bay = (x1 - x0) / bays
    body.box(x0, -DEEP - 0.06, 0, x1, -0.01, 0.1).box(x0 - 0.015, -DEEP - 0.09, BASE, x1 + 0.015, -0.01, BASE + 0.035)
    for k in range(bays + 1):
        x = x0 + bay * k
        body.box(x - 0.028, -DEEP, BASE, x + 0.028, -0.01, TOP).box(x - 0.03, -DEEP - 0.07, 0.1, x + 0.03, -0.01, BASE)
        body.box(x - 0.04, -DEEP - 0.03, TOP - 0.16, x + 0.04, -DEEP, TOP)
    for k in range(bays):
        a, b = x0 + bay * k + 0.028, x0 + bay * (k + 1) - 0.028
        for z in LEVELS[1:]:
            body.box(a, -DEEP + 0.012, z - 0.026, b, -0.012, z)
        mid = (a + b) / 2
        for left, right in ((a + 0.004, mid - 0.002), (mid + 0.002, b - 0.004)):
            doors.box(left, -DEEP - 0.065, 0.11, right, -DEEP - 0.04, BASE - 0.006)
            doors.frame(left + 0.05, 0.16, right - 0.05, BASE - 0.06, PANEL, -DEEP - 0.065)
        for side in (-1, 1):
            brass.sphere((mid + side * 0.03, -DEEP - 0.08, 0.4), 0.013, 10)
    for low, high, out in ((TOP, TOP + 0.06, 0.0), (TOP + 0.06, TOP + 0.1, 0.04), (TOP + 0.1, TOP + 0.14, 0.08)):
        body.box(x0 - 0.03 - out * 0.5, -DEEP - 0.02 - out, low, x1 + 0.03 + out * 0.5, -0.01, high)
    brass.tube([(x0, -DEEP - 0.05, TOP - 0.22), (x1, -DEEP - 0.05, TOP - 0.22)], 0.01, 10)
    body.obj("shelves", mat, 0.003)
    doors.obj("shelf-doors", mat, 0.003)
    brass.obj("shelf-brass", metal("#a98546", 0.28), smooth=True)
    back.quad((x0, -0.011, BASE), (x1, -0.011, BASE), (x1, -0.011, TOP), (x0, -0.011, TOP))
    back.obj("shelf-back", lining)


def stock(place: Matrix, x0: float, x1: float, bays: int, palette: Sequence[str], seed: int, share: float = 0.7) -> None:
    """Bags, shoes and folded pieces on the boards, with gaps; `share` of the places is taken."""
    rng = random.Random(seed)
    bay = (x1 - x0) / bays
    turn = place.to_euler().z * 57.29578
    for k in range(bays):
        for level, z in enumerate(LEVELS[:-1]):
            kind = rng.choice(("bag", "bag", "stack", "shoes")) if level < 4 else "bag"
            for j in range(3):
                if rng.random() > share:
                    continue
                spot = place @ Vector((x0 + bay * (k + (j + 0.5) / 3), -DEEP * 0.5, z + 0.036 if level == 0 else z))
                if kind == "bag":
                    bag(spot.x, spot.y, spot.z + 0.0006, turn + rng.gauss(0, 7), rng.choice(("handle", "bucket", "handle")), rng.choice(palette))
                elif kind == "stack":
                    folded_stack(spot.x, spot.y, spot.z, turn + rng.gauss(0, 2), [rng.choice(palette) for _ in range(rng.randint(2, 3))], rng, "linen")
                else:
                    pair(spot.x, spot.y, spot.z, turn + 180 + rng.gauss(0, 4), rng.choice(("pump", "loafer")), rng.choice(palette))
