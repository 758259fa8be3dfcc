"""What is sewn on a garment's shell: collars, lapels, plackets, pockets, belts, straps."""

import math
import random

from mathutils import Vector

from studio.colours import TAU
from studio.garment_shell import FRONT, Shell, button, panel, sheet
from studio.garment_cut import Cut
from studio.mesh import M


def _round_neck(mesh: M, shell: Shell, gap: float, section, count: int = 40) -> None:
    """Sweep a section [(outwards, upwards)] along the neckline, from front left round the back.

    `section(f)` gets the place along the neck, -1..1 (0 is the centre back).
    """
    rows = len(section(0.0))

    def fn(u: float, v: float) -> Vector:
        f = 2 * u - 1
        angle = math.pi / 2 + f * (math.pi - gap)
        p = shell.point(angle, 0.0)
        out = Vector((math.cos(angle), math.sin(angle), 0))
        o, up = section(f)[round(v * (rows - 1))]
        return p + out * o + Vector((0, 0, up))

    mesh.grid(fn, count, rows - 1, False, (0.4, 0.12))


def shirt_collar(mesh: M, shell: Shell) -> None:
    """Stand and fall with two points."""

    def section(f: float) -> list[tuple[float, float]]:
        point = max(0.0, (abs(f) - 0.62) / 0.38) ** 1.4
        drop = 0.022 + 0.055 * point
        return [
            (-0.004, -0.006),
            (-0.006, 0.03),
            (-0.003, 0.038),
            (0.004, 0.038),
            (0.011, 0.03),
            (0.014, 0.012),
            (0.017 + 0.004 * point, 0.03 - drop),
            (0.014 + 0.004 * point, 0.028 - drop),
            (0.009, 0.012),
        ]

    _round_neck(mesh, shell, 0.1, section)


def stand_collar(mesh: M, shell: Shell) -> None:
    _round_neck(
        mesh,
        shell,
        0.05,
        lambda f: [(0.0, -0.008), (0.002, -0.004), (-0.003, 0.026), (-0.006, 0.027), (-0.006, -0.008)],
    )


def crew_collar(mesh: M, shell: Shell) -> None:
    _round_neck(
        mesh,
        shell,
        0.0,
        lambda f: [
            (0.004, -0.012),
            (0.007, -0.004),
            (0.002, 0.012),
            (-0.006, 0.017),
            (-0.011, 0.012),
            (-0.01, -0.01),
        ],
    )


def notch_collar(mesh: M, shell: Shell, cut: Cut, wide: float) -> None:
    """Tailored collar round the back of the neck and two lapels down to the first button."""

    def section(f: float) -> list[tuple[float, float]]:
        front = max(0.0, (abs(f) - 0.35) / 0.65)
        fall = 0.05 + 0.012 * front
        return [
            (-0.004, -0.004),
            (-0.004, 0.022),
            (0.001, 0.03),
            (0.009, 0.028),
            (0.02 + 0.012 * front, 0.028 - fall * 0.55),
            (0.03 + 0.026 * front, 0.028 - fall),
            (0.024 + 0.02 * front, 0.026 - fall),
        ]

    _round_neck(mesh, shell, math.pi * 0.40, section)
    for side in (-1, 1):
        rows = []
        for j in range(19):
            q = j / 18
            c = (1 - q) * 0.93
            angle = FRONT + side * (math.pi / 2 - math.asin(min(1 - c, 1)))
            edge = shell.point(angle, 0.0)
            if q < 0.22:
                spread = wide * (0.5 + 1.6 * q)
            else:
                spread = wide * (1 - ((q - 0.22) / 0.78) ** 1.7) + 0.001
            lift = 0.03 if q < 0.22 else 0.03 * (1 - (q - 0.22) / 0.78)
            row = [
                (edge.x + side * spread * i / 6 - side * 0.004, edge.z + lift * (i / 6) ** 1.3)
                for i in range(7)
            ]
            if cut.on_body:
                # Worn, it lies on shoulders, which a hanger has not.
                if q < 0.1:
                    continue
                row = [(x, min(z, _below_shoulder(cut, x))) for x, z in row]
            rows.append(row)
        sheet(mesh, shell, rows, 0.0095)


def _below_shoulder(cut: Cut, x: float) -> float:
    """Height 3.5 cm below the ridge of the shoulder."""
    k = min(max((abs(x) - cut.neck[0]) / (cut.shoulder - cut.neck[0]), 0.0), 1.0)
    return -cut.slope * k**1.25 - 0.035


def closing(mesh: M, trim: M, shell: Shell, cut: Cut) -> None:
    """Button placket of shirts, overlapping edge of jackets, with the buttons."""
    top = -cut.dip - 0.012
    bottom = -cut.length + 0.012
    if cut.closing == "placket":
        sheet(mesh, shell, panel(-0.016, top, 0.016, bottom, 4, 40), 0.003)
        step = (cut.length * (0.86 if cut.length < 0.9 else 0.8) - cut.dip) / max(cut.buttons, 1)
        for k in range(cut.buttons):
            button(trim, shell, 0.0, top - 0.018 - k * step, 0.0056, 0.0058)
        return
    double = cut.closing == "double"
    edge = 0.07 if double else 0.022
    rows = []
    for j in range(33):
        q = j / 32
        z = top + (bottom - top) * q
        curve = 0.045 * max(0.0, (q - 0.86) / 0.14) ** 2 if not double else 0.0
        begin = min(1.0, 0.15 + q * 9)
        rows.append([(-0.05 + (0.05 + edge * begin - curve) * i / 5, z) for i in range(6)])
    sheet(mesh, shell, rows, 0.0045)
    step = 0.115 if cut.length < 0.9 else 0.15
    for k in range(cut.buttons):
        for x in (-0.055, 0.055) if double else (0.004,):
            button(trim, shell, x, top - 0.02 - k * step, 0.0105, 0.0085)


def pockets(mesh: M, shell: Shell, cut: Cut) -> None:
    if cut.pockets == "chest":
        rows = panel(0.055, -0.185, 0.155, -0.295, 6, 8)
        rows.append([(0.06 + 0.09 * i / 6, -0.302 - 0.006 * (1 - abs(i - 3) / 3)) for i in range(7)])
        sheet(mesh, shell, rows, 0.0028)
        sheet(mesh, shell, panel(0.055, -0.185, 0.155, -0.208, 6, 2), 0.0042)
    elif cut.pockets == "flap":
        for side in (-1, 1):
            z = -cut.length * (0.66 if cut.length < 0.9 else 0.52)
            x0, x1 = sorted((side * 0.085, side * 0.215))
            sheet(mesh, shell, panel(x0, z, x1, z - 0.052, 8, 4), 0.0048)
        rows = [
            [(0.075 + 0.095 * i / 6, -0.27 + 0.012 * i / 6 - 0.024 * j / 2) for i in range(7)]
            for j in range(3)
        ]
        if cut.length < 0.9:
            sheet(mesh, shell, rows, 0.003)
    elif cut.pockets == "patch":
        for side in (-1, 1):
            x0, x1 = sorted((side * 0.07, side * 0.22))
            z = -cut.length * 0.48
            sheet(mesh, shell, panel(x0, z, x1, z - 0.19, 8, 9), 0.0042)
            sheet(mesh, shell, panel(x0, z, x1, z - 0.035, 8, 2), 0.0058)


def belt(mesh: M, shell: Shell, cut: Cut, rng: random.Random) -> None:
    """A tied sash: the band, a knot and two ends."""
    v = shell.YOKE + (1 - shell.YOKE) * cut.belt
    half = 0.021 / cut.length

    def band(u: float, w: float) -> Vector:
        p = shell.point(u * TAU, v + half * (2 * w - 1))
        rise = 0.005 if 0.05 < w < 0.95 else 0.0005
        return p + Vector((p.x, p.y, 0)).normalized() * rise

    mesh.grid(band, 60, 4, True, (0.8, 0.045))
    knot = shell.point(FRONT + 0.3, v)
    mesh.sphere(tuple(knot + Vector((0, -0.012, 0))), 0.022, 12, 0.9)
    for side in (-1, 1):
        length = rng.uniform(0.26, 0.42)
        drift = side * rng.uniform(0.03, 0.07)

        def end(u: float, w: float, length: float = length, drift: float = drift) -> Vector:
            x = knot.x + drift * w**0.7 + (u - 0.5) * (0.02 + 0.02 * min(w * 3, 1))
            z = knot.z - length * w
            front = shell.front_y(x, max(z, -cut.length + 0.02))
            return Vector((x, min(front, knot.y) - 0.008 - 0.004 * math.sin(9 * w), z))

        mesh.grid(end, 3, 14, False, (0.04, length))


def straps(mesh: M, shell: Shell, cut: Cut) -> None:
    for side in (-1, 1):
        for angle in (math.pi * (0.78 if side < 0 else 0.22), FRONT + side * 0.95):
            foot = shell.point(angle, 0.0)
            top = Vector((side * 0.1, 0.0, -0.028 if cut.on_body else 0.075))
            mesh.tube([foot, foot.lerp(top, 0.6) + Vector((0, foot.y * 0.15, 0)), top], 0.0028, 6)


def sew(mesh: M, trim: M, shell: Shell, rng: random.Random) -> None:
    """Everything this cut needs."""
    cut = shell.cut
    if cut.collar == "shirt":
        shirt_collar(mesh, shell)
    elif cut.collar == "stand":
        stand_collar(mesh, shell)
    elif cut.collar == "crew":
        crew_collar(mesh, shell)
    elif cut.collar == "straps":
        straps(mesh, shell, cut)
    elif cut.collar == "notch":
        notch_collar(mesh, shell, cut, 0.085 if cut.length < 0.9 else 0.105)
    if cut.closing != "none":
        closing(mesh, trim, shell, cut)
    pockets(mesh, shell, cut)
    if cut.belt:
        belt(mesh, shell, cut, rng)
