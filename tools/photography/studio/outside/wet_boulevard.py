"""A grand boulevard after rain at dusk: a broad pavement with planes, lamps, a poster column without posters, fronts with lit shops."""

from __future__ import annotations

import bpy
from mathutils import Matrix

from studio.lights import point
from studio.materials import glow, paint
from studio.mesh import M, at
from studio.outside.surroundings import Surroundings, sky_over
from studio.plan import PlanRoom
from studio.street.facade import FacadeStyle, facade
from studio.street.ground import asphalt, fallen_leaves, pavement
from studio.street.houses import shop_house
from studio.street.masonry import Opening
from studio.street.props import bicycle, bollard, street_lamp
from studio.street.shopfronts import wall_lantern
from studio.street.surfaces import limestone
from studio.street.trees import TreeKind

FRONT = -0.66
ACROSS = -27.0


def own_house(room: PlanRoom, bays: tuple[float, ...], width: float, tall: float, around: Surroundings) -> None:
    """The house of the room: rusticated stone with mouldings round the bays, bronze lanterns, storeys above, neighbours."""
    shift = 1.5
    style = FacadeStyle("haussmann", "#d6ccb8", ground=5.15, storeys=4, storey=3.3, bay=2.6)
    openings = [Opening(x + shift - width / 2, 0.0, x + shift + width / 2, tall) for x in bays]
    place = Matrix.Translation((-shift, FRONT, 0))
    facade(place, 12.0, style, around.rng, openings, around.sky.lit, 0.5, deep=19.0)
    trim = M(place)
    for o in openings:
        trim.box(o.x0 - 0.2, -0.07, 0, o.x0, 0.02, tall).box(o.x1, -0.07, 0, o.x1 + 0.2, 0.02, tall).box(o.x0 - 0.2, -0.075, tall, o.x1 + 0.2, 0.02, tall + 0.22)
        trim.box(o.x0 - 0.3, -0.2, tall + 0.22, o.x1 + 0.3, 0.0, tall + 0.32).box(o.centre - 0.2, -0.14, tall - 0.02, o.centre + 0.2, 0.0, tall + 0.22)
    trim.obj("bay-surrounds", limestone(style.stone, 3.0, 3.0, 0.0, 0.0), 0.008)
    for x in ((bays[0] + bays[1]) / 2, (bays[1] + bays[2]) / 2):
        wall_lantern(place, x + shift, 2.75, 0.7)
        point((x, FRONT - 0.45, 2.6), 46, "#ffbe7a", 0.08)
    for x0 in (-shift - 12.0, 12.0 - shift):
        shop_house(at(x0, FRONT, 0, 0), 12.0, "haussmann", around.sky, around.rng, True)


def poster_column(x: float, y: float, z: float) -> None:
    """A green iron column for bills, blank and lit from within, with a scaled dome and a finial."""
    iron = M().lathe([(0.001, 0), (0.78, 0), (0.78, 0.28), (0.7, 0.34), (0.7, 0.62), (0.64, 0.66)], (x, y, z), 32)
    iron.lathe([(0.64, 2.5), (0.78, 2.56), (0.82, 2.7), (0.95, 2.74), (0.95, 2.82), (0.7, 2.9)], (x, y, z), 32)
    iron.lathe([(0.72, 2.88), (0.7, 3.1), (0.56, 3.36), (0.3, 3.56), (0.08, 3.66), (0.06, 3.84), (0.11, 3.92), (0.05, 4.0), (0.001, 4.16)], (x, y, z), 24)
    for k in range(3):
        iron.box(x - 0.65 + 0.62 * k, y - 0.02, z + 0.6, x - 0.6 + 0.62 * k, y + 0.02, z + 2.5)
    iron.obj("column-iron", paint("#1d3a2c", 0.36), smooth=True)
    M().lathe([(0.62, 0.64), (0.62, 2.52)], (x, y, z), 40).obj("column-drum", glow("#e2c48c", 0.16, 0.5), smooth=True)


def wet_boulevard(room: PlanRoom, bays: tuple[float, ...], width: float, tall: float, radiance: float) -> None:
    """All that lies south of the bays (centres `bays`, `width`, `tall`): 26 m from front to front."""
    around = Surroundings(room.seed + 2, "dusk")
    rng = around.rng
    before = set(bpy.context.scene.objects)
    for k in range(5):
        shop_house(at(34.0 - 12 * k, ACROSS, 0, 180), 12.0, "haussmann", around.sky, rng, k in (1, 2, 3))
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    own_house(room, bays, width, tall, around)
    pavement(at(0, FRONT, -0.02, 0), -34, 42, 5.4, 1.0, "#5f5c58", rng)
    asphalt(-36, ACROSS + 4.6, 46, FRONT - 5.5, -0.14, 0.95)
    pavement(at(40, ACROSS, -0.02, 180), 0, 74, 4.4, 0.9, rng=rng)
    planes = [TreeKind(rng, 9.5, 2.6, 4200, "#7d7338", 0.17) for _ in range(2)]
    for x in (-11.0, 11.9, 18.5):
        rng.choice(planes).plant(x, -5.1, -0.02, rng)
    for x in (-9.0, -1.5, 5.6, 12.4, 19.0):
        rng.choice(planes).plant(x, ACROSS + 3.7, -0.02, rng)
    for x, y in ((-4.2, -5.2), (12.9, -5.2), (-5.4, ACROSS + 3.9), (2.2, ACROSS + 3.9), (9.0, ACROSS + 3.9), (16.0, ACROSS + 3.9)):
        street_lamp(x, y, -0.02, 1.3 if y < -10 else 0.4, 3.8, True)
    poster_column(8.5, -3.1, -0.02)
    for k in range(4):
        bollard(7.2 + 1.5 * k, -5.7)
    bench = M()
    for k in range(5):
        bench.box(9.9, -4.55 + 0.085 * k, 0.42, 11.7, -4.48 + 0.085 * k, 0.45)
    for x in (10.05, 11.5):
        bench.box(x, -4.55, -0.02, x + 0.06, -4.14, 0.42)
    bench.obj("street-bench", paint("#2c4635", 0.4), 0.004)
    bicycle(0.0, -1.25, -0.02, 176, "#7a3b2a", 7)
    fallen_leaves(-8, -5.6, 14, -1.2, 240, rng, -0.015)
    sky_over(-30, ACROSS, 40, -1.4, 22.0, radiance, "#7d9be0", (0, -7))
