"""Floors of pieces: hexagons of fired clay, mosaic with a border; and one polished black."""

from __future__ import annotations

import math

import bpy
import numpy as np

from studio.array_mesh import array_mesh
from studio.colours import mul, rgb
from studio.shader import Mat, cached


@cached
def fired_clay(col: str = "#a5603f") -> bpy.types.Material:
    """Waxed terracotta: every tile its own tone (attribute `rnd`), paler where people walk."""
    m = Mat("clay", rgb(col))
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    o = m.coord("Object")
    c = m.node(
        "HueSaturation",
        Hue=m.remap(tone.outputs[1], 0.485, 0.515),
        Saturation=m.remap(tone.outputs[2], 0.7, 1.05),
        Value=m.remap(tone.outputs[0], 0.66, 1.3),
        Color=rgb(col),
    ).outputs[0]
    fine = m.noise(o, 26, 7, 0.65)
    c = m.mix(0.4, c, m.ramp(fine, [(0.3, 0.3), (0.5, 0.5), (0.7, 0.7)]), "OVERLAY")
    worn = m.noise(o, 0.8, 6, 0.6)
    c = m.mix(m.ramp(worn, [(0.45, 0.0), (0.75, 0.3)]), c, mul(col, 1.5))
    c = m.contact(c, 0.55, 0.3)
    rough = m.math("ADD", m.remap(fine, 0.28, 0.5), m.math("MULTIPLY", tone.outputs[1], 0.12))
    return m.out(c, rough, spec=0.4, normal=m.bump(fine, 0.0012))


@cached
def clay_joint() -> bpy.types.Material:
    """Lime and sand between the tiles."""
    m = Mat("clay-joint", rgb("#7d705f"))
    return m.out(m.mix(m.noise(m.coord(), 3, 5), "#857866", "#5f5447"), 0.95, spec=0.1)


def hexagons(x0: float, y0: float, x1: float, y1: float, seed: int, across: float = 0.17) -> None:
    """Hexagonal terracotta, `across` metres from flat to flat, over a rectangle, on a bed of mortar."""
    rng = np.random.default_rng(seed)
    pitch_y = across * math.sqrt(3) / 2
    centres = []
    for row in range(int((y1 - y0) / pitch_y) + 2):
        shift = 0.5 * (row % 2)
        for k in range(int((x1 - x0) / across) + 2):
            centres.append((x0 + (k + shift) * across, y0 + row * pitch_y))
    c = np.array(centres)
    n = len(c)
    radius = (across - 0.005) / math.sqrt(3)
    turn = rng.normal(0, 0.012, n)
    lift, lean = rng.normal(0, 0.0006, n), rng.normal(0, 0.004, (n, 2))
    rings = []
    for r, z in ((radius, -0.004), (radius - 0.0022, 0.0), (0.0, 0.0004)):
        for k in range(6):
            a = math.pi / 6 + k * math.pi / 3 + turn
            dx, dy = r * np.cos(a), r * np.sin(a)
            rings.append(
                np.stack([c[:, 0] + dx, c[:, 1] + dy, z + lift + lean[:, 0] * dx + lean[:, 1] * dy], 1)
            )
    points = np.stack(rings, 1).reshape(-1, 3)
    faces = [(i + k, i + (k + 1) % 6, i + 6 + (k + 1) % 6, i + 6 + k) for i in (0, 6) for k in range(6)]
    quads = (np.arange(n)[:, None, None] * 18 + np.array(faces)[None]).reshape(-1, 4)
    array_mesh("hexagons", points, quads, fired_clay(), np.repeat(rng.random((n, 3)), 18, 0))
    edge = np.array([(x0 - 0.5, y0 - 0.5), (x1 + 0.5, y0 - 0.5), (x1 + 0.5, y1 + 0.5), (x0 - 0.5, y1 + 0.5)])
    bed = np.concatenate([edge, np.full((4, 1), -0.0035)], 1)
    array_mesh("bed", bed, np.array([[0, 1, 2, 3]]), clay_joint())


@cached
def mosaic(width: float, length: float, light: str = "#a9a8a1", dark: str = "#26282a") -> bpy.types.Material:
    """Marble tesserae of 2 cm over a rectangle at the origin: a pale field with dark dots, two dark bands round it."""
    m = Mat("mosaic", mul(light, 0.8))
    o = m.coord("Object")
    xyz = m.node("SeparateXYZ", Vector=m.warp(o, 0.006, 9))
    pitch = 0.021
    cells = [m.math("FLOOR", m.math("DIVIDE", xyz.outputs[k], pitch)) for k in (0, 1)]
    parts = [m.math("FRACT", m.math("DIVIDE", xyz.outputs[k], pitch)) for k in (0, 1)]
    edges = [m.math("PINGPONG", part, 0.5) for part in parts]
    joint = m.math("LESS_THAN", m.math("MINIMUM", *edges), 0.075)
    own = m.node(
        "TexWhiteNoise",
        {"noise_dimensions": "2D"},
        Vector=m.node("CombineXYZ", _0=cells[0], _1=cells[1]).outputs[0],
    )
    tone = m.node("SeparateRGB", Image=own.outputs[1])
    # Distance of the tessera from the nearest wall.
    centre = [m.math("MULTIPLY", m.math("ADD", cell, 0.5), pitch) for cell in cells]
    sides = [
        m.math("MINIMUM", centre[k], m.math("SUBTRACT", size, centre[k]))
        for k, size in ((0, width), (1, length))
    ]
    wall = m.math("MINIMUM", *sides)

    def between(low: float, high: float) -> object:
        return m.math("MULTIPLY", m.math("GREATER_THAN", wall, low), m.math("LESS_THAN", wall, high))

    bands = m.math("ADD", between(0.32, 0.54), between(0.6, 0.66))
    edge = m.math("LESS_THAN", wall, 0.12)
    every = 14
    marks = []
    for shift in (0, every / 2):
        on = [
            m.math("COMPARE", m.math("MODULO", m.math("ADD", cell, 140 * every + shift), every), 0.0)
            for cell in cells
        ]
        for node in on:
            node.node.inputs[2].default_value = 1.1
        marks.append(m.math("MULTIPLY", *on))
    dots = m.math("MULTIPLY", m.math("MAXIMUM", *marks), m.math("GREATER_THAN", wall, 0.8))
    is_dark = m.math("MAXIMUM", m.math("MAXIMUM", bands, edge), dots)
    pale = m.mix(tone.outputs[0], mul(light, 0.72), mul(light, 1.18))
    deep = m.mix(tone.outputs[0], mul(dark, 0.7), mul(dark, 1.9))
    c = m.mix(is_dark, pale, deep)
    c = m.mix(m.math("MULTIPLY", joint, 0.8), c, "#55534d")
    worn = m.noise(o, 0.7, 6, 0.65)
    c = m.mix(m.ramp(worn, [(0.45, 0.0), (0.8, 0.3)]), c, "#6b675e")
    rough = m.math("ADD", m.remap(worn, 0.16, 0.42), m.math("MULTIPLY", tone.outputs[1], 0.12))
    return m.out(
        m.contact(c, 0.55, 0.35),
        rough,
        spec=0.45,
        normal=m.bump(m.math("SUBTRACT", tone.outputs[2], m.math("MULTIPLY", joint, 1.5)), 0.0006),
    )


@cached
def black_polish(col: str = "#131315") -> bpy.types.Material:
    """Black concrete, ground and waxed: it mirrors the room, duller where people walk, with a few scratches."""
    m = Mat("black-polish", rgb(col))
    o = m.coord("Object")
    cloud = m.noise(m.warp(o, 0.5, 1.0), 0.8, 7, 0.62)
    fine = m.noise(o, 55, 3, 0.6)
    c = m.mix(cloud, mul(col, 0.7), mul(col, 1.7))
    scratch = m.ramp(
        m.noise(m.coord(scale=(0.7, 9, 1), rot=(0, 0, 0.7)), 3.2, 8, 0.72), [(0.56, 0.0), (0.7, 0.2)]
    )
    rough = m.math("ADD", m.remap(cloud, 0.06, 0.24), m.math("ADD", scratch, m.math("MULTIPLY", fine, 0.05)))
    return m.out(m.contact(c, 0.5, 0.3), rough, spec=0.6, normal=m.bump(fine, 0.0003))
