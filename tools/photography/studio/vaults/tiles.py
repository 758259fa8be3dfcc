"""Glazed bricks with bevelled edges, every one modelled, in stretcher bond over any surface."""

from __future__ import annotations

from typing import Any, Callable

import bpy
import numpy as np

from studio.array_mesh import Array, array_mesh
from studio.colours import rgb
from studio.shader import Mat, cached

LONG, HIGH, JOINT = 0.15, 0.075, 0.003
BEVEL, RISE = 0.011, 0.0065

Surface = Callable[[Array, Array, Array], Array]
"""(across, along, height above the surface) in metres to points (n, 3); `across` runs over the courses."""
Choice = Callable[[Array, Array], Array]
"""(across, along) of tile centres to a mask, or to the number of a glaze."""


@cached
def glaze(col: str) -> bpy.types.Material:
    """Fired glaze: the tone differs from brick to brick, the edges of the bevel are worn a little lighter."""
    m = Mat("glaze", rgb(col))
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    o = m.coord("Object")
    colour = m.node(
        "HueSaturation",
        Hue=m.remap(tone.outputs[1], 0.488, 0.512),
        Saturation=m.remap(tone.outputs[2], 0.75, 1.2),
        Value=m.remap(tone.outputs[0], 0.86, 1.06),
        Color=rgb(col),
    ).outputs[0]
    cloud = m.noise(o, 1.1, 5, 0.6)
    colour = m.mix(m.ramp(cloud, [(0.45, 0.0), (0.8, 0.22)]), colour, "#b9b49c", "MULTIPLY")
    colour = m.contact(m.grime(colour, 0.3, 0.3), 0.35, 0.25)
    wave = m.noise(o, 9, 3)
    rough = m.math(
        "ADD", m.remap(m.noise(o, 3.0, 6, 0.65), 0.05, 0.2), m.math("MULTIPLY", tone.outputs[1], 0.05)
    )
    return m.out(colour, rough, spec=0.55, normal=m.bump(wave, 0.0011))


@cached
def grout(col: str = "#8f8c82") -> bpy.types.Material:
    """Cement joint, darkened by years of washing down."""
    m = Mat("grout", rgb(col))
    o = m.coord("Object")
    c = m.mix(m.noise(o, 2.2, 6, 0.65), rgb(col), "#5d5a50")
    return m.out(c, 0.92, spec=0.15)


def tile_field(
    name: str,
    surface: Surface,
    across: tuple[float, float],
    along: tuple[float, float],
    glazes: list[str],
    choose: Choice,
    keep: Choice | None,
    seed: int,
) -> None:
    """Courses of tiles between two bounds each way; `choose` gives each tile its glaze, `keep` leaves tiles out.

    Courses and tiles are stretched a few tenths of a millimetre, so that they fill the field exactly.
    """
    rng = np.random.default_rng(seed)
    courses = max(1, round((across[1] - across[0]) / (HIGH + JOINT)))
    course = (across[1] - across[0]) / courses
    count = max(1, round((along[1] - along[0]) / (LONG + JOINT)))
    pitch = (along[1] - along[0]) / count
    boxes = []
    for row in range(courses):
        a0, a1 = across[0] + row * course, across[0] + (row + 1) * course
        edges = along[0] + (np.arange(count + 1) - 0.5 * (row % 2)) * pitch
        edges = np.clip(np.append(edges, along[1]), *along)
        starts, ends = edges[:-1], edges[1:]
        wide = ends - starts > 0.03
        boxes.append(
            np.stack([np.full(wide.sum(), a0), np.full(wide.sum(), a1), starts[wide], ends[wide]], 1)
        )
    tiles = np.concatenate(boxes)
    if keep is not None:
        tiles = tiles[keep(tiles[:, :2].mean(1), tiles[:, 2:].mean(1))]
    which = choose(tiles[:, :2].mean(1), tiles[:, 2:].mean(1)).astype(int)
    for kind, col in enumerate(glazes):
        _bricks(f"{name}-{kind}", surface, tiles[which == kind], glaze(col), rng)


def _bricks(name: str, surface: Surface, tiles: Array, mat: Any, rng: np.random.Generator) -> None:
    if not len(tiles):
        return
    n, j = len(tiles), JOINT / 2
    a0, a1, b0, b1 = (tiles[:, 0] + j, tiles[:, 1] - j, tiles[:, 2] + j, tiles[:, 3] - j)
    lift = rng.normal(0, 0.0005, n)
    tilt = rng.normal(0, 0.0004, (n, 2))
    rings = []
    for inset, height in ((0.0, -0.006), (0.0, 0.0), (BEVEL, RISE)):
        for p, q, sp, sq in ((a0, b0, 1, 1), (a0, b1, 1, -1), (a1, b1, -1, -1), (a1, b0, -1, 1)):
            up = height + lift + (sp * tilt[:, 0] + sq * tilt[:, 1] if height >= 0 else 0.0)
            rings.append(surface(p + sp * inset, q + sq * inset, up))
    points = np.stack(rings, 1).reshape(-1, 3)
    base = np.arange(n)[:, None, None] * 12
    faces = [(8, 9, 10, 11)]
    for ring in (0, 4):
        faces += [(ring + k, ring + (k + 1) % 4, ring + 4 + (k + 1) % 4, ring + 4 + k) for k in range(4)]
    quads = (base + np.array(faces)[None]).reshape(-1, 4)
    colours = np.repeat(rng.random((n, 3)), 12, 0)
    array_mesh(name, points, quads, mat, colours)
