"""The eleventh arrondissement from a third floor: workshop sheds, zinc roofs behind them, one tall brick chimney."""

from __future__ import annotations

import random

import bpy
from mathutils import Matrix

from studio.lights import sun
from studio.materials import brick, paint
from studio.mesh import M, at
from studio.outside.cloud_bank import cloud_bank
from studio.outside.surroundings import sky_over
from studio.outside.zinc_roofs import haze, house_top
from studio.room import Room
from studio.street.surfaces import old_pane, render_plaster, zinc


def shed_row(place: Matrix, length: float, deep: float, rng: random.Random) -> None:
    """Low workshops in the frame of their front (eaves at z = 0): three gables of zinc and glass, a flue, a tank."""
    front, roof, glazing, ribs = M(place), M(place), M(place), M(place)
    front.quad((0, 0, -12), (length, 0, -12), (length, 0, 0.02), (0, 0, 0.02), False)
    count = max(1, round(length / 7.5))
    step = length / count
    for k in range(count):
        a, b, ridge = step * k, step * (k + 1), 1.9 + rng.uniform(-0.2, 0.3)
        mid = a + step * rng.uniform(0.45, 0.55)
        front.add([(a, 0, 0), (b, 0, 0), (mid, 0, ridge)], [(0, 1, 2)])
        for x0, z0, x1, z1 in ((a, 0.03, mid, ridge + 0.03), (mid, ridge + 0.03, b, 0.03)):
            roof.add([(x0, -0.2, z0), (x1, -0.2, z1), (x1, deep, z1), (x0, deep, z0)], [(0, 1, 2, 3)])
            lo, hi = 0.3, 0.72
            gx0, gx1 = x0 + (x1 - x0) * lo, x0 + (x1 - x0) * hi
            gz0, gz1 = z0 + (z1 - z0) * lo + 0.06, z0 + (z1 - z0) * hi + 0.06
            for y in range(1, int(deep) - 2, 4):
                glazing.add([(gx0, y, gz0), (gx1, y, gz1), (gx1, y + 2.8, gz1), (gx0, y + 2.8, gz0)], [(0, 1, 2, 3)])
                for j in range(6):
                    ribs.tube([(gx0, y + 0.56 * j, gz0 + 0.02), (gx1, y + 0.56 * j, gz1 + 0.02)], 0.02, 5)
            for j in range(int(deep / 0.9)):
                ribs.tube([(x0, 0.9 * j, z0 + 0.01), (x1, 0.9 * j, z1 + 0.01)], 0.018, 5)
        x = a + step * 0.2
        ribs.tube([(x, 3.0, 0.4), (x, 3.0, 2.7)], 0.13, 10).tube([(x, 3.0, 2.7), (x, 3.0, 2.95)], 0.2, 10)
    front.obj("shed-front", rng.choice((brick("#8d5a44", "#a56c50"), render_plaster("#cfc6b4"))))
    roof.obj("shed-roof", zinc("#818a90"))
    glazing.obj("shed-glazing", old_pane(0.0, False))
    ribs.obj("shed-ribs", zinc("#6f787e"), smooth=True)


def works_chimney(x: float, y: float, z: float, tall: float) -> None:
    """A round stack of brick with bands, tapering, a collar at its head."""
    head = tall - 1.6
    body = M().lathe([(1.35, 0), (1.3, 0.2), (0.86, head), (0.95, head + 0.1), (1.0, head + 0.5), (0.9, head + 0.6), (0.86, tall), (0.6, tall), (0.6, tall - 0.5)], (x, y, z), 40)
    body.obj("works-chimney", brick("#86503c", "#a4694d", "#b3a898"), smooth=True)
    bands = M()
    for k in range(int(tall / 2.6)):
        share = k * 2.6 / head
        bands.lathe([(1.32 - 0.44 * share, 0), (1.34 - 0.44 * share, 0.02), (1.34 - 0.44 * share, 0.1), (1.32 - 0.44 * share, 0.12)], (x, y, z + 2.6 * k), 32)
    bands.obj("chimney-bands", paint("#33302d", 0.6), smooth=True)


def works_roofs(room: Room, radiance: float) -> None:
    """Beyond the west and south sides: sheds below the sills, three rows of roofs, the chimney, a pale skyline."""
    rng = random.Random(room.seed * 7 + 3)
    before = set(bpy.context.scene.objects)
    shed_row(at(-11, -16, -1.0, 90), 27, 12, rng)
    shed_row(at(-11.5, 12, -0.2, 90), 24, 11, rng)
    shed_row(at(28, -12, -0.8, 180), 36, 12, rng)
    rows = ((26.0, -0.6, 9.0), (44.0, 0.4, 9.0), (66.0, 2.2, 11.0))
    for i, (away, z, step) in enumerate(rows):
        for side in (0, 1):
            v = -34.0 - 14 * i
            while v < 34 + 16 * i:
                width, up = step * rng.uniform(0.75, 1.3), rng.choice((-0.9, -0.2, 0.3, 1.2, 2.4))
                place = at(-away, v, z + up, 90) if side == 0 else at(v + width, -away, z + up, 180)
                house_top(place, width, rng, i == 0)
                v += width
        for a, b in (((-away + 5, -away + 5), (-away + 5, 90)), ((-away + 5, -away + 5), (90, -away + 5))):
            M().quad((*a, -12), (*b, -12), (*b, 13), (*a, 13)).obj("haze", haze((0.1, 0.16, 0.24)[i], "#c3ced8", 0.34))
    works_chimney(-23.0, -2.2, -12, 27)
    works_chimney(4.5, -58.0, -12, 27)
    far = M()
    for side in (0, 1):
        v = -130.0
        while v < 130:
            width, tall = rng.uniform(6, 18), rng.uniform(-0.5, 4.2)
            if side == 0:
                far.box(-112, v, -15, -108, v + width, tall)
            else:
                far.box(v, -112, -15, v + width, -108, tall)
            v += width
    far.obj("skyline", paint("#9aa5ae", 0.9))
    cloud_bank((0, 0), 150, 120, 330, 0.46, 0.42)
    room.backdrop(before)
    sky_over(-90, -90, 40, 60, 36, radiance, room.hour["col"], (20, 20))
    sun((-0.6, -0.28, -0.75), 0.7, "#f7efe2", 8)
