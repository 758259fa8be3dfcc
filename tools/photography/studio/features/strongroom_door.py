"""The round steel door of a strongroom: a square portal, a stepped plug on its crane hinge, bolts, a spoked wheel.

Standing wide open it shows its inner face: the rods that drive the bolts, like the rays of a sun, and the lock.
"""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix

from studio.lights import area, point
from studio.materials import metal, paint
from studio.mesh import M, rect, wall
from studio.plan import PlanRoom
from studio.shader import Mat, cached

MOUTH, DISC, HIGH = 1.12, 1.3, 1.5
"""Radius of the opening, of the door, and the height of their middle."""


@cached
def turned_steel(colour: str = "#b3babd", rough: float = 0.26) -> bpy.types.Material:
    """Steel faced on a lathe: fine rings about the object's own z axis, wiped with oil, a little dull with age."""
    m = Mat("turned-steel")
    place = m.coord()
    rings = m.node("TexWave", {"wave_type": "RINGS", "rings_direction": "Z"}, Vector=place, Scale=24.0, Distortion=0.6).outputs[1]
    cloud = m.noise(place, 2.6, 6, 0.62)
    tone = m.mix(m.ramp(cloud, [(0.35, 0.0), (0.75, 0.55)]), colour, "#82898b")
    return m.out(tone, m.math("ADD", m.remap(cloud, rough - 0.06, rough + 0.14), m.math("MULTIPLY", rings, 0.05)), metal=1.0, normal=m.bump(rings, 0.0005))


def circle(x: float, z: float, radius: float, count: int = 96) -> list[tuple[float, float]]:
    """Points of a circle in a wall."""
    return [(x + radius * math.cos(math.tau * k / count), z + radius * math.sin(math.tau * k / count)) for k in range(count)]


def portal(room: PlanRoom, x: float, half: float, tall: float) -> None:
    """In the N wall: a plate of steel 2 × `half` wide and `tall` high round the mouth, studs, the stepped throat."""
    y = room.L
    steel, dark = paint("#26332d", 0.34), metal("#5c5f5f", 0.34)
    wall("portal", (x + half, y - 0.16), (x - half, y - 0.16), tall, steel, [circle(half, HIGH, MOUTH + 0.06)], 0.16, 0.0, rect(0, 0, 2 * half, tall))
    front = room.T("N")
    trim = M(front).frame(x - half - 0.09, -0.2, x + half + 0.09, tall + 0.09, [(0, 0), (0, 0.2), (0.05, 0.23), (0.12, 0.2), (0.13, 0.16)])
    trim.obj("portal-trim", metal("#8a6a38", 0.34), 0.003)
    studs = M(front)
    for k in range(28):
        a = math.tau * (k + 0.5) / 28
        studs.sphere((x + 1.43 * math.cos(a), -0.16, HIGH + 1.43 * math.sin(a)), 0.026, 10)
    for px in (x - half + 0.12, x + half - 0.12):
        for k in range(8):
            studs.sphere((px, -0.16, 0.2 + (tall - 0.34) * k / 7), 0.026, 10)
    studs.obj("studs", metal("#9a9d9c", 0.3), smooth=True)
    axis = front @ Matrix.Translation((x, 0, HIGH)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    throat = M()
    throat.lathe([(MOUTH + 0.13, 0.165), (MOUTH + 0.1, 0.18), (MOUTH + 0.04, 0.18), (MOUTH + 0.04, 0.06), (MOUTH, 0.06), (MOUTH, -0.06), (MOUTH - 0.05, -0.06), (MOUTH - 0.05, -0.18), (MOUTH - 0.1, -0.18), (MOUTH - 0.1, -0.6)], (0, 0, 0), 96)
    throat.obj("throat", turned_steel("#b9bfc1", 0.26), smooth=True).matrix_world = axis
    step = M(front).box(x - 0.55, -0.62, 0.0, x + 0.55, -0.22, 0.2).box(x - 0.5, -0.3, 0.2, x + 0.5, 0.6, 0.41)
    step.obj("threshold", dark, 0.006)


def round_door(room: PlanRoom, x: float, ajar: float) -> None:
    """The plug itself, hung left of the mouth and opened by `ajar` degrees into the room."""
    front = room.T("N")
    hinge_x, hinge_y = x - DISC - 0.2, -0.34
    swing = front @ Matrix.Translation((hinge_x, hinge_y, HIGH)) @ Matrix.Rotation(math.radians(-ajar), 4, "Z")
    axis = swing @ Matrix.Translation((DISC + 0.2, -hinge_y, 0)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    bright, plain, brass = turned_steel(), turned_steel("#a9adad", 0.3), metal("#b08a48", 0.24)
    plug = M()
    plug.lathe(
        [(0.001, 0.46), (0.2, 0.46), (0.2, 0.44), (0.62, 0.44), (0.62, 0.47), (0.7, 0.47), (0.7, 0.43), (1.06, 0.43), (1.06, 0.455), (1.2, 0.455), (DISC, 0.42), (DISC, 0.21), (1.13, 0.21), (1.13, 0.08), (1.08, 0.08), (1.08, -0.05), (1.03, -0.05), (1.03, -0.14), (0.98, -0.14), (0.96, -0.1), (0.001, -0.1)],
        (0, 0, 0),
        112,
    )
    plug_thing = plug.obj("plug", bright, smooth=True)
    plug_thing.matrix_world = axis
    caps, bolts = M(axis), M(axis)
    for k in range(24):
        a = math.tau * (k + 0.5) / 24
        caps.lathe([(0.04, 0), (0.04, 0.022), (0.03, 0.03), (0.001, 0.03)], (1.13 * math.cos(a), 1.13 * math.sin(a), 0.455), 6)
    for k in range(20):
        a = math.tau * k / 20
        c, s = math.cos(a), math.sin(a)
        bolts.tube([(1.0 * c, 1.0 * s, 0.145), (1.2 * c, 1.2 * s, 0.145), (1.215 * c, 1.215 * s, 0.145)], 0.038, 14)
    caps.obj("cap-screws", plain, smooth=True)
    bolts.obj("bolts", metal("#d0d2d1", 0.14), smooth=True)
    wheel, hub = M(axis), M(axis)
    ring = [(0.44 * math.cos(math.tau * k / 48), 0.44 * math.sin(math.tau * k / 48), 0.66) for k in range(49)]
    wheel.tube(ring, 0.024, 12)
    for k in range(6):
        a = math.tau * k / 6 + 0.26
        c, s = math.cos(a), math.sin(a)
        wheel.tube([(0.07 * c, 0.07 * s, 0.63), (0.44 * c, 0.44 * s, 0.66)], 0.02, 10)
        wheel.tube([(0.46 * c, 0.46 * s, 0.66), (0.6 * c, 0.6 * s, 0.66)], 0.021, 12, 0.028)
    hub.lathe([(0.16, 0.46), (0.15, 0.5), (0.08, 0.52), (0.08, 0.6), (0.11, 0.62), (0.11, 0.68), (0.06, 0.71), (0.001, 0.715)], (0, 0, 0), 40)
    for dx in (-0.3, 0.3):
        hub.lathe([(0.12, 0.44), (0.12, 0.46), (0.07, 0.47), (0.06, 0.53), (0.03, 0.54), (0.001, 0.54)], (dx, 0.83, 0), 32)
    wheel.obj("wheel", brass, smooth=True)
    hub.obj("hub", brass, smooth=True)
    rods, lock = M(axis), M(axis)
    for k in range(20):
        a = math.tau * k / 20
        c, s = math.cos(a), math.sin(a)
        rods.tube([(0.36 * c, 0.36 * s, -0.155), (0.95 * c, 0.95 * s, -0.155)], 0.021, 10)
        rods.lathe([(0.05, -0.1), (0.05, -0.17), (0.035, -0.185), (0.001, -0.185)], (0.8 * c, 0.8 * s, 0), 12)
    rods.lathe([(0.62, -0.1), (0.62, -0.135), (0.54, -0.135), (0.54, -0.1)], (0, 0, 0), 72)
    lock.lathe([(0.42, -0.1), (0.42, -0.2), (0.36, -0.215), (0.36, -0.19), (0.1, -0.19), (0.1, -0.26), (0.001, -0.27)], (0, 0, 0), 64)
    lock.tube([(0.25 * math.cos(math.tau * k / 40), 0.25 * math.sin(math.tau * k / 40), -0.27) for k in range(41)], 0.018, 10)
    for k in range(5):
        a = math.tau * k / 5 + 0.3
        lock.tube([(0.06 * math.cos(a), 0.06 * math.sin(a), -0.25), (0.25 * math.cos(a), 0.25 * math.sin(a), -0.27)], 0.014, 8)
    rods.obj("rods", metal("#dcdedd", 0.2), smooth=True)
    lock.obj("lock", brass, smooth=True)
    crane, post = M(swing), M(front)
    for z in (-0.62, 0.62):
        crane.box(-0.13, -0.16, z - 0.14, 0.95, -0.05, z + 0.14)
        crane.box(0.75, -0.16, z - 0.19, 1.02, -0.05, z + 0.19)
        crane.lathe([(0.001, -0.17), (0.13, -0.17), (0.13, 0.17), (0.001, 0.17)], (0, -0.05, z), 32)
    crane.obj("crane-hinge", paint("#6c706f", 0.34, 0.9), 0.008)
    knuckles = M(front)
    for z0, z1 in ((0.36, 0.68), (1.07, 1.93), (2.32, 2.62)):
        knuckles.lathe([(0.001, z0), (0.12, z0), (0.12, z1), (0.001, z1)], (hinge_x, hinge_y - 0.05, 0), 32)
        post.box(hinge_x - 0.12, hinge_y - 0.05, z0 + 0.02, hinge_x + 0.12, -0.15, z1 - 0.02)
    knuckles.obj("knuckles", metal("#8d9190", 0.26), 0.006, smooth=True)
    post.obj("hinge-post", paint("#6c706f", 0.34, 0.9), 0.008)
    oilers = M(front)
    for z in (0.7, 1.98, 2.63):
        oilers.lathe([(0.022, 0), (0.026, 0.03), (0.014, 0.045), (0.014, 0.06), (0.001, 0.062)], (hinge_x, hinge_y - 0.05, z), 16)
    oilers.obj("oilers", brass, smooth=True)


def deposit_boxes(room: PlanRoom, x: float) -> None:
    """The strongroom behind: walls of numbered-off steel boxes with brass locks, a lamp, a sheet-steel floor."""
    rng = random.Random(room.seed + 3)
    y0, y1, half, tall = room.L + 0.32, room.L + 3.2, 1.9, 2.75
    shell = M().box(x - half - 0.1, y1, 0, x + half + 0.1, y1 + 0.1, tall).box(x - half - 0.1, y0, 0, x - half, y1, tall).box(x + half, y0, 0, x + half + 0.1, y1, tall)
    shell.box(x - half, y0, tall, x + half, y1, tall + 0.1).box(x - half, y0, -0.1, x + half, y1, 0.36)
    shell.obj("strongroom", paint("#5a4a30", 0.5))
    fronts, locks = M(), M()
    for j in range(13):
        z = 0.4 + 0.175 * j
        for i in range(14):
            a = x - half + 0.27 * i
            out = 0.012 + rng.random() * 0.004
            fronts.box(a + 0.006, y1 - out, z + 0.005, a + 0.264, y1, z + 0.17)
            locks.box(a + 0.2, y1 - out - 0.006, z + 0.07, a + 0.228, y1 - out, z + 0.098)
        for i in range(10):
            b = y0 + 0.1 + 0.27 * i
            for side, px in ((1, x - half), (-1, x + half)):
                p, q = sorted((px, px + side * 0.013))
                fronts.box(p, b + 0.006, z + 0.005, q, b + 0.264, z + 0.17)
                p, q = sorted((px + side * 0.013, px + side * 0.019))
                locks.box(p, b + 0.2, z + 0.07, q, b + 0.228, z + 0.098)
    fronts.obj("deposit-boxes", metal("#a8803c", 0.36), 0.003)
    locks.obj("locks", paint("#2a2219", 0.4))
    area((x, y0 + 1.2, tall - 0.04), (x, y0 + 1.3, 0), 1.2, 1.2, 420, "#ffbe62", False)
    point((x + 0.9, y0 + 0.5, 2.2), 50, "#ffbe62", 0.12)


def strongroom_door(room: PlanRoom, x: float, half: float = 1.62, tall: float = 3.02, ajar: float = 150.0) -> None:
    """Portal, throat, door and strongroom at `x` of the N wall; the wall has its own hole there (`mouth`)."""
    portal(room, x, half, tall)
    round_door(room, x, ajar)
    deposit_boxes(room, x)


def mouth(along: float) -> list[tuple[float, float]]:
    """The hole that the wall behind the portal needs, at `along` metres from its first corner."""
    return circle(along, HIGH, MOUTH + 0.05)
