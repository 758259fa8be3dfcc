from mathutils import Matrix
import math

from studio.colours import TAU
from studio.groups import prop
from studio.materials import boucle, fabric, glass, glow, marble, metal, mirror, paint, plaster
from studio.mesh import M, at, inst
from studio.shader import cached


@cached
def chair_mesh(kind="chiavari", col="#e8e3d8"):
    """seat faces +Y (back rest on -Y)"""
    m = M()
    w, d, s = 0.2, 0.2, 0.455
    for sx in (-1, 1):
        m.tube([(sx * w, d, 0), (sx * w * 0.95, d, s)], 0.0125, 10, 0.014)
        m.tube(
            [(sx * w * 1.02, -d - 0.03, 0), (sx * w * 0.92, -d, s), (sx * w * 0.9, -d - 0.05, 0.92)],
            0.012,
            10,
        )
        m.tube([(sx * w, d, 0.2), (sx * w, -d - 0.01, 0.2)], 0.008, 8)
        for z in (0.12,):
            m.tube([(sx * w, d, z), (sx * w, -d - 0.02, z)], 0.007, 8)
    for z in (0.16, 0.26):
        m.tube([(-w, d, z), (w, d, z)], 0.008, 8)
    for z in (0.55, 0.66, 0.88, 0.92):
        m.tube(
            [(-w * 0.9, -d - 0.05 * (z - s) / 0.46, z), (w * 0.9, -d - 0.05 * (z - s) / 0.46, z)], 0.009, 8
        )
    for i in range(1, 6):
        x = -w * 0.9 + 2 * w * 0.9 * i / 6
        m.tube([(x, -d - 0.022, 0.66), (x, -d - 0.046, 0.88)], 0.006, 6)
    m.box(-w - 0.005, -d - 0.005, s - 0.02, w + 0.005, d + 0.01, s)
    return m.obj(
        "chair",
        paint(col, 0.35) if not col.startswith("brass") else metal("#b8935a", 0.3),
        smooth=True,
        mesh_only=True,
    )


@cached
def cushion_mesh(col="#efe9dd"):
    def fn(u, v):
        a = u * TAU
        e = 0.35
        k = max(1 - abs(2 * v - 1) ** 3.2, 0) ** 0.5
        return (
            0.195 * k * math.copysign(abs(math.cos(a)) ** e, math.cos(a)),
            0.195 * k * math.copysign(abs(math.sin(a)) ** e, math.sin(a)),
            0.455 + 0.05 * v,
        )

    return M().grid(fn, 40, 14, True).obj("cushion", fabric(col, 0.3), smooth=True, mesh_only=True)


@prop
def chair(x, y, rot, col="#e8e3d8", cushion="#efe9dd"):
    T = at(x, y, 0, rot)
    inst(chair_mesh("chiavari", col), T)
    inst(cushion_mesh(cushion), T)


def bench(x, y, ln, rot=0.0, mat=None, d=0.42, h=0.44):
    M(at(x, y, 0, rot)).box(-ln / 2, -d / 2, 0, ln / 2, d / 2, h).obj(
        "bench", mat or plaster("#f4f2ee", 0.45), 0.006
    )


@prop
def pouf(x, y, r=0.38, h=0.42, col="#e8e2d6"):
    def fn(u, v):
        a = u * TAU
        k = (1 - abs(2 * v - 1) ** 5) ** 0.5 if 0 < v < 1 else 0.0
        return (
            x + (r * 0.82 + r * 0.18 * k) * math.cos(a) * (1 if 0 < v < 1 else 0.0),
            y + (r * 0.82 + r * 0.18 * k) * math.sin(a) * (1 if 0 < v < 1 else 0),
            0.01 + h * v,
        )

    M().grid(fn, 56, 24, True).obj("pouf", boucle(col), smooth=True, sub=1)


@prop
def mirror_leaning(x, y, rot, w=1.0, h=2.2, finish="black"):
    T = at(x, y, 0, rot) @ Matrix.Rotation(math.radians(-6), 4, "X")
    f = metal("#b8935a", 0.3) if finish == "brass" else paint("#171717", 0.4)
    M(T).frame(
        -w / 2,
        0.0,
        w / 2,
        h,
        [(0, -0.03), (0, 0.012), (0.004, 0.016), (0.03, 0.016), (0.034, 0.012), (0.034, -0.01)],
    ).obj("mframe", f, 0.001)
    M(T).quad(
        (-w / 2 + 0.03, 0, 0.03),
        (w / 2 - 0.03, 0, 0.03),
        (w / 2 - 0.03, 0, h - 0.03),
        (-w / 2 + 0.03, 0, h - 0.03),
    ).obj("mirror", mirror())


@prop
def sofa(x, y, rot, col="#cfc6b6", ln=2.0):
    T = at(x, y, 0, rot)
    f = boucle(col)
    for b in (
        (-ln / 2, -0.42, 0.12, ln / 2, 0.42, 0.3),
        (-ln / 2, -0.45, 0.14, ln / 2, -0.2, 0.74),
        (-ln / 2, -0.42, 0.14, -ln / 2 + 0.2, 0.42, 0.56),
        (ln / 2 - 0.2, -0.42, 0.14, ln / 2, 0.42, 0.56),
    ):
        M(T).box(*b).obj("sofa", f, 0.07, True, 0, 5)
    n = 2
    for i in range(n):
        w = (ln - 0.42) / n
        x0 = -ln / 2 + 0.21 + i * w
        M(T).box(x0 + 0.004, -0.22, 0.29, x0 + w - 0.004, 0.44, 0.45).obj("sofa", f, 0.055, True, 0, 5)
    for sx in (-1, 1):
        for sy in (-0.34, 0.34):
            M(T).tube([(sx * (ln / 2 - 0.12), sy, 0), (sx * (ln / 2 - 0.12), sy, 0.13)], 0.016, 10).obj(
                "leg", paint("#1a1512", 0.4), smooth=True
            )


def table_round(x, y, r, h, top, leg):
    M().lathe(
        [
            (0.001, h),
            (r - 0.006, h),
            (r, h - 0.006),
            (r, h - 0.022),
            (r - 0.006, h - 0.028),
            (0.001, h - 0.028),
        ],
        (x, y, 0),
        56,
    ).obj("top", top, smooth=True)
    M().lathe(
        [
            (0.001, h - 0.028),
            (0.03, h - 0.028),
            (0.022, h * 0.5),
            (0.022, 0.05),
            (0.05, 0.025),
            (r * 0.55, 0.012),
            (r * 0.55, 0),
            (0.001, 0),
        ],
        (x, y, 0),
        36,
    ).obj("leg", leg, smooth=True)


def runway(rm, x, y0, y1, col, cushion, rows=2, gap=1.15):
    n = int((y1 - y0) / 0.56)
    for side in (-1, 1):
        for k in range(rows):
            for i in range(n):
                chair(
                    x + side * (gap + k * 0.75) + rm.rng.gauss(0, 0.008),
                    y0 + (i + 0.5) * (y1 - y0) / n + rm.rng.gauss(0, 0.012),
                    (90 if side > 0 else -90) + rm.rng.gauss(0, 1.5),
                    col,
                    cushion,
                )


@prop
def tbl(x, y, r):
    """high cocktail table under a stretch cover, with glasses"""
    M().lathe(
        [
            (0.3, 0),
            (0.27, 0.06),
            (0.15, 0.45),
            (0.12, 0.7),
            (0.17, 0.98),
            (0.33, 1.09),
            (0.335, 1.1),
            (0.32, 1.105),
            (0.001, 1.105),
        ],
        (x, y, 0),
        48,
        5,
        0.12,
    ).obj("cover", fabric("#121214", 0.2), smooth=True)
    g = M()
    for k in range(3):
        a = r.uniform(0, TAU)
        gx, gy = x + 0.18 * math.cos(a), y + 0.18 * math.sin(a)
        g.lathe(
            [(0.03, 0), (0.004, 0.006), (0.004, 0.09), (0.024, 0.12), (0.026, 0.2), (0.021, 0.235)],
            (gx, gy, 1.106),
            20,
        )

    g.obj("glasses", glass(), smooth=True)
    M().lathe([(0.001, 0), (0.035, 0), (0.035, 0.07)], (x, y, 1.106), 20).obj(
        "cup", glow("#ffb15e", 5.0, 0.3), smooth=True
    )


@prop
def bar(W, L, r, col):
    m = M().box(W * 0.30, L - 1.6, 0, W * 0.70, L - 1.1, 1.08)
    m.obj("bar", paint("#141416", 0.22), 0.006)
    M().box(W * 0.30 - 0.03, L - 1.64, 1.08, W * 0.70 + 0.03, L - 1.06, 1.12).obj(
        "btop", marble("#2a2927", "#8d8a85", 0.12), 0.004
    )
    M().box(W * 0.30, L - 1.605, 0.03, W * 0.70, L - 1.6, 0.05).obj("bled", glow(col, 12.0, 0.6))
