"""A factory floor: brick, iron columns, big steel windows on the street."""

from __future__ import annotations

import math
from typing import Any

from studio.floors import floor
from studio.joinery import steel_window
from studio.lights import area, spot
from studio.materials import brick, glow, metal, paint, plaster, slabs, wood
from studio.mesh import M
from studio.opposite import facade_opposite
from studio.room import WARM, Box, Room
from studio.structure import ibeam, iron_column


def windows(room: Room) -> list[float]:
    """Steel windows along the west side and a wide one in the north wall; returns their centres (y)."""
    W, L, H = room.W, room.L, room.H
    shape = "segment" if room.facts.get("windows") == "arched" else "rect"
    count = max(2, int(L / 3.1))
    pitch = L / count
    half = (pitch - 0.95) / 2
    z0, z1 = 0.85, H - 0.62
    centres = [(i + 0.5) * pitch for i in range(count)]
    for y in centres:
        room.cut("W", y - half, z0, y + half, z1, shape)
        steel_window(room, "W", y - half, z0, y + half, z1, 0.5, 0.44, shape=shape)
        a, b = room.span("W", y - half - 0.05, y + half + 0.05)
        M(room.T("W")).box(a, -0.06, z0 - 0.05, b, 0.3, z0).obj("sill", slabs("#a8a196", 3, 0.6), 0.006)
    x0, x1 = W * 0.19, W * 0.81
    room.cut("N", x0, 0.0, x1, H - 0.6, shape)
    steel_window(room, "N", x0, 0, x1, H - 0.6, 0.6, 0.5, shape=shape)
    return centres


def glass_roof(room: Room, hole: Box) -> None:
    """Glazing bars over a hole in the ceiling and the daylight through it."""
    x0, y0, x1, y1 = hole
    H, hour = room.H, room.hour
    bars = M()
    count = int((y1 - y0) / 0.6)
    for i in range(count + 1):
        y = y0 + (y1 - y0) * i / count
        bars.box(x0, y - 0.018, H + 0.2, x1, y + 0.018, H + 0.28)
    for q in (0.33, 0.66):
        x = x0 + (x1 - x0) * q
        bars.box(x - 0.02, y0, H + 0.2, x + 0.02, y1, H + 0.3)
    bars.obj("bars", paint(room.facts.get("accent", "#2a2c2d"), 0.5))
    x, y, w, l = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
    area(
        (x, y, H + 1.2), (x, y, 0), w + 0.6, l + 0.6, hour["sky"] * 1.3 * math.pi * w * l, hour["col"], False
    )


def structure(room: Room, column_x: float) -> list[float]:
    """Columns carrying timber beams with joists, or steel beams; returns the columns' y."""
    W, L, H = room.W, room.L, room.H
    steel = paint(room.facts.get("accent", "#2a2c2d"), 0.5)
    count = max(2, int(L / 3.4))
    timber = "timber" in room.features
    rows = [(i + 0.5) * L / count for i in range(count)]
    steel_beams = M()
    for y in rows:
        iron_column(column_x, y, H - (0.05 if timber else 0.0), steel)
        if timber:
            M().box(0, y - 0.13, H - 0.3, W, y + 0.13, H).obj("beam", wood("#6f5238", 0.6), 0.008)
        else:
            ibeam(steel_beams, 0, W, y, H - 0.25)
    if not timber:
        steel_beams.obj("beams", steel, 0.003)
        return rows
    joists = M()
    for i in range(int(W / 0.62)):
        x = (i + 0.5) * W / int(W / 0.62) + room.rng.gauss(0, 0.012)
        tone = (room.rng.random(), room.rng.random(), room.rng.random(), 1)
        joists.box(x - 0.045, 0, H - 0.16, x + 0.045, L, H, tone)
    joists.obj("joists", wood("#8a6a4a", 0.6), 0.004)
    return rows


def pendants(room: Room, x: float) -> float:
    """Three enamelled shades over the free half; returns their height."""
    L, H = room.L, room.H
    z = 2.45 if H < 3.6 else 2.75
    for k in range(3):
        y = L * (0.24 + 0.26 * k)
        M().lathe(
            [(0.2, 0), (0.2, 0.012), (0.17, 0.06), (0.1, 0.13), (0.045, 0.17), (0.04, 0.22), (0.001, 0.23)],
            (x, y, z),
            40,
        ).obj("shade", paint("#17181a", 0.35), smooth=True)
        M().tube([(x, y, z + 0.2), (x, y, H)], 0.004, 6).obj("cord", paint("#111111", 0.5))
        M().sphere((x, y, z + 0.05), 0.05, 16).obj("bulb", glow(WARM, 14.0, 0.1), smooth=True)
        spot((x, y, z + 0.03), (x, y, 0), 80 * room.hour["lamps"], WARM, 120, 0.6, 0.08)
    return z


def loft(facts: dict[str, Any]) -> Room:
    """Build a loft. Features: whitebrick, plasterside, timber, duct, glassroof, woodceiling; windows: arched."""
    room = Room(facts, 1.7)
    W, L, H = room.W, room.L, room.H
    column_x = W * 0.6 if W > 6 else W * 0.66
    room.free = (0.7, 0.9, column_x - 0.45, L - 0.9)
    centres = windows(room)
    white = "whitebrick" in room.features
    masonry = brick("#7b4a39", "#98674c", "#aba195", 0.86 if white else 0.0)
    smooth = plaster(room.wall_colour, 0.7)
    west = smooth if "plasterside" in room.features else masonry
    room.build_walls({"*": masonry, "S": smooth, "N": masonry if white else smooth, "W": west}, 0.42)
    for side in "WN":
        facade_opposite(room, side, 14)
    room.sunlight("W", -32)
    floor(facts.get("floor", "planks"), W, L, room.rng, facts.get("floorColor"))
    hole: Box | None = (W * 0.2, L * 0.2, W * 0.56, L * 0.72) if "glassroof" in room.features else None
    overhead = wood("#c2a078", 0.55) if "woodceiling" in room.features else plaster("#eeece7", 0.75)
    room.ceiling(overhead, hole, 0.35)
    if hole:
        glass_roof(room, hole)
    columns = structure(room, column_x)
    if "duct" in room.features:
        M().tube([(W * 0.82, 0, H - 0.5), (W * 0.82, L, H - 0.5)], 0.17, 32).obj(
            "duct", metal("#b9bcbd", 0.38), smooth=True
        )
    goods_door(room)
    lamp_z = pendants(room, W * 0.38)
    add_views(room, column_x, columns, centres, lamp_z)
    return room


def goods_door(room: Room) -> None:
    """The sliding door of the goods lift in the south wall: what the opposite view looks at."""
    T, x = room.T("S"), room.lx("S", room.W * 0.30)
    height = min(2.7, room.H - 0.7)
    steel = paint("#3b4143", 0.45)
    M(T).box(x - 1.1, -0.09, 0.02, x + 1.1, -0.04, height).obj("slide", steel, 0.004)
    ribs = M(T)
    for k in range(7):
        rib_x = x - 1.1 + 2.2 * k / 6
        ribs.box(rib_x - 0.02, -0.115, 0.02, rib_x + 0.02, -0.09, height)
    for z in (0.12, height / 2, height - 0.1):
        ribs.box(x - 1.1, -0.112, z - 0.03, x + 1.1, -0.09, z + 0.03)
    ribs.obj("slide-ribs", steel, 0.003)
    M(T).box(x - 1.3, -0.12, height + 0.03, x + 3.3, -0.02, height + 0.1).obj(
        "rail", paint("#1b1c1d", 0.4), 0.004
    )
    M(T).tube([(x + 0.95, -0.16, 0.95), (x + 0.95, -0.16, 1.35)], 0.014, 10).obj(
        "handle", metal("#b8935a", 0.3)
    )


def add_views(room: Room, column_x: float, columns: list[float], centres: list[float], lamp_z: float) -> None:
    """The views of a loft."""
    W, L = room.W, room.L
    white = "whitebrick" in room.features
    room.dev = dict(key=0.5 if white else 0.27, white=0.8 if white else 0.62, contrast=1.4, sat=1.08, awb=0.4)
    room.shot("wide", (W * 0.40, 0.4, 1.4), (W * 0.42, L, 0), 22, 0.05)
    room.shot("opposite", (W - 0.5, L - 0.6, 1.4), (W * 0.22, 0, 0), 23, 0.05)
    room.shot("corner", (0.6, 0.9, 1.4), (W * 0.92, L * 0.72, 0), 24, 0.045)
    near, far = columns[0], columns[1]
    room.shot(
        "detail-column",
        (column_x - 1.5, near - 1.7, 1.35),
        (column_x + 0.35, near + 0.2, 0),
        50,
        0.05,
        2.2,
        2.25,
        near=0.5,
    )
    room.shot("detail-brick", (W - 1.5, far - 1.8, 1.45), (W, far + 0.1, 0), 50, 0.0, 2.5, near=0.5)
    room.shot(
        "detail-floor",
        (W * 0.5, centres[0] - 0.4, 0.7),
        (0.5, centres[-1] - 0.6, 0.4),
        45,
        -0.04,
        2.5,
        3.0,
        near=0.5,
    )
    room.shot(
        "detail-lamp", (W * 0.38 + 1.1, L * 0.5 - 2.3, 1.5), (W * 0.38 + 0.25, L * 0.5, lamp_z - 0.05), 58, 0, 2.5,
        tilt=True,
    )  # fmt: skip
    room.shot(
        "detail-window", (2.3, centres[0] - 1.2, 1.5), (0, centres[0] + 0.9, 0), 40, 0.06, 1.4, 2.6, near=0.5
    )
