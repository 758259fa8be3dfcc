"""Cut flowers: peonies, branches, greenery, in glass or stoneware."""

import math
import random
from typing import Any

import bpy
from mathutils import Matrix, Vector

from studio.colours import TAU
from studio.garments import join
from studio.groups import prop
from studio.materials import glass, leaf, paint, plaster
from studio.mesh import M, inst
from studio.shader import Mat, cached
from studio.colours import mul, rgb

PEONIES = (
    ("#f3e6de", "#eccfc6", "#d98f8a"),
    ("#f6f2e8", "#efe6d2", "#e9d3b4"),
    ("#8f2f3c", "#b5485a", "#e3b1ae"),
    ("#e8a877", "#f0cda8", "#f4e7d8"),
)


@cached
def petal(col: str = "#eccfc6") -> Any:
    """Petal material: paler at the rim, a little light shining through."""
    m = Mat("petal")
    v = m.node("SeparateXYZ", Vector=m.coord("UV")).outputs[1]
    colour = m.ramp(v, [(0.0, mul(col, 0.62)), (0.55, rgb(col)), (1.0, mul(col, 1.18))])
    m.out(colour, 0.7, spec=0.2, sheen=0.3)
    through = m.node("BsdfTranslucent", Color=colour)
    both = m.node("MixShader", Fac=0.3, _1=m.b.outputs[0], _2=through.outputs[0])
    m.t.links.new(both.outputs[0], m.o.inputs[0])
    return m.m


@cached
def peony_mesh(col: str, seed: int) -> bpy.types.Mesh:
    """A double flower of radius about 0.05, opening upwards from the origin."""
    rng = random.Random(f"peony-{seed}")
    flower = M()
    for ring, (count, spread, size) in enumerate(
        ((5, 0.08, 0.024), (7, 0.3, 0.034), (8, 0.62, 0.044), (9, 0.95, 0.052), (8, 1.25, 0.05))
    ):
        for k in range(count):
            turn = (k + 0.5 * (ring % 2)) / count * TAU + rng.gauss(0, 0.12)
            tip = spread + rng.gauss(0, 0.09)
            width = size * rng.uniform(0.62, 0.8)
            frill = [rng.gauss(0, 0.0022) for _ in range(7)]

            def fn(u: float, v: float) -> Vector:
                s = 2 * u - 1
                along = size * v
                curl = tip * v + 0.55 * max(0.0, v - 0.6) * (0.4 if ring > 2 else -0.9)
                radial = along * math.sin(curl) + 0.004 + 0.002 * ring
                up = along * math.cos(curl) + 0.012 * (s * s) * v * (1 if ring < 4 else 0.5)
                across = width * math.sin(math.pi * min(v * 0.62 + 0.08, 1)) * s
                radial -= 0.35 * across * across / max(width, 0.01)
                wave = frill[round(u * 6)] * v * v
                return Vector(
                    (
                        radial * math.cos(turn) - across * math.sin(turn),
                        radial * math.sin(turn) + across * math.cos(turn),
                        up + wave,
                    )
                )

            flower.grid(fn, 6, 5, False, (1, 1))
    return flower.obj("peony", petal(col), smooth=True, mesh_only=True)


def _blossom(mesh: M, centre: Vector, way: Vector, side: Vector, size: float) -> None:
    """Five cupped petals facing `way`."""
    third = way.cross(side)
    for k in range(5):
        a0, a1, a2 = ((k + d) / 5 * TAU for d in (-0.46, 0.0, 0.46))
        rim = [
            centre + (side * math.cos(a) + third * math.sin(a)) * size * r + way * size * lift
            for a, r, lift in ((a0, 0.72, 0.35), (a1, 1.0, 0.5), (a2, 0.72, 0.35))
        ]
        mesh.add([centre, *rim], [(0, 1, 2, 3)], [[(0.5, 0), (0, 0.8), (0.5, 1), (1, 0.8)]])


@cached
def spray_mesh(kind: str, seed: int, col: str) -> bpy.types.Mesh:
    """A stem about 0.5 long with leaves (eucalyptus) or blossom (branch), growing up +Z."""
    rng = random.Random(f"{kind}-{seed}")
    wood, green = M(), M()
    bend = Vector((rng.gauss(0, 0.16), rng.gauss(0, 0.16), 0))
    points = [Vector((bend.x * t * t, bend.y * t * t, 0.55 * t)) for t in [k / 12 for k in range(13)]]
    wood.tube(points, 0.0032 if kind == "branch" else 0.002, 6, 0.001)
    twigs = [points]
    if kind == "branch":
        for _ in range(4):
            start = points[rng.randint(5, 10)]
            way = Vector((rng.gauss(0, 0.7), rng.gauss(0, 0.7), 0.9)).normalized() * rng.uniform(0.1, 0.22)
            twig = [start + way * t for t in (0, 0.33, 0.66, 1)]
            wood.tube(twig, 0.0018, 5, 0.0008)
            twigs.append(twig)
    for twig in twigs:
        for k in range(3 if len(twig) > 5 else 0, len(twig)):
            for _ in range(3 if kind == "branch" else 2):
                around = rng.uniform(0, TAU)
                way = Vector((math.cos(around), math.sin(around), rng.uniform(0.0, 0.9))).normalized()
                side = way.cross(Vector((0, 0, 1))).normalized()
                if kind == "branch":
                    _blossom(green, twig[k] + way * 0.006, way, side, rng.uniform(0.009, 0.017))
                    continue
                size = rng.uniform(0.032, 0.05)
                wide = size * 0.36
                base = twig[k] + way * 0.004
                fold = way.cross(side) * size * 0.12
                green.add(
                    [
                        base,
                        base + way * size * 0.5 + side * wide + fold,
                        base + way * size,
                        base + way * size * 0.5 - side * wide + fold,
                    ],
                    [(0, 1, 2, 3)],
                    [[(0, 0), (1, 0.5), (0.5, 1), (0, 0.5)]],
                )
    material = petal(col) if kind == "branch" else leaf(col)
    return join([(green, material), (wood, paint("#5b4a38" if kind == "branch" else "#5f7048", 0.7))], kind)


def _stand(x: float, y: float, z: float, lean: Vector, turn: float, scale: float) -> Matrix:
    """Placement of a stem whose +Z follows `lean`."""
    frame = lean.to_track_quat("Z", "Y").to_matrix().to_4x4()
    return Matrix.Translation((x, y, z)) @ frame @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Scale(scale, 4)


@prop
def bouquet(
    x: float,
    y: float,
    z: float,
    rng: random.Random,
    style: str = "peony",
    size: float = 1.0,
    clear: bool = True,
) -> None:
    """Flowers in a vase standing at (x, y, z): `peony`, `branches` (tall), or `low` (table centre)."""
    height = {"peony": 0.22, "branches": 0.34, "low": 0.09}[style] * size
    radius = {"peony": 0.062, "branches": 0.085, "low": 0.085}[style] * size
    vase = M(Matrix.Translation((x, y, z + 0.0006)))
    outline = [
        (0.001, 0.0),
        (radius * 0.78, 0.0),
        (radius * 0.86, 0.008),
        (radius, height * 0.35),
        (radius * 0.92, height * 0.75),
        (radius * 0.8, height),
        (radius * 0.76, height),
        (radius * 0.86, height * 0.75),
        (radius * 0.9, height * 0.35),
        (radius * 0.6, 0.014),
        (0.001, 0.014),
    ]
    if clear and style != "low":
        vase.lathe(outline, n=28).obj("vase", glass(), smooth=True)
        water = M(Matrix.Translation((x, y, z)))
        for _ in range(9):
            a, b = rng.uniform(0, TAU), rng.uniform(0, TAU)
            water.tube(
                [
                    (radius * 0.55 * math.cos(a), radius * 0.55 * math.sin(a), 0.018),
                    (radius * 0.6 * math.cos(b), radius * 0.6 * math.sin(b), height),
                ],
                0.0024,
                6,
            )
        water.obj("stems", leaf("#63753f"), smooth=True)
    else:
        vase.lathe(outline, n=32).obj(
            "vase", plaster(rng.choice(["#e4ddd0", "#3a3733", "#b58a6c"]), 0.5), smooth=True
        )
    mouth = z + height * 0.92
    if style == "branches":
        for _ in range(9):
            lean = Vector((rng.gauss(0, 0.33), rng.gauss(0, 0.33), 1)).normalized()
            inst(
                spray_mesh("branch", rng.randint(0, 3), rng.choice(["#f2dfd8", "#f4efe2"])),
                _stand(x, y, mouth - 0.1, lean, rng.uniform(0, TAU), size * rng.uniform(1.3, 2.0)),
            )
        return
    colours = rng.choice(PEONIES)
    count = 16 if style == "peony" else 15
    dome = 0.115 * size if style == "peony" else 0.12 * size
    for k in range(count):
        a = k * 2.39996
        r = math.sqrt((k + 0.5) / count)
        lean = Vector((r * math.cos(a), r * math.sin(a), 1.15 - 0.75 * r)).normalized()
        head = Vector((x, y, mouth - 0.03 * size)) + Vector(
            (
                dome * r * math.cos(a),
                dome * r * math.sin(a),
                (0.1 if style == "peony" else 0.05) * size * (1.15 - r * r),
            )
        )
        inst(
            peony_mesh(rng.choice(colours), rng.randint(0, 2)),
            _stand(head.x, head.y, head.z, lean, rng.uniform(0, TAU), size * rng.uniform(0.85, 1.25)),
        )
    for k in range(10 if style == "peony" else 8):
        a = rng.uniform(0, TAU)
        lean = Vector((math.cos(a) * 0.75, math.sin(a) * 0.75, rng.uniform(0.35, 0.9))).normalized()
        inst(
            spray_mesh("eucalyptus", rng.randint(0, 3), rng.choice(["#6f8464", "#8a9a86"])),
            _stand(x, y, mouth - 0.05 * size, lean, rng.uniform(0, TAU), size * rng.uniform(0.38, 0.6)),
        )
