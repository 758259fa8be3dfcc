"""Shoes and bags, modelled once per colour and placed as instances. A shoe points along +Y, heel at -Y."""

import math
from typing import Any

import bpy

from studio.colours import TAU
from studio.fabrics import cloth
from studio.garments import join
from studio.groups import prop
from studio.materials import metal, paint
from studio.mesh import M, at, inst
from studio.shader import cached


def _half_width(y: float) -> float:
    """Outline of a sole 0.26 long seen from above, y from -0.13 (heel) to 0.13 (toe)."""
    t = (y + 0.13) / 0.26
    ends = math.sqrt(max(1 - (2 * t - 1) ** 4, 0.0))
    return ends * (
        0.03 + 0.011 * math.exp(-(((t - 0.68) / 0.22) ** 2)) - 0.006 * math.exp(-(((t - 0.36) / 0.14) ** 2))
    )


def _ease(k: float) -> float:
    """From 0 to 1 without a corner."""
    k = min(max(k, 0.0), 1.0)
    return k * k * (3 - 2 * k)


def _sole_height(y: float, heel: float) -> float:
    """Underside of the foot: raised by the heel, flat under the ball."""
    t = min(max((0.045 - y) / 0.13, 0.0), 1.0)
    return heel * (t * t * (3 - 2 * t))


@cached
def shoe_mesh(style: str = "loafer", col: str = "#2a211b") -> bpy.types.Mesh:
    """loafer, boot or pump."""
    heel = {"loafer": 0.018, "boot": 0.05, "pump": 0.075}[style]
    upper, sole = M(), M()
    taper = 0.3 if style == "pump" else 0.0
    throat = {"loafer": 0.012, "boot": -0.2, "pump": 0.055}[style]
    rim = 0.052 if style == "loafer" else 0.04

    def fn(u: float, v: float) -> tuple[float, float, float]:
        """The upper as a height field over the sole: closed over the toes, open behind the throat."""
        s = math.sin((2 * u - 1) * math.pi / 2)
        y = 0.13 * math.sin((2 * v - 1) * math.pi / 2)
        t = (y + 0.13) / 0.26
        width = _half_width(y) * (1 - taper * max(0.0, y / 0.13) ** 2)
        instep = 0.034 + 0.038 * math.exp(-(((t - 0.5) / 0.24) ** 2))
        closed = (
            instep
            * max(1 - abs(s) ** 2.8, 0.0) ** 0.5
            * math.sqrt(max(1 - max(0.0, (t - 0.8) / 0.2) ** 2.4, 0.0))
        )
        edge = throat - 0.05 * abs(s) ** 3
        wall = (rim + 0.012 * max(0.0, (0.25 - t) / 0.25)) * max(1 - abs(s) ** 12, 0.0) ** 0.5
        hollow = min(_ease((0.86 - abs(s)) / 0.05), _ease((y + 0.12) / 0.005))
        inside = wall + (0.012 - wall) * hollow
        high = inside + (closed - inside) * _ease((y - edge) / 0.004)
        return (s * width, y, _sole_height(y, heel) + 0.007 + high)

    # Fine enough for the rim of the throat, which is a step in the height field.
    upper.grid(fn, 90, 180, False, (0.1, 0.3))
    if style == "boot":

        def shaft(u: float, v: float) -> tuple[float, float, float]:
            a = u * TAU
            into = min(v * 1.02, 1.0)
            slack = 1 + 0.05 * math.sin(26 * v + 2 * a) * (1 - v)
            inner = 0.94 if v > 0.97 else 1.0
            return (
                (0.033 + 0.016 * into) * slack * inner * math.cos(a),
                -0.072 + 0.012 * into + (0.052 + 0.002 * into) * slack * inner * math.sin(a),
                heel + 0.03 + 0.26 * v,
            )

        upper.grid(shaft, 32, 22, True, (0.32, 0.26))

    def under(u: float, v: float) -> tuple[float, float, float]:
        a = u * TAU
        y = 0.132 * math.copysign(abs(math.sin(a)) ** 0.85, math.sin(a)) * (1 if v < 0.9 else 0.02)
        width = _half_width(y / 1.02) * 1.08 * (1 if v < 0.9 else 0.02)
        width *= 1 - taper * max(0.0, y / 0.13) ** 2
        return (
            math.copysign(1, math.cos(a)) * width,
            y,
            _sole_height(y, heel) + (0.0005 if v > 0.4 else 0.009),
        )

    sole.grid(under, 48, 3, True, (0.5, 0.02))
    if heel > 0.03:
        slim = 0.3 if style == "pump" else 0.8
        sole.lathe(
            [(0.027 * slim, 0.0005), (0.026 * slim, 0.012), (0.03, heel + 0.006), (0.001, heel + 0.006)],
            (0, -0.098, 0),
            16,
        )
    return join([(upper, cloth("leather", col)), (sole, paint("#1c1714", 0.5))], "shoe")


def pair(x: float, y: float, z: float, rot: float, style: str, col: str, apart: float = 0.095) -> None:
    """Two shoes side by side, toes towards +Y of `rot`."""
    for side in (-1, 1):
        place = at(x, y, z, rot) @ at(side * apart / 2, 0.006 * side, 0, -side * 3)
        inst(shoe_mesh(style, col), place)


@prop
def shoe_row(
    x: float, y: float, z: float, rot: float, count: int, colours: list[str], style: str, step: float = 0.26
) -> None:
    """Pairs in a row along local X, centred on (x, y)."""
    for k in range(count):
        place = (at(x, y, z, rot) @ at((k - (count - 1) / 2) * step, 0)).to_translation()
        pair(place.x, place.y, z, rot, style, colours[k % len(colours)])


@cached
def bag_mesh(style: str = "tote", col: str = "#7a2e22") -> bpy.types.Mesh:
    """tote, top-handle or bucket bag standing on z = 0, front at -Y."""
    width, depth, height = {
        "tote": (0.19, 0.07, 0.29),
        "handle": (0.145, 0.055, 0.18),
        "bucket": (0.11, 0.095, 0.22),
    }[style]
    body, trim = M(), M()
    e = 0.3 if style != "bucket" else 0.8

    def skin(u: float, v: float) -> tuple[float, float, float]:
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        pinch = 1 - (0.6 if style == "handle" else 0.3) * v**1.5
        slump = 0.006 * math.sin(3 * a + 5 * v) * v
        return (
            (width * (1 - 0.06 * v) + slump) * math.copysign(abs(c) ** e, c),
            (depth * pinch + slump) * math.copysign(abs(s) ** e, s),
            0.001 + height * v - 0.012 * v * (1 - c * c),
        )

    body.grid(skin, 48, 12, True, (0.7, height))
    body.grid(
        lambda u, v: [q * (1 - 0.98 * v) if i < 2 else q for i, q in enumerate(skin(u, 0))],
        48,
        2,
        True,
        (0.2, 0.2),
    )
    body.grid(
        lambda u, v: [q * (0.985 - 0.3 * v) if i < 2 else q - 0.05 * v for i, q in enumerate(skin(u, 1))],
        48,
        2,
        True,
        (0.2, 0.1),
    )
    drop = {"tote": 0.2, "handle": 0.1, "bucket": 0.16}[style]
    for side in (-1, 1) if style != "bucket" else (1,):
        spread = width * 0.55
        path = [
            (
                -spread + 2 * spread * k / 16,
                side * depth * 0.35 * (0.6 + 0.4 * math.sin(math.pi * k / 16)),
                height * 0.97 + drop * math.sin(math.pi * k / 16) ** 0.7,
            )
            for k in range(17)
        ]
        body.tube(path, 0.0058, 8)
    trim.box(-0.016, -depth * 0.72, height * 0.63, 0.016, -depth * 0.62 + 0.004, height * 0.72)
    return join([(body, cloth("leather", col)), (trim, metal("#c9a25a", 0.2))], "bag")


@prop
def bag(x: float, y: float, z: float, rot: float, style: str, col: str) -> None:
    inst(bag_mesh(style, col), at(x, y, z, rot))


def shelf_unit(
    x: float, y: float, rot: float, width: float, shelves: int, material: Any
) -> list[tuple[float, float]]:
    """Open shelves against a wall (back at local +Y); returns (height, depth) of every board's top."""
    frame = M(at(x, y, 0, rot))
    heights = []
    for k in range(shelves):
        z = 0.12 + k * 0.42
        frame.box(-width / 2 + 0.022, -0.17, z, width / 2 - 0.022, 0.17, z + 0.028)
        heights.append((z + 0.0282, 0.34))
    top = 0.12 + (shelves - 1) * 0.42 + 0.36
    for side in (-1, 1):
        frame.box(side * (width / 2 - 0.011) - 0.011, -0.17, 0, side * (width / 2 - 0.011) + 0.011, 0.17, top)
    frame.obj("shelves", material, 0.002)
    return heights
