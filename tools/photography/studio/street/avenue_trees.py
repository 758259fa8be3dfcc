"""Plane trees of the avenues: straight mottled trunk, rising limbs, small leaves in clusters at the twigs."""

import math
import random
from collections.abc import Sequence

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.array_mesh import Array, array_mesh
from studio.colours import TAU
from studio.materials import leaf, paint
from studio.mesh import M, inst
from studio.shader import Mat, cached


@cached
def plane_bark(col: str = "#7d7967") -> bpy.types.Material:
    """Bark that flakes off in plates: olive, grey and pale patches."""
    m = Mat("plane-bark")
    place = m.warp(m.coord("Object", (3.4, 3.4, 1.7)), 0.25, 2.0)
    patch = m.noise(place, 1.6, 3, 0.5)
    colour = m.ramp(
        patch, [(0.38, "#55523f"), (0.44, col), (0.52, col), (0.56, "#9c9780"), (0.66, "#b3ad94")]
    )
    rain = m.noise(m.coord("Object", (5, 5, 0.5)), 1.0, 4, 0.6)
    colour = m.mix(m.ramp(rain, [(0.45, 0.0), (0.75, 0.55)]), colour, "#4b483c")
    return m.out(colour, 0.85, spec=0.2, normal=m.bump(patch, 0.012))


def leaf_clusters(
    centres: Array, each: int, size: float, spread: float, seed: int, name: str, mat: bpy.types.Material
) -> bpy.types.Mesh:
    """`each` folded leaves of `size` metres around every centre, hanging a little, as one mesh."""
    chance = np.random.default_rng(seed)
    count = len(centres) * each
    base = np.repeat(centres, each, 0) + chance.normal(0, spread, (count, 3)) * (1, 1, 0.8)
    along = chance.normal(0, 1, (count, 3)) + (0, 0, -0.45)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, chance.normal(0, 1, (count, 3)))
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    fold = np.cross(along, across) * size * 0.14
    length, wide = (size * chance.uniform(lo, hi, (count, 1)) for lo, hi in ((0.7, 1.3), (0.36, 0.52)))
    middle = base + along * length * 0.42
    sides = (middle + across * wide + fold, middle - across * wide + fold)
    points = np.stack([base, sides[0], base + along * length, sides[1]], 1)
    thing = array_mesh(name, points.reshape(-1, 3), np.arange(count * 4).reshape(-1, 4), mat)
    mesh = thing.data
    bpy.data.objects.remove(thing)
    return mesh


class PlaneTree:
    """A tree shape that can be planted many times: one trunk mesh, one mesh for each colour of leaves."""

    def __init__(
        self,
        rng: random.Random,
        tall: float = 10.0,
        crown: float = 2.7,
        colours: Sequence[str] = ("#66743a",),
        leaves: int = 120,
        leaf_size: float = 0.06,
        clear: float = 0.34,
    ) -> None:
        """`tall` metres high, its first limbs at the share `clear` of that, crown radius `crown`,
        `leaves` to a cluster; thinned out leaves show the limbs, as in autumn."""
        wood = M()
        lean = (rng.gauss(0, 0.012), rng.gauss(0, 0.012))
        spine = [
            Vector((lean[0] * z + rng.gauss(0, 0.02), lean[1] * z + rng.gauss(0, 0.02), z))
            for z in np.linspace(0, tall * 0.93, 9)
        ]
        spine[0] = Vector((0, 0, -0.1))
        wood.tube(spine, 0.019 * tall, 14, 0.025)
        wood.lathe([(0.029 * tall, -0.05), (0.023 * tall, 0.12), (0.0185 * tall, 0.5)], (0, 0, 0), 14)
        tips: list[Vector] = []
        limbs = 22
        for k in range(limbs):
            t = (k + rng.uniform(-0.3, 0.3)) / (limbs - 1)
            z = tall * (clear + (0.9 - clear) * min(max(t, 0), 1))
            reach = crown * (0.62 + 0.75 * math.sin(math.pi * min(max(t * 0.86 + 0.12, 0), 1))) * 0.78
            turn = 2.39996 * k + rng.uniform(-0.35, 0.35)
            rise = math.radians(rng.uniform(24, 40) + 30 * t)
            way = Vector((math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise)))
            points = [Vector((lean[0] * z, lean[1] * z, z))]
            for step in range(4):
                way = (way + Vector((rng.gauss(0, 0.13), rng.gauss(0, 0.13), 0.07))).normalized()
                points.append(points[-1] + way * reach / 4)
            thick = 0.0062 * tall * (1.1 - 0.7 * t)
            wood.tube(points, thick, 7, 0.012)
            tips += points[2:]
            for j in range(6):
                start = points[1 + j % 4] if j < 4 else points[3 + j % 2]
                a, up = rng.uniform(0, TAU), rng.uniform(-0.35, 0.75)
                out = (way * 0.55 + Vector((math.cos(a), math.sin(a), up))).normalized()
                far = reach * rng.uniform(0.22, 0.42)
                twig = [start, start + out * far * 0.55 + Vector((0, 0, 0.04)), start + out * far]
                wood.tube(twig, 0.013, 5, 0.004)
                tips += [twig[1], twig[2], twig[2] + out * far * 0.2]
        self.wood = wood.obj("plane-trunk", plane_bark(), smooth=True, mesh_only=True)
        rng.shuffle(tips)
        centres = np.array([tuple(p) for p in tips])
        self.leaves = [
            leaf_clusters(part, leaves, leaf_size, 0.17, rng.randrange(10**6), "plane-leaves", leaf(colour))
            for part, colour in zip(np.array_split(centres, len(colours)), colours)
        ]

    def plant(self, x: float, y: float, z: float, rng: random.Random, grate: bool = True) -> None:
        """Places one tree, turned and scaled at random."""
        T = (
            Matrix.Translation((x, y, z))
            @ Matrix.Rotation(rng.uniform(0, TAU), 4, "Z")
            @ Matrix.Scale(rng.uniform(0.92, 1.08), 4)
        )
        for mesh in (self.wood, *self.leaves):
            inst(mesh, T)
        if grate:
            M().lathe([(0.001, 0.008), (0.72, 0.012), (0.75, 0.0)], (x, y, z), 32).obj(
                "grate", paint("#2b2c2c", 0.6)
            )
