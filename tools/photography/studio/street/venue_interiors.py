"""Rooms of particular houses as seen from their street: a former garage, stables, a herbalist's shop."""

import math
import random

from mathutils import Matrix

from studio.artworks import sculpture
from studio.mannequins import dress_form
from studio.materials import glow, metal, paint, plaster, wood
from studio.mesh import M


def garage(
    x0: float, x1: float, y0: float, deep: float, tall: float, level: float, rng: random.Random
) -> None:
    """White haunched frames, a steel turntable in the floor, a wall of glass bricks, sheets hung as a grid."""
    mid, y1 = (x0 + x1) / 2, y0 + deep
    frames = M()
    for k in range(3):
        y = y0 + 1.0 + (deep - 1.6) * k / 2
        frames.box(x0, y, tall - 0.42, x1, y + 0.3, tall)
        for side, x in ((1, x0), (-1, x1)):
            a, b = sorted((x, x + side * 0.34))
            frames.box(a, y, 0, b, y + 0.3, tall)
            run = 0.34 * side
            corner = [(x + run, tall - 1.3), (x + run, tall - 0.42), (x + run + side * 0.9, tall - 0.42)]
            for yy in (y, y + 0.3):
                frames.add([(px, yy, pz) for px, pz in corner], [(0, 1, 2)])
            (ax, az), (bx, bz) = corner[0], corner[2]
            frames.quad((ax, y, az), (bx, y, bz), (bx, y + 0.3, bz), (ax, y + 0.3, az), False)
    frames.obj("frames", plaster("#efece5"), 0.01)
    disc = M()
    for r0, r1 in ((1.98, 2.1), (1.86, 1.9), (0.2, 0.26)):
        ring = [(r0, 0.016), (r0, 0.026), (r1, 0.026), (r1, 0.016)]
        disc.lathe(ring, (mid, y0 + deep * 0.48, 0), 64)
    disc.obj("turntable", metal("#4c4d4d", 0.45))
    plate = M().lathe([(0.001, 0.019), (1.98, 0.019)], (mid, y0 + deep * 0.48, 0), 64)
    plate.obj("disc", metal("#77767a", 0.5))
    wide, back, top = (x1 - x0) * 0.34, y1 - 0.05, tall - 0.6
    bricks = M().quad(
        (mid - wide, back, 0.5), (mid + wide, back, 0.5), (mid + wide, back, top), (mid - wide, back, top)
    )
    bricks.obj("glass-bricks", glow("#eaf3f2", round(0.75 * level + 0.35, 2), 1.0))
    joints, count = M(), round(2 * wide / 0.22)
    for k in range(count + 1):
        x = mid - wide + 2 * wide * k / count
        joints.box(x - 0.012, y1 - 0.07, 0.5, x + 0.012, y1 - 0.04, tall - 0.6)
    for k in range(round((tall - 1.1) / 0.22) + 1):
        z = 0.5 + 0.22 * k
        joints.box(mid - wide, y1 - 0.07, z - 0.012, mid + wide, y1 - 0.04, z + 0.012)
    joints.obj("joints", paint("#a9aaa6", 0.7))
    paper, ink = M(), M()
    for i in range(4):
        for j in range(3):
            y, z = y0 + deep * 0.42 + 0.62 * i, 1.0 + 0.62 * j
            paper.box(x0 + 0.02, y, z, x0 + 0.04, y + 0.5, z + 0.5)
            wave = [
                (x0 + 0.045, y + 0.08 + 0.34 * t / 6, z + 0.25 + rng.uniform(-0.16, 0.16)) for t in range(7)
            ]
            ink.tube(wave, rng.uniform(0.01, 0.025), 5)
    paper.obj("sheets", paint("#f1ece0", 0.8))
    ink.obj("ink", paint("#17181a", 0.8))
    dress_form(mid + 0.6, y0 + deep * 0.5, 12, "coat", "#b8552f", 7)


def stable(
    x0: float, x1: float, y0: float, deep: float, tall: float, level: float, rng: random.Random
) -> None:
    """Oak stalls with iron posts and balls along the right wall, pale beams, a work in each stall."""
    beams, oak, iron = M(), M(), M()
    for k in range(round((x1 - x0) / 0.55)):
        x = x0 + 0.3 + 0.55 * k
        beams.box(x, y0, tall - 0.2, x + 0.14, y0 + deep, tall)
    for y in (y0 + deep * 0.3, y0 + deep * 0.72):
        beams.box(x0, y, tall - 0.5, x1, y + 0.3, tall - 0.1)
    beams.obj("beams", paint("#d6d4cb", 0.7))
    boards = M()
    for k in range(round((x1 - x0) / 0.2)):
        x = x0 + 0.2 * k
        boards.box(x + 0.002, y0, 0.013, min(x + 0.198, x1), y0 + deep, 0.02)
    boards.obj("boards", wood("#b08a58"))
    for k in range(3):
        y, run = y0 + 0.9 + 1.9 * k, 1.7
        for j in range(9):
            xa = x1 - run + run * j / 9
            high = 1.25 + 0.75 * (j / 8) ** 1.6
            oak.box(xa + 0.004, y, 0.1, xa + run / 9 - 0.004, y + 0.07, high)
        post = [(0.09, 0), (0.09, 0.1), (0.055, 0.16), (0.05, 1.5), (0.07, 1.54)]
        iron.lathe(post, (x1 - run, y + 0.035, 0), 16)
        iron.sphere((x1 - run, y + 0.035, 1.66), 0.12, 16)
    oak.obj("stalls", wood("#9a6a3c"), 0.006)
    iron.obj("posts", paint("#1b1d1f", 0.35), smooth=True)
    sculpture(x1 - 0.8, y0 + 1.9, 0.02, rng)
    mid, y1 = (x0 + x1) / 2, y0 + deep
    sheet = M().box(mid - 0.8, y1 - 0.05, 0.95, mid + 0.3, y1 - 0.02, 2.3)
    sheet.obj("work", paint("#efe9dc", 0.8))
    lines = M()
    for k in range(16):
        x = mid - 0.7 + 0.9 * k / 15
        flow = [(x + 0.06 * math.sin(t * 2.1 + 0.3 * k), y1 - 0.06, 1.05 + 1.15 * t / 8) for t in range(9)]
        lines.tube(flow, 0.006, 5)
    lines.obj("lines", paint("#24282e", 0.8))
    dress_form((x0 + x1) / 2 - 0.5, y0 + 2.2, -14, "coat", "#9a4a3c", 3)


def herbalist(
    x0: float, x1: float, y0: float, deep: float, tall: float, level: float, rng: random.Random
) -> None:
    """Painted cabinets of drawers with brass pulls on the left, a ladder, an oak counter, dress forms."""
    body, knobs, jars = M(), M(), M()
    depth = 0.46
    body.box(x0, y0 + 0.3, 0, x0 + depth, y0 + deep, 1.5)
    body.box(x0, y0 + 0.3, 1.5, x0 + 0.06, y0 + deep, tall - 0.15)
    for y in [y0 + 0.3 + 0.9 * k for k in range(int(deep / 0.9) + 1)]:
        body.box(x0, y, 1.5, x0 + 0.34, y + 0.05, tall - 0.15)
    for z in (1.5, 2.05, 2.6, tall - 0.3):
        body.box(x0, y0 + 0.3, z, x0 + 0.36, y0 + deep, z + 0.05)
        for k in range(int(deep / 0.22)):
            if z < tall - 0.5 and rng.random() < 0.7:
                cy, high = y0 + 0.5 + 0.22 * k, rng.uniform(0.16, 0.34)
                jar = [(0.001, 0), (0.07, 0), (0.075, high), (0.04, high + 0.03)]
                jars.lathe(jar, (x0 + 0.18, cy, z + 0.05), 12)
    for row in range(6):
        for k in range(int((deep - 0.3) / 0.34)):
            cy, z = y0 + 0.34 + 0.34 * k, 0.12 + 0.22 * row
            body.box(x0 + depth, cy, z, x0 + depth + 0.02, cy + 0.3, z + 0.19)
            knobs.sphere((x0 + depth + 0.035, cy + 0.15, z + 0.1), 0.022, 8)
    body.obj("cabinets", paint("#8a9a7f", 0.45), 0.004)
    knobs.obj("pulls", metal("#b8935a", 0.3), smooth=True)
    jars.obj("jars", paint("#d8c9a8", 0.3), smooth=True)
    ladder = M()
    for y in (y0 + 1.6, y0 + 2.0):
        ladder.tube([(x0 + 1.05, y, 0), (x0 + 0.42, y, tall - 0.6)], 0.022, 6)
    for k in range(1, 9):
        t = k / 9
        a = (x0 + 1.05 - 0.63 * t, (tall - 0.6) * t)
        ladder.tube([(a[0], y0 + 1.6, a[1]), (a[0], y0 + 2.0, a[1])], 0.014, 6)
    ladder.obj("ladder", wood("#8a5a30"))
    y1 = y0 + deep
    M().box(x0 + 1.6, y1 - 1.2, 0, x1 - 1.1, y1 - 0.6, 0.95).obj("counter", wood("#9b7248"), 0.01)
    M().box(x0 + 1.55, y1 - 1.25, 0.95, x1 - 1.05, y1 - 0.55, 1.0).obj("slab", paint("#e6e2d8", 0.2))
    dress_form(x1 - 1.5, y0 + 0.85, 14, "coat", "#c8932f", 5)
    dress_form((x0 + x1) / 2 - 0.3, y0 + 1.3, -12, "dress", "#7f8f78", 8)


VENUE_INTERIORS = {"garage": garage, "stable": stable, "herbalist": herbalist}
