import math

from studio.colours import TAU, mul, rgb
from studio.materials import fabric, metal, paint, plaster, stone, wood
from studio.mesh import M
from studio.shader import Mat


PALETTES = [
    ["#e9e2d3", "#1d1d1f", "#b5482f", "#d9a441", "#31475e"],
    ["#efece4", "#2b3a4a", "#7c98a8", "#c9b79c", "#141414"],
    ["#f0e8dc", "#8f2d1f", "#d07b53", "#3a2a24", "#e4b9a0"],
    ["#e8e6df", "#35513f", "#93a58a", "#d6c7a1", "#1a2420"],
    ["#f3f0ea", "#111111", "#8a8782", "#c8c3ba", "#3b3a38"],
    ["#efe3d8", "#22387a", "#e0562f", "#f1b6a4", "#101216"],
]


def artwork(rng):
    """abstract painting on UV 0..1"""
    p = rng.choice(PALETTES)[:]
    m = Mat("art", mul(p[0], 0.6))
    bg = p[0]
    rest = p[1:]
    rng.shuffle(rest)
    uv = m.coord("UV", loc=(rng.uniform(0, 50), rng.uniform(0, 50), 0))
    raw = m.coord("UV")
    xyz = m.node("SeparateXYZ", Vector=m.warp(raw, 0.05, 7))
    x, y = xyz.outputs[0], xyz.outputs[1]
    style = rng.choice(["field", "gesture", "gesture", "blocks", "strata", "mono", "arcs"])
    if style == "field":
        c = rgb(rest[0])
        yy = 0.07
        for k in range(rng.choice([2, 3])):
            h = rng.uniform(0.2, 0.42)
            y1 = min(yy + h, 0.94)

            def edge(v, a, b):
                return m.math(
                    "MULTIPLY",
                    m.node(
                        "MapRange", {"interpolation_type": "SMOOTHSTEP"}, Value=v, _1=a - 0.018, _2=a + 0.018
                    ).outputs[0],
                    m.node(
                        "MapRange", {"interpolation_type": "SMOOTHSTEP"}, Value=v, _1=b + 0.018, _2=b - 0.018
                    ).outputs[0],
                )

            f = m.math("MULTIPLY", edge(x, 0.08, 0.92), edge(y, yy, y1))
            c = m.mix(
                m.math("MULTIPLY", f, m.remap(m.noise(uv, 6, 6), 0.7, 1.0)),
                c,
                rest[(k + 1) % 4] if k else p[0],
            )
            yy = y1 + 0.04
            if yy > 0.8:
                break
    elif style == "gesture":
        c = rgb(bg)
        for k in range(3):
            w = m.warp(
                m.node(
                    "Mapping",
                    Vector=uv,
                    Rotation=(0, 0, rng.uniform(0, 3)),
                    Scale=(rng.uniform(0.5, 1.0), rng.uniform(1.4, 3.4), 1),
                    Location=(k * 7.3, 0, 0),
                ).outputs[0],
                1.1,
                1.5,
            )
            n = m.noise(w, rng.uniform(1.0, 2.0), 7, 0.55, 1.5)
            t = rng.uniform(0.53, 0.6)
            c = m.mix(m.ramp(n, [(t, 0.0), (t + 0.015, 1.0)]), c, rest[k])
    elif style == "blocks":
        v = m.node(
            "TexVoronoi",
            {"distance": "CHEBYCHEV"},
            Vector=uv,
            Scale=rng.uniform(1.6, 3.0),
            Randomness=rng.uniform(0.5, 0.9),
        )
        pick = m.node("SeparateRGB", Image=v.outputs["Color"]).outputs[0]
        r = m.ramp(pick, [(0, p[0]), (0.3, p[1]), (0.5, p[2]), (0.7, p[3]), (0.9, p[4])])
        c = r
    elif style == "strata":
        n = m.noise(
            m.node("Mapping", Vector=m.warp(uv, 0.3, 1.5), Scale=(0.25, 3.2, 1)).outputs[0], 1.5, 6, 0.6
        )
        c = m.ramp(n, [(0.3, rest[0]), (0.42, rest[1]), (0.5, p[0]), (0.58, rest[2]), (0.68, rest[3])])
    elif style == "arcs":
        c = rgb(bg)
        for k in range(3):
            cx, cy, r = rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9), rng.uniform(0.22, 0.45)
            d = m.math(
                "SQRT",
                m.math(
                    "ADD",
                    m.math("POWER", m.math("SUBTRACT", x, cx), 2.0),
                    m.math("POWER", m.math("SUBTRACT", y, cy), 2.0),
                ),
            )
            c = m.mix(m.math("LESS_THAN", d, r), c, rest[k])
    else:
        c = m.ramp(
            m.noise(m.warp(uv, 0.5, 2), 2.4, 9, 0.65),
            [(0.35, mul(rest[0], 0.7)), (0.55, rgb(rest[0])), (0.7, mul(rest[0], 1.5))],
        )
    brush = m.noise(m.node("Mapping", Vector=uv, Scale=(8, 60, 1)).outputs[0], 1.5, 5)
    c = m.mix(0.22, c, m.ramp(brush, [(0.3, 0.3), (0.7, 0.7)]), "OVERLAY")
    weave = m.noise(raw, 260, 1)
    return m.out(
        c,
        m.remap(brush, 0.45, 0.75),
        spec=0.25,
        normal=m.bump(m.math("ADD", brush, m.math("MULTIPLY", weave, 0.3)), 0.0012),
    )


def canvas(cx, cz, w, h, T, rng, framed=False):
    """painting on a wall; T maps local XZ plane (projecting to -Y) to the wall"""
    d = 0.038
    M(T).box(cx - w / 2, -d, cz - h / 2, cx + w / 2, -0.004, cz + h / 2).obj(
        "canvas", fabric("#ece7dc", 0.1), 0.003
    )
    M(T).quad(
        (cx - w / 2 + 0.001, -d - 0.0006, cz - h / 2 + 0.001),
        (cx + w / 2 - 0.001, -d - 0.0006, cz - h / 2 + 0.001),
        (cx + w / 2 - 0.001, -d - 0.0006, cz + h / 2 - 0.001),
        (cx - w / 2 + 0.001, -d - 0.0006, cz + h / 2 - 0.001),
    ).obj("art", artwork(rng))
    if framed:
        M(T).frame(
            cx - w / 2 - 0.018,
            cz - h / 2 - 0.018,
            cx + w / 2 + 0.018,
            cz + h / 2 + 0.018,
            [(0, 0), (0, 0.05), (0.012, 0.05), (0.012, 0.01)],
        ).obj("frame", wood("#8a6038", 0.4), 0.001)


def sculpture(x, y, z, rng):
    s = rng.choice(["stack", "ring", "twist"])
    mat = rng.choice(
        [plaster("#efece6", 0.5), metal("#8f6a3d", 0.35), paint("#17181a", 0.3), stone("#d8cfbf", 9, 9)]
    )
    if s == "stack":
        m = M()
        zz = z
        for k in range(4):
            r = rng.uniform(0.07, 0.15)
            m.sphere((x + rng.uniform(-0.03, 0.03), y + rng.uniform(-0.03, 0.03), zz + r * 0.8), r, 28, 0.8)
            zz += r * 1.55
    elif s == "ring":
        R = 0.24
        a0 = rng.uniform(0, 3)
        m = M()
        m.grid(
            lambda u, v: (
                x + (R + 0.07 * math.cos(v * TAU)) * math.cos(u * TAU) * math.cos(a0),
                y
                + (R + 0.07 * math.cos(v * TAU)) * math.cos(u * TAU) * math.sin(a0)
                + 0.07 * math.sin(v * TAU),
                z + R + 0.07 + (R + 0.07 * math.cos(v * TAU)) * math.sin(u * TAU),
            ),
            64,
            24,
            True,
        )
    else:
        m = M().grid(
            lambda u, v: (
                x
                + (0.11 + 0.05 * math.sin(v * 5))
                * (1 + 0.35 * math.cos(2 * (u * TAU + v * 4)))
                * math.cos(u * TAU),
                y
                + (0.11 + 0.05 * math.sin(v * 5))
                * (1 + 0.35 * math.cos(2 * (u * TAU + v * 4)))
                * math.sin(u * TAU),
                z + 0.75 * v,
            ),
            64,
            48,
            True,
        )
    m.obj("sculpt", mat, smooth=True)
