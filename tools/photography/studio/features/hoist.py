"""A cabinet-maker's hoist: a wheel of wood with its endless rope, a drum on the same axle, a railed hatch beneath."""

from __future__ import annotations

import math
import random

import bpy

from studio.colours import mul, rgb
from studio.materials import metal, paint, wood
from studio.mesh import M
from studio.shader import Mat, cached
from studio.timber import curved_brace, timber

AXLE_Z = 2.62


@cached
def hemp(colour: str = "#a58a5d") -> bpy.types.Material:
    """Laid rope: strands wind round it."""
    m = Mat("hemp", rgb(colour))
    strands = m.node("TexWave", {"bands_direction": "DIAGONAL"}, Vector=m.coord("Object", (1, 1, 1)), Scale=14.0, Distortion=0.6).outputs[1]
    tone = m.mix(strands, mul(colour, 0.55), mul(colour, 1.15))
    return m.out(m.contact(tone, 0.5, 0.1), 0.9, spec=0.15, normal=m.bump(strands, 0.004))


def wheel(x: float, y: float, z: float, radius: float) -> None:
    """Two rims of felloes with a groove between them, six double spokes, a hub bound with iron."""
    body, iron = M(), M()
    felloes = 12
    for dy in (-0.055, 0.055):
        for k in range(felloes):
            a, b = (k + 0.02) / felloes * math.tau, (k + 0.98) / felloes * math.tau
            tone = (0.2 + 0.6 * ((k * 5) % 7) / 7, 0.5, 0.5, 1)
            for j in range(5):
                p, q = a + (b - a) * j / 5, a + (b - a) * (j + 1) / 5
                ring = [(x + r * math.cos(t), y + dy + e, z + r * math.sin(t)) for t in (p, q) for r in (radius - 0.13, radius) for e in (-0.035, 0.035)]
                uvs = [[(t * radius, v) for t, v in ((p, 0.0), (p, 0.1), (q, 0.1), (q, 0.0))]] * 4
                body.add(ring, [(0, 2, 6, 4), (1, 5, 7, 3), (2, 3, 7, 6), (0, 4, 5, 1)], uvs, tone)
    rim = [(x + (radius - 0.05) * math.cos(k / 48 * math.tau), y, z + (radius - 0.05) * math.sin(k / 48 * math.tau)) for k in range(49)]
    body.tube(rim, 0.035, 8)
    for k in range(6):
        t = k / 6 * math.tau + 0.2
        for dy in (-0.055, 0.055):
            c, s = math.cos(t), math.sin(t)
            r1, w = radius - 0.12, 0.036
            corners = [(x + r * c - e * s, y + dy + f, z + r * s + e * c) for r in (0.1, r1) for e, f in ((-w, -0.026), (w, -0.026), (w, 0.026), (-w, 0.026))]
            uvs = [[(0, 0), (0, 0.07), (r1, 0.07), (r1, 0)]] * 4
            body.add(corners, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], uvs, (0.3 + 0.1 * k, 0.5, 0.5, 1))
    body.tube([(x, y - 0.16, z), (x, y + 0.16, z)], 0.15, 20)
    for dy in (-0.13, 0.13):
        iron.tube([(x, y + dy - 0.02, z), (x, y + dy + 0.02, z)], 0.157, 24)
    iron.tube([(x, y - 0.2, z), (x, y - 0.15, z)], 0.035, 12)
    body.obj("hoist-wheel", wood("#86653f", 0.55))
    iron.obj("hoist-bands", paint("#2a2a29", 0.5))


def hoist(x: float, y0: float, y1: float, under: float, seed: int, oak: str = "#684b31") -> None:
    """The wheel faces -y at y0; the axle runs back to y1 between two trestles that reach the beam at `under`."""
    rng = random.Random(seed)
    z, radius = AXLE_Z, 0.9
    frame = M()
    for y in (y0 + 0.3, y1):
        for side in (-1, 1):
            timber(frame, (x + side * 0.98, y, 0.0), (x + side * 0.98, y, under), 0.17, 0.17, (0, 1, 0), rng, 0.02)
            curved_brace(frame, (x + side * 0.92, y, z - 0.95), (x + side * 0.3, y, z - 0.16), -0.03, 0.12, 0.1, (0, 1, 0), rng)
        timber(frame, (x - 1.2, y, z - 0.14), (x + 1.2, y, z - 0.14), 0.17, 0.2, (0, 0, 1), rng, 0.02)
        timber(frame, (x - 1.2, y, under - 0.09), (x + 1.2, y, under - 0.09), 0.17, 0.18, (0, 0, 1), rng, 0.02)
    frame.obj("hoist-frame", wood(oak, 0.6))
    wheel(x, y0, z, radius)
    drum = M()
    drum.tube([(x, y0 + 0.42, z), (x, y1 - 0.12, z)], 0.17, 28)
    drum.tube([(x, y0, z), (x, y1 + 0.14, z)], 0.05, 14)
    for y in (y0 + 0.44, y1 - 0.16):
        drum.tube([(x, y, z), (x, y + 0.04, z)], 0.27, 32)
    drum.obj("hoist-drum", wood("#8a6a45", 0.55), smooth=True)
    rope = M()
    turns, mid = 9, (y0 + y1) / 2 + 0.15
    coil = [(x + 0.186 * math.cos(t), mid - 0.22 + 0.44 * t / (turns * math.tau), z + 0.186 * math.sin(t)) for t in [k / 16 * math.tau for k in range(turns * 16 + 1)]]
    rope.tube(coil, 0.017, 8)
    rope.tube([coil[-1], (x + 0.19, coil[-1][1], 1.0), (x + 0.19, coil[-1][1], 0.82)], 0.017, 8)
    for side in (-1, 1):
        sway = 0.05 * side
        path = [(x + side * radius * 0.96, y0, z - 0.05 * side)] + [(x + side * (radius * 0.96 - 0.12 * t) + 0.03 * math.sin(t * 5 + side), y0 - 0.02 + sway * t * 0.6, z - 0.05 * side - (z - 0.16) * t) for t in [k / 12 for k in range(1, 13)]]
        rope.tube(path, 0.016, 8)
    fx, fy = x - radius * 0.78, y0 - 0.05
    loops = [(fx + (0.2 + 0.02 * math.sin(t * 1.7)) * math.cos(t), fy - 0.16 + (0.17 + 0.02 * math.cos(t * 2.3)) * math.sin(t), 0.02 + 0.011 * t / math.tau) for t in [k / 18 * math.tau for k in range(18 * 5)]]
    rope.tube(loops, 0.016, 8)
    rope.obj("hoist-rope", hemp(), smooth=True)
    hook = M()
    hy = coil[-1][1]
    hook.tube([(x + 0.19, hy, 0.84), (x + 0.19, hy, 0.72)], 0.03, 12)
    hook.tube([(x + 0.19 + 0.06 * math.sin(t), hy, 0.64 + 0.07 * math.cos(t)) for t in [k / 12 * math.pi * 1.5 for k in range(13)]], 0.014, 8)
    hook.obj("hoist-hook", metal("#4d4c4a", 0.5), smooth=True)
    hatch(x - 0.85, y0 + 0.55, x + 0.85, y1 - 0.25, rng, oak)


def hatch(x0: float, y0: float, x1: float, y1: float, rng: random.Random, oak: str) -> None:
    """The hole with its oak kerb, one flap folded back, and a rail on three sides with a chain across the fourth."""
    M().quad((x0, y0, 0.006), (x1, y0, 0.006), (x1, y1, 0.006), (x0, y1, 0.006), False).obj("hatch-dark", Mat("hatch-dark", rgb("#060505")).out(rgb("#060505"), 0.9))
    kerb, iron = M(), M()
    for a, b, flat in (((x0, y0), (x1, y0), (0, 1, 0)), ((x0, y1), (x1, y1), (0, 1, 0)), ((x0, y0), (x0, y1), (1, 0, 0)), ((x1, y0), (x1, y1), (1, 0, 0))):
        timber(kerb, (*a, 0.06), (*b, 0.06), 0.12, 0.12, flat, rng, 0.01)
    posts = [(x0, y0), (x1, y0), (x0, y1), (x1, y1)]
    for px, py in posts:
        timber(kerb, (px, py, 0.0), (px, py, 1.08), 0.1, 0.1, (0, 1, 0), rng, 0.012)
    for z in (0.52, 1.0):
        for a, b, flat in (((x0, y0), (x0, y1), (1, 0, 0)), ((x1, y0), (x1, y1), (1, 0, 0)), ((x0, y1), (x1, y1), (0, 1, 0))):
            timber(kerb, (*a, z), (*b, z), 0.09, 0.05, flat, rng, 0.008)
    kerb.obj("hatch-rail", wood(oak, 0.58))
    links = 46
    for k in range(links):
        t = k / links
        cx, cz = x0 + (x1 - x0) * (t + 0.5 / links), 0.98 - 0.2 * 4 * t * (1 - t)
        tilt = 0.0 if k % 2 else math.pi / 2
        ring = [(cx + 0.026 * math.cos(a), y0 + 0.013 * math.sin(a) * math.cos(tilt), cz + 0.013 * math.sin(a) * math.sin(tilt)) for a in [j / 10 * math.tau for j in range(11)]]
        iron.tube(ring, 0.0045, 5)
    iron.obj("hatch-chain", metal("#55534f", 0.5), smooth=True)
