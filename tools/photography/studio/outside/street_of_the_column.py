"""A street of cut stone in rain, seen from a first floor; a second one leads aslant to a bronze column."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from studio.materials import metal
from studio.mesh import M, at
from studio.outside.surroundings import Surroundings, sky_over
from studio.outside.zinc_roofs import haze
from studio.room import Room
from studio.street.ground import asphalt, pavement
from studio.street.houses import shop_house
from studio.street.props import street_lamp
from studio.street.surfaces import limestone

ANGLE, MOUTH, HALF = 27.0, 13.6, 7.4


def street_of_the_column(room: Room, below: float, width: float, radiance: float) -> None:
    """West of the room: fronts at x = -`width`, the side street from (-`width`, 13.6) at 27° to the north."""
    around = Surroundings(room.seed, "overcast")
    rng = around.rng
    before = set(bpy.context.scene.objects)
    z, x = -below, -width
    gap = HALF / math.cos(math.radians(ANGLE))
    for y, size in ((MOUTH - gap - 36, 12.0), (MOUTH - gap - 24, 12.0), (MOUTH - gap - 12, 12.0), (MOUTH + gap, 12.0), (MOUTH + gap + 12, 12.0)):
        shop_house(at(x, y, z, 90), size, "haussmann", around.sky, rng, True)
    way = Vector((-math.cos(math.radians(ANGLE)), math.sin(math.radians(ANGLE)), 0))
    side = Vector((way.y, -way.x, 0))
    start = Vector((x, MOUTH, 0))
    for k in range(7):
        near, far = 13.0 * k, 13.0 * (k + 1)
        right = start + way * far + side * HALF
        shop_house(at(right.x, right.y, z, -ANGLE), 13.0 - (3.0 if k == 0 else 0.0), "haussmann", around.sky, rng, False)
        left = start + way * (near + (3.0 if k == 0 else 0.0)) - side * HALF
        shop_house(at(left.x, left.y, z, 180 - ANGLE), 13.0 - (3.0 if k == 0 else 0.0), "haussmann", around.sky, rng, False)
    pavement(at(x, -40, z, 90), 0, 90, 3.2, 0.8, rng=rng)
    asphalt(-150, -60, 0, 130, z - 0.12, 0.9)
    for share in (1, -1):
        foot = start + side * HALF * share
        if share > 0:
            place = at(*(foot + way * 100).xy, z, -ANGLE)
        else:
            place = at(foot.x, foot.y, z, 180 - ANGLE)
        pavement(place, 0, 98, 2.6, 0.8, rng=rng)
    for k in range(5):
        for share in (1, -1):
            spot = start + way * (6 + 18 * k) + side * (HALF - 2.2) * share
            street_lamp(spot.x, spot.y, z, 0.0, 3.8)
    foot = start + way * 116
    bronze_column(foot.x, foot.y, z, 24.0)
    for far, veil in ((30.0, 0.06), (62.0, 0.12), (98.0, 0.18)):
        a, b = start + way * far + side * 30, start + way * far - side * 30
        M().quad((a.x, a.y, z), (b.x, b.y, z), (b.x, b.y, z + 40), (a.x, a.y, z + 40)).obj("rain-veil", haze(veil, "#cdd4da", 0.55))
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    sky_over(-130, -50, -1.5, 90, 40, radiance, room.hour["col"], (20, -10))


def bronze_column(x: float, y: float, z: float, tall: float) -> None:
    """A green-brown column with a band that winds up its shaft, on a stone pedestal, a dome on top."""
    M().box(x - 2.6, y - 2.6, z, x + 2.6, y + 2.6, z + 0.7).box(x - 2.0, y - 2.0, z + 0.7, x + 2.0, y + 2.0, z + 4.2).box(x - 2.4, y - 2.4, z + 4.2, x + 2.4, y + 2.4, z + 4.7).obj(
        "pedestal", limestone("#b9b3a4", 3.0, 3.0, 0.0, 0.0)
    )
    shaft = M()
    top = tall - 2.6
    shaft.lathe([(1.75, 4.7), (1.8, 5.0), (1.55, 5.3), (1.34, top), (1.75, top + 0.4), (1.75, top + 0.9), (0.8, top + 1.0), (0.8, top + 1.9), (0.5, top + 2.4), (0.01, top + 2.6)], (x, y, z), 40)
    shaft.obj("column", metal("#5d6a58", 0.55), smooth=True)
    band = M()
    turns, steps = 13, 32
    points = []
    for k in range(turns * steps + 1):
        share = k / (turns * steps)
        radius = 1.58 - 0.21 * share
        points.append((x + radius * math.cos(share * turns * math.tau), y + radius * math.sin(share * turns * math.tau), z + 5.6 + (top - 6.0) * share))
    band.tube(points, 0.1, 6)
    band.obj("column-band", metal("#74806a", 0.5), smooth=True)
