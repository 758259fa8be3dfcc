"""Galerie Valois: ground floor of an arcaded house of 1784, three arches, an apse, a round lantern and its disc of sun."""

from __future__ import annotations

import math
import random
from typing import Any

import bpy
from mathutils import Vector, noise

from studio.ceilings.round_lantern import round_lantern
from studio.daylight import TIMES
from studio.features.edge_trim import band, edge_frame
from studio.features.woven_bands import woven_bands
from studio.features.workaday import conduit, extinguisher
from studio.flooring.cabochon_stone import cabochon_stone, floor_limestone
from studio.lamps import track
from studio.lights import spot, sun
from studio.mannequins import dress_form, mannequin
from studio.materials import metal, paint, plaster
from studio.mesh import M, arch, at, rect, wall
from studio.openings.arch_with_fanlight import arch_with_fanlight
from studio.outside.arcade_and_garden import arcade_and_garden
from studio.plan import PlanRoom, curve
from studio.room import Room
from studio.shoes import shoe_row
from studio.storage import ladder

WIDTH, LENGTH, APSE = 9.0, 13.6, 2.2
SPRING = 2.1
LANTERN, RADIUS = (4.5, 7.2), 1.5
ARCHES = (1.65, 4.5, 7.35)
SUN_HEIGHT, SUN_TURN = 34.0, 4.0
JOINERY = "#4c5650"
SOUTH, EAST, NORTH_EAST = 0, 1, 2


def galerie_valois(facts: dict[str, Any]) -> Room:
    """Build the gallery; the garden lies at y < 0, the sun comes down through the lantern on the west wall."""
    bow = curve((WIDTH / 2, LENGTH), APSE, 0, 180, 20)
    room = PlanRoom(facts, [(0, 0), (WIDTH, 0), (WIDTH, LENGTH), *bow, (0, LENGTH)], (1.0, 1.4, 8.0, 12.6))
    room.fill_strength = 0.03
    room.hour = {**TIMES["noon"], "sky": 0.62, "ext": 0.36, "col": "#f3f3f2", "top": "#8fb6e6"}
    shell(room)
    cabochon_stone(-0.45, -0.36, WIDTH + 0.3, LENGTH + APSE + 0.2, room.seed)
    white = plaster("#eceae4", 0.7)
    extent = (-0.3, -0.3, WIDTH + 0.3, LENGTH + APSE + 0.3)
    round_lantern(room, LANTERN, RADIUS, extent, white, paint("#e4e3de", 0.4), 1.3)
    arcade_and_garden(room, [-8.4, -5.25, -2.1, 0.9 - 0.68, 3.075, 5.925, 8.78, 11.1, 14.25, 17.4], 0.8)
    height, turn = math.radians(SUN_HEIGHT), math.radians(SUN_TURN)
    sun((-math.cos(height) * math.cos(turn), -math.cos(height) * math.sin(turn), -math.sin(height)), 1.2, "#ffe9c8", 0.4)
    lights(room)
    used_walls(room)
    room.furnish = {"rest": at_rest, "presentation": still_presentation}
    room.dev = dict(key=0.44, white=0.86, contrast=1.34, sat=1.14, awb=0.5)
    room.shot("wide", (8.3, 12.9, 1.5), (1.5, 0, 0), 26, 0.08, 8)
    return room


def shell(room: PlanRoom) -> None:
    """Walls, the half dome of the apse behind its arch, skirting of stone and a plain cornice."""
    mat = plaster(room.wall_colour, 0.66)
    for x, sill in zip(ARCHES, (0.34, 0.0, 0.34)):
        room.open(SOUTH, x - 1.15, sill if sill else -0.02, x + 1.15, 3.7, "arch", 1.25)
        arch_with_fanlight(edge_frame(room, SOUTH), WIDTH - x, 2.3, 3.7, JOINERY, sill, 14.0 if not sill else 0.0)
    room.open(EAST, 11.2, -0.02, 12.15, 2.2)
    last = len(room.corners) - 1
    bow = range(NORTH_EAST + 1, last - 1)
    for i in (SOUTH, EAST, last):
        a, b = room.edge(i)
        wall(f"wall{i}", a, b, room.H + 0.05, mat, room.openings.get(i, ()), 0.34)
    for i in bow:
        a, b = room.edge(i)
        long = (b - a).length
        wall(f"apse{i}", a, b, SPRING, mat, (), 0.3, 0.0, rect(-0.02, -0.1, long + 0.02, SPRING + 0.02))
    wall("north", (WIDTH, LENGTH), (0, LENGTH), room.H + 0.05, mat, [arch(WIDTH / 2 - APSE, -0.2, WIDTH / 2 + APSE, SPRING + APSE, 48)], 0.3)

    def half_dome(u: float, v: float) -> tuple[float, float, float]:
        a, e = math.pi * u, math.pi / 2 * v
        return (WIDTH / 2 + APSE * math.cos(a) * math.cos(e), LENGTH + APSE * math.sin(a) * math.cos(e), SPRING + APSE * math.sin(e))

    M().grid(half_dome, 48, 24).obj("half-dome", mat, smooth=True)
    stone = floor_limestone("#c6bba6")
    sides = (SOUTH, EAST, NORTH_EAST, last - 1, last)
    band(room, [*sides, *bow], 0.0, 0.14, 0.022, stone)
    band(room, bow, SPRING - 0.05, SPRING + 0.03, 0.035, mat)
    band(room, (SOUTH, EAST, last), room.H - 0.2, room.H - 0.01, 0.05, mat, 0.012)
    band(room, (SOUTH, EAST, last), room.H - 0.09, room.H - 0.003, 0.11, mat, 0.016)
    M().box(WIDTH + 0.34, 10.9, -0.05, WIDTH + 2.2, 12.6, 2.6).obj("cloakroom", plaster("#8f8a80", 0.7))
    door = M(at(WIDTH + 0.02, 12.14, 0, -90 - 24))
    door.box(0, 0.0, 0.01, 0.92, 0.045, 2.19)
    for z0, z1 in ((0.2, 0.95), (1.1, 2.02)):
        door.frame(0.13, z0, 0.79, z1, [(0, 0.0), (0.012, 0.012), (0.03, 0.004)], 0.0)
    door.obj("door", paint("#e9e6de", 0.45), 0.003)


def lights(room: Room) -> None:
    """Two tracks with small heads, turned low by day; their boxes and one cable loop."""
    for x, side in ((1.5, 0.05), (7.5, 8.95)):
        heads = [0.12, 0.3, 0.62, 0.86]
        targets = [(side, 1.6 + 10.4 * k, 1.6) for k in heads]
        track((x, 1.6), (x, 12.0), room.H - 0.14, room.H, len(heads), targets, 4, "#ffe6c8", 44)
    spot((WIDTH / 2, 12.2, room.H - 0.2), (WIDTH / 2, LENGTH + 1.7, 1.7), 80, "#ffe2c0", 46, 0.8, 0.06)


def used_walls(room: PlanRoom) -> None:
    """Sockets, an extinguisher, the hygrometer on its hook, brass floor boxes, a ladder that was not put away."""
    last = len(room.corners) - 1
    west, east = edge_frame(room, last), edge_frame(room, EAST)
    conduit(east, LENGTH - 10.7, 1.2)
    conduit(west, 1.15, 0.34, (0.3,))
    extinguisher(east, LENGTH - 12.75)
    M(west).box(9.2, -0.035, 1.5, 9.29, -0.002, 1.64).obj("hygrometer", paint("#e7e4dc", 0.4), 0.006)
    boxes = M()
    for x, y in ((2.7, 3.6), (6.3, 3.6), (2.7, 10.8), (6.3, 10.8)):
        boxes.box(x - 0.07, y - 0.07, 0.0, x + 0.07, y + 0.07, 0.0025)
    boxes.obj("floor-boxes", metal("#8f7a4e", 0.4))


def boulder(x: float, y: float, z: float, size: float, seed: int) -> None:
    """A weathered stone standing on end: a sphere pushed in and out, flattened where it rests."""

    def skin(u: float, v: float) -> tuple[float, float, float]:
        a, e = math.tau * u, math.pi * (v - 0.5)
        way = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
        rough = noise.noise(way * 1.15 + Vector((seed, 0, 0))) * 0.34 + noise.noise(way * 3.1 + Vector((0, seed, 0))) * 0.09
        r = size * (1 + rough)
        return (x + way.x * r * 0.62, y + way.y * r * 0.74, z + max(way.z * r * 1.0 + size * 0.9, 0.0))

    M().grid(skin, 96, 64, True, (3.0, 2.0)).obj("boulder", plaster("#8f8a7d", 0.75, 4.0), smooth=True)


def series(room: PlanRoom, dyes: tuple[str, ...] = ("#a4492f", "#2f4a63", "#b98a3a")) -> None:
    """The woven works: two on the east wall, one on the west, one alone in the apse."""
    last = len(room.corners) - 1
    east, west = edge_frame(room, EAST), edge_frame(room, last)
    woven_bands(east, LENGTH - 4.4, 1.62, 1.3, 1.9, dyes[0], 3, room.H)
    woven_bands(east, LENGTH - 8.3, 1.62, 1.3, 1.9, dyes[1], 4, room.H)
    woven_bands(west, 3.2, 1.62, 1.3, 1.9, dyes[2], 5, room.H)


def at_rest(room: PlanRoom) -> None:
    """One stone in the disc of sun, the woven works, a form with a coat that waits before the arches."""
    series(room)
    white = plaster("#f0eee8", 0.55)
    M(at(1.15, 7.7, 0, 3)).box(-0.42, -0.42, 0, 0.42, 0.42, 0.62).obj("plinth", white, 0.004)
    boulder(1.15, 7.7, 0.62, 0.52, 7)
    dress_form(7.4, 8.2, 150, "coat", room.palette[2], 7, "iron")
    woven_bands(at(WIDTH / 2, LENGTH + 1.75, 0, 0), 0.0, 1.9, 1.6, 2.2, "#8a2f2a", 9, SPRING + APSE - 0.4, 0.0)
    ladder(7.9, 12.9, 24, 1.7)


def still_presentation(room: PlanRoom) -> None:
    """Seven figures on low discs of stone, set out like pieces on a board; shoes on a long low step."""
    rng = random.Random(f"{room.seed}-still")
    series(room)
    disc = floor_limestone("#bdb19b")
    figures = (
        (3.9, 3.9, "coat", 0), (5.4, 6.4, "dress", 2), (2.6, 7.5, "wrap", 4), (6.8, 8.7, "shirtdress", 1),
        (4.7, 10.3, "double", 3), (6.9, 11.7, "slip", 2), (2.1, 11.3, "blazer", 5),
    )
    for k, (x, y, kind, tone) in enumerate(figures):
        high = (0.12, 0.3, 0.12)[k % 3]
        M().lathe([(0.001, high), (0.52, high), (0.53, high - 0.01), (0.53, 0.0)], (x, y, 0), 64).obj("disc", disc, smooth=True)
        turn = -20 + rng.gauss(0, 20)
        before = set(bpy.context.scene.objects)
        if k % 3 == 2:
            dress_form(x, y, turn, kind, room.palette[tone], 30 + k, "iron", "#cfc4b0")
        else:
            mannequin(x, y, turn, kind, room.palette[tone], 30 + k, "#e4ded2", k % 2 == 0)
        for thing in set(bpy.context.scene.objects) - before:
            thing.location.z += high
    M(at(7.6, 5.2, 0, 88)).box(-1.2, -0.22, 0, 1.2, 0.22, 0.3).obj("step", plaster("#e9e6df", 0.55), 0.004)
    shoe_row(7.6, 5.2, 0.3008, 88, 6, [room.palette[4], room.palette[2], "#1b1a19"], "pump", 0.34)
