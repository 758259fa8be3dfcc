"""A workshop under a glass roof between two courtyards."""

from __future__ import annotations

import math
from typing import Any

import bpy
from mathutils import Vector

from studio.floors import floor
from studio.joinery import steel_window
from studio.lights import area, sun
from studio.materials import brick, glow, paint, plaster, stone
from studio.mesh import M, wall
from studio.opposite import facade_opposite
from studio.room import WARM, Room

WALLS = {
    "stone": lambda room: stone("#d8cbb0", 0.8, 0.36),
    "brick": lambda room: brick(),
    "whitebrick": lambda room: brick("#7b4a39", "#98674c", "#aba195", 0.88),
    "plaster": lambda room: plaster(room.wall_colour, 0.7),
}
ROOF_PITCH = 0.22  # ridge height over eaves as a share of the width


def courtyard_windows(room: Room) -> list[float]:
    """Steel windows and glazed doors to the courtyards, and the gate in the north wall; returns their centres."""
    W, L, H = room.W, room.L, room.H
    shape = "segment" if room.facts.get("windows") == "arched" else "rect"
    count = max(3, int(L / 2.6))
    pitch = L / count
    head = min(2.75, H - 1.2)
    centres = [(i + 0.5) * pitch for i in range(count)]
    for side in "EW":
        for i, y in enumerate(centres):
            foot = 0.02 if i % 2 == (side == "E") else 0.75
            room.cut(side, y - 0.68, foot, y + 0.68, head, shape, True, 0.7)
            steel_window(room, side, y - 0.68, foot, y + 0.68, head, 0.42, 0.45, shape=shape)
    gate = min(3.2, H - 0.8)
    round_head = "archdoor" in room.features
    room.cut("N", W * 0.5 - 1.5, 0.02, W * 0.5 + 1.5, gate, "arch" if round_head else shape, True, 0.7)
    steel_window(
        room, "N", W * 0.5 - 1.5, 0.02, W * 0.5 + 1.5, gate, 0.5, 0.45, shape="round" if round_head else shape
    )
    for side in "EWN":
        facade_opposite(room, side, 9.0, 0.0, floors=1)
    return centres


def glass_roof(room: Room) -> float:
    """Two glazed pitches on light trusses, with the daylight through them; returns the height of the ridge."""
    W, L, H, hour = room.W, room.L, room.H, room.hour
    ridge = H + W * ROOF_PITCH
    m = M()
    count = int(L / 0.62)
    for i in range(count + 1):
        y = L * i / count
        truss = i % 4 == 0
        half, deep = (0.035, 0.14) if truss else (0.016, 0.05)
        for eaves in (0, W):
            a, b = Vector((eaves, y, H)), Vector((W / 2, y, ridge))
            side = Vector((0, half, 0))
            foot = [a - side, a + side, b + side, b - side]
            m.add(
                foot + [q + Vector((0, 0, deep)) for q in foot],
                [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 5), (3, 0, 4, 7)],
            )
        if truss:
            m.tube([(0, y, H + 0.05), (W, y, H + 0.05)], 0.014, 8)
            m.tube([(W / 2, y, H + 0.05), (W / 2, y, ridge)], 0.014, 8)
            for q in (0.25, 0.75):
                knee = (W * q, y, H + (ridge - H) * 0.5)
                m.tube([(W * q, y, H + 0.05), knee], 0.01, 8)
                m.tube([knee, (W / 2, y, H + 0.05)], 0.01, 8)
    for q in (0, 0.33, 0.66, 1):
        for sign in (-1, 1):
            x, z = W / 2 + sign * W / 2 * (1 - q), H + (ridge - H) * q
            m.box(x - 0.02, 0, z + 0.02, x + 0.02, L, z + 0.09)
    m.box(0, 0, H - 0.02, 0.12, L, H + 0.12).box(W - 0.12, 0, H - 0.02, W, L, H + 0.12)
    m.obj("roof", paint(room.facts.get("steel", "#26292a"), 0.5))
    power = hour["sky"] * 0.55 * math.pi * W * L
    area((W / 2, L / 2, ridge + 0.6), (W / 2, L / 2, 0), W, L, power, hour["col"], False)
    if hour["sun"]:
        height, turn = math.radians(max(hour["elev"], 38)), math.radians(room.facts.get("sunAz", 20))
        flat = math.cos(height)
        direction = (flat * math.cos(turn), flat * math.sin(turn), -math.sin(height))
        sun(direction, hour["sun"] * 0.95, hour["suncol"], 0.8)
    return ridge


def gables(room: Room, ridge: float, mat: bpy.types.Material) -> None:
    """The triangles of wall under the roof at both ends."""
    W, L, H = room.W, room.L, room.H
    outline = [(-0.3, H + 0.04), (W + 0.3, H + 0.04), (W / 2, ridge + 0.15)]
    for name, start, end in (("gable-south", (0, 0), (W, 0)), ("gable-north", (W, L), (0, L))):
        wall(name, start, end, H, mat, (), 0.4, 0.0, outline)


def festoon(room: Room) -> None:
    """Strings of bulbs from wall to wall."""
    W, L, H = room.W, room.L, room.H
    cable, bulbs = M(), M()
    for k in range(int(L / 1.7)):
        y, z = 1.0 + k * 1.7, H - 0.55
        path = [(W * q / 20, y, z - 0.45 * (1 - (q / 10 - 1) ** 2)) for q in range(21)]
        cable.tube(path, 0.005, 6)
        for px, py, pz in path[1:20:2]:
            bulbs.sphere((px, py, pz - 0.05), 0.032, 12)
    cable.obj("cable", paint("#111111", 0.5))
    bulbs.obj("bulbs", glow(WARM, 16.0, 0.2), smooth=True)
    power = 90 * room.hour["lamps"]
    area((W / 2, L / 2, H - 1.05), (W / 2, L / 2, 0), W * 0.8, L * 0.8, power, WARM, False)


def mezzanine_stair(room: Room) -> None:
    """A steel stair along the south wall to the office door under the gable: what the opposite view looks at."""
    W = room.W
    steel = paint(room.facts.get("steel", "#26292a"), 0.5)
    rise, run, count = 0.19, 0.25, 14
    x0, height = W - 0.9 - run * count, rise * count
    m = M()
    for k in range(count):
        m.box(x0 + run * k, 0.08, rise * (k + 1) - 0.035, x0 + run * (k + 1) + 0.02, 0.98, rise * (k + 1))
    for y in (0.06, 0.98):
        a, b = Vector((x0, y, 0.0)), Vector((x0 + run * count, y, height))
        up, side = Vector((0, 0, 0.2)), Vector((0, 0.03, 0))
        m.add(
            [a, b, b + up, a + up, a + side, b + side, b + up + side, a + up + side],
            [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (3, 2, 6, 7)],
        )
    m.box(x0 + run * count, 0.02, height - 0.08, W, 1.0, height)
    for k in range(0, count + 1, 2):
        m.tube([(x0 + run * k, 1.0, rise * k), (x0 + run * k, 1.0, rise * k + 0.98)], 0.009, 8)
    m.tube([(x0, 1.0, 0.98), (x0 + run * count, 1.0, height + 0.98), (W, 1.0, height + 0.98)], 0.017, 10)
    m.tube([(W - 0.05, 0.98, 0), (W - 0.05, 0.98, height)], 0.035, 12)
    m.obj("stair", steel, 0.002)


def atelier(facts: dict[str, Any]) -> Room:
    """Build a workshop. `walls`: plaster, brick, whitebrick, stone. Features: festoon, archdoor."""
    room = Room(facts, 1.5, (0.8, 1.6, 0.8, 1.0))
    room.fill_strength = 0.0
    W, L, H = room.W, room.L, room.H
    walls = WALLS[facts.get("walls", "plaster")](room)
    centres = courtyard_windows(room)
    room.build_walls({"*": walls}, 0.4, H)
    floor(facts.get("floor", "stone"), W, L, room.rng, facts.get("floorColor"))
    ridge = glass_roof(room)
    gables(room, ridge, walls)
    mezzanine_stair(room)
    if "festoon" in room.features or room.hour["lamps"] > 0.85:
        festoon(room)
    room.dev = dict(key=0.42, white=0.74, contrast=1.38, sat=1.08, awb=0.35)
    if facts.get("walls") == "brick":
        room.dev["key"] = 0.34
    add_views(room, centres)
    return room


def add_views(room: Room, centres: list[float]) -> None:
    """The views of a workshop."""
    W, L, H = room.W, room.L, room.H
    room.shot("wide", (W * 0.40, 0.45, 1.45), (W * 0.52, L, 0), 23, 0.06)
    room.shot("opposite", (W * 0.26, L - 0.6, 1.45), (W * 0.62, 0, 0), 23, 0.06)
    room.shot("corner", (W * 0.12, 1.2, 1.45), (W * 0.85, L * 0.8, 0), 23, 0.06)
    y = centres[1]
    room.shot("detail-window", (W - 2.6, y - 1.5, 1.4), (W, y + 0.25, 0), 40, 0.06, 2.8, near=0.5)
    room.shot("detail-brick", (W - 1.7, y - 0.6, 1.4), (W, y + 1.35, 0), 50, 0.02, 2.5, near=0.5)
    room.shot("detail-floor", (W * 0.60, L * 0.30, 0.6), (W * 0.42, L, 0.3), 45, -0.03, 2.5, 3.2, near=0.5)
    room.shot(
        "detail-roof",
        (W * 0.30, L * 0.30, 1.5),
        (W * 0.62, L * 0.85, H + 0.5),
        38,
        0,
        5.6,
        tilt=True,
        near=0.5,
    )
    room.shot("detail-stair", (W * 0.42, 3.9, 1.4), (W * 0.74, 0.5, 0), 38, 0.05, 2.8, near=0.5)
