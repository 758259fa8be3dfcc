"""A fireplace of rose marble with two free colonnettes and gilt mounts; above it a mirror in a gilt frame."""

from __future__ import annotations

import math

from mathutils import Matrix

from studio.flooring.veined_marble import veined_marble
from studio.materials import brick, metal, mirror, paint, wood
from studio.mesh import M

SHELF = 1.08


def rose_fireplace(place: Matrix, colour: str = "#b9796b", vein: str = "#ead3c6") -> None:
    """In a wall's own frame about x = 0, the wall at y = 0, the room on negative y."""
    rose, gold = veined_marble(colour, vein, 0.16, 1.15), metal("#b08a45", 0.32)
    body, mounts = M(place), M(place)
    for side in (-1, 1):
        a, b = sorted((side * 0.56, side * 0.86))
        body.box(a, -0.12, 0.0, b, 0.0, 0.84)
        body.box(a - 0.01, -0.3, 0.0, b + 0.01, -0.001, 0.12)
        body.lathe([(0.066, 0.16), (0.068, 0.3), (0.06, 0.76), (0.001, 0.76)], (side * 0.71, -0.2, 0), 32)
        mounts.lathe([(0.084, 0.12), (0.09, 0.135), (0.074, 0.15), (0.082, 0.16), (0.068, 0.175)], (side * 0.71, -0.2, 0), 32)
        mounts.lathe([(0.061, 0.75), (0.075, 0.765), (0.064, 0.785), (0.09, 0.83), (0.094, 0.84)], (side * 0.71, -0.2, 0), 32)
        body.box(side * 0.71 - 0.13, -0.315, 0.84, side * 0.71 + 0.13, -0.001, 1.03)
    body.box(-0.84, -0.26, 0.845, 0.84, -0.001, 1.028)
    body.box(-0.93, -0.36, 1.03, 0.93, 0.0, SHELF)
    body.obj("mantel", rose, 0.006, seg=3)
    wreath = M(place)
    for k in range(15):
        t = -0.3 + 0.6 * k / 14
        wreath.sphere((t, -0.267, 0.935 - 0.045 * math.cos(math.pi / 0.6 * t)), 0.016 + 0.006 * math.cos(t / 0.3), 8)
    for side in (-1, 1):
        ring = [(side * 0.71 + 0.05 * math.cos(math.tau * k / 24), -0.319, 0.935 + 0.05 * math.sin(math.tau * k / 24)) for k in range(25)]
        wreath.tube(ring, 0.011, 8)
        wreath.sphere((side * 0.71, -0.318, 0.935), 0.02, 10)
    wreath.obj("mounts", gold, smooth=True)
    mounts.obj("rings", gold, smooth=True)
    M(place).frame(-0.565, -0.1, 0.565, 0.845, [(0, 0.0), (0, 0.128), (0.02, 0.135), (0.05, 0.128), (0.055, 0.1), (0.055, 0.0)]).obj("inner-frame", metal("#8f7037", 0.4), 0.002)
    M(place).box(-1.0, -0.78, 0.001, 1.0, -0.2, 0.012).obj("hearth", veined_marble("#7d564c", "#d9bfb2", 0.2, 1.0), 0.003)
    M(place).box(-0.55, -0.03, 0.0, 0.55, -0.012, 0.84).obj("fire-back", brick("#2b2522", "#3a312c", "#1e1b1a"))
    dark = M(place)
    for side in (-1, 1):
        dark.quad((side * 0.52, -0.13, 0), (side * 0.36, -0.035, 0), (side * 0.36, -0.035, 0.84), (side * 0.52, -0.13, 0.84), False)
    dark.obj("fire-cheeks", paint("#2a2624", 0.6))
    logs, dogs = M(place), M(place)
    for k, (y, z, lean) in enumerate(((-0.1, 0.13, 0.02), (-0.19, 0.13, -0.03), (-0.14, 0.22, 0.01))):
        logs.tube([(-0.3 + 0.02 * k, y + lean, z), (0.0, y, z + 0.01), (0.29, y - lean, z)], 0.047, 12, 0.042)
    logs.obj("logs", wood("#7a5a3c", 0.8), smooth=True)
    for side in (-1, 1):
        dogs.tube([(side * 0.24, -0.03, 0.07), (side * 0.24, -0.3, 0.07)], 0.012, 8)
        dogs.tube([(side * 0.24, -0.3, 0.0), (side * 0.24, -0.3, 0.24)], 0.014, 10)
        dogs.sphere((side * 0.24, -0.3, 0.27), 0.034, 14)
    dogs.obj("fire-dogs", metal("#8f7037", 0.35), smooth=True)


def gilt_mirror(place: Matrix, z0: float, z1: float, wide: float) -> None:
    """A pier glass: flat gilt frame with a bead, round blocks in its corners, the glass in two pieces."""
    gold, half = metal("#b5904c", 0.36), wide / 2
    profile = [(0, 0), (0, 0.03), (0.012, 0.05), (0.03, 0.052), (0.042, 0.036), (0.09, 0.034), (0.1, 0.046), (0.112, 0.042), (0.122, 0.012)]
    M(place).frame(-half - 0.11, z0 - 0.11, half + 0.11, z1 + 0.11, profile).obj("gilt-frame", gold, 0.001)
    corners = M(place)
    for x in (-half - 0.05, half + 0.05):
        for z in (z0 - 0.05, z1 + 0.05):
            corners.box(x - 0.062, -0.056, z - 0.062, x + 0.062, -0.01, z + 0.062)
            corners.sphere((x, -0.058, z), 0.036, 14)
    corners.obj("gilt-corners", gold, 0.003, True)
    joint = z0 + (z1 - z0) * 0.62
    glass = M(place)
    for low, high, tip in ((z0, joint - 0.002, 0.0008), (joint + 0.002, z1, -0.0008)):
        glass.quad((-half, -0.013 - tip, low), (half, -0.013 - tip, low), (half, -0.013 + tip, high), (-half, -0.013 + tip, high))
    glass.obj("pier-glass", mirror())
    M(place).box(-half, -0.0125, joint - 0.003, half, -0.006, joint + 0.003).obj("joint", paint("#3d3a34", 0.5))
