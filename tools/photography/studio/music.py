"""The evening: DJ table, loudspeakers, mirror ball, coloured spots."""

import math
import random

from mathutils import Matrix, Vector

from studio.colours import TAU
from studio.fabrics import cloth
from studio.groups import prop
from studio.lights import spot
from studio.materials import glow, metal, paint
from studio.mesh import M, at


def headphones(place: Matrix) -> None:
    """Headphones lying on a surface."""
    band, cups = M(place), M(place)
    band.tube(
        [(0.085 * math.cos(a), 0.1 * math.sin(a), 0.016) for a in [math.pi * k / 20 for k in range(21)]],
        0.0075,
        8,
    )
    for side in (-1, 1):
        cups.T = (
            place @ Matrix.Translation((side * 0.082, -0.01, 0.042)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
        )
        cups.lathe(
            [
                (0.001, -0.022),
                (0.036, -0.022),
                (0.041, -0.012),
                (0.041, 0.012),
                (0.034, 0.022),
                (0.001, 0.018),
            ],
            n=28,
        )
    band.obj("headband", paint("#151516", 0.35), smooth=True)
    cups.obj("cups", paint("#1b1b1c", 0.5), smooth=True)


@prop
def dj_table(x: float, y: float, rot: float, length: float = 2.0, cover: str = "#121214") -> None:
    """A draped table along local X, guests at -Y: two players, a mixer with lit knobs, headphones."""
    place = at(x, y, 0, rot)
    h = 0.98

    def drape(u: float, v: float) -> tuple[float, float, float]:
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        fold = (0.02 * math.sin(a * 34) + 0.008 * math.sin(a * 13)) * v
        return (
            (length / 2 + fold) * math.copysign(abs(c) ** 0.22, c),
            (0.38 + fold) * math.copysign(abs(s) ** 0.22, s),
            h - 0.004 - (h - 0.006) * v,
        )

    M(place).grid(drape, 220, 6, True, (5, 1)).obj("drape", cloth("satin", cover), smooth=True)
    M(place).box(-length / 2 - 0.01, -0.39, h - 0.004, length / 2 + 0.01, 0.39, h + 0.022).obj(
        "table-top", paint("#161617", 0.35), 0.004
    )
    z = h + 0.0226
    gear, silver, lit = M(place), M(place), M(place)
    for cx, w in ((-0.42, 0.3), (0.0, 0.32), (0.42, 0.3)):
        gear.box(cx - w / 2, -0.19, z, cx + w / 2, 0.19, z + 0.085)
        if cx:
            silver.lathe(
                [
                    (0.001, z + 0.1),
                    (0.098, z + 0.099),
                    (0.102, z + 0.094),
                    (0.102, z + 0.0855),
                    (0.001, z + 0.0855),
                ],
                (cx, -0.03, 0),
                44,
            )
            lit.box(cx - 0.07, 0.1, z + 0.0856, cx + 0.07, 0.165, z + 0.0866)
        else:
            for i in range(4):
                for j in range(4):
                    silver.lathe(
                        [(0.001, 0.02), (0.0075, 0.02), (0.009, 0.0), (0.001, 0.0)],
                        (-0.1 + i * 0.066, 0.15 - j * 0.055, z + 0.0856),
                        12,
                    )
                silver.box(-0.108 + i * 0.066, -0.14, z + 0.0856, -0.092 + i * 0.066, -0.11, z + 0.1)
                for k in range(5):
                    lit.box(
                        -0.073 + i * 0.066,
                        -0.03 - 0.012 * k,
                        z + 0.0856,
                        -0.067 + i * 0.066,
                        -0.024 - 0.012 * k,
                        z + 0.0866,
                    )
    gear.obj("players", paint("#18181a", 0.4), 0.004)
    silver.obj("knobs", metal("#b9b8b5", 0.25), smooth=True)
    lit.obj("meters", glow("#7fd6ff", 6.0, 0.3))
    headphones(place @ at(0.76, -0.05, z - 0.0006, 25))


@prop
def loudspeaker(x: float, y: float, rot: float) -> None:
    """A loudspeaker on a pole stand, grille to -Y."""
    place = at(x, y, 0, rot)
    stand, box, grille = M(place), M(place), M(place)
    for k in range(3):
        a = k / 3 * TAU + 0.5
        stand.tube([(0.42 * math.cos(a), 0.42 * math.sin(a), 0.008), (0.0, 0.0, 0.55)], 0.012, 8)
    stand.tube([(0, 0, 0.2), (0, 0, 1.4)], 0.017, 12)
    stand.obj("speaker-stand", paint("#151515", 0.4), smooth=True)
    box.box(-0.18, -0.16, 1.4, 0.18, 0.17, 2.0)
    box.obj("speaker", paint("#17171a", 0.6), 0.012)
    grille.box(-0.165, -0.166, 1.415, 0.165, -0.1605, 1.985)
    grille.obj("grille", cloth("cotton", "#202022"), 0.003)


@prop
def mirror_ball(x: float, y: float, ceiling: float, radius: float = 0.24, drop: float = 0.75) -> None:
    z = ceiling - drop
    tiles = M()
    rows = 26
    for j in range(rows):
        t0, t1 = math.pi * j / rows, math.pi * (j + 1) / rows
        count = max(4, int(2 * rows * math.sin((t0 + t1) / 2)))
        for i in range(count):
            a0, a1 = (i + 0.06) / count * TAU, (i + 0.94) / count * TAU
            gap = 0.06 * (t1 - t0)
            corners = [(t0 + gap, a0), (t1 - gap, a0), (t1 - gap, a1), (t0 + gap, a1)]
            tiles.add(
                [
                    Vector(
                        (
                            x + radius * math.sin(t) * math.cos(a),
                            y + radius * math.sin(t) * math.sin(a),
                            z + radius * math.cos(t),
                        )
                    )
                    for t, a in corners
                ],
                [(0, 1, 2, 3)],
            )
    tiles.obj("tiles", metal("#f4f4f4", 0.03))
    M().sphere((x, y, z), radius * 0.985, 28).obj("core", paint("#0d0d0e", 0.5), smooth=True)
    M().tube([(x, y, z + radius), (x, y, ceiling)], 0.003, 6).obj("chain", metal("#8d8d8d", 0.3))


def light_flecks(
    x: float, y: float, z: float, room: tuple[float, float, float], rng: random.Random, count: int, col: str
) -> None:
    """The spots a mirror ball throws on walls and floor: small glowing discs just off the surface."""
    width, length, height = room
    flecks = M()
    for _ in range(count):
        way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(-0.35, 0.6))).normalized()
        reach = []
        for axis, high in enumerate((width, length, height)):
            origin = (x, y, z)[axis]
            if way[axis] > 1e-4:
                reach.append(((high - 0.004 - origin) / way[axis], axis))
            elif way[axis] < -1e-4:
                reach.append(((0.004 - origin) / way[axis], axis))
        distance, axis = min(reach)
        centre = Vector((x, y, z)) + way * distance
        size = 0.016 + 0.005 * distance
        u = Vector([0.0 if k == axis else 1.0 for k in range(3)])
        first, second = [k for k in range(3) if k != axis]
        ring = []
        for k in range(10):
            p = centre.copy()
            p[first] += size * math.cos(k / 10 * TAU) * (1 + abs(way[first]) * 0.8) * u[first]
            p[second] += size * math.sin(k / 10 * TAU) * (1 + abs(way[second]) * 0.8) * u[second]
            ring.append(p)
        flecks.add(ring, [tuple(range(10))])
    flecks.obj("flecks", glow(col, 1.4, 0.2))


def coloured_spots(
    width: float, length: float, height: float, colours: list[str], power: float, vaulted: bool = False
) -> None:
    """Par lamps under the ceiling near the corners (under a vault: closer to its crown), crossing over the floor."""
    corners = [(0.16, 0.14), (0.84, 0.2), (0.2, 0.6), (0.8, 0.66)]
    if vaulted:
        corners = [(0.34, 0.14), (0.66, 0.2), (0.36, 0.5), (0.64, 0.56)]
    for k, (fx, fy) in enumerate(corners):
        x, y, z = width * fx, length * fy, height - (0.7 if vaulted else 0.35)
        target = (width * (1 - fx) * 0.9 + width * 0.05, length * (0.5 + (0.5 - fy) * 0.4), 0.4)
        way = (Vector(target) - Vector((x, y, z))).normalized()
        can = M()
        can.tube([Vector((x, y, z)) - way * 0.12, Vector((x, y, z)) + way * 0.12], 0.09, 20)
        can.tube([(x, y, z + 0.06), (x, y, height)], 0.01, 8)
        can.obj("par", paint("#121212", 0.45), smooth=True)
        M().tube([Vector((x, y, z)) + way * 0.118, Vector((x, y, z)) + way * 0.1215], 0.08, 20).obj(
            "gel", glow(colours[k % len(colours)], 14.0, 0.1)
        )
        spot(Vector((x, y, z)) + way * 0.16, target, power, colours[k % len(colours)], 52, 0.8, 0.06)
