"""Windows of a brick workshop: a flat arch of bricks on end, many small panes in iron, one light that tilts; the same as a door."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix

from studio.colours import mul, rgb
from studio.materials import metal, paint, slabs
from studio.mesh import M
from studio.openings.pulled_glass import pulled_glass
from studio.shader import Mat, cached

RISE = 0.18
"""Of the width, as `PlanRoom.open` cuts it."""


@cached
def single_brick(colour: str = "#7c4936") -> bpy.types.Material:
    """One brick by itself, its tone in `rnd`: for arches, corbels and sills."""
    m = Mat("single-brick", mul(colour, 1.0))
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0]).outputs[0]
    grain = m.noise(m.coord(), 14, 7, 0.65)
    own = m.node("HueSaturation", Value=m.remap(tone, 0.66, 1.34), Saturation=m.remap(tone, 1.1, 0.8), Color=rgb(colour)).outputs[0]
    own = m.mix(m.ramp(grain, [(0.35, 0.45), (0.7, 0.0)]), own, mul(colour, 0.6))
    return m.out(m.contact(own, 0.5, 0.12), m.remap(grain, 0.75, 0.95), spec=0.2, normal=m.bump(grain, 0.004))


class Head:
    """The arc of a segmental head between x0 and x1 with its crown at z1."""

    def __init__(self, x0: float, x1: float, z1: float) -> None:
        self.wide, self.rise = x1 - x0, (x1 - x0) * RISE
        self.radius = (self.wide**2 / 4 + self.rise**2) / (2 * self.rise)
        self.cx, self.cz, self.spring = (x0 + x1) / 2, z1 - self.radius, z1 - self.rise
        self.half = math.asin(self.wide / 2 / self.radius)

    def crown(self, x: float) -> float:
        """Height of the arc over x."""
        return self.cz + math.sqrt(max(self.radius**2 - (x - self.cx) ** 2, 0.0))


def brick_arch(place: Matrix, head: Head, seed: int, deep: float = 0.22, out: float = 0.012, back: float = 0.2) -> None:
    """Bricks on end round the head, a little proud of the wall."""
    rng, mesh = random.Random(seed), M(place)
    span = head.half + 0.05
    count = round(2 * span * (head.radius + deep / 2) / 0.068)
    for k in range(count):
        a, b = -span + 2 * span * k / count + 0.0022 / head.radius, -span + 2 * span * (k + 1) / count - 0.0022 / head.radius
        front = -out - rng.uniform(0, 0.004)
        ring = [(head.cx + r * math.sin(t), y, head.cz + r * math.cos(t)) for y in (front, back) for r, t in ((head.radius, a), (head.radius, b), (head.radius + deep, b), (head.radius + deep, a))]
        mesh.add(ring, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], None, (rng.random(), 0.5, 0.5, 1))
    mesh.obj("brick-arch", single_brick())


def foundry_window(
    place: Matrix, x0: float, z0: float, x1: float, z1: float, colour: str, tilt: float = 0.0, door: float = 0.0, pull: float = 0.9, seed: int = 1
) -> None:
    """In a wall's own frame (room on negative y). `tilt` degrees the middle light leans in; `door` is the width of a pair of leaves."""
    rng, head, y = random.Random(seed), Head(x0, x1, z1), 0.16
    columns = max(4, 2 * round((x1 - x0) / 0.72))
    rows = max(4, round((head.spring - z0) / 0.43))
    step, tall = (x1 - x0) / columns, (head.spring - z0) / rows
    frame, panes = M(place), M(place)
    mid, leaf_top, leaf_rows = columns // 2, z0 + tall * 5 if door else 0.0, 5
    light = (mid - 1, mid + 1, rows - 2, rows) if tilt else (0, 0, 0, 0)
    frame.tube([(x0 + head.wide * k / 20, y + 0.025, head.crown(x0 + head.wide * k / 20) - 0.02) for k in range(21)], 0.03, 8)
    for x in (x0, x1 - 0.05):
        frame.box(x, y, z0, x + 0.05, y + 0.05, head.spring + 0.02)
    frame.box(x0, y - 0.005, z0, x1, y + 0.055, z0 + 0.05)
    frame.box(x0, y - 0.004, head.spring - 0.02, x1, y + 0.054, head.spring + 0.02)
    for i in range(1, columns):
        x = x0 + step * i
        thick = 0.02 if i == mid and not door else 0.0105
        frame.box(x - thick, y + 0.008, z0, x + thick, y + 0.042, head.crown(x) - 0.02)
    for j in range(1, rows):
        frame.box(x0, y + 0.01, z0 + tall * j - 0.0095, x1, y + 0.04, z0 + tall * j + 0.0095)

    def pane(a: float, low: float, b: float, high_a: float, high_b: float) -> None:
        turn = rng.gauss(0, 0.0014)
        panes.quad((a, y + 0.025 + turn, low), (b, y + 0.025 - turn, low), (b, y + 0.025 - turn, high_b), (a, y + 0.025 + turn, high_a))

    for i in range(columns):
        a, b = x0 + step * i, x0 + step * (i + 1)
        for j in range(rows):
            if light[0] <= i < light[1] and light[2] <= j < light[3]:
                continue
            if not (door and abs((a + b) / 2 - head.cx) < door / 2 and j == 0):
                pane(a, z0 + tall * j, b, z0 + tall * (j + 1), z0 + tall * (j + 1))
        pane(a, head.spring, b, head.crown(a), head.crown(b))
    if tilt:
        hinge = z0 + tall * (rows - 1)
        leaf = place @ Matrix.Translation((0, y + 0.02, hinge)) @ Matrix.Rotation(math.radians(tilt), 4, "X")
        a, b = x0 + step * (mid - 1), x0 + step * (mid + 1)
        bars, glass = M(leaf), M(leaf)
        for x in (a, b - 0.03):
            bars.box(x, -0.02, -tall, x + 0.03, 0.02, tall)
        for z in (-tall, tall - 0.03):
            bars.box(a, -0.02, z, b, 0.02, z + 0.03)
        bars.box((a + b) / 2 - 0.01, -0.014, -tall, (a + b) / 2 + 0.01, 0.014, tall).box(a, -0.014, -0.01, b, 0.014, 0.01)
        bars.obj("tilting-light", paint(colour, 0.42), 0.002)
        glass.quad((a, 0, -tall), (b, 0, -tall), (b, 0, tall), (a, 0, tall)).obj("tilting-pane", pulled_glass(pull))
        rod = M(place).tube([(head.cx, y - 0.03, hinge - tall), (head.cx + 0.02, y - 0.05, z0 + 0.35)], 0.006, 6)
        rod.obj("rod", metal("#8c8d8a", 0.4))
    if door:
        half = door / 2
        for x in (head.cx - half, head.cx, head.cx + half):
            frame.box(x - 0.035, y - 0.012, z0, x + 0.035, y + 0.055, leaf_top)
        frame.box(head.cx - half, y - 0.012, leaf_top - 0.035, head.cx + half, y + 0.055, leaf_top + 0.035)
        frame.box(head.cx - half, y, z0, head.cx + half, y + 0.045, z0 + tall).box(head.cx - half, y - 0.01, z0 + tall, head.cx + half, y + 0.05, z0 + tall + 0.06)
        brass = M(place)
        brass.tube([(head.cx + 0.075, y - 0.06, 0.98), (head.cx + 0.075, y - 0.06, 1.3)], 0.011, 8)
        for z in (1.0, 1.28):
            brass.tube([(head.cx + 0.075, y - 0.06, z), (head.cx + 0.075, y, z)], 0.008, 8)
        brass.obj("pull", metal("#a88a52", 0.35), smooth=True)
    else:
        M(place).box(x0 - 0.07, -0.06, z0 - 0.075, x1 + 0.07, 0.3, z0).obj("foundry-sill", slabs("#9d968a", 3, 0.6), 0.008)
    frame.obj("foundry-frame", paint(colour, 0.42), 0.002)
    panes.obj("foundry-panes", pulled_glass(pull))
    brick_arch(place, head, seed)
