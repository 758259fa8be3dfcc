"""Mown grass with single blades where one looks closely."""

import math
import random

import bpy
import numpy as np
from mathutils import Matrix

from studio.array_mesh import array_mesh
from studio.materials import paint
from studio.mesh import M, inst
from studio.shader import Mat, cached
from studio.street.ground import plain_ground

PATCH = 2.0


@cached
def turf(col: str = "#56623a") -> bpy.types.Material:
    """Grass seen from afar: patches of light and dry green."""
    m = Mat("turf")
    place = m.node("NewGeometry").outputs["Position"]
    patch = m.noise(m.warp(place, 0.5, 0.7), 0.55, 6, 0.6)
    fine = m.noise(place, 30, 3, 0.7)
    colour = m.ramp(patch, [(0.3, "#475430"), (0.55, col), (0.75, "#716f45")])
    colour = m.mix(m.math("MULTIPLY", fine, 0.5), colour, "#38432a")
    return m.out(colour, 0.8, spec=0.15, normal=m.bump(fine, 0.01))


def _patch(seed: int, blades: int, tall: float) -> bpy.types.Mesh:
    """A square of `PATCH` metres of bent blades."""
    chance = np.random.default_rng(seed)
    foot = np.concatenate([chance.uniform(0, PATCH, (blades, 2)), np.zeros((blades, 1))], 1)
    turn, high = chance.uniform(0, math.tau, blades), tall * chance.uniform(0.45, 1.15, blades)
    side = np.stack([np.cos(turn), np.sin(turn), np.zeros(blades)], 1) * 0.0045
    bend = np.stack([-np.sin(turn), np.cos(turn), np.zeros(blades)], 1) * chance.uniform(0, 0.9, (blades, 1))
    tip = foot + bend * high[:, None] + np.stack([0 * high, 0 * high, high], 1)
    points = np.stack([foot - side, foot + side, tip + side * 0.2, tip - side * 0.2], 1).reshape(-1, 3)
    thing = array_mesh("grass", points, np.arange(blades * 4).reshape(-1, 4), turf("#5f6b3e"))
    mesh = thing.data
    bpy.data.objects.remove(thing)
    return mesh


def lawn(
    x0: float, y0: float, x1: float, y1: float, near: float, rng: random.Random, z: float = 0.0
) -> None:
    """Grass over the rectangle, in blades as far as y = `near`, with low iron hoops along its sides."""
    plain_ground(x0, y0, x1, y1, z, turf())
    patches = [_patch(rng.randrange(10**6), 9000, 0.055) for _ in range(2)]
    for i in range(max(1, round((x1 - x0) / PATCH))):
        rows = round((near - y0) / PATCH)
        for j in range(rows):
            if rng.random() < (j / rows - 0.4) * 1.6:
                continue
            centre = Matrix.Translation((x0 + PATCH * (i + 0.5), y0 + PATCH * (j + 0.5), z))
            turn = Matrix.Rotation(rng.randint(0, 3) * math.pi / 2, 4, "Z")
            inst(rng.choice(patches), centre @ turn @ Matrix.Translation((-PATCH / 2, -PATCH / 2, 0)))
    hoops = M()
    for x in (x0 - 0.08, x1 + 0.08):
        y = y0
        while y < y1 - 0.5:
            turns = [t / 10 * math.pi for t in range(11)]
            arc = [(x, y + 0.27 * (1 - math.cos(t)), z + 0.3 * max(math.sin(t), 0) ** 0.7) for t in turns]
            hoops.tube(arc, 0.011, 6)
            y += 0.45
    hoops.obj("hoops", paint("#26332c", 0.45), smooth=True)
    kerb = M().box(x0 - 0.2, y0, z - 0.1, x0, y1, z + 0.03).box(x1, y0, z - 0.1, x1 + 0.2, y1, z + 0.03)
    kerb.obj("lawn-kerb", paint("#a8a296", 0.7), 0.01)
