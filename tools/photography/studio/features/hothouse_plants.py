"""Plants of a winter garden: feather palms, fan palms, broad leaves, ferns, and the boxes and pots they stand in."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix, Vector

from studio.garments import join
from studio.groups import prop
from studio.materials import leaf, paint, plaster
from studio.mesh import M, at, inst
from studio.shader import cached
from studio.street.surfaces import render_plaster


def _blade(mesh: M, foot: Vector, way: Vector, long: float, wide: float, droop: float, up: Vector) -> None:
    """One narrow leaflet, folded along its middle, bending down towards its tip."""
    side = way.cross(up).normalized() * wide
    mid = foot + way * long * 0.5 - up * droop * long * 0.25
    tip = foot + way * long - up * droop * long
    fold = up * wide * 0.45
    mesh.add([foot, mid - side + fold, tip, mid], [(0, 1, 2, 3)])
    mesh.add([foot, mid, tip, mid + side + fold], [(0, 1, 2, 3)])


@cached
def feather_frond(seed: int, colour: str = "#3f6138", pairs: int = 34) -> bpy.types.Mesh:
    """A frond 1 m long that rises from the origin towards +x and arches; scaled where it is used."""
    rng = random.Random(f"frond-{seed}")
    stem, green = M(), M()
    rise, fall = rng.uniform(0.85, 1.05), rng.uniform(0.75, 1.05)
    points = []
    for k in range(25):
        t = k / 24
        points.append(Vector((0.72 * t**1.25, 0.03 * math.sin(3 * t + seed), rise * t - fall * 0.62 * t**2.6)))
    stem.tube(points, 0.011, 6, 0.003)
    for k in range(pairs):
        t = 0.2 + 0.79 * k / (pairs - 1)
        i = min(int(t * 24), 23)
        here = points[i].lerp(points[i + 1], t * 24 - i)
        along = (points[i + 1] - points[i]).normalized()
        up = Vector((-along.z, 0, along.x))
        long = (0.1 + 0.27 * math.sin(math.pi * (t - 0.12) / 0.95) ** 0.8) * rng.uniform(0.9, 1.08)
        for side in (-1, 1):
            way = (along * (0.55 + 0.5 * t) + Vector((0, side * 0.95, 0)) + up * rng.uniform(0.02, 0.22)).normalized()
            _blade(green, here, way, long, 0.0115, rng.uniform(0.22, 0.5), Vector((0, 0, 1)))
    return join([(green, leaf(colour)), (stem, paint("#6c7a45", 0.5))], "frond")


@cached
def fan_leaf(seed: int, colour: str = "#4a6a3d") -> bpy.types.Mesh:
    """A pleated fan on its stalk, 1 m from the origin to the middle of the fan."""
    rng = random.Random(f"fan-{seed}")
    stem, green = M(), M()
    stalk = [Vector((0.55 * t**1.2, 0, 0.72 * t - 0.12 * t**3)) for t in [k / 10 for k in range(11)]]
    stem.tube(stalk, 0.011, 6, 0.007)
    hub = stalk[-1]
    out, up = Vector((0.86, 0, 0.3)), Vector((-0.3, 0, 0.9))
    count = 26
    for k in range(count):
        a = math.radians(-128 + 256 * k / (count - 1))
        way = (out * math.cos(a) + Vector((0, math.sin(a), 0)) + up * 0.1).normalized()
        long = 0.56 * (0.72 + 0.28 * math.cos(a)) * rng.uniform(0.94, 1.05)
        side = way.cross(up).normalized()
        edge, mid = 0.031, hub + way * long * 0.55 + up * 0.02
        tip = hub + way * long - Vector((0, 0, rng.uniform(0.03, 0.14)))
        lift = up * (0.012 if k % 2 else -0.012)
        green.add([hub, mid - side * edge + lift, tip, mid + side * edge - lift], [(0, 1, 2), (0, 2, 3)])
    return join([(green, leaf(colour)), (stem, paint("#66733f", 0.5))], "fan")


@cached
def broad_leaf(seed: int, colour: str = "#4f7a3c") -> bpy.types.Mesh:
    """A banana leaf 1 m long on its stalk, torn here and there along its ribs."""
    rng = random.Random(f"broad-{seed}")
    stem, green = M(), M()
    line = [Vector((0.62 * t**1.7, 0, 1.25 * t - 0.5 * t**3)) for t in [k / 30 for k in range(31)]]
    stem.tube(line[:13], 0.018, 8, 0.012)
    stem.tube(line[12:], 0.012, 6, 0.002)
    tears = {side: [rng.uniform(0, 1) < 0.13 for _ in range(31)] for side in (-1, 1)}
    for k in range(11, 30):
        t, n = (k - 11) / 19, (k - 10) / 19
        for side in (-1, 1):
            wide = [0.155 * math.sin(math.pi * min(max(0.06 + 0.94 * q, 0), 1)) ** 0.6 for q in (t, n)]
            a, b = line[k], line[k + 1]
            gap = (b - a) * (0.35 if tears[side][k] else 0.0)
            sag = rng.uniform(0.0, 0.02)
            lift = [Vector((0, side * w, 0.32 * w - sag)) for w in wide]
            green.add([a, b, b + lift[1] - gap, a + lift[0]], [(0, 1, 2, 3) if side > 0 else (3, 2, 1, 0)])
    return join([(green, leaf(colour)), (stem, paint("#7f9150", 0.45))], "broad-leaf")


Bounds = tuple[float, float, float, float]
NO_BOUNDS: Bounds = (-1e3, -1e3, 1e3, 1e3)


def _set(
    mesh: bpy.types.Mesh, x: float, y: float, z: float, turn: float, lean: float, size: float, within: Bounds = NO_BOUNDS
) -> None:
    """One leaf with its foot at (x, y, z), turned about z, leaning outwards, `size` times its length; it is turned
    back where its tip would leave the rectangle `within` (x0, y0, x1, y1), and shortened where that does not do."""
    reach = size * (0.8 + 0.35 * math.sin(math.radians(max(lean, 0.0)))) + 0.1
    dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    if not within[0] < x + reach * dx < within[2]:
        dx = -dx
    if not within[1] < y + reach * dy < within[3]:
        dy = -dy
    room = [reach]
    room += [((within[2] if dx > 0 else within[0]) - x) / dx] if abs(dx) > 0.05 else []
    room += [((within[3] if dy > 0 else within[1]) - y) / dy] if abs(dy) > 0.05 else []
    size *= max(min(room) / reach, 0.3)
    place = at(x, y, z, math.degrees(math.atan2(dy, dx))) @ Matrix.Rotation(math.radians(lean), 4, "Y") @ Matrix.Scale(size, 4)
    inst(mesh, place)


def box_planter(x: float, y: float, half: float, tall: float, colour: str = "#e3e2d6") -> None:
    """A Versailles box: boards in a frame of posts with balls, iron straps, earth."""
    body = M()
    body.box(x - half + 0.02, y - half + 0.02, 0.06, x + half - 0.02, y + half - 0.02, tall - 0.03)
    for sx in (-1, 1):
        for sy in (-1, 1):
            px, py = x + sx * half, y + sy * half
            body.box(px - 0.03, py - 0.03, 0, px + 0.03, py + 0.03, tall)
    for z in (0.07, tall - 0.05):
        body.box(x - half, y - half - 0.012, z - 0.025, x + half, y + half + 0.012, z + 0.025)
        body.box(x - half - 0.012, y - half, z - 0.026, x + half + 0.012, y + half, z + 0.026)
    body.obj("box", paint(colour, 0.5), 0.004)
    balls = M()
    for sx in (-1, 1):
        for sy in (-1, 1):
            balls.sphere((x + sx * half, y + sy * half, tall + 0.03), 0.034, 12)
    balls.obj("box-balls", paint(colour, 0.5), smooth=True)
    M().box(x - half + 0.03, y - half + 0.03, tall - 0.08, x + half - 0.03, y + half - 0.03, tall - 0.025).obj("earth", paint("#35281d", 0.95))


def glazed_pot(x: float, y: float, radius: float, tall: float, colour: str = "#2f5d63") -> None:
    """A glazed pot with a rolled rim and its saucer."""
    pot = M().lathe(
        [
            (0.001, 0.02), (radius * 0.62, 0.02), (radius * 0.8, tall * 0.25), (radius * 0.97, tall * 0.72), (radius * 0.92, tall * 0.9),
            (radius * 1.03, tall * 0.94), (radius * 1.03, tall), (radius * 0.9, tall), (radius * 0.86, tall * 0.9), (0.001, tall * 0.9),
        ],
        (x, y, 0),
        40,
    )  # fmt: skip
    pot.lathe([(radius * 0.5, 0.0), (radius * 0.85, 0.0), (radius * 0.9, 0.04), (radius * 0.84, 0.035), (radius * 0.5, 0.015)], (x, y, 0), 32)
    pot.obj("glazed-pot", paint(colour, 0.12), smooth=True)


@prop
def feather_palm(x: float, y: float, rng: random.Random, tall: float = 3.2, stems: int = 3, foot: float = 0.45, within: Bounds = NO_BOUNDS) -> None:
    """Several thin stems with a crown of arching fronds each, the longest reaching `tall`; earth at `foot`."""
    trunks = M()
    for k in range(stems):
        a = math.tau * k / stems + rng.uniform(-0.5, 0.5)
        high = foot + (tall - foot) * rng.uniform(0.2, 0.48) * (1.0 if k else 1.15)
        px, py = x + 0.13 * math.cos(a), y + 0.13 * math.sin(a)
        head = (px + 0.22 * math.cos(a), py + 0.22 * math.sin(a), high)
        trunks.tube([(px, py, foot - 0.06), (px + 0.06 * math.cos(a), py + 0.06 * math.sin(a), (foot + high) / 2), head], 0.036, 10, 0.024)
        count = rng.randint(7, 9)
        start = rng.uniform(0, 360)
        for q in range(count):
            size = (tall - high) * rng.uniform(0.95, 1.25)
            _set(feather_frond(rng.randint(0, 4)), *head, start + 360 * q / count + rng.gauss(0, 9), rng.uniform(-14, 26), max(size, 0.9), within)
    trunks.obj("palm-stems", render_plaster("#7d7a52"), smooth=True)


@prop
def fan_palm(x: float, y: float, rng: random.Random, tall: float = 2.4, foot: float = 0.4, within: Bounds = NO_BOUNDS) -> None:
    """A short hairy trunk under a round head of fans."""
    high = tall - 1.0
    trunk = M().lathe([(0.1, foot - 0.05), (0.12, foot + 0.1), (0.1, (foot + high) / 2), (0.12, high - 0.1), (0.05, high + 0.1)], (x, y, 0), 18)
    for _ in range(160):
        a, z = rng.uniform(0, math.tau), rng.uniform(foot, high)
        p = Vector((x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), z))
        trunk.tube([p, p + Vector((0.05 * math.cos(a), 0.05 * math.sin(a), 0.1))], 0.008, 4, 0.003)
    trunk.obj("fan-trunk", plaster("#5f4a35", 0.9), smooth=True)
    for q in range(18):
        _set(fan_leaf(rng.randint(0, 3)), x, y, high, 137.5 * q + rng.gauss(0, 8), -28 + 5.2 * q + rng.gauss(0, 5), rng.uniform(0.85, 1.08), within)


@prop
def banana(x: float, y: float, rng: random.Random, tall: float = 3.0, foot: float = 0.4, within: Bounds = NO_BOUNDS) -> None:
    """A sheathed stem and broad leaves that stand up and fall apart."""
    high = foot + (tall - foot) * 0.38
    M().tube([(x, y, foot - 0.05), (x + 0.02, y, (foot + high) / 2), (x, y, high)], 0.075, 14, 0.045).obj("banana-stem", paint("#7d8a56", 0.5), smooth=True)
    for q in range(9):
        size = (tall - high) * rng.uniform(0.85, 1.15)
        _set(broad_leaf(rng.randint(0, 3)), x, y, high - 0.12, 137.5 * q + rng.gauss(0, 9), -16 + 6 * q, size, within)


@prop
def fern(x: float, y: float, z: float, rng: random.Random, size: float = 0.55, count: int = 20, within: Bounds = NO_BOUNDS) -> None:
    """A tuft of small arching fronds."""
    for q in range(count):
        _set(feather_frond(5 + q % 3, "#567d42", 30), x, y, z, 137.5 * q + rng.gauss(0, 8), rng.uniform(-10, 62), size * rng.uniform(0.7, 1.1), within)


@prop
def hanging_basket(x: float, y: float, top: float, rng: random.Random, drop: float = 1.1, size: float = 0.55) -> None:
    """A wire basket on three chains under the roof, a fern hanging over its edge."""
    wire, z = M(), top - drop
    for radius, h in ((0.19, 0.0), (0.15, -0.09), (0.08, -0.15)):
        wire.tube([(x + radius * math.cos(math.tau * k / 24), y + radius * math.sin(math.tau * k / 24), z + h) for k in range(25)], 0.004, 5)
    for k in range(12):
        a = math.tau * k / 12
        wire.tube([(x + r * math.cos(a), y + r * math.sin(a), z + h) for r, h in ((0.19, 0), (0.15, -0.09), (0.08, -0.15))], 0.003, 5)
    for k in range(3):
        a = math.tau * k / 3 + 0.4
        wire.tube([(x + 0.19 * math.cos(a), y + 0.19 * math.sin(a), z), (x, y, z + 0.45)], 0.003, 5)
    wire.tube([(x, y, z + 0.45), (x, y, top)], 0.003, 5)
    wire.obj("basket", paint("#3a3d38", 0.5), smooth=True)
    M().lathe([(0.001, -0.14), (0.07, -0.14), (0.14, -0.08), (0.18, -0.01), (0.001, 0.02)], (x, y, z), 20).obj("moss", plaster("#4c5a31", 0.95), smooth=True)
    for q in range(22):
        _set(feather_frond(5 + q % 3, "#567d42", 30), x, y, z, 137.5 * q, rng.uniform(5, 88), size * rng.uniform(0.7, 1.1))
