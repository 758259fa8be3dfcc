"""Outside a hôtel between court and garden: east a walled garden with green trellis and trees, west its paved court."""

from __future__ import annotations

import bpy

from studio.features.trellis import trellis
from studio.materials import paint, plaster, stone
from studio.mesh import M, at, wall
from studio.outside.surroundings import Surroundings, sky_over
from studio.room import Room
from studio.street.facade import FacadeStyle, facade
from studio.street.ground import cobbles, fallen_leaves, gravel, plain_ground
from studio.street.houses import shop_house
from studio.street.props import garden_chair
from studio.street.surfaces import ground, limestone, render_plaster
from studio.street.trees import TreeKind, box_ball, hedge, ivy

WALL = 4.3
GREEN = "#5d7d67"


def trellised_garden(room: Room, x0: float, y0: float, y1: float, far: float, radiance: float, time: str) -> None:
    """East of x0: gravel, a lawn, trees, the garden wall at `far`; its ends lie at y0 - 6 and y1 + 6.
    The houses beyond it cast no shadow, so that the morning sun comes over the wall."""
    around = Surroundings(room.seed, time)
    rng = around.rng
    before = set(bpy.context.scene.objects)
    south, north = y0 - 6.0, y1 + 6.0
    gravel(-1.0, south - 1, far + 1, north + 1, -0.06)
    plain_ground(x0 + 1.9, y0 + 0.4, far - 1.6, y0 + 5.2, -0.035, ground("#5f7138", 70.0))
    plain_ground(x0 + 1.9, y1 - 5.2, far - 1.6, y1 - 0.4, -0.035, ground("#5f7138", 70.0))
    masonry, laths = render_plaster("#d8cbb0"), paint(GREEN, 0.55)
    for a, b in (((far, south), (far, north)), ((far, north), (7.1, north)), ((7.1, south), (far, south))):
        wall("garden-wall", a, b, WALL, masonry, (), 0.4)
    cope = M().box(far - 0.08, south, WALL, far + 0.5, north, WALL + 0.12)
    cope.box(6.9, north - 0.08, WALL, far + 0.5, north + 0.5, WALL + 0.13).box(6.9, south - 0.5, WALL, far + 0.5, south + 0.08, WALL + 0.14)
    cope.obj("cope", stone("#c9bda4", 1.2, 0.4), 0.01)
    east = at(far, 0, 0, -90)
    y = south + 0.4
    while y + 2.3 < north:
        trellis(east, -(y + 2.3), 0.35, -y, WALL - 0.35, laths, 0.22)
        y += 2.64
    for place, start in ((at(0, north, 0, 0), 1), (at(0, south, 0, 180), -1)):
        x = 7.6
        while x + 2.3 < far:
            a, b = sorted((start * x, start * (x + 2.3)))
            trellis(place, a, 0.35, b, WALL - 0.35, laths, 0.22)
            x += 2.64
    for a, b, count in ((-y1 - 3, -y1 + 1.5, 6500), (-8.6, -4.4, 4200), (-y0 - 0.5, -y0 + 4.0, 6000)):
        ivy(east, a, b, 0.1, WALL + 0.25, rng, count, "#55703c")
    hedge(far - 1.2, south + 0.5, far - 0.5, north - 0.5, 0.7, rng, 420)
    for ya, yb in ((y0 + 0.2, y0 + 5.4), (y1 - 5.4, y1 - 0.2)):
        hedge(x0 + 1.75, ya, x0 + 2.05, yb, 0.32, rng, 500)
    young, old = TreeKind(rng, 5.2, 1.7, 3200, "#74864a", 0.12), TreeKind(rng, 8.5, 2.7, 6000, "#5f7540", 0.15)
    for kind, px, py in (
        (young, far - 2.4, y0 + 2.2), (young, far - 2.6, y1 - 2.0), (old, far - 1.9, y0 - 2.6), (old, far - 2.4, y1 + 2.4),
        (old, far + 3.5, 4.0), (old, far + 4.5, 11.5), (young, 9.0, south + 2.0), (young, 12.6, north - 2.2), (old, 12.9, south + 1.8),
    ):  # fmt: skip
        kind.plant(px, py, -0.05, rng, False)
    for px, py in ((x0 + 1.0, 5.9), (x0 + 1.0, 8.5), (far - 2.0, 5.7), (far - 2.0, 8.7), (9.4, y0 - 1.2), (12.2, y1 + 1.2)):
        box_ball(px, py, rng, 0.3, "#4d544c", 0.42)
    for px, py, turn, low in ((x0 + 3.1, 7.9, 62, True), (x0 + 3.4, 6.8, 118, False), (10.6, y0 - 2.6, 160, True)):
        garden_chair(px, py, turn, low, "#dfe2d6")
    basin = M().lathe([(0.001, 0.2), (0.55, 0.22), (0.62, 0.34), (0.7, 0.36), (0.7, 0.0)], (far - 2.6, 7.2, -0.05), 40)
    basin.lathe([(0.16, 0.2), (0.09, 0.34), (0.07, 0.6), (0.1, 0.72), (0.3, 0.84), (0.32, 0.88), (0.001, 0.84)], (far - 2.6, 7.2, -0.05), 28)
    basin.obj("basin", limestone("#c7bda8", 3.0, 3.0), smooth=True)
    house = render_plaster("#d9d0bb")
    for ya, yb in ((y1 + 1.15, north + 4.5), (south - 4.5, y0 - 1.15)):
        M().box(0.0, ya, -0.2, 7.1, yb, 8.6).box(-0.1, ya, 8.6, 7.25, yb, 8.9).obj("house-ends", house)
    ivy(at(7.1, 0, 0, 90), y1 + 1.4, north - 0.4, 0, 6.5, rng, 4500, "#55703c")
    ivy(at(7.1, 0, 0, 90), south + 0.4, y0 - 1.4, 0, 6.5, rng, 4500, "#55703c")
    solid = set(bpy.context.scene.objects)
    style = FacadeStyle("hotel", "#e6ddca", ground=4.6, storeys=3, storey=3.3, bay=2.9, bossage=False)
    facade(at(far + 9, north + 6, -0.1, -90), north - south + 12, style, rng, (), 0.25 if time == "dusk" else 0.04, 0.5)
    plain = FacadeStyle("plain", "#cdc0a6", ground=4.4, storeys=2, storey=3.1, bay=3.3, bossage=False)
    facade(at(5.0, north + 5, -0.1, 0), far + 2, plain, rng, (), 0.2 if time == "dusk" else 0.03, 0.5)
    facade(at(far + 9.2, south - 5, -0.1, 180), far + 4, plain, rng, (), 0.2 if time == "dusk" else 0.03, 0.5)
    for thing in set(bpy.context.scene.objects) - solid:
        thing.visible_shadow = False
    fallen_leaves(x0 + 0.6, south + 2, far - 0.5, north - 2, 260, rng, -0.03)
    entrance_court(room, around)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    sky_over(x0, south, far + 6, north, 17, radiance, room.hour["col"], (-4, 0))
    sky_over(-15, -4, -0.6, 19, 15, radiance, room.hour["col"], (-4, 0))


def entrance_court(room: Room, around: Surroundings) -> None:
    """West of x = 0: cobbles, the house that closes the court, box in pots, a step at the windows."""
    rng = around.rng
    shop_house(at(-13.5, -8, -0.15, 90), 30, "hotel", around.sky, rng, shops=False)
    shop_house(at(-13.5, 19.5, -0.15, 0), 13.5, "plain", around.sky, rng, shops=False)
    shop_house(at(0, -5.5, -0.15, 180), 13.5, "plain", around.sky, rng, shops=False)
    cobbles(-13.5, -8, -0.4, 22, rng, -0.15, "#8f897e", 0.05)
    M().box(-0.95, -0.5, -0.16, -0.34, 15, -0.02).obj("court-step", limestone("#c9bda6", 1.6, 3.0), 0.012)
    for y in (3.2, 11.3):
        box_ball(-0.75, y, rng, 0.34, "#3f4a45", 0.5)
    tree = TreeKind(rng, 7.5, 2.4, 5200, "#6a7d43", 0.15)
    tree.plant(-8.6, 2.6, -0.15, rng)
    tree.plant(-8.2, 12.6, -0.15, rng)
