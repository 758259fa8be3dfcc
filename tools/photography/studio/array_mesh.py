"""Meshes out of whole arrays: surfaces of hundreds of thousands of faces in a second or two."""

from __future__ import annotations

import bpy
import numpy as np
from numpy.typing import NDArray

from studio.groups import _group

Array = NDArray[np.float64]


def array_mesh(
    name: str,
    points: Array,
    quads: NDArray[np.int64],
    mat: bpy.types.Material,
    colours: Array | None = None,
    uv: Array | None = None,
    smooth: bool = False,
) -> bpy.types.Object:
    """An object of four-cornered faces: points (n, 3), quads (m, 4), colours (n, 3) as attribute `rnd`, uv (n, 2)."""
    mesh = bpy.data.meshes.new(name)
    count = len(quads)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", np.ascontiguousarray(points, np.float32).ravel())
    mesh.loops.add(count * 4)
    mesh.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * 4, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(count, smooth))
    if uv is not None:
        layer = mesh.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", uv[quads.ravel()].astype(np.float32).ravel())
    if colours is not None:
        attribute = mesh.color_attributes.new("rnd", "FLOAT_COLOR", "POINT")
        rgba = np.concatenate([colours, np.ones((len(colours), 1))], 1)
        attribute.data.foreach_set("color", rgba.astype(np.float32).ravel())
    mesh.update(calc_edges=True)
    mesh.materials.append(mat)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    thing["grp"] = _group[1]
    return thing


def grid_quads(rows: int, columns: int) -> NDArray[np.int64]:
    """The faces of a grid of rows × columns points that are numbered row by row."""
    index = np.arange(rows * columns).reshape(rows, columns)
    return np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)


def lattice_noise(u: Array, v: Array, scale: float, seed: int, octaves: int = 3) -> Array:
    """Smooth noise between -1 and 1 over two coordinates in metres; `scale` is hills per metre."""
    total, weight, size = np.zeros_like(u), 1.0, 256
    for octave in range(octaves):
        values = np.random.default_rng(seed * 31 + octave).uniform(-1, 1, (size, size))
        x, y = u * scale + 17.3 * octave, v * scale + 9.1 * octave
        i, j = np.floor(x).astype(int), np.floor(y).astype(int)
        s, t = x - i, y - j
        s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)
        i, j, k, l = i % size, j % size, (i + 1) % size, (j + 1) % size
        low = values[i, j] * (1 - s) + values[k, j] * s
        high = values[i, l] * (1 - s) + values[k, l] * s
        total += weight * (low * (1 - t) + high * t)
        x, weight, scale = x * 2, weight * 0.5, scale * 2
    result: Array = total / 1.75
    return result
