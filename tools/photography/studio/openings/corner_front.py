"""A shop front of bronze and glass that turns the corner of a house in a quarter circle."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix, Vector

from studio.materials import metal, paint
from studio.mesh import M
from studio.plan import Corner, curve
from studio.street.surfaces import shop_glass

BRONZE = "#6b5433"


class CornerFront:
    """Its line inside the room: down x = 0 from (0, `north`), round the corner of radius r, along y = 0 to (`east`, 0)."""

    def __init__(self, radius: float, north: float, east: float) -> None:
        self.radius, self.north, self.east = radius, north, east

    def line(self, out: float, count: int = 28) -> list[Corner]:
        """The line moved `out` metres into the street."""
        r = self.radius
        return [(-out, self.north), *curve((r, r), r + out, 180, 270, count), (self.east, -out)]

    def strip(self, mesh: M, inner: float, outer: float, z0: float, z1: float) -> None:
        """A band along the whole front between two offsets and two heights."""
        a, b = self.line(inner), self.line(outer)
        for (p, q), (s, t) in zip(zip(a, a[1:]), zip(b, b[1:])):
            low = [(*p, z0), (*q, z0), (*t, z0), (*s, z0)]
            high = [(x, y, z1) for x, y, _ in low]
            mesh.add([*low, *high], [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 5), (3, 0, 4, 7)])

    def post(self, mesh: M, place: Matrix, half: float, z0: float, z1: float) -> None:
        """A mullion at a frame whose x runs along the front and y towards the street."""
        m = M(place).box(-half, 0.06, z0, half, 0.2, z1)
        start = len(mesh.v)
        mesh.v += m.v
        mesh.f += [[q + start for q in f] for f in m.f]
        mesh.uv += m.uv
        mesh.col += m.col

    def posts(self) -> list[tuple[Matrix, float]]:
        """Frames of the mullions: both ends, both springings of the curve, and between."""
        r, frames = self.radius, []
        west = Matrix(((0, -1, 0, 0), (-1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
        south = Matrix(((1, 0, 0, 0), (0, -1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
        count = max(1, round((self.north - r) / 1.9))
        for k in range(count + 1):
            frames.append((Matrix.Translation((0, r + (self.north - r) * k / count, 0)) @ west, 0.03))
        for k in range(2):
            frames.append((Matrix.Translation((r + 1.35 * k, 0, 0)) @ south, 0.03))
        frames.append((Matrix.Translation((self.east, 0, 0)) @ south, 0.03))
        return frames


def corner_front(front: CornerFront, top: float, riser: float, door: tuple[float, float], stone: bpy.types.Material, seed: int) -> None:
    """Riser of `stone`, bronze frames, one curved pane, three bars across the top, a pair of doors in y = 0 (x of its edges)."""
    rng = random.Random(seed)
    bronze = metal(BRONZE, 0.36)
    base, bars, panes = M(), M(), M()
    line_in, line_out = front.line(-0.02), front.line(0.26)
    for (p, q), (s, t) in zip(zip(line_in, line_in[1:]), zip(line_out, line_out[1:])):
        b, c = Vector((*q, 0)), Vector((*t, 0))
        if q[0] > door[0]:
            b.x = c.x = door[0]
        if p[0] >= door[0]:
            continue
        low = [(*p, -0.02), (b.x, b.y, -0.02), (c.x, c.y, -0.02), (*s, -0.02)]
        base.add([*low, *[(x, y, riser) for x, y, _ in low]], [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 5), (3, 0, 4, 7)])
    base.box(door[1], -0.26, -0.02, front.east, 0.02, riser)
    base.obj("riser", stone, 0.004)
    front.strip(bars, 0.06, 0.2, top - 0.06, top)
    for k, z in enumerate((top - 0.2, top - 0.32, top - 0.44)):
        front.strip(bars, 0.1, 0.16, z - 0.014, z + 0.014)
    for place, half in front.posts():
        front.post(bars, place, half, riser, top)
    for x in door:
        bars.box(x - 0.045, -0.22, 0, x + 0.045, -0.05, top)
    bars.box(door[0], -0.2, 2.31, door[1], -0.06, 2.37)
    bars.obj("front-bronze", bronze, 0.003)
    line = front.line(0.13)
    for p, q in zip(line, line[1:]):
        if p[0] >= door[0] - 0.01 and p[1] < 0:
            continue
        end = q if q[0] <= door[0] or q[1] > 0 else (door[0], q[1])
        panes.quad((*p, riser), (*end, riser), (*end, top), (*p, top))
    panes.quad((door[1], -0.13, riser), (front.east, -0.13, riser), (front.east, -0.13, top), (door[1], -0.13, top))
    panes.quad((door[0], -0.13, 2.37), (door[1], -0.13, 2.37), (door[1], -0.13, top), (door[0], -0.13, top))
    leaves, pulls = M(), M()
    mid = (door[0] + door[1]) / 2
    for hinge, way in ((door[0] + 0.05, 1), (door[1] - 0.05, -1)):
        wide = mid - door[0] - 0.055
        place = Matrix.Translation((hinge, -0.13, 0)) @ Matrix.Rotation(math.radians(rng.uniform(-1, 1)), 4, "Z")
        leaf = M(place)
        a, b = sorted((0.0, way * wide))
        leaf.box(a, -0.025, 0.015, a + 0.07, 0.025, 2.3).box(b - 0.07, -0.025, 0.015, b, 0.025, 2.3)
        leaf.box(a, -0.025, 0.015, b, 0.025, 0.2).box(a, -0.025, 2.22, b, 0.025, 2.3)
        leaf.obj("leaf", bronze, 0.003)
        M(place).quad((a, 0, 0.2), (b, 0, 0.2), (b, 0, 2.22), (a, 0, 2.22)).obj("leaf-pane", shop_glass(0.05))
        centre = Vector((mid - way * 0.13, -0.13, 1.12))
        for side in (0.07, -0.07):
            ring = [centre + Vector((-0.1 * way * math.sin(t / 20 * math.pi), side, 0.24 * math.cos(t / 20 * math.pi))) for t in range(21)]
            pulls.tube(ring, 0.014, 10)
    leaves.box(door[0], -0.26, -0.03, door[1], 0.0, 0.006)
    leaves.obj("threshold", bronze)
    pulls.obj("pulls", metal("#b08c4a", 0.25), smooth=True)
    panes.obj("front-panes", shop_glass(0.05))


def corner_house(front: CornerFront, top: float, high: float, stone: bpy.types.Material, lining: bpy.types.Material, ceiling: float) -> None:
    """What the front carries: the lining inside up to the ceiling, a stepped canopy and cut stone outside up to `high`."""
    inside, outside, canopy, fluting = M(), M(), M(), M()
    front.strip(inside, 0.0, 0.06, top, ceiling + 0.05)
    inside.obj("front-lining", lining)
    front.strip(outside, 0.07, 0.5, top + 0.3, high)
    outside.obj("front-stone", stone)
    for k, (z0, z1, out) in enumerate(((top, top + 0.1, 0.55), (top + 0.1, top + 0.22, 0.75), (top + 0.22, top + 0.36, 0.95))):
        front.strip(canopy, 0.065, out, z0, z1)
    canopy.obj("canopy", paint("#14211c", 0.25), 0.004)
    for k in range(3):
        front.strip(fluting, 0.5, 0.53, top + 0.75 + 0.12 * k, top + 0.81 + 0.12 * k)
    fluting.obj("string-courses", stone)
