"""Laid tables, cocktail tables, bars and what stands on them. Heights in metres, pieces as instances."""

import math
import random

import bpy
from mathutils import Vector, noise

from studio.colours import TAU
from studio.fabrics import cloth
from studio.garments import join
from studio.groups import prop
from studio.lights import point
from studio.materials import glass, glow, metal, paint, plaster, wood
from studio.mesh import M, at, inst
from studio.shader import cached

TOP = 0.75


@cached
def glass_mesh(kind: str) -> bpy.types.Mesh:
    """wine, water, flute or coupe standing on z = 0, with a little wine in some."""
    outline = {
        "wine": [
            (0.001, 0.0),
            (0.034, 0.001),
            (0.03, 0.004),
            (0.004, 0.01),
            (0.0035, 0.09),
            (0.012, 0.1),
            (0.036, 0.125),
            (0.041, 0.15),
            (0.039, 0.175),
            (0.033, 0.205),
        ],
        "water": [(0.001, 0.001), (0.03, 0.0), (0.032, 0.006), (0.036, 0.05), (0.038, 0.095)],
        "flute": [
            (0.001, 0.0),
            (0.03, 0.001),
            (0.026, 0.004),
            (0.004, 0.009),
            (0.0035, 0.08),
            (0.01, 0.095),
            (0.023, 0.14),
            (0.025, 0.18),
            (0.021, 0.225),
        ],
        "coupe": [
            (0.001, 0.0),
            (0.033, 0.001),
            (0.028, 0.004),
            (0.004, 0.01),
            (0.0035, 0.09),
            (0.012, 0.1),
            (0.04, 0.118),
            (0.05, 0.14),
            (0.05, 0.152),
        ],
    }[kind]
    return M().lathe(outline, n=24).obj("glass", glass(), smooth=True, mesh_only=True)


@cached
def drink_mesh(kind: str, col: str) -> bpy.types.Mesh:
    outline = {
        "wine": [(0.001, 0.102), (0.012, 0.102), (0.034, 0.126), (0.0375, 0.14), (0.001, 0.14)],
        "flute": [(0.001, 0.097), (0.01, 0.097), (0.0215, 0.14), (0.023, 0.175), (0.001, 0.175)],
        "coupe": [(0.001, 0.102), (0.012, 0.102), (0.038, 0.118), (0.046, 0.134), (0.001, 0.134)],
    }[kind]
    return M().lathe(outline, n=20).obj("drink", paint(col, 0.08), smooth=True, mesh_only=True)


@cached
def plate_mesh(radius: float, col: str, rim: str = "") -> bpy.types.Mesh:
    ware, edge = M(), M()
    r = radius
    ware.lathe(
        [
            (0.001, 0.0006),
            (r * 0.55, 0.0006),
            (r * 0.62, 0.006),
            (r * 0.98, 0.015),
            (r, 0.017),
            (r * 0.98, 0.0185),
            (r * 0.66, 0.0095),
            (r * 0.6, 0.005),
            (0.001, 0.0045),
        ],
        n=44,
    )
    edge.lathe([(r * 0.985, 0.019), (r * 1.003, 0.0172), (r * 0.99, 0.0155)], n=44)
    return join(
        [(ware, plaster(col, 0.18)), (edge, metal("#b8935a", 0.25) if rim else plaster(col, 0.2))], "plate"
    )


@cached
def cutlery_mesh(kind: str, finish: str = "#c9c6c0") -> bpy.types.Mesh:
    """fork, knife or spoon along +Y, centred, lying on z = 0."""
    piece = M()

    def slab(outline: list[tuple[float, float]], z: float = 0.002, bow: float = 0.004) -> None:
        """(y, half width) stations."""
        low, high = outline[0][0], outline[-1][0]

        def fn(u: float, v: float) -> tuple[float, float, float]:
            k = v * (len(outline) - 1)
            i = min(int(k), len(outline) - 2)
            t = k - i
            y = outline[i][0] + (outline[i + 1][0] - outline[i][0]) * t
            w = outline[i][1] + (outline[i + 1][1] - outline[i][1]) * t
            a = u * TAU
            lift = z + bow * (1 - math.cos((y - low) / (high - low) * TAU)) * 0.5
            return (w * math.cos(a), y, lift + 0.0013 * math.sin(a))

        piece.grid(fn, 10, (len(outline) - 1) * 3, True)

    slab([(-0.1, 0.001), (-0.099, 0.008), (-0.07, 0.007), (-0.02, 0.003), (0.03, 0.003)])
    if kind == "knife":
        slab([(0.025, 0.004), (0.04, 0.009), (0.09, 0.009), (0.115, 0.001)], 0.002, 0.0)
    elif kind == "spoon":
        slab([(0.025, 0.003), (0.045, 0.014), (0.07, 0.019), (0.095, 0.013), (0.103, 0.001)], 0.004, 0.0)
    else:
        slab([(0.025, 0.003), (0.04, 0.011), (0.056, 0.012)], 0.004, 0.0)
        for x in (-0.0095, -0.0032, 0.0032, 0.0095):
            piece.tube([(x, 0.053, 0.0042), (x, 0.1, 0.0075)], 0.0018, 6, 0.0011)
    return piece.obj("cutlery", metal(finish, 0.16), smooth=True, mesh_only=True)


@cached
def napkin_mesh(col: str) -> bpy.types.Mesh:
    """A linen napkin folded in three, loosely."""
    linen = M()
    for k in range(3):

        def fn(u: float, v: float, k: int = k) -> tuple[float, float, float]:
            wave = 0.004 * noise.noise(Vector((u * 2.4, v * 3.5, k * 3.0)))
            edge = min(u, 1 - u) * 10
            return (
                (u - 0.5) * (0.1 - 0.006 * k),
                (v - 0.5) * (0.23 - 0.01 * k),
                0.001 + (k * 0.0052 + 0.005) * min(edge, 1) + wave * min(edge, 1),
            )

        linen.grid(fn, 12, 16, False, (0.1, 0.23))
    return linen.obj("napkin", cloth("linen", col), smooth=True, mesh_only=True)


@cached
def candle_mesh(height: float, col: str) -> bpy.types.Mesh:
    """A taper in a low brass holder, lit."""
    wax, brass, flame = M(), M(), M()
    brass.lathe(
        [
            (0.001, 0.0),
            (0.04, 0.0),
            (0.042, 0.004),
            (0.016, 0.012),
            (0.012, 0.035),
            (0.0145, 0.04),
            (0.001, 0.04),
        ],
        n=28,
    )
    wax.lathe(
        [(0.0108, 0.036), (0.0105, 0.036 + height), (0.008, 0.037 + height), (0.001, 0.033 + height)], n=16
    )
    top = 0.036 + height
    flame.lathe(
        [
            (0.0005, top + 0.004),
            (0.0045, top + 0.012),
            (0.0052, top + 0.018),
            (0.003, top + 0.03),
            (0.0004, top + 0.042),
        ],
        n=12,
    )
    return join(
        [(wax, paint(col, 0.5)), (brass, metal("#b8935a", 0.25)), (flame, glow("#ffb765", 60.0, 0.3))],
        "candle",
    )


def tablecloth(
    x: float,
    y: float,
    rot: float,
    length: float,
    width: float,
    col: str,
    rng: random.Random,
    drop: float = 0.42,
) -> None:
    """Linen over a long table (along local X): flat top, hanging folds, soft corners."""
    place = at(x, y, 0, rot)
    half_x, half_y = length / 2, width / 2
    phase = rng.uniform(0, 50)

    def fn(u: float, v: float) -> tuple[float, float, float]:
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        k = 1 / max(abs(c), abs(s))
        bx, by = c * k * half_x, s * k * half_y
        if v < 0.34:
            f = v / 0.34
            return (bx * f, by * f, TOP + 0.0012)
        h = (v - 0.34) / 0.66
        run = bx * abs(s) * k + by * abs(c) * k
        corner = (abs(c * k * s * k)) ** 6
        fold = (0.022 * h * math.sin(run * 11 + phase) + 0.012 * h * math.sin(run * 23 + phase * 2)) * (
            1 + corner
        )
        out = 0.006 + 0.03 * h + fold + 0.05 * corner * h
        edge = 1 if abs(c) > abs(s) else 0
        nx, ny = (math.copysign(1, c), 0) if edge else (0, math.copysign(1, s))
        if corner > 0.4:
            nx, ny = math.copysign(0.7, c), math.copysign(0.7, s)
        z = TOP - 0.004 - drop * h - 0.03 * corner * h + 0.006 * math.sin(run * 9 + phase) * h
        return (bx + nx * out, by + ny * out, z)

    count = 4 * round((length + width) / 0.075)
    M(place).grid(fn, count, 22, True, (2 * (length + width), 1.2)).obj(
        "tablecloth", cloth("linen", col), smooth=True
    )
    M(place).box(-half_x + 0.02, -half_y + 0.02, TOP - 0.03, half_x - 0.02, half_y - 0.02, TOP - 0.004).obj(
        "board", wood("#8a6038", 0.5)
    )
    legs = M(place)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx, cy = sx * (half_x - 0.09), sy * (half_y - 0.09)
            legs.box(cx - 0.03, cy - 0.03, 0, cx + 0.03, cy + 0.03, TOP - 0.03)
    legs.obj("table-legs", wood("#6f4a2f", 0.5), 0.003)


def place_setting(
    x: float,
    y: float,
    rot: float,
    rng: random.Random,
    napkin: str,
    ware: str = "#f1ede4",
    accent: str = "#b8935a",
) -> None:
    """One cover; the guest sits at local -Y and looks towards +Y. Placed on the cloth."""
    place = at(x, y, TOP + 0.0022, rot)
    inst(plate_mesh(0.145, ware, "gold"), place)
    inst(plate_mesh(0.108, ware), place @ at(0, 0, 0.0105))
    inst(napkin_mesh(napkin), place @ at(0.0, 0, 0.021, rng.gauss(0, 5)))
    for kind, dx, turn in (("fork", -0.185, 0), ("fork", -0.213, 0), ("knife", 0.18, 0), ("spoon", 0.208, 0)):
        inst(
            cutlery_mesh(kind, accent),
            place @ at(dx, -0.01 + rng.gauss(0, 0.003), 0, turn + rng.gauss(0, 1.2)),
        )
    for kind, dx, dy in (("wine", 0.15, 0.17), ("water", 0.235, 0.15)):
        spot = place @ at(dx, dy)
        inst(glass_mesh(kind), spot)
    card = M(place @ at(0.0, 0.175, 0, rng.gauss(0, 5)))
    for side in (-1, 1):
        card.add(
            [
                (-0.042, side * 0.02, 0.0008),
                (0.042, side * 0.02, 0.0008),
                (0.042, 0, 0.045),
                (-0.042, 0, 0.045),
            ],
            [(0, 1, 2, 3)],
        )
    card.obj("name-card", paint("#f6f3ec", 0.7))


@prop
def candle(x: float, y: float, z: float, height: float, col: str = "#efe6d2", power: float = 1.6) -> None:
    inst(candle_mesh(height, col), at(x, y, z))
    if power:
        point((x, y, z + height + 0.075), power, "#ffb066", 0.02)
