"""The public's bench of a bank: a deep seat of green leather on a bronze frame, worn where people sat."""

from __future__ import annotations

from studio.colours import mul, rgb
from studio.groups import prop
from studio.mesh import M, at
from studio.openings.bronze_bay import bronze
from studio.shader import Mat, cached


@cached
def hide(colour: str):  # type: ignore[no-untyped-def]
    """Upholstery leather: creased, darker in the seams, rubbed pale on the crown."""
    m = Mat("hide", rgb(colour))
    place = m.coord()
    crease = m.noise(m.warp(place, 0.05, 9.0), 46, 5, 0.65)
    worn = m.noise(place, 3.2, 5, 0.6)
    tone = m.mix(m.ramp(worn, [(0.42, 0.0), (0.75, 0.5)]), rgb(colour), mul(colour, 1.9))
    return m.out(m.contact(tone, 0.55, 0.12), m.remap(worn, 0.3, 0.5), spec=0.45, normal=m.bump(crease, 0.0009))


@prop
def bank_bench(x: float, y: float, turn: float, length: float = 2.0, colour: str = "#2c5140") -> None:
    """`length` along local x, 0.62 m deep, seat at 0.45 m; one cushion keeps the dent of the last visitor."""
    place = at(x, y, 0, turn)
    frame, seat = M(place), M(place)
    half, deep = length / 2, 0.31
    frame.box(-half, -deep, 0.24, half, deep, 0.3)
    for px in (-half + 0.06, half - 0.06):
        for py in (-deep + 0.06, deep - 0.06):
            frame.lathe([(0.03, 0), (0.034, 0.03), (0.022, 0.06), (0.026, 0.2), (0.036, 0.24)], (px, py, 0), 14)
        frame.tube([(px, -deep + 0.06, 0.1), (px, deep - 0.06, 0.1)], 0.012, 8)
    frame.tube([(-half + 0.06, 0, 0.1), (half - 0.06, 0, 0.1)], 0.012, 8)
    frame.obj("bench-frame", bronze(), 0.004)
    count = 3
    for k in range(count):
        a, b = -half + length * k / count + 0.004, -half + length * (k + 1) / count - 0.004
        dent = 0.022 if k == 1 else 0.006

        def skin(u: float, v: float) -> tuple[float, float, float]:
            p, q = 2 * u - 1, 2 * v - 1
            crown = ((1 - abs(p) ** 5) * (1 - abs(q) ** 5)) ** 0.4
            hollow = dent * max(0.0, 1 - (p * p + q * q) * 1.6)
            return (a + (b - a) * u, deep * q, 0.3 + 0.15 * crown - hollow)

        seat.grid(skin, 24, 24)
    seat.obj("bench-seat", hide(colour), smooth=True)
