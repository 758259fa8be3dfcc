"""Zinc mansard roofs with dormers, chimney stacks and gutters."""

import random

from mathutils import Matrix

from studio.materials import brick, paint
from studio.mesh import M, inst
from studio.street.masonry import Opening, wall_panel
from studio.street.surfaces import limestone, render_plaster, zinc
from studio.street.windows import casement_mesh, pane_mesh


def dormer(place: Matrix, x: float, z: float, rng: random.Random, lit_share: float, stone: str) -> None:
    """A dormer window standing 0.35 m behind the wall face, its sill at z."""
    width, height = 0.95, 1.5
    T = place @ Matrix.Translation((x, 0.35, z))
    face = wall_panel(
        M(T), -0.68, -0.3, 0.68, height + 0.24, [Opening(-width / 2, 0, width / 2, height)], 0, 0.16
    )
    face.obj("dormer", limestone(stone, 3.0, 3.0, 0.0, 0.0))
    roof = M(T)
    for side in (-1, 1):
        roof.quad(
            (side * 0.68, 0, -0.3),
            (side * 0.68, 1.4, -0.3),
            (side * 0.68, 1.4, height + 0.24),
            (side * 0.68, 0, height + 0.24),
            False,
        )
    rise = [
        (-0.78, height + 0.2),
        (-0.5, height + 0.36),
        (0, height + 0.44),
        (0.5, height + 0.36),
        (0.78, height + 0.2),
    ]
    for (xa, za), (xb, zb) in zip(rise, rise[1:]):
        roof.quad((xa, -0.16, za), (xb, -0.16, zb), (xb, 1.9, zb), (xa, 1.9, za), False)
        roof.quad((xa, -0.16, za - 0.1), (xb, -0.16, zb - 0.1), (xb, -0.16, zb), (xa, -0.16, za), False)
    roof.obj("dormer-roof", zinc())
    inst(casement_mesh(width, height, "#e6e3da"), T @ Matrix.Translation((0, -0.06, 0)))
    glow = 0.8 if rng.random() < lit_share else 0.0
    inst(pane_mesh(width, height, glow, rng.random() < 0.6), T @ Matrix.Translation((0, -0.06, 0)))


def chimney(place: Matrix, x: float, z: float, rng: random.Random) -> None:
    """Party-wall stack with a row of terracotta pots."""
    depth, tall = rng.uniform(1.4, 2.4), rng.uniform(1.6, 2.4)
    y = 1.4
    body = (
        M(place)
        .box(x - 0.28, y, z - 2.5, x + 0.28, y + depth, z + tall)
        .box(x - 0.34, y - 0.06, z + tall, x + 0.34, y + depth + 0.06, z + tall + 0.12)
    )
    body.obj("stack", rng.choice((brick("#8d5a44", "#a56c50"), render_plaster("#d2c6b2"))))
    pots = M(place)
    count = int(depth / 0.3)
    for k in range(count):
        tall_pot = rng.uniform(0.35, 0.6)
        pots.lathe(
            [(0.11, 0), (0.1, tall_pot), (0.125, tall_pot + 0.02), (0.125, tall_pot + 0.07)],
            (x, y + 0.2 + depth * k / count, z + tall + 0.1),
            10,
        )
    pots.obj("pots", paint("#a8603f", 0.8), smooth=True)


def mansard(
    place: Matrix,
    width: float,
    z: float,
    rng: random.Random,
    bays: list[float],
    lit_share: float,
    stone: str,
    deep: float = 10.0,
) -> None:
    """Zinc mansard over a facade `width` metres wide whose cornice ends at height z; `bays`: x of the dormers."""
    slope = M(place)
    slope.quad((0, 0.2, z), (width, 0.2, z), (width, 1.5, z + 2.7), (0, 1.5, z + 2.7), False)
    slope.quad((0, 1.5, z + 2.7), (width, 1.5, z + 2.7), (width, deep, z + 3.6), (0, deep, z + 3.6), False)
    slope.box(0, -0.25, z, width, 0.2, z + 0.06).box(0, 1.42, z + 2.62, width, 1.62, z + 2.76)
    seams = int(width / 0.65)
    for k in range(seams + 1):
        x = width * k / seams
        slope.add(
            [(x - 0.02, 0.17, z), (x + 0.02, 0.17, z), (x + 0.02, 1.46, z + 2.7), (x - 0.02, 1.46, z + 2.7)],
            [(0, 1, 2, 3)],
        )
    for x in (0.0, width):
        slope.add([(x, 0.2, z), (x, 1.5, z + 2.7), (x, deep, z + 3.6), (x, deep, z)], [(0, 1, 2, 3)])
    slope.obj("mansard", zinc())
    for x in bays:
        dormer(place, x, z + 0.55, rng, lit_share, stone)
    for x in (0.35, width - 0.35):
        if rng.random() < 0.75:
            chimney(place, x, z + 2.9, rng)
