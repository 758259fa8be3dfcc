"""Skirting, cornice and other bands along the edges of a plan, stopped where an opening reaches them."""

from __future__ import annotations

import math
from typing import Iterable

import bpy
from mathutils import Matrix

from studio.mesh import M, at
from studio.plan import PlanRoom


def edge_frame(room: PlanRoom, i: int) -> Matrix:
    """The frame of an edge: x along the wall from its second corner to its first, the room on negative y."""
    a, b = room.edge(i)
    return at(b.x, b.y, 0, math.degrees(math.atan2(a.y - b.y, a.x - b.x)))


def edge_length(room: PlanRoom, i: int) -> float:
    """Metres from the first corner of an edge to its second."""
    a, b = room.edge(i)
    return (b - a).length


def band(
    room: PlanRoom, edges: Iterable[int], z0: float, z1: float, deep: float, mat: bpy.types.Material, bevel: float = 0.003
) -> None:
    """A flat band from z0 to z1 on every edge given; neighbours differ by 1.5 mm so that no faces coincide."""
    for i in edges:
        mesh, long = M(edge_frame(room, i)), edge_length(room, i)
        shift = 0.0015 * (i % 2)
        gaps = sorted(
            (long - max(x for x, _ in hole), long - min(x for x, _ in hole))
            for hole in room.openings.get(i, ())
            if min(z for _, z in hole) < z1 and max(z for _, z in hole) > z0
        )
        x = 0.0
        for a, b in [*gaps, (long, long)]:
            if a - x > 0.02:
                mesh.box(x, -deep - shift, z0 + shift, a, -0.001, z1 + shift)
            x = max(x, b)
        mesh.obj("band", mat, bevel)
