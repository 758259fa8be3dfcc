import math

from studio.colours import TAU
from studio.groups import prop
from studio.materials import metal, paint, plaster
from studio.mesh import M, at


def plinth(x, y, w, d, h, mat, rot=0.0):
    M(at(x, y, 0, rot)).box(-w / 2, -d / 2, 0, w / 2, d / 2, h).obj("plinth", mat, 0.003)


def vase(x, y, z, rng, mat=None, s=1.0):
    prof = rng.choice(
        [
            [
                (0.001, 0),
                (0.06, 0),
                (0.09, 0.04),
                (0.12, 0.12),
                (0.11, 0.2),
                (0.05, 0.27),
                (0.035, 0.32),
                (0.05, 0.36),
                (0.045, 0.36),
                (0.03, 0.3),
            ],
            [(0.001, 0), (0.07, 0), (0.075, 0.1), (0.08, 0.3), (0.06, 0.34), (0.055, 0.34), (0.07, 0.28)],
            [
                (0.001, 0),
                (0.05, 0),
                (0.13, 0.06),
                (0.15, 0.13),
                (0.12, 0.2),
                (0.06, 0.23),
                (0.05, 0.22),
                (0.1, 0.18),
            ],
        ]
    )
    # refine for smooth curves
    P = [(r * s, h * s) for r, h in prof]
    M().lathe(P, (x, y, z), 40).obj(
        "vase",
        mat or plaster(rng.choice(["#d9d2c5", "#35322f", "#b78b6c", "#eeeae2"]), 0.5),
        smooth=True,
        sub=2,
    )


@prop
def handbag(x, y, z, rot, col):
    T = at(x, y, z, rot)

    def fn(u, v):
        a = u * TAU
        w = 0.15 - 0.018 * v
        d = 0.055 * (1 - 0.55 * v)
        e = 0.35
        return (
            w * math.copysign(abs(math.cos(a)) ** e, math.cos(a)),
            d * math.copysign(abs(math.sin(a)) ** e, math.sin(a)),
            0.005 + 0.2 * v,
        )

    m = M(T).grid(fn, 40, 8, True)
    m.lathe([(0.001, 0.006), (0.1, 0.005)], n=8)
    m.obj("bag", paint(col, 0.38), smooth=True)
    pts = [(-0.08 + 0.16 * t, 0, 0.2 + 0.13 * math.sin(math.pi * t)) for t in [i / 16 for i in range(17)]]
    M(T).tube(pts, 0.006, 8).obj("bag", paint(col, 0.4), smooth=True)
    M(T).box(-0.02, -0.047, 0.12, 0.02, -0.04, 0.145).obj("bag", metal("#c9a25a", 0.2), 0.003)
