"""The turntable of a garage: a disc of chequered steel plates in a cast-iron rim, level with the floor."""

from __future__ import annotations

import math

import bpy

from studio.colours import mul, rgb
from studio.materials import metal
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def chequer_plate(colour: str = "#54575a") -> bpy.types.Material:
    """Rolled steel with raised lozenges, bright where tyres ran, brown in the hollows; tone by plate."""
    m = Mat("chequer-plate", rgb(colour))
    place = m.coord()
    bumps = []
    for turn, shift in ((0.7854, 0.0), (-0.7854, 0.017)):
        turned = m.node("Mapping", Vector=place, Rotation=(0, 0, turn), Location=(shift, shift, 0)).outputs[0]
        axes = m.node("SeparateXYZ", Vector=turned)
        a = m.math("LESS_THAN", m.math("PINGPONG", axes.outputs[0], 0.034), 0.013)
        b = m.math("LESS_THAN", m.math("PINGPONG", axes.outputs[1], 0.017), 0.0042)
        bumps.append(m.math("MULTIPLY", a, b))
    raised = m.math("MAXIMUM", *bumps)
    worn = m.noise(m.warp(place, 0.3, 1.2), 1.1, 7, 0.66)
    rust = m.noise(place, 8, 6, 0.7)
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0]).outputs[0]
    steel = m.mix(m.ramp(worn, [(0.34, 0.0), (0.68, 1.0)]), mul(colour, 0.62), mul(colour, 1.1))
    steel = m.mix(raised, steel, mul(colour, 1.45))
    steel = m.mix(m.ramp(rust, [(0.6, 0.0), (0.76, 0.5)]), steel, "#4b3527")
    steel = m.node("HueSaturation", Value=m.remap(tone, 0.8, 1.16), Color=steel).outputs[0]
    steel = m.contact(steel, 0.5, 0.2)
    rough = m.math("SUBTRACT", m.remap(worn, 0.6, 0.44), m.math("MULTIPLY", raised, 0.1))
    return m.out(steel, rough, metal=0.6, spec=0.5, normal=m.bump(raised, 0.0018))


def turntable(x: float, y: float, radius: float, turn: float = 12.0) -> None:
    """Plates in seven strips turned by `turn` degrees, joints, countersunk screws, two lifting eyes, the rim."""
    plates, screws, rim = M(), M(), M()
    angle = math.radians(turn)
    c, s = math.cos(angle), math.sin(angle)

    def world(u: float, v: float, z: float) -> tuple[float, float, float]:
        return (x + u * c - v * s, y + u * s + v * c, z)

    inner, strips, gap = radius - 0.13, 7, 0.004
    for k in range(strips):
        a, b = -inner + 2 * inner * k / strips + gap, -inner + 2 * inner * (k + 1) / strips - gap
        ends = [[math.sqrt(max(inner * inner - u * u, 0.0)) for u in [a + (b - a) * i / 10 for i in range(11)]]]
        us = [a + (b - a) * i / 10 for i in range(11)]
        for low, high in ((-1.0, -0.004), (0.004, 1.0)) if k % 2 else ((-1.0, -0.42), (-0.412, 0.4), (0.408, 1.0)):
            points = [(u, max(low * 2.2, -e) if low == -1.0 else low * inner) for u, e in zip(us, ends[0])]
            points += [(u, min(high * 2.2, e) if high == 1.0 else high * inner) for u, e in reversed(list(zip(us, ends[0])))]
            points = [(u, max(min(v, math.sqrt(max(inner * inner - u * u, 0.0))), -math.sqrt(max(inner * inner - u * u, 0.0)))) for u, v in points]
            tone = ((0.3 + 0.37 * k + 0.21 * (low + 1)) % 1.0, 0.5, 0.5, 1)
            plates.add([world(u, v, 0.004) for u, v in points], [tuple(range(len(points)))], None, tone)
        for v in (-1.5, -0.9, -0.3, 0.3, 0.9, 1.5):
            for u in (a + 0.04, b - 0.04):
                if u * u + v * v < (inner - 0.06) ** 2:
                    screws.tube([world(u, v, 0.004), world(u, v, 0.0062)], 0.012, 10)
    plates.obj("plates", chequer_plate())
    screws.obj("screws", metal("#4c4c4b", 0.5))
    rim.lathe([(inner + 0.006, 0.003), (inner + 0.006, 0.0065), (radius - 0.028, 0.0065), (radius - 0.028, 0.002)], (x, y, 0), 128)
    rim.lathe([(radius - 0.008, 0.002), (radius - 0.008, 0.006), (radius + 0.09, 0.006), (radius + 0.09, 0.0)], (x, y, 0), 128)
    rim.obj("rim", metal("#5f6163", 0.42), smooth=True)
    for k in range(24):
        a = math.tau * k / 24
        screws = M().tube([(x + (radius + 0.04) * math.cos(a), y + (radius + 0.04) * math.sin(a), 0.006), (x + (radius + 0.04) * math.cos(a), y + (radius + 0.04) * math.sin(a), 0.0095)], 0.016, 6)
        screws.obj("bolt", metal("#3f4041", 0.5))
    for v in (-1.25, 1.25):
        ring = [world(0.09 * math.cos(math.tau * k / 20), v + 0.09 * math.sin(math.tau * k / 20), 0.0075) for k in range(21)]
        M().tube(ring, 0.007, 6).obj("eye", metal("#8b8a86", 0.35), smooth=True)
    dark = Mat("slot", rgb("#0c0c0d")).out(rgb("#0c0c0d"), 0.9)
    M().lathe([(0.001, 0.0016), (radius, 0.0016)], (x, y, 0), 96).obj("slot", dark)
