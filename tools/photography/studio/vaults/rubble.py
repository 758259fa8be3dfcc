"""Rubble masonry: unhewn stones in uneven courses between wide lime joints, in true relief."""

from __future__ import annotations

from typing import Callable

import bpy
import numpy as np

from studio.array_mesh import Array, array_mesh, grid_quads, lattice_noise
from studio.colours import rgb
from studio.shader import Mat, cached

Place = Callable[[Array, Array, Array], Array]
"""(across the courses, along them, height above the surface) in metres to points (n, 3)."""
STONES = ("#b7a988", "#c3b797", "#a2967c", "#cbbd98", "#8f8672", "#b39b72", "#9b8d78", "#7d7567")
LIME = "#d6cdb8"


@cached
def rubble_stone() -> bpy.types.Material:
    """The colour comes with the mesh (attribute `rnd`); grain, pits and soot are added here."""
    m = Mat("rubble", rgb("#ab9f86"))
    col = m.node("VertexColor", {"layer_name": "rnd"}).outputs[0]
    o = m.coord("Object")
    v = m.noise(o, 11, 8, 0.68)
    pit = m.noise(o, 60, 4, 0.6)
    c = m.mix(0.55, col, m.ramp(v, [(0.3, 0.25), (0.5, 0.5), (0.72, 0.78)]), "OVERLAY")
    c = m.mix(m.ramp(pit, [(0.55, 0.0), (0.72, 0.35)]), c, m.mix(1.0, c, "#6d6353", "MULTIPLY"))
    soot = m.noise(o, 0.5, 6, 0.62)
    c = m.mix(m.ramp(soot, [(0.46, 0.0), (0.75, 0.42)]), c, m.mix(1.0, c, "#7d7263", "MULTIPLY"))
    c = m.contact(m.grime(c, 0.5, 0.4), 0.6, 0.2)
    height = m.math("ADD", v, m.math("MULTIPLY", pit, 0.4))
    return m.out(c, 0.93, spec=0.18, normal=m.bump(height, 0.012))


def masonry(across: Array, along: Array, seed: int, size: float = 1.0) -> tuple[Array, Array]:
    """Relief in metres above the joints, and colour (…, 3) in linear light, of a wall's points."""
    rng = np.random.default_rng(seed)
    row, width = 0.145 * size, 0.255 * size
    s = (
        across
        + 0.03 * lattice_noise(across, along, 2.2, seed + 1)
        + 0.014 * lattice_noise(across, along, 9.0, seed + 11)
    )
    t = (
        along
        + 0.03 * lattice_noise(across, along, 2.2, seed + 2)
        + 0.016 * lattice_noise(across, along, 9.0, seed + 12)
    )
    rows, columns = 256, 256
    jitter = rng.uniform(-0.27, 0.27, (rows, columns, 2))
    widths = rng.uniform(0.62, 1.6, rows) * width
    shift = rng.uniform(0, 1, rows)
    best = np.full((2, *s.shape), 1e9)
    where = np.zeros((2, 2, *s.shape))
    label = np.zeros(s.shape, int)
    stretch = 1.65
    base = np.floor(s / row).astype(int)
    for dr in (-1, 0, 1):
        r = (base + dr) % rows
        w = widths[r]
        column = np.floor(t / w + shift[r]).astype(int)
        for dc in (-1, 0, 1):
            c = (column + dc) % columns
            ps = (base + dr + 0.5 + 0.75 * jitter[r, c, 0]) * row
            pt = (column + dc + 0.5 - shift[r] + jitter[r, c, 1]) * w
            d = np.hypot((s - ps) * stretch, t - pt)
            first, second = d < best[0], (d >= best[0]) & (d < best[1])
            best[1] = np.where(first, best[0], np.where(second, d, best[1]))
            where[1] = np.where(first, where[0], np.where(second, np.stack([ps, pt]), where[1]))
            best[0] = np.where(first, d, best[0])
            where[0] = np.where(first, np.stack([ps, pt]), where[0])
            label = np.where(first, r * columns + c, label)
    gap = np.hypot((where[0, 0] - where[1, 0]) * stretch, where[0, 1] - where[1, 1])
    edge = (best[1] ** 2 - best[0] ** 2) / np.maximum(2 * gap, 1e-6)
    joint = 0.014 + 0.008 * lattice_noise(across, along, 5.0, seed + 3)
    body = np.clip((edge - joint) / 0.04, 0, 1)
    body = body * body * (3 - 2 * body)
    own = np.random.default_rng(seed + 9).random((rows * columns, 5))[label]
    slope = ((s - where[0, 0]) * (own[..., 0] - 0.5) + (t - where[0, 1]) * (own[..., 1] - 0.5)) * 0.16
    rough = (
        lattice_noise(across, along, 14.0, seed + 4) * 0.006
        + lattice_noise(across, along, 40.0, seed + 5) * 0.0025
    )
    relief = body * (0.012 + 0.026 * own[..., 2] + slope + rough) + 0.002 * lattice_noise(
        across, along, 20.0, seed + 6
    )
    relief += 0.03 * lattice_noise(across, along, 0.55, seed + 7)
    palette = np.array([rgb(col)[:3] for col in STONES])
    stone = palette[(own[..., 3] * len(STONES)).astype(int)] * (0.72 + 0.5 * own[..., 4, None])
    lime = np.array(rgb(LIME)[:3]) * (0.86 + 0.16 * lattice_noise(across, along, 3.0, seed + 8))[..., None]
    smear = np.clip(0.5 + lattice_noise(across, along, 7.0, seed + 10), 0, 1) * 0.35
    share = np.clip(body * 1.6, 0, 1) * (1 - smear * (1 - body))
    return relief, stone * share[..., None] + lime * (1 - share[..., None])


def rubble(
    name: str,
    place: Place,
    across: tuple[float, float],
    along: tuple[float, float],
    keep: Callable[[Array, Array], Array] | None,
    seed: int,
    step: float = 0.014,
    size: float = 1.0,
) -> None:
    """A surface of rubble between bounds across and along its courses; `keep` is false in openings."""
    rows = max(2, round((across[1] - across[0]) / step))
    columns = max(2, round((along[1] - along[0]) / step))
    s, t = np.meshgrid(np.linspace(*across, rows), np.linspace(*along, columns), indexing="ij")
    relief, colour = masonry(s, t, seed, size)
    points = place(s.ravel(), t.ravel(), relief.ravel())
    quads = grid_quads(rows, columns)
    if keep is not None:
        kept = keep(s.ravel(), t.ravel())
        quads = quads[kept[quads].all(1)]
    array_mesh(name, points, quads, rubble_stone(), colour.reshape(-1, 3), smooth=True)
