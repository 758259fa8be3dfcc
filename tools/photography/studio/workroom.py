"""Tables and the things of work: line sheets, swatches, keys, telephone, sewing machine, crates, ladder."""

import math
import random
from typing import Any, Sequence

import bpy
from mathutils import Matrix, Vector

from studio.colours import TAU
from studio.fabrics import cloth
from studio.garments import contrast, join
from studio.groups import prop
from studio.materials import metal, paint, plaster, wood
from studio.mesh import M, at, inst
from studio.shader import cached

TABLE = 0.75


@prop
def trestle_table(
    x: float, y: float, rot: float, length: float, width: float = 0.9, top: Any = None, legs: str = "#1a1a1a"
) -> None:
    """A long table along local X on trestles."""
    place = at(x, y, 0, rot)
    M(place).box(-length / 2, -width / 2, TABLE - 0.036, length / 2, width / 2, TABLE).obj(
        "table", top or wood("#c7a173", 0.45), 0.003
    )
    frame = M(place)
    count = 2 if length < 2.6 else 3
    for k in range(count):
        cx = (-0.5 + k / (count - 1)) * (length - 0.7)
        frame.box(cx - 0.02, -width / 2 + 0.08, TABLE - 0.075, cx + 0.02, width / 2 - 0.08, TABLE - 0.037)
        for side in (-1, 1):
            for lean in (-1, 1):
                frame.tube(
                    [
                        (cx + lean * 0.17, side * (width / 2 - 0.08), 0.0),
                        (cx, side * (width / 2 - 0.15), TABLE - 0.05),
                    ],
                    0.016,
                    8,
                )
            frame.tube(
                [(cx - 0.1, side * (width / 2 - 0.11), 0.3), (cx + 0.1, side * (width / 2 - 0.11), 0.3)],
                0.01,
                8,
            )
    frame.obj("trestles", paint(legs, 0.45), smooth=True)


@cached
def sheet_mesh(seed: int) -> bpy.types.Mesh:
    """A line sheet: white paper with pale drawings of garments (flat shapes, no lettering)."""
    rng = random.Random(f"sheet-{seed}")
    paper, ink = M(), M()
    paper.box(-0.105, -0.1485, 0.0, 0.105, 0.1485, 0.0008)
    for i in range(3):
        for j in range(3):
            cx, cy = -0.065 + 0.065 * i, -0.095 + 0.09 * j
            w, h = rng.uniform(0.012, 0.016), rng.uniform(0.03, 0.06)
            flare = rng.uniform(0.9, 1.7)
            ink.add(
                [
                    (cx - w, cy + 0.02, 0.0011),
                    (cx + w, cy + 0.02, 0.0011),
                    (cx + w * flare, cy + 0.02 - h, 0.0011),
                    (cx - w * flare, cy + 0.02 - h, 0.0011),
                ],
                [(3, 2, 1, 0)],
            )
            for line in range(2):
                ink.box(
                    cx - 0.018,
                    cy + 0.03 + line * 0.004,
                    0.0009,
                    cx + rng.uniform(0.0, 0.018),
                    cy + 0.0312 + line * 0.004,
                    0.0011,
                )
    return join(
        [(paper, paint("#f6f4ef", 0.75)), (ink, paint(rng.choice(["#b8b1a5", "#8d8f94", "#c4a58a"]), 0.8))],
        "line-sheet",
    )


def papers(place: Matrix, rng: random.Random, count: int, span: float) -> None:
    """Sheets laid side by side along local X within `span`, slightly overlapping and askew."""
    for k in range(count):
        x = (k - (count - 1) / 2) * span / max(count, 1)
        inst(
            sheet_mesh(rng.randint(0, 4)),
            place
            @ Matrix.Translation((x, rng.gauss(0, 0.02), 0.0008 + 0.0011 * (k % 3)))
            @ Matrix.Rotation(rng.gauss(0, 0.12), 4, "Z"),
        )


def pen(place: Matrix, col: str = "#1c1c1e") -> None:
    M(place).tube([(0, -0.07, 0.0052), (0, 0.058, 0.0052), (0, 0.07, 0.0052)], 0.0046, 10, 0.0012).obj(
        "pen", paint(col, 0.25), smooth=True
    )


@prop
def swatch_book(x: float, y: float, z: float, rot: float, colours: Sequence[str], rng: random.Random) -> None:
    """A fan of cloth samples riveted at a corner, pinked at the end."""
    for k in range(11):
        col = colours[k % len(colours)]
        place = at(x, y, z + 0.0008 + 0.0021 * k, rot - 46 + 8.5 * k + rng.gauss(0, 1.5))
        sample = M(place)
        teeth = 14
        near = [(-0.045 + 0.09 * i / teeth, 0.0) for i in range(teeth + 1)]
        far = [(-0.045 + 0.09 * i / teeth, 0.155 + (0.004 if i % 2 else 0.0)) for i in range(teeth + 1)]
        sample.add(
            [(px, py, 0.0) for px, py in near] + [(px, py, 0.0005 * math.sin(9 * px * 30)) for px, py in far],
            [(i, i + 1, teeth + 2 + i, teeth + 1 + i) for i in range(teeth)],
            [
                [(near[i][0], 0), (near[i + 1][0], 0), (far[i + 1][0], 0.155), (far[i][0], 0.155)]
                for i in range(teeth)
            ],
        )
        sample.obj(
            "swatch",
            cloth(rng.choice(["wool", "linen", "check", "satin", "stripe", "knit"]), col, contrast(col)),
        )
    M(at(x, y, z, rot)).lathe([(0.001, 0.03), (0.006, 0.03), (0.007, 0.026), (0.007, 0.0)], n=16).obj(
        "rivet", metal("#b8935a", 0.25), smooth=True
    )


@prop
def folded_stack(
    x: float, y: float, z: float, rot: float, colours: Sequence[str], rng: random.Random, kind: str = "knit"
) -> None:
    """Folded pieces on top of one another, the fold of each towards -Y."""
    level = z + 0.0006
    for col in colours:
        thick = rng.uniform(0.032, 0.042)
        own = random.Random(rng.random())
        piece = M(at(x + rng.gauss(0, 0.005), y + rng.gauss(0, 0.005), level, rot + rng.gauss(0, 2)))
        _folded_piece(piece, thick, own)
        piece.obj("folded", cloth(kind, col), smooth=True)
        level += thick


def _folded_piece(mesh: M, thick: float, rng: random.Random) -> None:
    """Two layers with one fold, 32 by 24 cm, soft at its edges."""
    front, back, cloth_thick = -0.12, 0.12, 0.47 * thick
    middle, turn = front + thick / 2, thick / 2 - cloth_thick
    short = rng.uniform(0.002, 0.008)

    def arc(radius: float, k: int) -> tuple[float, float]:
        a = -math.pi / 2 - math.pi * k / 10
        return middle + radius * math.cos(a), thick / 2 + radius * math.sin(a)

    def level(z: float, ends: tuple[float, float]) -> list[tuple[float, float]]:
        return [(ends[0] + (ends[1] - ends[0]) * k / 12, z) for k in range(13)]

    upper = back - short
    section = [
        *level(0.0, (back - 0.004, middle)),
        *(arc(thick / 2, k) for k in range(1, 10)),
        *level(thick, (middle, upper - 0.004)),
        (upper, thick - cloth_thick / 2),
        *level(thick - cloth_thick, (upper - 0.002, middle)),
        *(arc(turn, k) for k in range(9, 0, -1)),
        *level(cloth_thick, (middle, back - 0.002)),
        (back, cloth_thick / 2),
    ]
    phases = [rng.uniform(0, TAU) for _ in range(4)]
    last, half = 40, 0.16

    def point(k: int, y: float, z: float) -> tuple[float, float, float]:
        x = half * math.sin(math.pi * (k / last - 0.5))
        # The outermost centimetre rounds off.
        near = max(abs(x) - half + 0.01, 0.0) / 0.01
        layer = cloth_thick / 2 if z < thick / 2 else thick - cloth_thick / 2
        z = z + (layer - z) * 0.55 * near**2
        y = y + 0.0025 * math.sin(21 * x + phases[0]) * (1 if y > 0 else 0.5) + 0.0015 * math.sin(50 * x + phases[1])
        lift = 0.0018 * math.sin(17 * x + 9 * y + phases[2]) + 0.0012 * math.sin(38 * y - 12 * x + phases[3])
        return x, y, max(z + lift * z / thick, 0.0)

    count = len(section)
    points = [point(k, y, z) for k in range(last + 1) for y, z in section]
    faces: list[tuple[int, ...]] = [
        (k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
        for k in range(last)
        for i in range(count)
    ]
    mesh.add(points, [*faces, tuple(range(count))[::-1], tuple(range(last * count, (last + 1) * count))])


@prop
def coffee_cup(x: float, y: float, z: float, col: str = "#efece5") -> None:
    ware = M(at(x, y, z + 0.0006))
    ware.lathe(
        [
            (0.001, 0.0),
            (0.04, 0.0),
            (0.07, 0.008),
            (0.072, 0.01),
            (0.04, 0.004),
            (0.026, 0.005),
            (0.028, 0.012),
            (0.037, 0.03),
            (0.041, 0.062),
            (0.039, 0.062),
            (0.034, 0.03),
            (0.001, 0.01),
        ],
        n=32,
    )
    ware.tube(
        [(0.038 + 0.02 * math.sin(math.pi * k / 10), 0, 0.02 + 0.032 * k / 10) for k in range(11)], 0.0035, 8
    )
    ware.obj("cup", plaster(col, 0.2), smooth=True)
    M(at(x, y, z)).lathe([(0.037, 0.05), (0.001, 0.05)], n=24).obj("coffee", paint("#2b1a10", 0.08))


@prop
def floor_plan(
    x: float, y: float, z: float, rot: float, rng: random.Random, size: tuple[float, float] = (0.6, 0.42)
) -> None:
    """A drawn plan: walls as fine dark lines on a sheet whose ends curl up."""
    place = at(x, y, z + 0.0008, rot)
    w, d = size

    def fn(u: float, v: float) -> tuple[float, float, float]:
        return ((u - 0.5) * w, (v - 0.5) * d, 0.035 * max(0.0, abs(2 * u - 1) - 0.8) ** 1.5)

    M(place).grid(fn, 30, 4).obj("plan", paint("#f2efe7", 0.8), smooth=True)
    ink = M(place)

    def line(x0: float, y0: float, x1: float, y1: float, t: float = 0.0022) -> None:
        ink.box(min(x0, x1) - t, min(y0, y1) - t, 0.0012, max(x0, x1) + t, max(y0, y1) + t, 0.0015)

    a, b = w * 0.36, d * 0.38
    for side in (-1, 1):
        line(-a, side * b, a, side * b)
        line(side * a, -b, side * a, b)
    cut_x = rng.uniform(-0.3, 0.1) * a
    line(cut_x, -b, cut_x, b * 0.3, 0.0015)
    line(cut_x, b * 0.3, a * 0.55, b * 0.3, 0.0015)
    for k in range(9):
        line(-a + 0.02 + 0.011 * k, b * 0.45, -a + 0.02 + 0.011 * k, b * 0.85, 0.0004)
    for k in range(4):
        line(a * (0.1 + 0.2 * k), -b - 0.02, a * (0.1 + 0.2 * k) + 0.03, -b - 0.02, 0.0004)
    ink.obj("ink", paint("#2a2d36", 0.8))


@prop
def keys(x: float, y: float, z: float, rot: float, count: int = 3, tag: str = "#8a4f35") -> None:
    """Old keys on a ring with a leather tag."""
    place = at(x, y, z + 0.0012, rot)
    steel, tags = M(place), M(place)
    steel.tube(
        [(0.022 * math.cos(k / 24 * TAU), 0.022 * math.sin(k / 24 * TAU), 0.0022) for k in range(25)],
        0.0016,
        8,
    )
    for k in range(count):
        part = at(0, 0, 0.0006 + 0.0022 * k, -120 + 34 * k) @ at(0, 0.022)
        key = M(place @ part)
        key.tube(
            [
                (0.0115 * math.cos(i / 20 * TAU), 0.012 + 0.0135 * math.sin(i / 20 * TAU), 0.002)
                for i in range(21)
            ],
            0.0023,
            8,
        )
        key.tube([(0, 0.024, 0.002), (0, 0.078, 0.002)], 0.0028, 10)
        key.box(0, 0.061, 0.0005, 0.013, 0.067, 0.0035).box(0, 0.07, 0.0005, 0.015, 0.077, 0.0035)
        key.obj("key", metal("#a8894f" if k % 2 else "#8d8b87", 0.3), smooth=True)
    tags.T = place @ at(0, 0, 0, 70)
    tags.box(-0.019, 0.03, 0.0, 0.019, 0.098, 0.0032)
    tags.obj("tag", cloth("leather", tag), 0.0012)
    steel.obj("ring", metal("#b5b2ac", 0.2), smooth=True)


@prop
def telephone(x: float, y: float, z: float, rot: float, col: str = "#1b1b1c") -> None:
    """A desk telephone with handset, dial ring and coiled cord."""
    place = at(x, y, z + 0.0006, rot)
    body, dial = M(place), M(place)

    def fn(u: float, v: float) -> tuple[float, float, float]:
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        k = 1 - 0.34 * v**1.2
        if v == 1:
            k = 0.02
        return (
            0.105 * k * math.copysign(abs(c) ** 0.4, c),
            0.09 * k * math.copysign(abs(s) ** 0.4, s) + 0.014 * v,
            0.085 * min(v * 1.25, 1) ** 0.8,
        )

    body.grid(fn, 48, 14, True)
    arc = [(-0.1 + 0.2 * k / 16, 0.035, 0.118 + 0.014 * math.sin(math.pi * k / 16)) for k in range(17)]
    body.tube(arc, 0.0135, 14)
    for side in (-1, 1):
        body.lathe(
            [(0.001, 0.0), (0.03, 0.0), (0.032, 0.008), (0.022, 0.024), (0.001, 0.026)],
            (side * 0.097, 0.035, 0.096),
            24,
        )
        body.box(side * 0.045 - 0.008, 0.02, 0.07, side * 0.045 + 0.008, 0.05, 0.112)
    body.obj("telephone", paint(col, 0.18), smooth=True)
    dial.T = place @ Matrix.Translation((0, -0.04, 0.062)) @ Matrix.Rotation(math.radians(38), 4, "X")
    dial.lathe(
        [(0.001, 0.006), (0.02, 0.006), (0.021, 0.004), (0.043, 0.004), (0.044, 0.0), (0.001, -0.002)], n=36
    )
    dial.obj("dial", metal("#c9c6bf", 0.25), smooth=True)
    coil = [
        Vector((-0.1 - 0.0018 * k, 0.02 + 0.008 * math.cos(k * 1.05), 0.009 + 0.008 * math.sin(k * 1.05)))
        for k in range(70)
    ]
    M(place).tube(coil, 0.0019, 5).obj("cord", paint(col, 0.3), smooth=True)


@prop
def sewing_machine(x: float, y: float, z: float, rot: float) -> None:
    place = at(x, y, z + 0.0006, rot)
    body, steel = M(place), M(place)
    body.box(-0.2, -0.085, 0.0, 0.2, 0.085, 0.055)
    body.box(0.1, -0.055, 0.055, 0.19, 0.055, 0.24)
    body.box(-0.19, -0.05, 0.2, 0.19, 0.05, 0.29)
    body.box(-0.19, -0.045, 0.12, -0.11, 0.045, 0.21)
    body.obj("sewing-machine", paint("#ece8df", 0.28), 0.018, seg=4)
    steel.T = place @ Matrix.Translation((0.19, 0, 0.225)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
    steel.lathe([(0.001, 0.0), (0.045, 0.0), (0.05, 0.006), (0.05, 0.022), (0.03, 0.03), (0.001, 0.03)], n=32)
    steel.T = place
    steel.tube([(-0.15, 0, 0.125), (-0.15, 0, 0.06)], 0.003, 8)
    steel.box(-0.165, -0.014, 0.0555, -0.135, 0.02, 0.058)
    steel.obj("machine-steel", metal("#c4c2be", 0.2), smooth=True)
    for k, col in enumerate(("#7a2e22", "#2f4a44")):
        M(place).lathe(
            [(0.001, 0.0), (0.016, 0.0), (0.013, 0.004), (0.017, 0.02), (0.012, 0.046), (0.001, 0.048)],
            (0.03 + 0.06 * k, 0.0, 0.2905),
            20,
        ).obj("spool", cloth("cotton", col), smooth=True)
