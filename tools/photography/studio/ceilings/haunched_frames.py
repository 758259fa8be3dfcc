"""Concrete frames of a garage: posts on the side walls, beams that thicken towards them, ribs between the frames."""

from __future__ import annotations

import bpy

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def painted_concrete(colour: str = "#e4e2dc") -> bpy.types.Material:
    """Board-marked concrete under many coats of white: seams of the boards, blow holes, a little soot above."""
    m = Mat("painted-concrete", rgb(colour))
    place = m.coord()
    boards = m.math("PINGPONG", m.node("SeparateXYZ", Vector=m.warp(place, 0.008, 3)).outputs[2], 0.075)
    seam = m.math("LESS_THAN", boards, 0.0035)
    cloud = m.noise(place, 0.8, 6, 0.6)
    hole = m.noise(place, 60, 3, 0.6)
    tone = m.mix(m.ramp(cloud, [(0.3, 0.0), (0.7, 1.0)]), mul(colour, 0.9), mul(colour, 1.02))
    tone = m.mix(m.ramp(hole, [(0.66, 0.0), (0.74, 0.35)]), tone, mul(colour, 0.6))
    tone = m.mix(m.math("MULTIPLY", seam, 0.16), tone, mul(colour, 0.55))
    tone = m.contact(m.grime(tone, 0.5, 0.22), 0.4, 0.4)
    height = m.math("SUBTRACT", m.math("MULTIPLY", m.noise(place, 7, 5), 0.8), m.math("MULTIPLY", seam, 0.5))
    return m.out(tone, m.remap(cloud, 0.5, 0.7), spec=0.35, normal=m.bump(height, 0.002))


def haunched_frame(mesh: M, width: float, y: float, top: float, wide: float = 0.36) -> None:
    """One frame across the room at `y`: posts 0.34 m deep, a beam 0.5 m high, haunches over the last 1.3 m."""
    post, soffit, knee, reach = 0.34, top - 0.48, top - 1.12, 1.65
    inner = [(post, -0.02), (post, knee), (reach, soffit), (width - reach, soffit), (width - post, knee), (width - post, -0.02)]
    outer = [(-0.01, -0.02), (-0.01, top + 0.02), (reach, top + 0.02), (width - reach, top + 0.02), (width + 0.01, top + 0.02), (width + 0.01, -0.02)]
    ring = [(x, y - wide / 2, z) for x, z in inner + outer] + [(x, y + wide / 2, z) for x, z in inner + outer]
    n, faces = 6, []
    for k in range(n - 1):
        faces += [(k, k + 1, n + k + 1, n + k), (2 * n + k, 3 * n + k, 3 * n + k + 1, 2 * n + k + 1), (k, 2 * n + k, 2 * n + k + 1, k + 1)]
    mesh.add(ring, faces)


def haunched_frames(width: float, length: float, top: float, frames: list[float], colour: str = "#e4e2dc") -> None:
    """Frames at `frames` and slender ribs along y between them, under a slab at `top`."""
    mat = painted_concrete(colour)
    mesh, ribs = M(), M()
    for y in frames:
        haunched_frame(mesh, width, y, top)
    mesh.obj("frames", mat, 0.018)
    for k in range(1, 4):
        x = width * k / 4
        ribs.box(x - 0.09, -0.2, top - 0.22, x + 0.09, length + 0.2, top + 0.02)
    ribs.obj("ribs", mat, 0.012)
    M().box(-0.3, -0.3, top, width + 0.3, length + 0.3, top + 0.25).obj("slab", mat)
