"""A room whose plan is a list of corners: walls at any angle, curves as short edges.

Corners run counter-clockwise (the room on the left hand), in metres, the origin wherever the plan has it.
Edge i runs from corner i to corner i + 1; openings are measured along it from its first corner.
"""

from __future__ import annotations

import math
from typing import Any, Sequence

import bpy
from mathutils import Vector

from studio.lights import opening_light, sun
from studio.mesh import M, arch, rect, wall
from studio.room import Room

Corner = tuple[float, float]
SURFACE_TOLERANCE = 0.015


def curve(
    centre: Corner, radius: float, start: float, stop: float, count: int = 12, squash: float = 1.0
) -> list[Corner]:
    """Corners along an arc, angles in degrees from +x; `squash` scales y, for an ellipse."""
    angles = [math.radians(start + (stop - start) * k / count) for k in range(count + 1)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * squash * math.sin(a)) for a in angles]


def surface_of(corners: Sequence[Corner]) -> float:
    """Square metres of a polygon; positive when its corners run counter-clockwise."""
    following = [*corners[1:], corners[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, following)) / 2


class PlanRoom(Room):
    """A room built over a polygon. `W` and `L` are its extent, for dressings that think in a rectangle.

    Raises ValueError when the polygon's surface is not the venue's.
    """

    def __init__(
        self, facts: dict[str, Any], corners: Sequence[Corner], free: tuple[float, float, float, float]
    ) -> None:
        """`free` is the floor (x0, y0, x1, y1) that dressings may furnish."""
        super().__init__(facts, 1.0)
        found = surface_of(corners)
        if abs(found / facts["surface"] - 1) > SURFACE_TOLERANCE:
            raise ValueError(f"{facts['id']}: the plan has {found:.1f} m² in place of {facts['surface']}")
        self.corners = list(corners)
        self.W, self.L = max(x for x, _ in corners), max(y for _, y in corners)
        self.free = free
        self.openings: dict[int, list[list[Corner]]] = {}

    def edge(self, i: int) -> tuple[Vector, Vector]:
        """Both ends of an edge."""
        a, b = self.corners[i], self.corners[(i + 1) % len(self.corners)]
        return Vector((*a, 0)), Vector((*b, 0))

    def facing(self, i: int) -> Vector:
        """Unit vector from an edge into the room."""
        a, b = self.edge(i)
        along = (b - a).normalized()
        return Vector((-along.y, along.x, 0))

    def open(
        self, i: int, a: float, z0: float, b: float, z1: float, shape: str = "rect", k: float = 0.0
    ) -> None:
        """An opening in edge i (`rect`, `arch`, `segment`); `k` scales the daylight that enters, 0 for a door."""
        rise = (b - a) * 0.18 if shape == "segment" else None
        outline = rect(a, z0, b, z1) if shape == "rect" else arch(a, z0, b, z1, 24, rise)
        self.openings.setdefault(i, []).append(outline)
        if k:
            start, end = self.edge(i)
            along = (end - start).normalized()
            centre = start + along * ((a + b) / 2) + Vector((0, 0, (z0 + z1) / 2))
            opening_light(centre, self.facing(i), b - a, z1 - z0, self.hour["sky"] * k, self.hour["col"])

    def raise_walls(
        self, mats: dict[int, bpy.types.Material], other: bpy.types.Material, thick: float = 0.3
    ) -> None:
        """A wall on every edge, `mats` by edge, 5 cm higher than the room."""
        for i in range(len(self.corners)):
            a, b = self.edge(i)
            wall(f"wall{i}", a, b, self.H + 0.05, mats.get(i, other), self.openings.get(i, ()), thick)

    def lay(self, z: float, mat: bpy.types.Material, name: str = "floor") -> bpy.types.Object:
        """A flat surface over the whole plan: floor, or ceiling."""
        mesh = M().add([(x, y, z) for x, y in self.corners], [tuple(range(len(self.corners)))])
        return mesh.obj(name, mat)

    def sun_through(self, i: int, az: float = 25.0, k: float = 1.0, elev: float | None = None) -> None:
        """Sun through the openings of an edge, turned `az` degrees from square on."""
        if not self.hour["sun"]:
            return
        height = math.radians(elev or self.hour["elev"])
        way = self.facing(i)
        c, s = math.cos(math.radians(az)), math.sin(math.radians(az))
        flat = Vector((way.x * c - way.y * s, way.x * s + way.y * c, 0))
        direction = (flat.x * math.cos(height), flat.y * math.cos(height), -math.sin(height))
        sun(direction, self.hour["sun"] * k, self.hour["suncol"])
