"""A tailor's mirror of three tall panels on castors, and a low fitting step."""

from __future__ import annotations

import math

from studio.fabrics import cloth
from studio.groups import prop
from studio.materials import metal, mirror, paint, sheer, wood
from studio.mesh import M, at


@prop
def triple_mirror(x: float, y: float, turn: float, colour: str = "#2d3a36", tall: float = 2.15, wide: float = 0.72, fold: float = 32.0) -> None:
    """Three panels hinged together, the outer ones folded forward; the glass faces local -y."""
    middle = at(x, y, 0, turn)
    left = middle @ at(-wide / 2, 0, 0, fold) @ at(-wide / 2, 0)
    right = middle @ at(wide / 2, 0, 0, -fold) @ at(wide / 2, 0)
    for place in (left, middle, right):
        frame = M(place)
        frame.box(-wide / 2, -0.018, 0.1, -wide / 2 + 0.035, 0.018, tall).box(wide / 2 - 0.035, -0.018, 0.1, wide / 2, 0.018, tall)
        frame.box(-wide / 2, -0.018, 0.1, wide / 2, 0.018, 0.14).box(-wide / 2, -0.018, tall - 0.035, wide / 2, 0.018, tall)
        frame.box(-wide / 2 + 0.03, 0.004, 0.13, wide / 2 - 0.03, 0.016, tall - 0.03)
        frame.obj("mirror-frame", paint(colour, 0.4), 0.003)
        M(place).quad((-wide / 2 + 0.03, -0.008, 0.135), (wide / 2 - 0.03, -0.008, 0.135), (wide / 2 - 0.03, -0.008, tall - 0.03), (-wide / 2 + 0.03, -0.008, tall - 0.03)).obj("mirror", mirror())
    feet = M(middle)
    for side in (-1, 1):
        fx = side * wide * 0.42
        feet.box(fx - 0.02, -0.24, 0.07, fx + 0.02, 0.24, 0.1)
        for fy in (-0.22, 0.22):
            feet.tube([(fx - 0.018, fy, 0.036), (fx + 0.018, fy, 0.036)], 0.036, 16)
    feet.obj("mirror-feet", metal("#6d7170", 0.4))


@prop
def fitting_step(x: float, y: float, turn: float, colour: str = "#8d8f8a") -> None:
    """A carpeted step for hems."""
    body = M(at(x, y, 0, turn)).box(-0.55, -0.45, 0, 0.55, 0.45, 0.17)
    body.obj("fitting-step", wood("#b08a5c", 0.5), 0.006)
    M(at(x, y, 0, turn)).box(-0.53, -0.43, 0.1705, 0.53, 0.43, 0.184).obj("step-felt", cloth("wool", colour), 0.004)


@prop
def fitting_curtain(a: tuple[float, float], b: tuple[float, float], top: float, drawn: float, colour: str = "#efece4") -> None:
    """A curtain on a steel tube from a to b; `drawn` is the share it covers, the rest is gathered at a."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    span = math.hypot(dx, dy)
    ux, uy = dx / span, dy / span
    steel = M().tube([(*a, top), (*b, top)], 0.014, 10)
    waves = 15

    def hang(u: float, v: float) -> tuple[float, float, float]:
        s = span * drawn * (u + 0.012 * math.sin(u * 31))
        swing = 0.085 * math.sin(u * waves * math.tau * 0.5 + 0.5 * math.sin(v * 3)) * (0.65 + 0.45 * v) + 0.03 * math.sin(u * 9 + v * 2)
        return (a[0] + ux * s - uy * swing, a[1] + uy * s + ux * swing, top - 0.05 - (top - 0.07) * v)

    M().grid(hang, 240, 16, False, (5.0, 2.6)).obj("fitting-curtain", sheer(colour, 0.06), smooth=True)
    for k in range(13):
        s = span * drawn * k / 12
        steel.tube([(a[0] + ux * s, a[1] + uy * s, top + 0.02), (a[0] + ux * s, a[1] + uy * s, top - 0.06)], 0.004, 6)
    steel.obj("curtain-tube", metal("#a3a6a5", 0.35), smooth=True)
