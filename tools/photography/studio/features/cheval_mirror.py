"""A psyché: an oval looking-glass that tilts between two mahogany posts on arched feet."""

from __future__ import annotations

import math

from mathutils import Matrix

from studio.groups import prop
from studio.materials import metal, mirror, wood
from studio.mesh import M, at


@prop
def cheval_mirror(x: float, y: float, turn: float, tall: float = 1.62, wide: float = 0.74, tilt: float = 5.0) -> None:
    """The glass faces local -y; its middle hangs at 1.02 m."""
    place = at(x, y, 0, turn)
    mahogany, brass = wood("#5c2f1c", 0.28), metal("#b08a45", 0.3)
    half, posts, knobs = wide / 2, M(place), M(place)
    for side in (-1, 1):
        px = side * (half + 0.075)
        posts.lathe([(0.03, 0.12), (0.02, 0.16), (0.026, 0.3), (0.018, 0.36), (0.021, 0.9), (0.028, 0.96), (0.018, 1.02), (0.02, 1.3), (0.012, 1.36), (0.001, 1.36)], (px, 0, 0), 20)
        for way in (-1, 1):
            posts.tube([(px, way * 0.02, 0.14), (px, way * 0.15, 0.12), (px, way * 0.25, 0.03)], 0.022, 10, 0.014)
            knobs.sphere((px, way * 0.25, 0.022), 0.022, 14)
        knobs.lathe([(0.001, 1.355), (0.02, 1.36), (0.03, 1.39), (0.016, 1.42), (0.001, 1.43)], (px, 0, 0), 20)
        knobs.tube([(px, 0, 1.02), (side * (half + 0.02), 0, 1.02)], 0.009, 10)
        knobs.sphere((px + side * 0.03, 0, 1.02), 0.02, 14)
    posts.box(-half - 0.07, -0.014, 0.17, half + 0.07, 0.014, 0.205)
    posts.obj("psyche-posts", mahogany, smooth=True)
    knobs.obj("psyche-brass", brass, smooth=True)
    swing = place @ Matrix.Translation((0, 0, 1.02)) @ Matrix.Rotation(math.radians(-tilt), 4, "X")
    rim = [(half * math.cos(math.tau * k / 80), 0.0, tall / 2 * math.sin(math.tau * k / 80)) for k in range(81)]
    M(swing).tube(rim, 0.026, 12).obj("psyche-rim", mahogany, smooth=True)
    M(swing).tube([(px * 0.95, -0.018, pz * 0.978) for px, _, pz in rim], 0.007, 8).obj("psyche-bead", brass, smooth=True)
    glass = [(px * 0.97, -0.008, pz * 0.985) for px, _, pz in rim[:-1]]
    M(swing).add(glass, [tuple(range(80))]).obj("psyche-glass", mirror())
    M(swing).add([(px, 0.012, pz) for px, _, pz in rim[:-1]], [tuple(range(80))[::-1]]).obj("psyche-back", mahogany)
