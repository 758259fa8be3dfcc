"""Street and garden trees, clipped limes, box hedges and ivy. Trees are meshes built once and placed many times."""

import math
import random

from mathutils import Matrix, Vector

from studio.colours import TAU
from studio.materials import leaf, paint, plaster
from studio.mesh import M, inst
from studio.street.surfaces import render_plaster


def _leaves(points: list[Vector], count: int, size: float, spread: float, rng: random.Random) -> M:
    """Folded leaf cards around the points."""
    m = M()
    for _ in range(count):
        p = rng.choice(points) + Vector((rng.gauss(0, spread), rng.gauss(0, spread), rng.gauss(0, spread)))
        d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(-0.35, 0.6))).normalized()
        s = d.cross(Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))).normalized()
        n = d.cross(s) * size * 0.12
        length, wide = size * rng.uniform(0.7, 1.3), size * rng.uniform(0.32, 0.5)
        m.add(
            [p, p + d * length * 0.45 + s * wide + n, p + d * length, p + d * length * 0.45 - s * wide + n],
            [(0, 1, 2), (0, 2, 3)],
        )
    return m


class TreeKind:
    """A tree shape that can be planted many times: trunk and leaf meshes."""

    def __init__(
        self,
        rng: random.Random,
        tall: float,
        crown: float,
        leaves: int = 5200,
        colour: str = "#5f7040",
        leaf_size: float = 0.17,
    ) -> None:
        """`tall` metres high with its first branches at about a third, crown radius `crown`."""
        wood = M()
        tips: list[Vector] = []

        def grow(start: Vector, way: Vector, length: float, radius: float, depth: int) -> None:
            points, here, heading = [start], start.copy(), way.copy()
            for _ in range(4):
                heading = (
                    heading + Vector((rng.gauss(0, 0.12), rng.gauss(0, 0.12), rng.gauss(0.06, 0.06)))
                ).normalized()
                here = here + heading * length / 4
                points.append(here.copy())
            wood.tube(points, radius, 8 if depth > 1 else 5, radius * 0.6)
            if depth <= 1:
                tips.extend(points[1:])
            if depth == 0:
                return
            for k in range(4 if depth > 1 else 5):
                a = TAU * k / 4 + rng.uniform(-0.5, 0.5)
                out = rng.uniform(0.5, 1.0) * crown / (tall * 0.42)
                way2 = (
                    heading * 0.8 + Vector((math.cos(a) * out, math.sin(a) * out, rng.uniform(0.0, 0.35)))
                ).normalized()
                grow(
                    points[rng.randint(2, 4)],
                    way2,
                    length * rng.uniform(0.55, 0.72),
                    radius * 0.52,
                    depth - 1,
                )

        grow(
            Vector((0, 0, -0.1)),
            Vector((rng.gauss(0, 0.03), rng.gauss(0, 0.03), 1)).normalized(),
            tall * 0.42,
            0.021 * tall,
            3,
        )
        self.wood = wood.obj("trunk", render_plaster("#6f6858"), smooth=True, mesh_only=True)
        foliage = _leaves(tips, leaves, leaf_size, 0.28, rng)
        self.leaves = foliage.obj("foliage", leaf(colour), mesh_only=True)

    def plant(self, x: float, y: float, z: float, rng: random.Random, grate: bool = True) -> None:
        """Places one tree, turned and scaled at random."""
        T = (
            Matrix.Translation((x, y, z))
            @ Matrix.Rotation(rng.uniform(0, TAU), 4, "Z")
            @ Matrix.Scale(rng.uniform(0.9, 1.1), 4)
        )
        inst(self.wood, T)
        inst(self.leaves, T)
        if grate:
            M().lathe([(0.001, 0.008), (0.72, 0.012), (0.75, 0.0)], (x, y, z), 32).obj(
                "grate", paint("#2b2c2c", 0.6)
            )


class ClippedTree:
    """Lime clipped to a box (marquise), as in the royal gardens."""

    def __init__(
        self,
        rng: random.Random,
        wide: float = 2.8,
        low: float = 3.0,
        high: float = 7.0,
        leaves: int = 4600,
        colour: str = "#566b38",
    ) -> None:
        points = []
        for _ in range(1200):
            p = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1)))
            k = max(abs(p.x), abs(p.y), abs(p.z))
            p = p / k * rng.uniform(0.75, 1.0)
            points.append(Vector((p.x * wide / 2, p.y * wide / 2, (low + high) / 2 + p.z * (high - low) / 2)))
        self.leaves = _leaves(points, leaves, 0.15, 0.07, rng).obj("clipped", leaf(colour), mesh_only=True)
        trunk = M().tube([(0, 0, -0.1), (0.03, 0.02, low * 0.5), (0, 0, low + 0.6)], 0.13, 10, 0.09)
        for k in range(6):
            a = TAU * k / 6
            trunk.tube(
                [(0, 0, low - 0.3), (math.cos(a) * wide * 0.35, math.sin(a) * wide * 0.35, low + 1.2)],
                0.05,
                6,
                0.02,
            )
        self.wood = trunk.obj("trunk", render_plaster("#6d6353"), smooth=True, mesh_only=True)

    def plant(self, x: float, y: float, z: float, rng: random.Random) -> None:
        """Places one tree at a quarter turn chosen at random."""
        T = Matrix.Translation((x, y, z)) @ Matrix.Rotation(rng.randint(0, 3) * TAU / 4, 4, "Z")
        inst(self.wood, T)
        inst(self.leaves, T)


def box_ball(
    x: float, y: float, rng: random.Random, radius: float = 0.3, pot: str = "#2f3132", tall: float = 0.5
) -> None:
    """Clipped box ball in a square planter."""
    M().box(x - radius, y - radius, 0.03, x + radius, y + radius, tall).box(
        x - radius - 0.025, y - radius - 0.025, tall - 0.06, x + radius + 0.025, y + radius + 0.025, tall
    ).obj("planter", plaster(pot, 0.6), 0.006)
    points = []
    for _ in range(500):
        d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        points.append(Vector((x, y, tall + radius * 0.95)) + d * radius * 1.08)
    _leaves(points, 2600, 0.035, 0.02, rng).obj("box", leaf("#3f5530"))
    M().sphere((x, y, tall + radius * 0.95), radius * 1.0, 18).obj("box-core", paint("#1c2616", 0.9))


def hedge(
    x0: float, y0: float, x1: float, y1: float, tall: float, rng: random.Random, density: float = 900.0
) -> None:
    """Clipped low hedge; `density` leaves per square metre of surface."""
    points = []
    for _ in range(1600):
        side = rng.random()
        x, y, z = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(0.02, tall)
        if side < 0.45:
            z = tall
        elif side < 0.75:
            y = rng.choice((y0, y1))
        else:
            x = rng.choice((x0, x1))
        points.append(Vector((x, y, z)))
    surface = 2 * tall * (x1 - x0 + y1 - y0) + (x1 - x0) * (y1 - y0)
    m = M()
    for _ in range(min(9000, int(density * surface * 0.25))):
        p = rng.choice(points) + Vector((rng.gauss(0, 0.12), rng.gauss(0, 0.12), rng.gauss(0, 0.03)))
        p.x, p.y = min(max(p.x, x0), x1), min(max(p.y, y0), y1)
        d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.3, 0.8))).normalized() * 0.06
        s = d.cross(Vector((rng.random(), rng.random(), rng.random()))).normalized() * 0.03
        m.add([p, p + d * 0.5 + s, p + d, p + d * 0.5 - s], [(0, 1, 2, 3)])
    m.obj("hedge", leaf("#43592f"))
    M().box(x0 + 0.03, y0 + 0.03, 0, x1 - 0.03, y1 - 0.03, tall - 0.03).obj(
        "hedge-core", paint("#1d2716", 0.9)
    )


def ivy(
    place: Matrix,
    x0: float,
    x1: float,
    z0: float,
    z1: float,
    rng: random.Random,
    count: int = 6000,
    colour: str = "#4c6236",
) -> None:
    """Ivy on a wall in the facade frame, thinning out towards its edges; hangs 2-15 cm before the wall."""
    m = M(place)
    stems = [(rng.uniform(x0, x1), rng.uniform(0.5, 1.0)) for _ in range(max(4, int((x1 - x0) * 2.2)))]
    for _ in range(count):
        sx, reach = rng.choice(stems)
        t = rng.random() ** 0.8
        z = z0 + (z1 - z0) * reach * t
        x = sx + rng.gauss(0, 0.16 + 0.3 * t)
        if not x0 - 0.4 < x < x1 + 0.4:
            continue
        y = -rng.uniform(0.02, 0.15)
        size, a = rng.uniform(0.05, 0.1), rng.gauss(-math.pi / 2, 0.7)
        d = Vector((math.cos(a), rng.uniform(-0.5, 0.0), math.sin(a))) * size
        s = Vector((-math.sin(a), rng.uniform(-0.3, 0.3), math.cos(a))) * size * 0.55
        p = Vector((x, y, z))
        m.add([p, p + d * 0.4 + s, p + d, p + d * 0.4 - s], [(0, 1, 2), (0, 2, 3)])
    m.obj("ivy", leaf(colour))
