"""A covered passage before a shop: fronts on both sides, mosaic underfoot, globes, a lantern roof of iron and glass."""

from __future__ import annotations

import math

import bpy

from studio.materials import marble, paint
from studio.mesh import M, arch, at, wall
from studio.outside.surroundings import Surroundings, sky_over
from studio.room import Room
from studio.street.ground import plain_ground
from studio.street.houses import shop_house
from studio.street.props import bistro_chair, cafe_table
from studio.street.scenes.passage import passage_side
from studio.street.surfaces import mosaic, render_plaster
from studio.street.trees import box_ball

BAY, BAYS, OWN = 4.4, 7, 3


def covered_passage(room: Room, wide: float, floor: float, radiance: float, colour: str) -> None:
    """Along y = 0, `wide` metres deep towards -y, its floor at z = `floor`; the room stands in bay OWN."""
    around = Surroundings(room.seed + 5, "overcast")
    rng = around.rng
    before = set(bpy.context.scene.objects)
    x0 = (room.W - BAY) / 2 - BAY * OWN
    x1 = x0 + BAY * BAYS
    passage_side(at(x0, 0, floor, 0), BAY * BAYS, around, colour, BAY, OWN)
    passage_side(at(x1, -wide, floor, 180), BAY * BAYS, around, colour, BAY)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT" and abs(thing.location.x - room.W / 2) > 7:
            bpy.data.objects.remove(thing)
    plain_ground(x0 - 4, -wide - 0.3, x1 + 4, 0.02, floor, mosaic())
    border = M()
    for y in (-wide + 0.02, -0.44):
        border.box(x0 - 4, y, floor - 0.02, x1 + 4, y + 0.4, floor + 0.004)
    border.obj("border", marble("#4a4640", "#8d8578", 0.2))
    iron, panes = M(), M()
    low, high, half, mid = 6.2, 7.6, wide / 2 + 0.3, -wide / 2
    for k in range(int((x1 - x0) / 1.1) + 1):
        x = x0 + 1.1 * k
        for side in (-1, 1):
            iron.tube([(x, mid + side * half, low), (x, mid, high)], 0.035 if k % 4 == 0 else 0.014, 6)
        if k % 4 == 0:
            iron.tube([(x, mid - half, low + 0.1), (x, mid + half, low + 0.1)], 0.015, 6)
            iron.tube([(x, mid, low + 0.1), (x, mid, high)], 0.015, 6)
            iron.tube([(x, mid + 0.45 * math.cos(t / 16 * math.tau), low + 0.68 + 0.42 * math.sin(t / 16 * math.tau)) for t in range(17)], 0.014, 6)
    for side in (-1, 1):
        for t in (0.0, 0.3, 0.65, 1.0):
            y, z = mid + side * half * (1 - t), low + (high - low) * t
            iron.tube([(x0, y, z), (x1, y, z)], 0.016, 5)
    iron.obj("roof-iron", paint("#3c4a46", 0.5), smooth=True)
    doorway = arch(1.3, floor - 0.1, wide - 0.1, 4.2, 24)
    for start, stop in (((x0 - 0.1, 0.6), (x0 - 0.1, -wide - 0.6)), ((x1 + 0.1, -wide - 0.6), (x1 + 0.1, 0.6))):
        wall("passage-end", start, stop, 8.2, render_plaster("#ddd3bd"), [doorway], 0.4)
    shop_house(at(x1 + 9, 6, floor, -90), 12.0, "haussmann", around.sky, rng, True)
    placed_so_far = set(bpy.context.scene.objects)
    cafe_table(room.W + 3.2, -wide + 0.85)
    bistro_chair(room.W + 2.65, -wide + 0.85, 0, -86, back="#3c5a4a")
    bistro_chair(room.W + 3.8, -wide + 0.9, 0, 94, back="#3c5a4a")
    for x in (-1.9, room.W + 1.5):
        box_ball(x, -0.6, rng, 0.25, "#6d6a64", 0.45)
    for thing in set(bpy.context.scene.objects) - placed_so_far:
        thing.location.z += floor
    sky_over(x0 + 1, -wide + 0.2, x1 - 1, -0.2, 7.4, radiance, "#eef3f7")
    sky_over(x1 + 1, -8, x1 + 8, 5, 16, radiance * 1.2, "#eef3f7", (5, 0))
