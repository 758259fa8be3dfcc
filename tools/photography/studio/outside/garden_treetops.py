"""A public garden from a noble floor: the balcony's rail, treetops in rows, gravel between them, far roofs in haze."""

from __future__ import annotations

import math
import random

import bpy

from studio.materials import paint
from studio.mesh import M, at
from studio.outside.surroundings import sky_over
from studio.outside.zinc_roofs import haze, house_top
from studio.room import Room
from studio.street.ground import gravel
from studio.street.surfaces import limestone
from studio.street.trees import ClippedTree, TreeKind

GROUND = -7.6


def balcony(x0: float, x1: float, y: float, deep: float) -> None:
    """A stone slab and a cast-iron rail of lozenges and rings, `deep` metres before the front at `y`."""
    M().box(x0, y - deep - 0.16, -0.22, x1, y, -0.05).obj("balcony", limestone("#cfc4ae", 3.0, 3.0))
    iron, line = M(), y - deep
    for z, size in ((1.0, 0.022), (0.86, 0.009), (0.16, 0.009), (0.08, 0.012)):
        iron.box(x0, line - size, z - size * 0.7, x1, line + size, z + size * 0.7)
    count = int((x1 - x0) / 0.36)
    for k in range(count):
        x = x0 + 0.36 * k
        iron.box(x - 0.011, line - 0.011, -0.05, x + 0.011, line + 0.011, 1.0)
        m = x + 0.18
        for a, b in (((x, 0.16), (m, 0.51)), ((m, 0.51), (x, 0.86)), ((x + 0.36, 0.16), (m, 0.51)), ((m, 0.51), (x + 0.36, 0.86))):
            iron.tube([(a[0], line, a[1]), (b[0], line, b[1])], 0.007, 6)
        iron.tube([(m + 0.075 * math.cos(math.tau * q / 20), line - 0.004, 0.51 + 0.075 * math.sin(math.tau * q / 20)) for q in range(21)], 0.008, 6)
        iron.tube([(m + 0.05 * math.cos(math.tau * q / 16), line, 0.93 + 0.05 * math.sin(math.tau * q / 16)) for q in range(17)], 0.006, 6)
    iron.obj("balcony-rail", paint("#1b1d1e", 0.45))


def garden_treetops(room: Room, front: float, radiance: float) -> None:
    """Beyond y = `front`: a tree before the house whose leaves break the sun, clipped limes, chestnuts, roofs, sky."""
    rng = random.Random(room.seed * 7 + 2)
    cx = room.W / 2
    balcony(cx - 9.0, cx + 9.0, front - 0.25, 0.95)
    before = set(bpy.context.scene.objects)
    gravel(cx - 120, -170, cx + 120, -9, GROUND)
    clipped = [ClippedTree(rng, 4.6, 3.0, 8.2, 5200, "#5f7440") for _ in range(2)]
    for row in range(3):
        for k in range(15):
            if row < 2 or k % 4:
                rng.choice(clipped).plant(cx - 36.5 + 5.2 * k, -21.0 - 6.2 * row, GROUND + rng.uniform(-0.25, 0.1), rng)
    kinds = [TreeKind(rng, 11.0, 4.2, 4200, colour, 0.3) for colour in ("#6b7c40", "#596b38", "#7c8446")]
    for k in range(34):
        row = k % 2
        rng.choice(kinds).plant(cx - 66 + 4.0 * k + rng.uniform(-1.5, 1.5), -49 - 12 * row + rng.uniform(-2.5, 2.5), GROUND - 1.6 + rng.uniform(-1.2, 0.8), rng, False)
    x = cx - 72.0
    while x < cx + 80:
        width = rng.uniform(8, 14)
        house_top(at(x + width, -104 + rng.uniform(-3, 3), 2.6 + rng.choice((-1.2, -0.4, 0.4, 1.3)), 180), width, rng, False)
        x += width
    M().quad((cx - 130, -97, -9), (cx + 130, -97, -9), (cx + 130, -97, 13), (cx - 130, -97, 13)).obj("haze", haze(0.42, "#c9d4de", 1.1 * radiance))
    far, x = M(), cx - 120.0
    while x < cx + 120:
        width, tall = rng.uniform(6, 18), rng.uniform(6.0, 9.5)
        far.box(x, -150, -9, x + width, -140, tall)
        if rng.random() < 0.6:
            c = x + rng.uniform(0.5, width - 0.5)
            far.box(c, -142, tall, c + rng.uniform(0.8, 2.2), -141, tall + rng.uniform(0.8, 2.2))
        x += width
    far.obj("skyline", paint("#9aa5af", 0.9))
    M().quad((cx - 160, -130, -9), (cx + 160, -130, -9), (cx + 160, -130, 15), (cx - 160, -130, 15)).obj("haze", haze(0.5, "#c9d4de", 1.1 * radiance))
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    plane = TreeKind(rng, 12.4, 3.6, 3600, "#6f8342", 0.2)
    plane.plant(cx + 4.4, -8.2, GROUND, rng, False)
    plane.plant(cx - 7.4, -9.6, GROUND, rng, False)
    sky_over(cx - 70, -110, cx + 70, -2.5, 30, radiance, room.hour["col"], (0, -8))
