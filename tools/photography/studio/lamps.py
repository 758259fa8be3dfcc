from mathutils import Vector

from studio.lights import area, point, spot
from studio.materials import glow, metal, paint
from studio.mesh import M
from studio.room import NEUTRAL


def globe(x, y, z, r, ceil, power, col="#ffe0bd", lit=True):
    M().sphere((x, y, z), r).obj("globe", glow(col, 2.6 if lit else 0.9, 0.6), smooth=True)
    M().lathe(
        [(0.001, r + 0.05), (0.022, r + 0.05), (0.022, r - 0.01), (0.001, r - 0.012)], (x, y, z), 20
    ).obj("cap", metal("#b8935a", 0.25), smooth=True)
    if ceil > z + r + 0.05:
        M().tube([(x, y, z + r + 0.04), (x, y, ceil)], 0.003, 6).obj("cord", paint("#111111", 0.5))
    if power:
        point((x, y, z), power, col, r * 1.05)


def track(p0, p1, z, ceil, heads, targets, power, col="#ffe9d0", ang=48, lit=True):
    """ceiling track with cylindrical spot heads aimed at targets"""
    p0, p1 = Vector((*p0, z)), Vector((*p1, z))
    d = p1 - p0
    blk = paint("#161616", 0.4)
    m = M()
    n = d.normalized()
    s = Vector((-n.y, n.x, 0)) * 0.017
    vs = [p0 + s, p0 - s, p1 - s, p1 + s]
    m.add(
        [v for v in vs] + [v + Vector((0, 0, 0.032)) for v in vs],
        [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
    )
    if ceil - z > 0.06:
        for t in (0.08, 0.92):
            q = p0.lerp(p1, t)
            m.tube([q + Vector((0, 0, 0.03)), Vector((q.x, q.y, ceil))], 0.003, 6)
    for i in range(heads):
        q = p0.lerp(p1, (i + 0.5) / heads)
        tg = Vector(targets[i % len(targets)])
        dr = (tg - q).normalized()
        h0 = q + Vector((0, 0, -0.07))
        m.tube([q, h0], 0.006, 8)
        m.tube([h0 - dr * 0.06, h0 + dr * 0.1], 0.036, 20)
        M().tube([h0 + dr * 0.094, h0 + dr * 0.0985], 0.028, 20).obj("lens", glow("#fff0dc", 30.0, 0.1))
        if power:
            spot(h0 + dr * 0.14, tg, power, col, ang)
    m.obj("track", blk, 0.001, True)


def led_strip(rm, x, y0, y1, z, power, col=NEUTRAL, along="y"):
    """suspended linear luminaire: housing, glowing diffuser, matching area light"""
    m = M().box(x - 0.035, y0, z, x + 0.035, y1, z + 0.06)
    m.obj("led", paint("#f3f3f1", 0.4), 0.003)
    M().quad(
        (x - 0.03, y0 + 0.01, z - 0.001),
        (x + 0.03, y0 + 0.01, z - 0.001),
        (x + 0.03, y1 - 0.01, z - 0.001),
        (x - 0.03, y1 - 0.01, z - 0.001),
    ).obj("ledglow", glow(col, 9.0, 0.0))
    c = M()
    for y in (y0 + 0.4, y1 - 0.4):
        c.tube([(x, y, z + 0.05), (x, y, rm.H)], 0.002, 6)
    c.obj("wires", paint("#8d8d8d", 0.4))
    area((x, (y0 + y1) / 2, z - 0.012), (x, (y0 + y1) / 2, 0), 0.12, y1 - y0, power, col)
