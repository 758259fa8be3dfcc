from mathutils import Matrix
from mathutils import Vector
import math

from studio.materials import concrete, marble, paint, slabs, terrazzo, wood
from studio.mesh import M, at


def floor(kind, W, L, rng, col=None):
    m = M()
    if kind in ("herringbone", "planks", "chevron"):
        base = col or ("#8a6b4a" if kind == "planks" else "#a3794e")
        M().box(-0.4, -0.4, -0.1, W + 0.4, L + 0.4, -0.003).obj("sub", paint("#2a1c12", 0.7))

        def plank(cx, cy, ang, l, w):
            if not (-0.35 < cx < W + 0.35 and -0.35 < cy < L + 0.35):
                return
            T = at(cx, cy, rng.uniform(-0.0004, 0.0004), ang)
            g = 0.0019 if kind == "planks" else 0.0009
            u0, v0 = rng.uniform(0, 80), rng.uniform(0, 80)
            pts = [
                T @ Vector(p)
                for p in (
                    (-l / 2 + g, -w / 2 + g, 0),
                    (l / 2 - g, -w / 2 + g, 0),
                    (l / 2 - g, w / 2 - g, 0),
                    (-l / 2 + g, w / 2 - g, 0),
                )
            ]
            c = (
                min(max(rng.gauss(0.5, 0.32 if kind == "planks" else 0.2), 0), 1),
                rng.random(),
                rng.random(),
                1,
            )
            m.add(pts, [(0, 1, 2, 3)], [[(u0, v0), (u0 + l, v0), (u0 + l, v0 + w), (u0, v0 + w)]], c)

        if kind == "planks":
            w = 0.17
            x = -0.3
            while x < W + 0.3:
                y = -0.3 - rng.uniform(0, 2)
                while y < L + 0.3:
                    l = rng.uniform(1.2, 2.4)
                    plank(x + w / 2, min(max(y + l / 2, -0.3), L + 0.3), 90, l, w)
                    y += l
                x += w
        else:
            l, w = 0.62, 0.1035
            R = Matrix.Rotation(math.radians(45), 2)
            n = int((W + L) / w) + 8
            for i in range(-n, n):
                for j in range(-int((W + L) / l) - 3, int((W + L) / l) + 3):
                    ox, oy = i * w + j * l, i * w - j * l
                    for cx, cy, a in ((ox + l / 2, oy + w / 2, 0), (ox + l + w / 2, oy + w - l / 2, 90)):
                        p = R @ Vector((cx, cy))
                        plank(p.x + W / 2, p.y, a + 45, l, w)
        return m.obj("floor", wood(base, 0.34 if kind != "planks" else 0.42))
    m.box(-0.4, -0.4, -0.1, W + 0.4, L + 0.4, 0)
    mat = {
        "concrete": lambda: concrete(col or "#a3a19d", 0.62),
        "resin": lambda: concrete(col or "#d6d3cd", 0.8, 0),
        "terrazzo": lambda: terrazzo(col or "#e3ddd2"),
        "stone": lambda: slabs(col or "#b9ab93", 0.5, 0.5),
        "marble": lambda: marble(),
        "rawconcrete": lambda: concrete(col or "#8d8a85", 0.25),
    }[kind]()
    return m.obj("floor", mat)
