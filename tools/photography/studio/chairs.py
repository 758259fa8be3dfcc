"""Seats: bentwood cafe chair, folding chair, upholstered chair, show bench; what lies on them.

A chair stands on z = 0 with its back rest at -Y and faces +Y.
"""

import math
import random

import bpy

from studio.colours import TAU
from studio.fabrics import cloth
from studio.garments import join
from studio.groups import prop
from studio.materials import boucle, metal, paint, wood
from studio.mesh import M, at, inst
from studio.shader import cached

SEAT = {"bentwood": 0.468, "folding": 0.462, "upholstered": 0.47, "chiavari": 0.505}


def _pad(
    mesh: M, half_x: float, half_y: float, z: float, thick: float, power: float = 0.35, bow: float = 0.0
) -> None:
    """A cushion with a rounded rim."""

    def fn(u: float, v: float) -> tuple[float, float, float]:
        a = u * TAU
        k = max(1 - abs(2 * v - 1) ** 3.2, 0.0) ** 0.45
        c, s = math.cos(a), math.sin(a)
        x = half_x * k * math.copysign(abs(c) ** power, c)
        y = half_y * k * math.copysign(abs(s) ** power, s)
        return (x, y, z + thick * v + bow * (x / half_x) ** 2)

    mesh.grid(fn, 40, 14, True, (1.4, 0.5))


@cached
def bentwood_mesh(col: str = "#5b3a24") -> bpy.types.Mesh:
    frame, seat = M(), M()
    seat.lathe(
        [
            (0.001, 0.452),
            (0.185, 0.452),
            (0.2, 0.458),
            (0.2, 0.468),
            (0.19, 0.474),
            (0.165, 0.466),
            (0.001, 0.464),
        ],
        (0, 0, 0),
        40,
    )
    for x, y in ((0.15, 0.15), (-0.15, 0.15)):
        frame.tube([(x * 1.22, y * 1.2, 0), (x * 1.1, y * 1.08, 0.25), (x, y, 0.455)], 0.0125, 10, 0.016)
    ring = [(0.155 * math.cos(k / 24 * TAU), 0.155 * math.sin(k / 24 * TAU), 0.25) for k in range(25)]
    frame.tube(ring, 0.009, 8)
    hoop = []
    for k in range(33):
        a = math.pi * k / 32
        up = math.sin(a) ** 0.55
        hoop.append(
            (-0.172 * math.cos(a) * (1 + 0.12 * up * (1 - up)), -0.155 - 0.085 * up, 0.46 + 0.43 * up)
        )
    legs = [
        [(side * 0.195, -0.235, 0), (side * 0.182, -0.19, 0.25), (side * 0.172, -0.155, 0.46)]
        for side in (-1, 1)
    ]
    for leg in legs:
        frame.tube(leg, 0.0125, 10, 0.0145)
    frame.tube(hoop, 0.0145, 10)
    inner = []
    for k in range(25):
        a = math.pi * k / 24
        up = math.sin(a) ** 0.6
        inner.append((-0.1 * math.cos(a), -0.16 - 0.07 * up, 0.46 + 0.33 * up))
    frame.tube(inner, 0.0095, 8)
    return join([(frame, paint(col, 0.3)), (seat, wood("#8a6038", 0.4, 2.0))], "bentwood")


@cached
def folding_mesh(col: str = "#151515") -> bpy.types.Mesh:
    frame, pads = M(), M()
    for side in (-1, 1):
        x = side * 0.205
        frame.tube([(x, 0.2, 0.009), (x, -0.03, 0.42), (x, -0.2, 0.78)], 0.0095, 10)
        frame.tube([(x * 0.9, -0.22, 0.009), (x * 0.9, 0.13, 0.43)], 0.0095, 10)
    for y, z, k in ((0.16, 0.08, 1.0), (-0.165, 0.08, 0.9), (-0.2, 0.78, 1.0), (0.13, 0.43, 0.9)):
        frame.tube([(-0.205 * k, y, z), (0.205 * k, y, z)], 0.008, 8)
    pads.box(-0.19, -0.17, 0.44, 0.19, 0.2, 0.462)
    back = [(-0.19 + 0.38 * k / 10, -0.172 - 0.016 * math.sin(math.pi * k / 10)) for k in range(11)]
    for z0, z1 in ((0.62, 0.77),):
        pads.grid(
            lambda u, v: (back[round(u * 10)][0], back[round(u * 10)][1] - 0.07 * v, z0 + (z1 - z0) * v),
            10,
            4,
        )
        pads.grid(
            lambda u, v: (
                back[round(u * 10)][0],
                back[round(u * 10)][1] - 0.07 * v - 0.012,
                z0 + (z1 - z0) * v,
            ),
            10,
            4,
        )
    return join(
        [(frame, metal("#1b1b1c", 0.4) if col == "black" else paint(col, 0.4)), (pads, paint(col, 0.45))],
        "folding",
    )


@cached
def upholstered_mesh(col: str = "#c9bfae", leg: str = "#2a1f18") -> bpy.types.Mesh:
    soft, legs = M(), M()
    _pad(soft, 0.235, 0.235, 0.38, 0.1, 0.5)

    def back(u: float, v: float) -> tuple[float, float, float]:
        a = u * TAU
        k = max(1 - abs(2 * v - 1) ** 4, 0.0) ** 0.4
        across = 0.24 * k * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a))
        thick = 0.036 * k * math.sin(a)
        bend = 1.1 * across
        return (
            0.255 * math.sin(bend * 3.4) * 0.98,
            -0.235 + 0.28 * (1 - math.cos(bend * 2.6)) + thick - 0.07 * v,
            0.45 + 0.38 * v,
        )

    soft.grid(back, 40, 16, True, (1.2, 0.5))
    for x in (-1, 1):
        for y in (-1, 1):
            legs.tube([(x * 0.215, y * 0.205, 0), (x * 0.165, y * 0.16, 0.41)], 0.0105, 10, 0.016)
    return join([(soft, boucle(col)), (legs, paint(leg, 0.35))], "upholstered")


@prop
def seat(x: float, y: float, rot: float, style: str = "bentwood", col: str = "") -> None:
    """One chair of a style (chiavari stays in furniture.py)."""
    maker = {"bentwood": bentwood_mesh, "folding": folding_mesh, "upholstered": upholstered_mesh}[style]
    inst(maker(col) if col else maker(), at(x, y, 0, rot))


@prop
def show_bench(
    x: float, y: float, rot: float, length: float, col: str = "#efe9dd", frame: str = "#f1eee7"
) -> None:
    """Front-row bench along local X with a row of cushions."""
    place = at(x, y, 0, rot)
    body = M(place)
    body.box(-length / 2, -0.19, 0.36, length / 2, 0.19, 0.4)
    for side in (-1, 1):
        body.box(side * (length / 2 - 0.05) - 0.025, -0.18, 0, side * (length / 2 - 0.05) + 0.025, 0.18, 0.36)
    body.obj("show-bench", paint(frame, 0.45), 0.004)
    count = max(1, int(length / 0.5))
    for k in range(count):
        inst(bench_cushion(col), place @ at((k + 0.5 - count / 2) * length / count, 0))


@cached
def bench_cushion(col: str) -> bpy.types.Mesh:
    pad = M()
    _pad(pad, 0.225, 0.185, 0.4005, 0.055)
    return pad.obj("bench-cushion", cloth("linen", col), smooth=True, mesh_only=True)


@cached
def programme_mesh(col: str = "#f4f1ea") -> bpy.types.Mesh:
    """A folded card, slightly open, with a tone-on-tone square instead of lettering."""
    card, mark = M(), M()
    for k in range(2):
        card.box(-0.075, -0.105, 0.0004 + 0.0018 * k, 0.075, 0.105, 0.0016 + 0.0022 * k)
    mark.box(-0.02, -0.02, 0.0042, 0.02, 0.02, 0.0044)
    return join([(card, paint(col, 0.7)), (mark, paint("#b9b0a0", 0.6))], "programme")


@cached
def gift_bag_mesh(col: str = "#efe9dd") -> bpy.types.Mesh:
    paper, cord = M(), M()
    w, d, h = 0.09, 0.045, 0.24
    for x0, y0, x1, y1 in ((-w, -d, w, -d), (w, -d, w, d), (w, d, -w, d), (-w, d, -w, -d)):
        paper.add([(x0, y0, 0.0005), (x1, y1, 0.0005), (x1, y1, h), (x0, y0, h)], [(0, 1, 2, 3)])
    paper.add([(-w, -d, 0.001), (w, -d, 0.001), (w, d, 0.001), (-w, d, 0.001)], [(0, 1, 2, 3)])
    tissue = [(-0.07, -0.02), (-0.02, 0.02), (0.03, -0.02), (0.07, 0.015)]
    for i, (x, y) in enumerate(tissue):
        paper.add(
            [(x - 0.03, y, h - 0.06), (x + 0.035, y - 0.01, h - 0.06), (x + 0.005 * i, y + 0.01, h + 0.035)],
            [(0, 1, 2)],
        )
    for side in (-1, 1):
        cord.tube(
            [
                (-0.035 + 0.07 * k / 10, side * d, h - 0.01 + 0.075 * math.sin(math.pi * k / 10))
                for k in range(11)
            ],
            0.002,
            6,
        )
    return join([(paper, paint(col, 0.6)), (cord, paint("#2a2826", 0.6))], "gift-bag")


def lay_programme(x: float, y: float, z: float, rot: float, rng: random.Random, gift: bool = False) -> None:
    """A programme on a seat (top surface at z), every so often with a small gift bag behind it."""
    place = at(x, y, z + 0.001, rot)
    inst(programme_mesh(), place @ at(rng.gauss(0, 0.01), 0.02 + rng.gauss(0, 0.008), 0, rng.gauss(0, 7)))
    if gift:
        inst(gift_bag_mesh(), place @ at(0.08, -0.1, 0, rng.gauss(0, 10)))
