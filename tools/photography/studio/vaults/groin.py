"""Groin vaults in bays on columns: limewashed cells between ribs of bare stone."""

from __future__ import annotations

import math
import random

import bpy
import numpy as np

from studio.array_mesh import Array, array_mesh, grid_quads, lattice_noise
from studio.materials import plaster
from studio.mesh import M


def groin_height(x: Array, y: Array, bay_x: float, bay_y: float, spring: float, crown: float) -> Array:
    """Height of the vault over a floor divided in bays that begin at the origin."""
    u = np.abs((x / bay_x) % 1.0 - 0.5) * 2
    v = np.abs((y / bay_y) % 1.0 - 0.5) * 2
    rise = crown - spring
    along = np.sqrt(np.maximum(1 - u * u, 0))
    across = np.sqrt(np.maximum(1 - v * v, 0))
    height: Array = spring + rise * np.maximum(along, across)
    return height


def groin_cells(
    bays: tuple[int, int],
    bay: tuple[float, float],
    spring: float,
    crown: float,
    mat: bpy.types.Material,
    seed: int,
) -> None:
    """The cells, one mesh, uneven under the trowel as old limewash is."""
    nx, ny = bays[0] * 56 + 1, bays[1] * 56 + 1

    def spread(count: int, cells: int, size: float) -> Array:
        t = np.linspace(0, cells, count)
        # Closer points where the arch is steep.
        whole, part = np.floor(t), t % 1.0
        eased: Array = (whole + (1 - np.cos(part * math.pi)) / 2) * size
        return eased

    xs, ys = spread(nx, bays[0], bay[0]), spread(ny, bays[1], bay[1])
    x, y = np.meshgrid(xs, ys, indexing="ij")
    z = groin_height(x, y, *bay, spring, crown)
    z = z + 0.012 * lattice_noise(x, y, 1.6, seed) + 0.003 * lattice_noise(x, y, 7.0, seed + 1)
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    array_mesh("cells", points, grid_quads(nx, ny), mat, smooth=True)


def rib(
    start: tuple[float, float],
    end: tuple[float, float],
    spring: float,
    rise: float,
    mat: bpy.types.Material,
    rng: random.Random,
    width: float = 0.15,
    depth: float = 0.13,
    blocks: int = 15,
) -> None:
    """A rib with chamfered edges from one springing to another, in blocks of their own tone."""
    half = math.dist(start, end) / 2
    cx, cy = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    ux, uy = (end[0] - start[0]) / (2 * half), (end[1] - start[1]) / (2 * half)
    w, c = width / 2, width * 0.27
    profile = [(-w, 0.03), (-w, -depth + c), (-w + c, -depth), (w - c, -depth), (w, -depth + c), (w, 0.03)]
    n = len(profile)

    def ring(t: float, inset: float) -> list[tuple[float, float, float]]:
        run, up = -math.cos(t), math.sin(t)
        # The normal of an ellipse with half axes `half` and `rise`.
        nx, nz = run / half, up / rise
        size = math.hypot(nx, nz)
        nx, nz = nx / size, nz / size
        points = []
        for side, out in profile:
            side, out = side * (1 - inset / w), out + (inset if out < 0 else 0)
            flat = run * half + nx * out
            points.append(
                (cx + ux * flat - uy * side, cy + uy * flat + ux * side, spring + up * rise + nz * out)
            )
        return points

    def sweep(mesh: M, angles: list[float], inset: float, tone: float) -> None:
        points = [p for t in angles for p in ring(t, inset)]
        faces = [
            (r * n + q, r * n + q + 1, (r + 1) * n + q + 1, (r + 1) * n + q)
            for r in range(len(angles) - 1)
            for q in range(n - 1)
        ]
        ends = [tuple(range(n))[::-1], tuple(range((len(angles) - 1) * n, len(angles) * n))]
        mesh.add(points, faces + ends, None, (tone, tone, tone, 1))

    stones, core = M(), M()
    gap = 0.0022 / half
    for k in range(blocks):
        middle = [math.pi * (k + share) / blocks for share in (0.33, 0.67)]
        angles = [math.pi * k / blocks + gap, *middle, math.pi * (k + 1) / blocks - gap]
        sweep(stones, angles, 0.0, min(max(rng.gauss(0.5, 0.22), 0), 1))
    sweep(core, [math.pi * k / 60 for k in range(61)], 0.004, 0.5)
    core.obj("rib-joints", plaster("#a89a80", 0.9))
    stones.obj("rib", mat, 0.004, seg=1)
