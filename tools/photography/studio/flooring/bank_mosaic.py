"""A mosaic floor of marble tesserae: ivory ground with lozenges, a border of a Greek key in green and gold."""

from __future__ import annotations

import bpy
import numpy as np

from studio.array_mesh import Array, lattice_noise
from studio.colours import rgb
from studio.mesh import M
from studio.shader import Mat, cached

PER_METRE = 45
KEY = ("#######.", "#.....#.", "#.###.#.", "#.#...#.", "#.#####.", "#.......", "########")
IVORY, GREY, BLACK, GREEN, SAGE, OCHRE, RED = range(7)
COLOURS = ("#c6b999", "#a39c87", "#262720", "#28523d", "#6c8a6c", "#b3843a", "#74301f")


def cartoon(columns: int, rows: int, seed: int) -> Array:
    """The colour of every tessera, linear RGB (rows, columns, 3): bands by their distance from the walls."""
    rng = np.random.default_rng(seed)
    x, y = np.meshgrid(np.arange(columns), np.arange(rows))
    dx, dy = np.minimum(x, columns - 1 - x), np.minimum(y, rows - 1 - y)
    d = np.minimum(dx, dy)
    which = np.full((rows, columns), IVORY)
    which[d < 12] = np.where(rng.random((rows, columns)) < 0.35, GREY, IVORY)[d < 12]
    for low, high, colour in ((12, 14, BLACK), (14, 17, OCHRE), (17, 18, BLACK), (18, 36, GREEN), (36, 37, BLACK), (37, 40, OCHRE), (40, 42, BLACK), (50, 52, SAGE)):
        which[(d >= low) & (d < high)] = colour
    key = np.array([[c == "#" for c in line] for line in KEY]).repeat(2, 0).repeat(2, 1)
    along = np.where(dx < dy, y, x)
    inside = (d >= 20) & (d < 34)
    on = key[np.clip(33 - d, 0, 13), along % 16]
    which[inside & on] = IVORY
    corner = (dx >= 18) & (dx < 36) & (dy >= 18) & (dy < 36)
    away = np.abs(dx - 26.5) + np.abs(dy - 26.5)
    which[corner] = np.where(away < 3, RED, np.where(away < 7, OCHRE, np.where(away < 9, BLACK, GREEN)))[corner]
    field = d >= 56
    mx, my = (x - columns // 2) % 48, (y - rows // 2) % 48
    lozenge = np.abs(np.abs(mx - 24) + np.abs(my - 24) - 24)
    node = np.minimum(np.abs(mx - 24), 48) + np.abs(my - 24)
    other = np.minimum(mx, 48 - mx) + np.minimum(my, 48 - my)
    which[field & (lozenge < 1.5)] = SAGE
    for near, colours in ((other, (OCHRE, RED, BLACK)), (node, (OCHRE, GREEN, GREEN))):
        which[field & (near < 8)] = colours[2]
        which[field & (near < 6)] = colours[1]
        which[field & (near < 2)] = colours[0]
    palette = np.array([rgb(c)[:3] for c in COLOURS])
    picture = palette[which]
    tone = np.clip(rng.normal(1.0, 0.13, (rows, columns)), 0.6, 1.4)
    drift = 1 + 0.1 * lattice_noise(x / PER_METRE, y / PER_METRE, 0.45, seed)
    path = np.exp(-(((x - columns / 2) / PER_METRE / 0.8) ** 2)) * (d > 44)
    picture = picture * (tone * drift)[..., None] * (1 - 0.13 * path)[..., None]
    patch = (x > columns * 0.66) & (x < columns * 0.66 + 26) & (y > rows * 0.3) & (y < rows * 0.3 + 17)
    picture[patch] *= np.array([1.13, 1.12, 1.08])
    return np.clip(picture, 0, 1)


@cached
def tesserae(wide: float, long: float, seed: int) -> bpy.types.Material:
    """Small cubes set by hand and ground flat: rows that wander, sunken joints, every cube at its own slight tilt."""
    columns, rows = round(wide * PER_METRE), round(long * PER_METRE)
    pixels = cartoon(columns, rows, seed)
    image = bpy.data.images.new("mosaic", columns, rows, alpha=False, float_buffer=True)
    image.pixels.foreach_set(np.concatenate([pixels, np.ones((rows, columns, 1))], 2).astype(np.float32).ravel())
    mean = tuple(float(c) for c in pixels.reshape(-1, 3).mean(0))
    m = Mat("tesserae", (*mean, 1.0))
    place = m.warp(m.coord(), 0.006, 9.0)
    share = m.node("Mapping", Vector=place, Scale=(1 / wide, 1 / long, 1)).outputs[0]
    texture = m.node("TexImage", {"image": image, "interpolation": "Closest", "extension": "EXTEND"}, Vector=share)
    cells = m.node("Mapping", Vector=place, Scale=(columns / wide, rows / long, 0)).outputs[0]
    part = m.node("VectorMath", {"operation": "FRACTION"}, _0=cells).outputs[0]
    axes = m.node("SeparateXYZ", Vector=part)
    edges = [m.math("ABSOLUTE", m.math("SUBTRACT", axes.outputs[k], 0.5)) for k in (0, 1)]
    rim = m.math("MAXIMUM", *edges)
    joint = m.ramp(rim, [(0.43, 0.0), (0.47, 1.0)])
    whole = m.node("VectorMath", {"operation": "FLOOR"}, _0=cells).outputs[0]
    own = m.node("TexWhiteNoise", Vector=whole).outputs[0]
    worn = m.noise(m.coord(), 0.55, 6, 0.6)
    colour = m.mix(m.math("MULTIPLY", joint, 0.7), texture.outputs[0], "#6f6654")
    rough = m.math("ADD", m.remap(worn, 0.07, 0.22), m.math("MULTIPLY", own, 0.07))
    rough = m.math("ADD", rough, m.math("MULTIPLY", joint, 0.4))
    tilt = m.math("ADD", m.math("MULTIPLY", m.math("MULTIPLY", own, axes.outputs[0]), 0.3), m.math("MULTIPLY", joint, -1.0))
    return m.out(m.contact(colour, 0.5, 0.3), rough, spec=0.5, normal=m.bump(tilt, 0.0006))


def bank_mosaic(wide: float, long: float, seed: int) -> None:
    """The floor from (0, 0) to (`wide`, `long`), with thresholds of plain stone that reach under the walls."""
    M().quad((0, 0, 0), (wide, 0, 0), (wide, long, 0), (0, long, 0), False).obj("mosaic", tesserae(wide, long, seed))
