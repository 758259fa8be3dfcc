"""Windows of a facade: casements, stone surrounds, wrought-iron guards and balconies, shutters.
Units are meshes built once and placed many times; their origin is the middle of the sill, in the wall face."""

import math
import random
from dataclasses import dataclass

import bpy
from mathutils import Matrix

from studio.colours import TAU
from studio.materials import paint
from studio.mesh import M, inst
from studio.shader import cached
from studio.street.surfaces import joinery_paint, limestone, old_pane


@dataclass(frozen=True)
class WindowStyle:
    """Size in metres and ornament of a row of windows. guard: 'none' or 'iron'; head: 'plain', 'cornice'
    or 'pediment'; shutters: colour or ''."""

    width: float = 1.15
    height: float = 2.3
    guard: str = "iron"
    head: str = "plain"
    shutters: str = ""
    frame: str = "#e6e3da"
    stone: str = "#dbd2c0"


@cached
def casement_mesh(width: float, height: float, frame: str) -> bpy.types.Mesh:
    """French window: two leaves of stacked panes, 0.2 m behind the wall face."""
    m = M()
    half, y0, y1 = width / 2, 0.18, 0.24
    m.box(-half, y0, 0, -half + 0.05, y1, height).box(half - 0.05, y0, 0, half, y1, height)
    m.box(-half, y0, height - 0.06, half, y1, height).box(-half, y0, 0, half, y1, 0.07)
    m.box(-0.05, y0 - 0.02, 0.05, 0.05, y1, height - 0.05)
    foot = 0.34 if height > 2 else 0.1
    for left, right in ((-half + 0.05, -0.03), (0.03, half - 0.05)):
        m.box(left, y0 + 0.01, 0.05, left + 0.05, y1, height - 0.05)
        m.box(right - 0.05, y0 + 0.01, 0.05, right, y1, height - 0.05)
        m.box(left, y0 + 0.012, 0.06, right, y1, foot)
        rows = 3 if height > 1.6 else 2
        for row in range(1, rows):
            z = foot + (height - foot - 0.06) * row / rows
            m.box(left, y0 + 0.015, z - 0.015, right, y1, z + 0.015)
    return m.obj("casement", paint(frame, 0.4), mesh_only=True)


@cached
def pane_mesh(width: float, height: float, lit: float, curtains: bool) -> bpy.types.Mesh:
    """The glass of a window and what shows behind it."""
    h = width / 2
    m = M().quad((-h, 0.225, 0), (h, 0.225, 0), (h, 0.225, height), (-h, 0.225, height))
    return m.obj("pane", old_pane(lit, curtains), mesh_only=True)


@cached
def surround_mesh(width: float, height: float, head: str, stone: str) -> bpy.types.Mesh:
    """Moulded stone frame, sill, and a cornice or pediment on consoles over the head."""
    m = M()
    half = width / 2
    m.frame(
        -half - 0.2,
        -0.35,
        half + 0.2,
        height + 0.2,
        [(0, 0), (0, 0.05), (0.05, 0.07), (0.08, 0.05), (0.15, 0.05), (0.17, 0.03), (0.2, 0.03), (0.2, 0)],
    )
    m.box(-half - 0.28, -0.12, -0.14, half + 0.28, 0.2, 0.0)
    if head != "plain":
        z = height + 0.24
        for x in (-half - 0.2, half + 0.04):
            m.box(x, -0.14, z - 0.02, x + 0.16, 0, z + 0.34).box(x + 0.02, -0.1, z - 0.2, x + 0.14, 0, z)
        m.box(-half - 0.3, -0.24, z + 0.34, half + 0.3, 0, z + 0.4).box(
            -half - 0.36, -0.3, z + 0.4, half + 0.36, 0, z + 0.47
        )
        if head == "pediment":
            top = z + 0.47
            reach = half + 0.36
            m.add(
                [
                    (-reach, -0.3, top),
                    (reach, -0.3, top),
                    (0, -0.3, top + 0.42),
                    (-reach, 0, top),
                    (reach, 0, top),
                    (0, 0, top + 0.42),
                ],
                [(0, 1, 2), (0, 2, 5, 3), (1, 4, 5, 2)],
            )
    else:
        m.box(-0.13, -0.1, height - 0.02, 0.13, 0, height + 0.3)
    return m.obj("surround", limestone(stone, 3.0, 3.0, 0.0, 0.0), mesh_only=True)


def railing(m: M, x0: float, x1: float, z: float, y: float, tall: float = 0.98) -> M:
    """Wrought-iron balustrade from x0 to x1: rails, bars, rings below the handrail and scrolls between bars."""
    m.box(x0, y - 0.03, z + tall - 0.03, x1, y + 0.03, z + tall)
    for level in (0.07, 0.24, tall - 0.17):
        m.box(x0, y - 0.009, z + level, x1, y + 0.009, z + level + 0.016)
    count = max(2, round((x1 - x0) / 0.16))
    step = (x1 - x0) / count
    for k in range(count + 1):
        x = x0 + step * k
        m.box(x - 0.008, y - 0.008, z, x + 0.008, y + 0.008, z + tall - 0.03)
    for k in range(count):
        x = x0 + step * (k + 0.5)
        for centre, radius in ((z + tall - 0.1, 0.052), (z + 0.16, 0.05)):
            ring = [
                (x + radius * math.cos(a / 8 * TAU), y, centre + radius * math.sin(a / 8 * TAU))
                for a in range(9)
            ]
            m.tube(ring, 0.006, 4)
        low, high = z + 0.28, z + tall - 0.2
        scroll = [
            (x + 0.055 * math.sin(t / 12 * TAU * 1.0), y, low + (high - low) * t / 12) for t in range(13)
        ]
        m.tube(scroll, 0.007, 4)
    return m


@cached
def guard_mesh(width: float) -> bpy.types.Mesh:
    """Iron guard across one window."""
    m = railing(M(), -width / 2, width / 2, 0.02, -0.03)
    return m.obj("guard", paint("#17181a", 0.5), mesh_only=True)


@cached
def shutter_mesh(width: float, height: float, colour: str) -> bpy.types.Mesh:
    """Louvred shutters folded open against the wall."""
    m = M()
    leaf = width / 2
    for side in (-1, 1):
        a = side * (width / 2 + 0.03)
        x0, x1 = min(a, a + side * leaf), max(a, a + side * leaf)
        m.box(x0, -0.13, 0.02, x0 + 0.06, -0.085, height).box(x1 - 0.06, -0.13, 0.02, x1, -0.085, height)
        for z in (0.02, height / 2 - 0.05, height - 0.1):
            m.box(x0, -0.13, z, x1, -0.085, z + 0.1)
        count = int(height / 0.065)
        for k in range(count):
            z = 0.08 + (height - 0.16) * k / count
            m.quad(
                (x0 + 0.05, -0.125, z),
                (x1 - 0.05, -0.125, z),
                (x1 - 0.05, -0.095, z + 0.055),
                (x0 + 0.05, -0.095, z + 0.055),
                False,
            )
    return m.obj("shutter", joinery_paint(colour, 0.5), mesh_only=True)


def window(
    place: Matrix,
    x: float,
    z: float,
    style: WindowStyle,
    rng: random.Random,
    lit_share: float,
    lit: float = 1.0,
) -> None:
    """Places one window with its sill at (x, z) of the facade frame `place`. `lit_share`: chance of a lamp inside."""
    T = place @ Matrix.Translation((x, 0, z))
    glow = round(lit * rng.choice((0.5, 0.8, 1.1)), 2) if rng.random() < lit_share else 0.0
    inst(casement_mesh(style.width, style.height, style.frame), T)
    inst(pane_mesh(style.width, style.height, glow, rng.random() < 0.7), T)
    inst(surround_mesh(style.width, style.height, style.head, style.stone), T)
    if style.guard == "iron":
        inst(guard_mesh(style.width), T)
    if style.shutters and rng.random() < 0.9:
        inst(shutter_mesh(style.width, style.height, style.shutters), T)


def balcony(place: Matrix, x0: float, x1: float, z: float, stone: str, out: float = 0.75) -> None:
    """Continuous balcony: moulded slab on consoles with an iron balustrade."""
    slab = (
        M(place)
        .box(x0, -out, z - 0.16, x1, 0.0, z - 0.04)
        .box(x0 + 0.05, -out + 0.06, z - 0.26, x1 - 0.05, 0, z - 0.16)
    )
    count = max(2, round((x1 - x0) / 1.2))
    for k in range(count + 1):
        x = x0 + 0.15 + (x1 - x0 - 0.3) * k / count
        slab.box(x - 0.09, -out * 0.8, z - 0.4, x + 0.09, 0, z - 0.26).box(
            x - 0.08, -out * 0.45, z - 0.62, x + 0.08, 0, z - 0.4
        )
    slab.obj("balcony", limestone(stone, 3.0, 3.0, 0.0, 0.0), 0.012)
    iron = railing(M(place), x0 + 0.04, x1 - 0.04, z - 0.04, -out + 0.06)
    for x in (x0 + 0.04, x1 - 0.04):
        iron.box(x - 0.01, -out + 0.06, z + 0.9, x + 0.01, 0, z + 0.93)
        for k in range(5):
            y = -out + 0.06 + (out - 0.06) * k / 5
            iron.box(x - 0.008, y - 0.008, z - 0.04, x + 0.008, y + 0.008, z + 0.9)
    iron.obj("balustrade", paint("#17181a", 0.5))
