"""An oval room's wall: places along it by metres, flat joinery bent round it, profiles swept along it.

Metres `s` run clockwise as seen from above, 0 at the north end of the short axis. As in a side's own frame, x is
along the wall, the room lies on negative y, z is up.
"""

from __future__ import annotations

import bisect
import math
from typing import Sequence

import bmesh
import bpy
from mathutils import Matrix, Vector

from studio.groups import _group
from studio.mesh import M, at

STEPS = 1440
BEND = 0.11


class Oval:
    """An ellipse about `centre`, `a` its half width along x, `b` along y."""

    def __init__(self, centre: tuple[float, float], a: float, b: float) -> None:
        self.cx, self.cy = centre
        self.a, self.b = a, b
        self.sums = [0.0]
        for k in range(STEPS):
            one, two = math.tau * k / STEPS, math.tau * (k + 1) / STEPS
            step = math.hypot(a * (math.sin(two) - math.sin(one)), b * (math.cos(two) - math.cos(one)))
            self.sums.append(self.sums[-1] + step)
        self.length = self.sums[-1]

    def angle(self, s: float) -> float:
        """The angle clockwise from north that belongs to `s` metres."""
        s %= self.length
        k = min(bisect.bisect_right(self.sums, s) - 1, STEPS - 1)
        share = (s - self.sums[k]) / (self.sums[k + 1] - self.sums[k])
        return math.tau * (k + share) / STEPS

    def metres(self, angle: float) -> float:
        """`s` of an angle clockwise from north."""
        at_step = angle % math.tau / math.tau * STEPS
        k = min(int(at_step), STEPS - 1)
        return self.sums[k] + (at_step - k) * (self.sums[k + 1] - self.sums[k])

    def south_of(self, x: float) -> float:
        """`s` where the southern half of the wall has this x."""
        return self.metres(math.pi - math.asin((x - self.cx) / self.a))

    def place(self, s: float, y: float, z: float) -> Vector:
        """A point by metres along the wall, `y` behind it (negative: in the room), and height."""
        f = self.angle(s)
        out = Vector((math.sin(f) / self.a, math.cos(f) / self.b, 0)).normalized()
        return Vector((self.cx + self.a * math.sin(f), self.cy + self.b * math.cos(f), z)) + out * y

    def frame(self, s: float) -> Matrix:
        """The wall's own frame where it is `s` metres: flat things are hung in it."""
        f, here = self.angle(s), self.place(s, 0, 0)
        return at(here.x, here.y, 0, math.degrees(math.atan2(-self.b * math.sin(f), self.a * math.cos(f))))

    def bend(self, flat: M, name: str, mat: bpy.types.Material) -> bpy.types.Object:
        """What was built flat in a wall's frame, x being metres along it, cut into short pieces and laid on the curve."""
        mesh = flat.obj(name, mat, smooth=True, mesh_only=True)
        work = bmesh.new()
        work.from_mesh(mesh)
        ends = [v.co.x for v in work.verts]
        for k in range(math.ceil(min(ends) / BEND), math.ceil(max(ends) / BEND)):
            everything = [*work.verts, *work.edges, *work.faces]
            bmesh.ops.bisect_plane(work, geom=everything, plane_co=(k * BEND, 0, 0), plane_no=(1, 0, 0))
        for v in work.verts:
            v.co = self.place(*v.co)
        work.to_mesh(mesh)
        work.free()
        thing = bpy.data.objects.new(name, mesh)
        thing["grp"] = _group[1]
        bpy.context.collection.objects.link(thing)
        return thing

    def sweep(
        self, profile: Sequence[tuple[float, float]], s0: float, s1: float, name: str, mat: bpy.types.Material
    ) -> bpy.types.Object:
        """A moulding of (y, z) along the wall from s0 to s1."""
        last = len(profile) - 1

        def skin(u: float, v: float) -> Vector:
            y, z = profile[round(v * last)]
            return self.place(s0 + (s1 - s0) * u, y, z)

        mesh = M().grid(skin, max(2, math.ceil((s1 - s0) / BEND)), last, False, (s1 - s0, 1.0))
        return mesh.obj(name, mat, smooth=True)
