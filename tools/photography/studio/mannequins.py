"""Dress forms and abstract mannequins, bare or dressed. They stand at z = 0 and face -Y."""

import math
import random
from typing import Any, Callable

import bpy
from mathutils import Matrix, Vector

from studio.colours import TAU
from studio.fabrics import cloth
from studio.garment_cut import HUNG, fitted
from studio.garments import garment, join
from studio.groups import prop
from studio.materials import metal, paint, wood
from studio.mesh import M, at, inst
from studio.shader import cached

NECK = 1.44  # height of the neck point garments are fitted to
# height, half width, half depth, shift forward (towards -Y)
TORSO = (
    (0.80, 0.165, 0.112, 0.0),
    (0.86, 0.170, 0.116, -0.004),
    (0.93, 0.164, 0.112, -0.004),
    (1.00, 0.142, 0.096, 0.0),
    (1.07, 0.120, 0.084, 0.002),
    (1.14, 0.126, 0.088, 0.004),
    (1.21, 0.146, 0.104, 0.010),
    (1.26, 0.152, 0.110, 0.010),
    (1.31, 0.160, 0.098, 0.004),
    (1.36, 0.172, 0.078, -0.004),
    (1.395, 0.160, 0.064, -0.010),
    (1.425, 0.105, 0.056, -0.014),
    (1.45, 0.064, 0.054, -0.014),
    (1.49, 0.055, 0.052, -0.010),
    (1.535, 0.053, 0.051, -0.006),
)


def _section(z: float) -> tuple[float, float, float]:
    for (z0, *a), (z1, *b) in zip(TORSO, TORSO[1:]):
        if z <= z1:
            k = max(0.0, (z - z0) / (z1 - z0))
            return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k
    return TORSO[-1][1], TORSO[-1][2], TORSO[-1][3]


def _skin(angle: float, z: float, swell: float = 0.0) -> Vector:
    """Surface of the torso; angle 3/2 pi is the front."""
    w, d, forward = _section(z)
    c, s = math.cos(angle), math.sin(angle)
    x = (w + swell) * math.copysign(abs(c) ** 0.86, c)
    y = (d + swell) * math.copysign(abs(s) ** 0.92, s) - forward
    if s < 0:
        for side in (-1, 1):
            y -= 0.03 * math.exp(-(((x - side * 0.082) / 0.055) ** 2) - ((z - 1.235) / 0.058) ** 2)
    elif z < 1.0:
        y += 0.022 * math.exp(-(((z - 0.87) / 0.08) ** 2)) * s
    return Vector((x, y, z))


@cached
def form_mesh(col: str, stand: str) -> bpy.types.Mesh:
    """Linen torso with seams and tape, turned wooden cap, stand in wood or iron."""
    linen, seams, timber = M(), M(), M()
    low, high = TORSO[0][0], TORSO[-1][0]
    linen.grid(lambda u, v: _skin(u * TAU, low + (high - low) * v), 56, 44, True, (0.95, 0.75))
    linen.grid(
        lambda u, v: _skin(u * TAU, low) * (1 - v) + Vector((0, 0, low - 0.004)) * v
        if v
        else _skin(u * TAU, low),
        56,
        2,
        True,
        (0.3, 0.1),
    )
    for angle in (
        1.5 * math.pi,
        0.5 * math.pi,
        1.24 * math.pi,
        1.76 * math.pi,
        0.24 * math.pi,
        0.76 * math.pi,
    ):
        seams.tube([_skin(angle, low + (high - low) * k / 40, 0.0006) for k in range(41)], 0.0011, 5)
    for z in (1.072, 1.235, 0.885, 1.455):
        seams.tube([_skin(k / 48 * TAU, z, 0.0006) for k in range(49)], 0.0014, 5)
    for side in (0.0, math.pi):  # armhole plates
        rim = []
        for k in range(25):
            a = k / 24 * TAU
            p = _skin(side + 0.34 * math.sin(a), 1.335 + 0.052 * math.cos(a), 0.001)
            rim.append(p)
        seams.tube(rim, 0.0022, 6)
    timber.lathe(
        [
            (0.001, 1.533),
            (0.054, 1.533),
            (0.057, 1.539),
            (0.05, 1.548),
            (0.03, 1.553),
            (0.014, 1.562),
            (0.012, 1.575),
            (0.019, 1.588),
            (0.019, 1.6),
            (0.011, 1.612),
            (0.001, 1.614),
        ],
        (0, 0.006, 0),
        28,
    )
    if stand == "wood":
        timber.lathe(
            [
                (0.02, 0.8),
                (0.02, 0.74),
                (0.03, 0.72),
                (0.018, 0.69),
                (0.016, 0.5),
                (0.024, 0.4),
                (0.03, 0.34),
                (0.026, 0.28),
                (0.034, 0.25),
                (0.001, 0.24),
            ],
            (0, 0, 0),
            24,
        )
        for k in range(3):
            a = k / 3 * TAU + 0.5
            timber.tube(
                [
                    (math.cos(a) * r, math.sin(a) * r, z)
                    for r, z in ((0.0, 0.29), (0.07, 0.285), (0.15, 0.21), (0.21, 0.09), (0.25, 0.016))
                ],
                0.017,
                10,
                0.013,
            )
        stuff: Any = wood("#7a5331", 0.35)
    else:
        timber.tube([(0, 0, 0.8), (0, 0, 0.02)], 0.012, 14)
        timber.lathe(
            [(0.001, 0.0), (0.17, 0.0), (0.17, 0.008), (0.03, 0.018), (0.014, 0.05), (0.001, 0.05)],
            (0, 0, 0),
            40,
        )
        stuff = paint("#191919", 0.42)
    return join([(linen, cloth("linen", col)), (seams, paint("#3b352d", 0.7)), (timber, stuff)], "dress-form")


def _limb(mesh: M, points: list[tuple[float, float, float]], radii: list[float], deep: float | list[float] = 1.0) -> None:
    """A smooth limb through points with changing radius; `deep` times as deep as wide, or so at each point."""
    last = len(points) - 1
    depths = deep if isinstance(deep, list) else [deep] * len(points)

    def fn(u: float, v: float) -> Vector:
        k = min(int(v * last), last - 1)
        t = v * last - k
        t = t * t * (3 - 2 * t)
        p = Vector(points[k]).lerp(Vector(points[k + 1]), t)
        r = radii[k] + (radii[k + 1] - radii[k]) * t
        if v > 0.97:
            r *= 0.55
        d = depths[k] + (depths[k + 1] - depths[k]) * t
        return p + Vector((r * math.cos(u * TAU), r * d * math.sin(u * TAU), 0))

    mesh.grid(fn, 22, last * 8, True)


# The same of a head without a face, from the chin to the crown
HEAD = (
    (1.546, 0.004, 0.004, 0.062),
    (1.549, 0.022, 0.020, 0.060),
    (1.558, 0.036, 0.036, 0.050),
    (1.580, 0.050, 0.058, 0.036),
    (1.610, 0.062, 0.076, 0.024),
    (1.645, 0.070, 0.088, 0.014),
    (1.680, 0.074, 0.094, 0.008),
    (1.710, 0.073, 0.093, 0.004),
    (1.738, 0.064, 0.081, 0.002),
    (1.758, 0.048, 0.060, 0.002),
    (1.771, 0.027, 0.034, 0.002),
    (1.776, 0.003, 0.004, 0.002),
)


def _head(mesh: M) -> None:
    last = len(HEAD) - 1

    def fn(u: float, v: float) -> Vector:
        k = min(int(v * last), last - 1)
        z, wide, deep, forward = (a + (b - a) * (v * last - k) for a, b in zip(HEAD[k], HEAD[k + 1]))
        return Vector((wide * math.cos(u * TAU), deep * math.sin(u * TAU) - forward, z))

    mesh.grid(fn, 36, last * 3, True)
    # The neck ends inside it.
    _limb(mesh, [(0, 0.004, 1.50), (0, 0.006, 1.54), (0, 0.002, 1.6), (0, 0, 1.66)], [0.053, 0.05, 0.048, 0.046])


def _hand(mesh: M, side: int) -> None:
    """Fingers together, the palm towards the thigh."""
    _limb(
        mesh,
        [
            (side * 0.295, -0.040, 0.735),
            (side * 0.297, -0.045, 0.700),
            (side * 0.299, -0.052, 0.650),
            (side * 0.297, -0.060, 0.600),
            (side * 0.291, -0.066, 0.555),
            (side * 0.288, -0.068, 0.545),
        ],
        [0.0195, 0.0185, 0.0165, 0.0125, 0.0085, 0.004],
        [1.1, 1.6, 2.4, 2.6, 2.3, 2.2],
    )
    _limb(
        mesh,
        [
            (side * 0.294, -0.062, 0.690),
            (side * 0.288, -0.088, 0.655),
            (side * 0.283, -0.097, 0.620),
            (side * 0.282, -0.099, 0.610),
        ],
        [0.011, 0.0105, 0.008, 0.004],
    )


@cached
def mannequin_mesh(col: str, head: bool, arms: bool) -> bpy.types.Mesh:
    """Abstract standing figure on a round glass-like steel base; under sleeves it has no arms."""
    body, base = M(), M()
    low, high = TORSO[0][0], TORSO[-1][0]
    body.grid(lambda u, v: _skin(u * TAU, low + (high - low) * v), 48, 40, True)
    body.lathe([(0.053, 1.53), (0.045, 1.545), (0.001, 1.548)], (0, 0.006, 0), 28)
    for side in (-1, 1):
        step = 0.05 if side > 0 else -0.02
        _limb(
            body,
            [
                (side * 0.084, 0, 0.9),
                (side * 0.088, -0.005, 0.72),
                (side * 0.085, -0.012 - step * 0.4, 0.5),
                (side * 0.08, 0.004 - step * 0.5, 0.34),
                (side * 0.078, 0.008 - step * 0.8, 0.1),
                (side * 0.08, -0.01 - step, 0.035),
            ],
            [0.085, 0.078, 0.056, 0.055, 0.034, 0.036],
            1.05,
        )
        body.sphere((side * 0.082, -0.05 - step, 0.052), 0.036, 16, 0.9)
        body.sphere((side * 0.082, -0.105 - step, 0.04), 0.03, 16, 0.7)
        if not arms:
            continue
        body.sphere((side * 0.168, -0.002, 1.352), 0.042, 18)
        _limb(
            body,
            [
                (side * 0.15, -0.002, 1.365),
                (side * 0.196, 0.004, 1.31),
                (side * 0.226, 0.012, 1.14),
                (side * 0.246, 0.004, 1.02),
                (side * 0.285, -0.02, 0.83),
                (side * 0.295, -0.04, 0.72),
            ],
            [0.04, 0.052, 0.042, 0.037, 0.024, 0.02],
            1.0,
        )
        _hand(body, side)
    if head:
        _head(body)
    base.lathe([(0.001, 0.0), (0.17, 0.0), (0.172, 0.004), (0.17, 0.01), (0.001, 0.011)], (0, 0, 0), 48)
    base.tube([(0.02, 0.1, 0.01), (0.06, 0.03, 0.3)], 0.006, 10)
    return join([(body, paint(col, 0.5)), (base, metal("#bdbbb7", 0.22))], "mannequin")


BACKWARD = 0.012  # garments hang a little behind the middle of the body
CLEARANCE = 0.011  # of the cloth before the skin; both are facets of up to 4 cm, which cut corners


def _neck(kind: str) -> float:
    """Height of the garment's own origin on the body."""
    return NECK - (0.02 if kind == "slip" else 0.0)


def _is_inside(x: float, y: float, z: float, clearance: float) -> bool:
    """Whether a point lies under the skin of the torso or nearer to it than the clearance; see `_skin`."""
    w, d, forward = _section(max(z, TORSO[0][0]))
    y += forward
    if y < 0:
        for side in (-1, 1):
            y += 0.03 * math.exp(-(((x - side * 0.082) / 0.055) ** 2) - ((z - 1.235) / 0.058) ** 2)
        y = min(y, 0.0)
    elif z < 1.0:
        y = max(y - 0.022 * math.exp(-(((z - 0.87) / 0.08) ** 2)), 0.0)
    return abs(x / (w + clearance)) ** (2 / 0.86) + abs(y / (d + clearance)) ** (2 / 0.92) < 1


def _over_shoulder(x: float, y: float, z: float) -> float:
    """Height at which cloth beside the neck lies on the shoulder; the given one where it is free of it."""
    x = abs(x)
    if not 0.1 < x < TORSO[9][1]:
        return z
    ridge = TORSO[9][0]
    while _section(ridge)[0] > x:
        ridge += 0.002
    _, depth, forward = _section(ridge)
    # The shoulder falls to the front and the back.
    share = 1 - ((y + forward) / depth) ** 2
    return z + max(ridge + 0.008 - z, 0.0) * max(share, 0.0)


def _outside(kind: str) -> Callable[[Vector], Vector]:
    """Moves points of a garment of this kind out of the torso and its thighs, level and away from its axis, or up."""
    neck = _neck(kind)

    def move(point: Vector) -> Vector:
        z = point.z + neck
        x, y = point.x, point.y + BACKWARD
        if z > 1.34:
            z = _over_shoulder(x, y, z)
        # Above, the cloth lies on the shoulders; below, skirts swing free.
        if 0.55 < z < 1.38 and _is_inside(x, y, z, CLEARANCE):
            # Forward or backward, so that necklines keep their shape; away from the axis at the sides.
            across = 0.0 if abs(x) < 0.7 * _section(max(z, TORSO[0][0]))[0] else 1.0
            near, far = 1.0, 8.0
            for _ in range(18):
                middle = (near + far) / 2
                if _is_inside(x * (1 + across * (middle - 1)), y * middle, z, CLEARANCE):
                    near = middle
                else:
                    far = middle
            share = min(1.0, (1.38 - z) / 0.05)
            x *= 1 + across * (far - 1) * share
            y *= 1 + (far - 1) * share
        return Vector((x, y - BACKWARD, z - neck))

    return move


@cached
def worn_mesh(kind: str, col: str, seed: int) -> bpy.types.Mesh:
    return garment(random.Random(f"worn-{kind}-{seed}"), kind, col, fitted(HUNG[kind]), _outside(kind))


def dressed(place: Matrix, kind: str, col: str, seed: int) -> None:
    inst(worn_mesh(kind, col, seed), place @ Matrix.Translation((0, BACKWARD, _neck(kind))))


@prop
def dress_form(
    x: float,
    y: float,
    rot: float,
    wearing: str = "",
    col: str = "#c2a682",
    seed: int = 0,
    stand: str = "wood",
    linen: str = "#d9cdb6",
    pins: bool = False,
) -> None:
    """Linen torso; `wearing` is a kind of HUNG or empty; pins and a tape measure for fittings."""
    place = at(x, y, 0, rot)
    inst(form_mesh(linen, stand), place)
    if wearing:
        dressed(place, wearing, col, seed)
    if pins:
        rng = random.Random(seed)
        heads, tape = M(place), M(place)
        for _ in range(14):
            p = _skin(
                1.5 * math.pi + rng.uniform(-0.7, 0.7),
                rng.uniform(1.29, 1.41),
                0.006 if not wearing else 0.05,
            )
            heads.sphere(tuple(p), 0.0032, 8)
        heads.obj("pins", paint("#f4f1ea", 0.2), smooth=True)
        line = [
            _skin(math.pi * (0.1 + 0.8 * k / 16), 1.43 - 0.02 * math.sin(math.pi * k / 16), 0.004)
            for k in range(17)
        ]
        ends = [
            [
                _skin(
                    math.pi * (2.1 - 0.3 * t) if side else math.pi * (0.9 + 0.3 * t),
                    1.42 - 0.34 * t,
                    0.03 + 0.02 * t,
                )
                for t in [k / 14 for k in range(15)]
            ]
            for side in (0, 1)
        ]
        for path in [line, *ends]:
            for a, b in zip(path, path[1:]):
                tape.add(
                    [
                        a + Vector((0, 0, 0.008)),
                        b + Vector((0, 0, 0.008)),
                        b - Vector((0, 0, 0.008)),
                        a - Vector((0, 0, 0.008)),
                    ],
                    [(0, 1, 2, 3)],
                )
        tape.obj("tape", paint("#d8b24a", 0.5))


@prop
def mannequin(
    x: float,
    y: float,
    rot: float,
    wearing: str,
    col: str,
    seed: int = 0,
    skin: str = "#e9e4da",
    head: bool = True,
) -> None:
    place = at(x, y, 0, rot)
    inst(mannequin_mesh(skin, head, HUNG[wearing].sleeve == 0), place)
    dressed(place, wearing, col, seed)
