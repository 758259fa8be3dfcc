"""Carriage gates of town houses: stone portal, panelled double doors, guard stones, the passage behind."""

import math
import random

from mathutils import Matrix, Vector

from studio.joinery import PANEL
from studio.lights import area
from studio.materials import glow, metal, paint
from studio.mesh import M
from studio.street.masonry import Opening, arch_ring, cornice_section, profile
from studio.street.surfaces import joinery_paint, limestone, render_plaster


def _leaf(place: Matrix, width: float, spring: float, colour: str, swing: float, hinge: str) -> None:
    """One door leaf hung at the origin of `place`, reaching towards +x ('left') or -x ('right');
    `swing` degrees inwards."""
    sign = 1 if hinge == "left" else -1
    T = place @ Matrix.Rotation(math.radians(swing * sign), 4, "Z")
    m, mouldings, brass = M(T), M(T), M(T)

    def span(a: float, b: float) -> tuple[float, float]:
        return (a, b) if sign > 0 else (-b, -a)

    a, b = span(0.0, width - 0.004)
    m.box(a, 0, 0.03, b, 0.09, spring)
    for low, high in ((0.14, 0.95), (1.1, 1.35), (1.5, spring - 0.16)):
        p, q = span(0.13, width - 0.13)
        mouldings.frame(p, low, q, high, [(u * 1.6, v * 2.2) for u, v in PANEL], 0.0)
        if high - low > 0.5:
            mouldings.box(p + 0.14, -0.022, low + 0.14, q - 0.14, 0, high - 0.14)
            mouldings.frame(
                p + 0.14, low + 0.14, q - 0.14, high - 0.14, [(0, 0.022), (0.012, 0.035), (0.024, 0.022)], 0.0
            )
    p, q = span(0.02, width - 0.02)
    m.box(p, -0.03, 0.0, q, 0.0, 0.1)
    k = sign * (width - 0.1)
    brass.sphere((k, -0.06, 1.22), 0.04, 16).tube([(k, 0, 1.22), (k, -0.05, 1.22)], 0.015, 8)
    brass.box(k - 0.03, -0.008, 1.08, k + 0.03, 0, 1.36)
    brass.tube(
        [
            (
                k - 0.05 * sign + 0.05 * math.cos(t / 10 * 6.3) - 0.2 * sign,
                -0.045,
                1.5 + 0.07 * math.sin(t / 10 * 6.3),
            )
            for t in range(11)
        ],
        0.012,
        8,
    )
    paintwork = joinery_paint(colour, 0.24)
    m.obj("leaf", paintwork, 0.004)
    mouldings.obj("leaf-mouldings", paintwork)
    brass.obj("brass", metal("#b8935a", 0.22), smooth=True)


def guard_stone(place: Matrix, x: float, stone: str) -> None:
    """Rounded stone that keeps wheels off the jamb."""
    M(place).lathe(
        [(0.2, 0), (0.2, 0.12), (0.16, 0.3), (0.13, 0.55), (0.1, 0.66), (0.05, 0.72), (0.001, 0.74)],
        (x, -0.16, 0),
        24,
    ).obj("guard-stone", limestone(stone, 3.0, 3.0, 0.0, 0.0, 0.8), smooth=True)


def carriage_gate(
    place: Matrix,
    o: Opening,
    colour: str,
    stone: str,
    open_left: float = 0.0,
    open_right: float = 0.0,
    cornice: bool = True,
) -> None:
    """Fills the arched opening `o` (rise = half its width, or a flatter arch) with a portal and two leaves;
    the leaves may stand open by so many degrees."""
    spring = o.head()[0][1]
    half = o.width / 2
    portal = arch_ring(M(place), o, 0.34, 0.07)
    for x in (o.x0 - 0.75, o.x1 + 0.4):
        portal.box(x, -0.12, 0.5, x + 0.35, 0, o.z1 + 0.3).box(x - 0.06, -0.18, 0, x + 0.41, 0, 0.5)
        portal.box(x - 0.05, -0.17, o.z1 + 0.3, x + 0.4, 0, o.z1 + 0.42)
    if cornice:
        profile(portal, o.x0 - 0.85, o.x1 + 0.85, cornice_section(o.z1 + 0.5, 0.42, 0.42))
        portal.box(o.x0 - 0.75, -0.1, o.z1 + 0.42, o.x1 + 0.75, 0, o.z1 + 0.5)
    portal.obj("portal", limestone(stone, 3.0, 0.46, 0.004, 0.2), 0.006)
    y = 0.16
    _leaf(place @ Matrix.Translation((o.x0 + 0.01, y, 0)), half - 0.012, spring, colour, open_left, "left")
    _leaf(place @ Matrix.Translation((o.x1 - 0.01, y, 0)), half - 0.012, spring, colour, open_right, "right")
    over, iron = M(place), M(place)
    over.box(o.x0, y - 0.03, spring, o.x1, y + 0.1, spring + 0.14).box(
        o.x0, y - 0.06, spring + 0.1, o.x1, y + 0.1, spring + 0.15
    )
    over.obj("transom", joinery_paint(colour, 0.24), 0.004)
    if o.rise > 0.5:
        for k in range(1, 12):
            a = math.pi * k / 12
            reach = [
                (
                    o.centre + half * r * math.cos(a),
                    y + 0.03,
                    spring + 0.14 + (o.rise - 0.14) * r * math.sin(a),
                )
                for r in (0.2, 1.0)
            ]
            iron.tube(reach, 0.012, 6)
        for r in (0.2, 0.62):
            ring = [
                (
                    o.centre + half * r * math.cos(math.pi * t / 24),
                    y + 0.03,
                    spring + 0.14 + (o.rise - 0.14) * r * math.sin(math.pi * t / 24),
                )
                for t in range(25)
            ]
            iron.tube(ring, 0.013, 6)
        iron.obj("fanlight", paint("#17181a", 0.4))
        head = o.head()
        M(place).add([(x, y + 0.06, z) for x, z in head], [tuple(range(len(head)))]).obj(
            "fan-glass", paint("#15181a", 0.08)
        )
    for x in (o.x0 - 0.02, o.x1 + 0.02):
        guard_stone(place, x, stone)


def carriage_passage(place: Matrix, o: Opening, deep: float, light: float, wall: str = "#ddd3c0") -> None:
    """Vaulted passage behind an open gate, `deep` metres long, lit by two lanterns."""
    x0, x1, y0 = o.x0 - 0.35, o.x1 + 0.35, 0.35
    m = M(place)
    spring = o.head()[0][1]
    for x in (x0, x1):
        m.quad((x, y0, 0), (x, y0 + deep, 0), (x, y0 + deep, spring), (x, y0, spring), False)
    radius = (x1 - x0) / 2

    def vault(u: float, v: float) -> tuple[float, float, float]:
        return (
            o.centre + radius * math.cos(math.pi * u),
            y0 + deep * v,
            spring + radius * 0.8 * math.sin(math.pi * u),
        )

    m.grid(vault, 20, 2)
    m.obj("passage", render_plaster(wall))
    M(place).box(x0, y0, 0, x0 + 0.04, y0 + deep, 1.1).box(x1 - 0.04, y0, 0, x1, y0 + deep, 1.1).obj(
        "dado", joinery_paint("#7d7468", 0.5)
    )
    for k in (0.3, 0.7):
        y = y0 + deep * k
        M(place).sphere((o.centre, y, spring + 0.2), 0.17, 18).obj(
            "lantern", glow("#ffd9a8", 2.0 + 4 * light, 0.4), smooth=True
        )
        M(place).tube([(o.centre, y, spring + 0.35), (o.centre, y, spring + radius * 0.8)], 0.008, 6).obj(
            "rod", metal("#b8935a")
        )
        where = place @ Vector((o.centre, y, spring + 0.45))
        area(where, where - Vector((0, 0, 1)), 1.2, 1.2, 30 * light, "#ffd9ae", False)


def panelled_door(
    place: Matrix, x: float, width: float, tall: float, colour: str, rng: random.Random
) -> None:
    """Ordinary house door with panels and a glazed transom, in an opening at x (left edge)."""
    m, mouldings = M(place), M(place)
    y = 0.18
    m.box(x, y, 0.02, x + width, y + 0.06, tall - 0.45).box(
        x, y - 0.02, tall - 0.5, x + width, y + 0.08, tall - 0.42
    )
    for low, high in ((0.16, 0.8), (0.95, tall - 0.65)):
        for a, b in ((x + 0.1, x + width / 2 - 0.04), (x + width / 2 + 0.04, x + width - 0.1)):
            mouldings.frame(a, low, b, high, [(u, v * 2) for u, v in PANEL], y)
    paintwork = joinery_paint(colour)
    m.obj("door", paintwork, 0.004)
    mouldings.obj("door-mouldings", paintwork)
    M(place).quad(
        (x, y + 0.04, tall - 0.42),
        (x + width, y + 0.04, tall - 0.42),
        (x + width, y + 0.04, tall),
        (x, y + 0.04, tall),
    ).obj("transom", paint("#1a1d1f", 0.06))
    M(place).sphere((x + width * 0.56, y - 0.05, 1.05), 0.035, 14).obj(
        "knob", metal("#b8935a", 0.2), smooth=True
    )
