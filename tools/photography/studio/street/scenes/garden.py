"""A formal royal garden: gravel alley between clipped trees, steel chairs, a stone basin, arcades at its edge."""

import math
from typing import Any

from studio.colours import TAU
from studio.materials import plaster
from studio.mesh import M, at
from studio.street.facade import FacadeStyle, facade
from studio.street.ground import fallen_leaves, gravel, plain_ground
from studio.street.props import garden_chair
from studio.street.scene import Street, Unshaded
from studio.street.scenes.arcade import arcade_wing
from studio.street.surfaces import limestone, paving
from studio.street.trees import ClippedTree, TreeKind, hedge


def _urn(x: float, y: float) -> None:
    """Stone vase on a pedestal."""
    stone = limestone("#d3c9b5", 3.0, 3.0, 0.0, 0.0, 0.7)
    M().box(x - 0.42, y - 0.42, 0, x + 0.42, y + 0.42, 0.2).box(
        x - 0.34, y - 0.34, 0.2, x + 0.34, y + 0.34, 1.15
    ).box(x - 0.42, y - 0.42, 1.15, x + 0.42, y + 0.42, 1.3).obj("pedestal", stone, 0.015)
    M().lathe(
        [
            (0.2, 0),
            (0.2, 0.06),
            (0.09, 0.14),
            (0.1, 0.24),
            (0.3, 0.4),
            (0.34, 0.62),
            (0.28, 0.8),
            (0.3, 0.86),
            (0.42, 0.95),
            (0.42, 1.0),
            (0.3, 0.98),
        ],
        (x, y, 1.3),
        40,
    ).obj("urn", stone, smooth=True)


def garden(options: dict[str, Any]) -> Street:
    """Views: 'alley', 'chairs'. Options: chairs (how many stand round the basin)."""
    street = Street(options, azimuth=-76, time="morning")
    rng = street.rng
    gravel(-60, -10, 60, 90)
    clipped = [ClippedTree(rng, 3.2, 3.1, 7.0, 7000) for _ in range(2)]
    for side in (-1, 1):
        for row in range(2):
            for k in range(9):
                rng.choice(clipped).plant(side * (6.4 + 4.6 * row), 1.0 + 5.2 * k, 0, rng)
    hedge(-4.3, 6, -3.7, 40, 0.45, rng, 500)
    with Unshaded():
        arcade_wing(at(-24, -12, 0, 90), 18, street, "#dcd2bc", False, 3)
    far = [TreeKind(rng, 13, 4.6, 7000, "#6a7a48", 0.3) for _ in range(2)]
    for k in range(11):
        for line in range(2):
            rng.choice(far).plant(
                -30 + 6 * k + 3 * line, 56 + 7 * line + rng.uniform(-2, 2), -0.4, rng, False
            )
    with Unshaded():
        for k in range(5):
            palace = FacadeStyle(
                "hotel", "#dcd2bc", ground=6.0, storeys=2, storey=4.2, bay=4.0, bossage=False
            )
            facade(at(-40 + 16 * k, 84, 0, 0), 16.0, palace, rng)
    basin = M()
    for r0, r1, z0, z1 in ((3.2, 3.2, 0.0, 0.34), (3.2, 2.75, 0.34, 0.38), (2.75, 2.75, 0.38, 0.0)):
        basin.lathe([(r0, z0), (r1, z1)], (0.6, 22, 0), 72)
    basin.obj("basin", limestone("#cfc5b0", 1.2, 0.5, 0.006, 0.2, 0.7), smooth=True)
    plain_ground(-2.3, 19.1, 3.5, 24.9, 0.2, paving("#3d4a48", 1.0))
    jet = M()
    for k in range(90):
        a, reach = TAU * rng.random(), rng.uniform(0.05, 0.5)
        pts = [
            (
                0.6 + reach * math.cos(a) * t,
                22 + reach * math.sin(a) * t,
                0.2 + 2.2 * (1 - (2 * t - 1) ** 2) * rng.uniform(0.7, 1.0),
            )
            for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        jet.tube(pts, 0.006, 4)
    jet.obj("jet", plaster("#ffffff", 0.3))
    _urn(-4.0, 4.6)
    _urn(4.2, 4.6)
    spots = [
        (-1.9, 3.4, 30, True),
        (-1.0, 3.9, -25, True),
        (1.4, 2.9, 200, False),
        (2.3, 3.6, 120, False),
        (2.6, 5.2, 75, True),
        (-2.6, 6.6, -80, False),
        (-2.2, 8.6, -60, False),
    ]
    for x, y, turn, low in spots:
        garden_chair(x, y, turn + 180, low)
    chairs = street.get("chairs", 22)
    for k in range(chairs):
        # Each has a place of its own.
        a, r = TAU * (k + rng.uniform(-0.2, 0.2)) / chairs, rng.uniform(3.9, 5.0)
        garden_chair(
            0.6 + r * math.cos(a),
            22 + r * math.sin(a),
            math.degrees(a) + 90 + rng.uniform(-30, 30),
            rng.random() < 0.4,
        )
    for k in range(8):
        garden_chair(
            (-4.9, 4.9)[k % 2] + rng.uniform(-0.5, 0.5),
            7 + 2.6 * (k // 2) + rng.uniform(-0.6, 0.6),
            rng.uniform(0, 360),
            rng.random() < 0.3,
        )
    fallen_leaves(-6, -2, 6, 24, 700, rng)
    eye = 1.5
    street.shot("alley", (0.5, -2.6, eye), (0.2, 22, eye), 30, 0.08, 8, 8)
    street.shot("chairs", (0.4, -0.4, 1.25), (-0.6, 12, 1.2), 38, 0.03, 4, 4.6)
    return street
