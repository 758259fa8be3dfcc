from mathutils import Vector
import math

from studio.colours import TAU
from studio.groups import prop
from studio.materials import leaf, paint, plaster
from studio.mesh import M


@prop
def tree(x, y, rng, h=2.0, pot="#c9c2b6", leaves=1500, col="#66734d"):
    """olive tree in a pot"""
    ph = 0.42 if h > 1.6 else 0.3
    pr = 0.22 if h > 1.6 else 0.16
    M().lathe(
        [
            (0.001, 0),
            (pr * 0.8, 0),
            (pr * 0.86, 0.02),
            (pr, ph - 0.04),
            (pr * 1.04, ph),
            (pr * 0.96, ph),
            (pr * 0.94, ph - 0.05),
            (0.001, ph - 0.06),
        ],
        (x, y, 0),
        40,
    ).obj("pot", plaster(pot, 0.7), smooth=True)
    br, lv = M(), M()
    tips = []

    def grow(p, d, ln, r, depth):
        pts = [p]
        q = p.copy()
        dd = d.copy()
        for _ in range(5):
            dd = (dd + Vector((rng.gauss(0, 0.14), rng.gauss(0, 0.14), rng.gauss(0.03, 0.1)))).normalized()
            q = q + dd * ln / 5
            pts.append(q.copy())
        br.tube(pts, r, 7, r * 0.62)
        if depth == 0:
            tips.extend(pts[1:])
            return
        for _ in range(3 if depth > 1 else 4):
            a = rng.uniform(0, TAU)
            sp = rng.uniform(0.45, 0.95)
            nd = (dd + Vector((math.cos(a) * sp, math.sin(a) * sp, rng.uniform(-0.1, 0.45)))).normalized()
            grow(pts[rng.randint(3, 5)], nd, ln * rng.uniform(0.5, 0.72), r * 0.55, depth - 1)

    hh = h - ph
    grow(
        Vector((x, y, ph - 0.06)),
        Vector((rng.gauss(0, 0.06), rng.gauss(0, 0.06), 1)).normalized(),
        hh * 0.5,
        0.022 * h / 2,
        3,
    )
    for _ in range(leaves):
        p = rng.choice(tips) + Vector((rng.gauss(0, 0.025), rng.gauss(0, 0.025), rng.gauss(0, 0.025)))
        d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.3, 0.7))).normalized()
        s = d.cross(Vector((rng.random(), rng.random(), rng.random()))).normalized()
        L = rng.uniform(0.04, 0.075) * (1 if h > 1.4 else 0.8)
        w = L * 0.16
        n = d.cross(s) * L * 0.06
        lv.add(
            [
                p,
                p + d * L * 0.35 + s * w - n,
                p + d * L * 0.75 + s * w * 0.75,
                p + d * L,
                p + d * L * 0.75 - s * w * 0.75,
                p + d * L * 0.35 - s * w - n,
            ],
            [(0, 1, 2, 3), (0, 3, 4, 5)],
        )
    br.obj("branch", paint("#6b5c4a", 0.8), smooth=True)
    lv.obj("leaves", leaf(col))


@prop
def palm(x, y, rng, h=1.5, pot="#2b2a29", n=26, col="#3f5d35"):
    """arching strap leaves (kentia-like fronds)"""
    M().lathe(
        [(0.001, 0), (0.15, 0), (0.19, 0.34), (0.2, 0.36), (0.18, 0.36), (0.175, 0.31), (0.001, 0.3)],
        (x, y, 0),
        36,
    ).obj("pot", plaster(pot, 0.6), smooth=True)
    m = M()
    for i in range(n // 2):
        a = rng.uniform(0, TAU)
        ln = h * rng.uniform(0.65, 1.05)
        lean = rng.uniform(0.25, 0.95)
        P = []
        for k in range(13):
            t = k / 12
            out = ln * lean * (t**1.7) * 0.8
            zz = 0.3 + ln * (t - 0.52 * lean * t**3)
            P.append(Vector((x + math.cos(a) * out, y + math.sin(a) * out, zz)))
        m.tube(P, 0.006, 5, 0.002)
        for k in range(4, 13):
            for sgn in (-1, 1):
                p = P[k]
                d = (P[min(k + 1, 12)] - P[k - 1]).normalized()
                s = d.cross(Vector((0, 0, 1))).normalized() * sgn
                L = 0.3 * math.sin(math.pi * (k - 2.5) / 11) * h / 1.5 + 0.06
                dr = (d * 0.75 + s * 0.8).normalized()
                w = 0.013
                tip = p + dr * L + Vector((0, 0, -0.35 * L))
                mid = p + dr * L * 0.5 + Vector((0, 0, -0.05 * L))
                b = d * w
                m.add([p - b * 0.4, mid - b, tip, mid + b, p + b * 0.4], [(0, 1, 3, 4), (1, 2, 3)])
    m.obj("palm", leaf(col))
