"""Furniture of an old shop: a panelled oak counter under marble, a display table, scales, paper on a roll."""

from __future__ import annotations

import math

from studio.flooring.veined_marble import veined_marble
from studio.groups import prop
from studio.joinery import PANEL
from studio.materials import metal, paint, wood
from studio.mesh import M, at


@prop
def panelled_counter(x: float, y: float, turn: float, length: float, colour: str = "#8d6a42", high: float = 0.93) -> None:
    """Along local x, the customers' side at local -y."""
    place = at(x, y, 0, turn)
    body, panels = M(place), M(place)
    half, deep = length / 2, 0.31
    body.box(-half, -deep, 0.1, half, deep, high).box(-half + 0.03, -deep + 0.04, 0, half - 0.03, deep - 0.03, 0.1)
    body.box(-half - 0.02, -deep - 0.02, 0.1, half + 0.02, deep, 0.19).box(-half - 0.02, -deep - 0.02, high - 0.06, half + 0.02, deep, high)
    count = max(2, round(length / 0.62))
    for k in range(count):
        a, b = -half + length * k / count + 0.06, -half + length * (k + 1) / count - 0.06
        panels.frame(a, 0.25, b, high - 0.12, [(s * 1.3, d * 1.5) for s, d in PANEL], -deep)
        panels.box(a + 0.1, -deep - 0.014, 0.35, b - 0.1, -deep, high - 0.22)
    body.obj("counter", wood(colour, 0.4), 0.005)
    panels.obj("counter-panels", wood(colour, 0.38), 0.002)
    M(place).box(-half - 0.06, -deep - 0.07, high, half + 0.06, deep + 0.02, high + 0.032).obj("counter-top", veined_marble("#d6d3cb", "#85858a"), 0.006)


@prop
def display_table(x: float, y: float, turn: float, length: float, width: float = 0.85, colour: str = "#8d6a42") -> None:
    """A shop table on turned legs with an apron and two drawers; its top at 0.78 m."""
    place = at(x, y, 0, turn)
    half, side = length / 2, width / 2
    top, apron, legs, knobs = M(place), M(place), M(place), M(place)
    top.box(-half, -side, 0.745, half, side, 0.78)
    apron.box(-half + 0.07, -side + 0.06, 0.6, half - 0.07, side - 0.06, 0.745)
    for k in range(2):
        a = -half + 0.14 + (length - 0.28) * k / 2 + 0.03
        b = a + (length - 0.28) / 2 - 0.06
        apron.box(a, -side + 0.05, 0.625, b, -side + 0.06, 0.725)
        knobs.sphere(((a + b) / 2, -side + 0.035, 0.675), 0.016, 12)
    profile = [(0.018, 0), (0.024, 0.02), (0.02, 0.06), (0.032, 0.2), (0.036, 0.36), (0.024, 0.44), (0.038, 0.47), (0.038, 0.49), (0.028, 0.5)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx, cy = sx * (half - 0.1), sy * (side - 0.1)
            legs.lathe(profile, (cx, cy, 0), 22)
            apron.box(cx - 0.04, cy - 0.04, 0.5, cx + 0.04, cy + 0.04, 0.745)
    top.obj("table-top", wood(colour, 0.4), 0.006)
    apron.obj("table-apron", wood(colour, 0.45), 0.003)
    legs.obj("table-legs", wood(colour, 0.45), smooth=True)
    knobs.obj("table-knobs", metal("#a98546", 0.3), smooth=True)


@prop
def scales(x: float, y: float, z: float, turn: float) -> None:
    """A brass balance with two pans on chains and its oak foot."""
    place = at(x, y, z, turn)
    M(place).box(-0.17, -0.09, 0, 0.17, 0.09, 0.045).obj("scale-foot", wood("#6d4c2c", 0.4), 0.006)
    brass = M(place).lathe([(0.03, 0.045), (0.02, 0.06), (0.009, 0.09), (0.009, 0.4), (0.016, 0.42), (0.005, 0.46), (0.001, 0.47)], n=20)
    brass.tube([(-0.19, 0, 0.4), (0, 0, 0.425), (0.19, 0, 0.39)], 0.006, 8)
    for side, beam, pan in ((-0.19, 0.4, 0.13), (0.19, 0.39, 0.12)):
        for k in range(3):
            a = math.tau * k / 3 + 0.4
            brass.tube([(side, 0, beam), (side + 0.075 * math.cos(a), 0.075 * math.sin(a), pan + 0.02)], 0.0018, 5)
        brass.lathe([(0.001, 0), (0.05, 0.004), (0.082, 0.02), (0.084, 0.022), (0.08, 0.021), (0.05, 0.007), (0.001, 0.003)], (side, 0, pan), 26)
    brass.obj("scales", metal("#b08c4a", 0.26), smooth=True)


@prop
def paper_roll(x: float, y: float, z: float, turn: float) -> None:
    """Wrapping paper on an iron cutter, a tongue of it hanging over."""
    place = at(x, y, z, turn)
    M(place).tube([(-0.26, 0, 0.11), (0.26, 0, 0.11)], 0.075, 28).obj("roll", paint("#b79a6c", 0.7), smooth=True)

    def tongue(u: float, v: float) -> tuple[float, float, float]:
        return (-0.25 + 0.5 * u, -0.075 - 0.12 * v, 0.11 - 0.1 * v + 0.02 * math.sin(v * 3.1))

    M(place).grid(tongue, 4, 10).obj("paper", paint("#b79a6c", 0.7), smooth=True)
    iron = M(place)
    for side in (-0.29, 0.29):
        iron.tube([(side, -0.12, 0.006), (side, 0.1, 0.006), (side, 0, 0.11), (side * 0.85, 0, 0.11)], 0.009, 8)
    iron.box(-0.3, -0.13, 0.035, 0.3, -0.115, 0.05)
    iron.obj("cutter", paint("#20211f", 0.45), 0.001)
