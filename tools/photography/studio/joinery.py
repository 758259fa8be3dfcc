from mathutils import Matrix
import math

from studio.colours import TAU
from studio.materials import brick, glass, marble, metal, mirror, paint, sheer
from studio.mesh import M


def casement(rm, side, a, z0, b, z1, col="#f4f2ed", rail=True, rows=4, sheers=False, inner=0.0):
    x0, x1 = rm.span(side, a, b)
    T = rm.T(side)
    mat = paint(col, 0.35)
    y0, y1 = 0.17, 0.225
    m = M(T)
    m.box(x0 - 0.01, y0, z0, x0 + 0.05, y1 + 0.02, z1).box(x1 - 0.05, y0, z0, x1 + 0.01, y1 + 0.02, z1).box(
        x0, y0, z1 - 0.05, x1, y1 + 0.02, z1 + 0.01
    ).box(x0, y0, z0 - 0.01, x1, y1 + 0.02, z0 + 0.05)
    xm = (x0 + x1) / 2
    for l, r in ((x0 + 0.05, xm + 0.012), (xm - 0.012, x1 - 0.05)):
        m.box(l, y0 + 0.005, z0 + 0.05, l + 0.052, y1, z1 - 0.05).box(
            r - 0.052, y0 + 0.005, z0 + 0.05, r, y1, z1 - 0.05
        )
        m.box(l, y0 + 0.005, z1 - 0.11, r, y1, z1 - 0.05)
        m.box(l + 0.05, y0 + 0.012, z0 + 0.05, r - 0.05, y1 - 0.01, z0 + 0.55 if z0 < 0.3 else z0 + 0.12)
        zb = z0 + 0.55 if z0 < 0.3 else z0 + 0.12
        for k in range(1, rows):
            z = zb + (z1 - 0.11 - zb) * k / rows
            m.box(l + 0.05, y0 + 0.015, z - 0.013, r - 0.05, y1 - 0.012, z + 0.013)
    m.box(xm - 0.02, y0 - 0.018, z0 + 0.05, xm + 0.02, y0 + 0.01, z1 - 0.05)
    m.obj("casement", mat, 0.004)
    M(T).tube([(xm, y0 - 0.03, z0 + 0.2), (xm, y0 - 0.03, z1 - 0.15)], 0.007, 8).obj(
        "espag", metal("#b8935a", 0.3), smooth=True
    )
    M(T).frame(
        x0 - 0.13,
        z0 - (0.2 if z0 < 0.3 else 0.13),
        x1 + 0.13,
        z1 + 0.13,
        [
            (0, 0),
            (0, 0.022),
            (0.02, 0.038),
            (0.035, 0.03),
            (0.08, 0.026),
            (0.1, 0.038),
            (0.128, 0.034),
            (0.132, 0),
        ],
    ).obj("arch", mat, 0.001)
    if rail:
        mi = M(T)
        zr = max(z0, 0.0) + 1.0
        mi.box(x0, 0.285, zr - 0.02, x1, 0.31, zr)
        mi.box(x0, 0.29, zr - 0.16, x1, 0.305, zr - 0.148)
        mi.box(x0, 0.29, z0 + 0.08, x1, 0.305, z0 + 0.095)
        n = int((x1 - x0) / 0.11)
        for k in range(n + 1):
            x = x0 + (x1 - x0) * k / n
            mi.box(x - 0.006, 0.291, z0, x + 0.006, 0.303, zr - 0.02)
        for k in range(n):
            xc = x0 + (x1 - x0) * (k + 0.5) / n
            mi.tube(
                [
                    (xc + 0.042 * math.cos(q / 12 * TAU), 0.297, zr - 0.085 + 0.05 * math.sin(q / 12 * TAU))
                    for q in range(13)
                ],
                0.005,
                5,
            )
        mi.obj("rail", paint("#141516", 0.5))
    if sheers:
        for sgn in (-1, 1):
            cw = (x1 - x0) * 0.36
            cx = (x0 if sgn < 0 else x1) + sgn * 0.1
            ph = rm.rng.uniform(0, 6)

            def fn(u, v, cx=cx, sgn=sgn, cw=cw, ph=ph):
                x = cx - sgn * cw * u * (0.85 + 0.15 * abs(2 * v - 1))
                return (
                    x,
                    -0.09 + 0.035 * math.sin(u * 34 + ph + 0.6 * math.sin(v * 4)) * (0.5 + 0.5 * v),
                    0.015 + (z1 + 0.1) * (1 - v),
                )

            M(T).grid(fn, 90, 14).obj("sheer", sheer(), smooth=True)
        M(T).tube([(x0 - 0.3, -0.09, z1 + 0.13), (x1 + 0.3, -0.09, z1 + 0.13)], 0.014, 12).obj(
            "rod", metal("#b8935a", 0.3), smooth=True
        )


def steel_window(rm, side, a, z0, b, z1, cw=0.55, rh=0.42, col="#1a1b1c", shape="rect", door=False, y=0.1):
    x0, x1 = rm.span(side, a, b)
    T = rm.T(side)
    m = M(T)
    nx = max(2, round((x1 - x0) / cw))
    nz = max(2, round((z1 - z0) / rh))
    crown = lambda x: z1
    if shape != "rect":
        w = x1 - x0
        r = w * 0.18 if shape == "segment" else w / 2
        R = (w * w / 4 + r * r) / (2 * r)
        cz, cx = z1 - R, (x0 + x1) / 2
        crown = lambda x: cz + math.sqrt(max(R * R - (x - cx) ** 2, 0))
    for i in range(nx + 1):
        x = x0 + (x1 - x0) * i / nx
        t = 0.035 if i in (0, nx) else (0.028 if i % 2 == 0 else 0.014)
        m.box(x - t, y, z0, x + t, y + 0.05, crown(x))
    for k in range(nz + 1):
        z = z0 + (z1 - z0) * k / nz
        t = 0.035 if k in (0, nz) else 0.013
        if z > crown(x0) + 0.02:
            if k == nz:
                continue
            h = math.sqrt(max(R * R - (z - cz) ** 2, 0))
            m.box(cx - h, y, z - t, cx + h, y + 0.045, z + t)
        else:
            m.box(x0, y, z - t, x1, y + 0.045, z + t)
    m.obj("steelwin", paint(col, 0.45), 0.002)
    M(T).quad((x0, y + 0.025, z0), (x1, y + 0.025, z0), (x1, y + 0.025, z1), (x0, y + 0.025, z1)).obj(
        "pane", glass()
    )


def shopfront(rm, side, a, b, h, col="#161718", door=True):
    x0, x1 = rm.span(side, a, b)
    T = rm.T(side)
    m = M(T)
    y0, y1 = 0.1, 0.17
    mat = paint(col, 0.4)
    m.box(x0 - 0.01, y0, 0, x0 + 0.07, y1, h).box(x1 - 0.07, y0, 0, x1 + 0.01, y1, h).box(
        x0, y0, h - 0.07, x1, y1, h + 0.01
    )
    zt = h - 0.62 if h > 2.9 else h - 0.07
    if h > 2.9:
        m.box(x0, y0, zt - 0.025, x1, y1, zt + 0.025)
    dx0, dx1 = ((x0 + x1) / 2 - 0.55, (x0 + x1) / 2 + 0.55) if (x1 - x0) > 4.2 else (x1 - 1.3, x1 - 0.2)
    if not door:
        dx0 = dx1 = x1
    segs = [(x0, dx0), (dx1, x1)]
    for l, r in segs:
        if r - l < 0.4:
            continue
        n = max(1, round((r - l) / 1.5))
        for i in range(n + 1):
            x = l + (r - l) * i / n
            m.box(x - 0.025, y0, 0, x + 0.025, y1, h)
        m.box(l, y0, 0, r, y1, 0.32)
    if door:
        m.box(dx0, y0, 0, dx0 + 0.07, y1, zt).box(dx1 - 0.07, y0, 0, dx1, y1, zt).box(
            dx0, y0, 0, dx1, y1, 0.22
        ).box(dx0, y0, zt - 0.08, dx1, y1, zt)
    m.obj("shopfront", mat, 0.004)
    if door:
        M(T).tube([(dx0 + 0.12, 0.06, 0.8), (dx0 + 0.12, 0.06, 1.5)], 0.014, 12).obj(
            "pull", metal("#b8935a", 0.25), smooth=True
        )
    M(T).quad((x0, 0.135, 0.02), (x1, 0.135, 0.02), (x1, 0.135, h - 0.02), (x0, 0.135, h - 0.02)).obj(
        "pane", glass()
    )


PANEL = [
    (0, 0),
    (0, 0.006),
    (0.006, 0.016),
    (0.014, 0.019),
    (0.02, 0.017),
    (0.026, 0.011),
    (0.034, 0.011),
    (0.04, 0.006),
    (0.044, 0),
]


def boiserie(rm, mat, dado=0.86, top=None):
    """raised panel mouldings on every wall between its openings and whatever is in rm.block"""
    top = top or rm.H - 0.52
    for side in "NSEW":
        T = rm.T(side)
        ln = rm.ln(side)
        bl = sorted(
            [rm.span(side, a - 0.16, b + 0.16) for a, z0, b, z1, _ in rm.holes[side]]
            + [rm.span(side, a, b) for a, b in getattr(rm, "block", {}).get(side, [])]
        )
        x = 0.0
        free = []
        for a, b in bl + [(ln, ln)]:
            if a - x > 0.28:
                free.append((x, a))
            x = max(x, b)
        m = M(T)
        for a, b in free:
            w = b - a
            n = 1 if w < 1.5 else max(1, round(w / 1.55))
            step = w / n
            for i in range(n):
                p, q = a + i * step + 0.1, a + (i + 1) * step - 0.1
                if q - p < 0.16:
                    continue
                m.frame(p, 0.24, q, dado - 0.1, PANEL)
                m.frame(p, dado + 0.13, q, top, PANEL)
                if q - p > 0.7:
                    m.frame(
                        p + 0.075,
                        dado + 0.205,
                        q - 0.075,
                        top - 0.075,
                        [(0, 0), (0, 0.004), (0.007, 0.01), (0.014, 0.004), (0.014, 0)],
                    )
            M(T).frame(
                a - 0.001,
                dado - 0.035,
                b + 0.001,
                dado + 0.035,
                [(0, 0), (0, 0.012), (0.01, 0.026), (0.022, 0.032), (0.03, 0.03)],
            ).box(a, -0.03, dado - 0.006, b, 0, dado + 0.006).obj("dado", mat)
            M(T).box(a, -0.022, 0, b, 0, 0.15).box(a, -0.03, 0.0, b, 0, 0.11).obj("skirt", mat, 0.004)
        m.obj("panels", mat)


def cornice(rm, mat):
    H = rm.H
    p = [
        (0, H - 0.36),
        (0.012, H - 0.36),
        (0.018, H - 0.33),
        (0.03, H - 0.325),
        (0.03, H - 0.30),
        (0.045, H - 0.285),
        (0.055, H - 0.24),
        (0.09, H - 0.19),
        (0.15, H - 0.14),
        (0.2, H - 0.12),
        (0.2, H - 0.095),
        (0.235, H - 0.09),
        (0.26, H - 0.06),
        (0.265, H - 0.035),
        (0.31, H - 0.03),
        (0.31, H - 0.012),
        (0.36, H - 0.012),
        (0.37, H),
    ]
    M().room_ring(rm.W, rm.L, p).obj("cornice", mat)
    m = M()  # dentils
    for side in "NSEW":
        n = int((rm.ln(side) - 0.5) / 0.12)
        for i in range(n):
            x = 0.25 + (rm.ln(side) - 0.5) * (i + 0.5) / n
            mm = M(rm.T(side)).box(x - 0.028, -0.235, H - 0.175, x + 0.028, -0.14, H - 0.12)
            o = len(m.v)
            m.v += mm.v
            m.f += [[q + o for q in f] for f in mm.f]
            m.uv += mm.uv
            m.col += mm.col
    m.obj("dentils", mat)
    a, b = 0.75, 0.75
    M().room_ring(
        rm.W, rm.L, [(a, H), (a, H - 0.018), (a + 0.03, H - 0.026), (a + 0.06, H - 0.018), (a + 0.07, H)]
    ).obj("ceilmould", mat)


def fireplace(rm, side, t, mat):
    T = rm.T(side) @ Matrix.Translation((rm.lx(side, t), 0, 0))
    m = M(T)
    m.box(-0.86, -0.2, 0, -0.58, 0, 0.98).box(0.58, -0.2, 0, 0.86, 0, 0.98).box(
        -0.855, -0.205, 0.82, 0.855, 0, 0.985
    )
    m.box(-0.9, -0.215, 0, -0.55, 0, 0.12).box(0.55, -0.215, 0, 0.9, 0, 0.12)
    m.box(-0.9, -0.225, 0.98, 0.9, 0, 1.015).box(-0.95, -0.28, 1.01, 0.95, 0, 1.05)
    m.box(-0.8, -0.215, 0.2, -0.64, -0.1, 0.78).box(0.64, -0.215, 0.2, 0.8, -0.1, 0.78).box(
        -0.45, -0.212, 0.86, 0.45, -0.1, 0.95
    )
    m.box(-0.12, -0.235, 0.8, 0.12, -0.1, 1.0)
    m.obj("mantel", mat, 0.008, seg=3)
    M(T).box(-1.0, -0.62, 0.001, 1.0, -0.2, 0.022).obj("hearth", marble("#2a2927", "#8d8a85", 0.2), 0.004)
    M(T).box(-0.58, -0.02, 0.0, 0.58, -0.005, 0.83).obj("back", brick("#2b2522", "#3a312c", "#1e1b1a"))
    b = (
        M(T)
        .add(
            [(-0.58, -0.19, 0), (-0.38, -0.03, 0), (-0.38, -0.03, 0.83), (-0.58, -0.19, 0.83)], [(0, 1, 2, 3)]
        )
        .add([(0.58, -0.19, 0), (0.38, -0.03, 0), (0.38, -0.03, 0.83), (0.58, -0.19, 0.83)], [(0, 1, 2, 3)])
    )
    b.obj("cheeks", paint("#3b3733", 0.5))


def trumeau(rm, side, t, w, z0, z1):
    T = rm.T(side) @ Matrix.Translation((rm.lx(side, t), 0, 0))
    g = metal("#b9924f", 0.36)
    M(T).frame(
        -w / 2 - 0.09,
        z0 - 0.09,
        w / 2 + 0.09,
        z1 + 0.09,
        [
            (0, 0),
            (0, 0.02),
            (0.012, 0.045),
            (0.03, 0.05),
            (0.04, 0.038),
            (0.06, 0.034),
            (0.07, 0.045),
            (0.082, 0.04),
            (0.092, 0.012),
        ],
    ).obj("gilt", g, 0.002)
    M(T).quad((-w / 2, -0.012, z0), (w / 2, -0.012, z0), (w / 2, -0.012, z1), (-w / 2, -0.012, z1)).obj(
        "mirror", mirror()
    )


def double_door(rm, side, t, mat, w=1.5, h=2.55):
    T = rm.T(side) @ Matrix.Translation((rm.lx(side, t), 0, 0))
    M(T).frame(
        -w / 2 - 0.14,
        -0.2,
        w / 2 + 0.14,
        h + 0.14,
        [
            (0, 0),
            (0, 0.03),
            (0.02, 0.05),
            (0.05, 0.042),
            (0.1, 0.038),
            (0.12, 0.05),
            (0.14, 0.03),
            (0.142, 0),
        ],
    ).obj("case", mat, 0.002)
    for sx in (-1, 1):
        x0, x1 = (-w / 2, -0.003) if sx < 0 else (0.003, w / 2)
        M(T).box(x0, -0.012, 0.01, x1, 0.03, h).obj("leaf", mat, 0.003)
        m = M(T)
        for za, zb in ((0.16, 0.72), (0.86, 1.75), (1.88, h - 0.12)):
            m.frame(x0 + 0.1, za, x1 - 0.1, zb, PANEL, -0.012)
        m.obj("leafp", mat)
    M(T).tube([(-0.045, -0.05, 1.05), (-0.045, -0.09, 1.05), (-0.15, -0.095, 1.05)], 0.009, 10).tube(
        [(0.045, -0.05, 1.05), (0.045, -0.09, 1.05), (0.15, -0.095, 1.05)], 0.009, 10
    ).obj("handle", metal("#b8935a", 0.25), smooth=True)
    if not hasattr(rm, "block"):
        rm.block = {}
    rm.block.setdefault(side, []).append((t - w / 2 - 0.16, t + w / 2 + 0.16))


def rosette(x, y, H, mat):
    m = M()
    m.lathe(
        [
            (0.62, 0),
            (0.6, -0.02),
            (0.57, -0.028),
            (0.54, -0.018),
            (0.5, -0.012),
            (0.44, -0.012),
            (0.42, -0.028),
            (0.39, -0.034),
            (0.36, -0.02),
            (0.2, -0.012),
            (0.16, -0.03),
            (0.1, -0.045),
            (0.05, -0.05),
            (0.001, -0.06),
        ],
        (x, y, H),
        64,
    )
    for k in range(16):
        a = k / 16 * TAU
        m.sphere((x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), H - 0.012), 0.05, 10, 0.45)
        m.sphere((x + 0.47 * math.cos(a + 0.2), y + 0.47 * math.sin(a + 0.2), H - 0.008), 0.028, 8, 0.5)
    m.obj("rosette", mat, smooth=True)
