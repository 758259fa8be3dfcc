"""A white gallery behind a shop window: track lights, pictures, a desk by the back wall."""

from __future__ import annotations

import math
from typing import Any

from studio.accessories import vase
from studio.artworks import canvas
from studio.floors import floor
from studio.joinery import shopfront
from studio.lamps import led_strip, track
from studio.lights import area
from studio.materials import metal, paint, plaster
from studio.mesh import M
from studio.opposite import facade_opposite
from studio.room import NEUTRAL, Box, Room


def skylight(room: Room, hole: Box) -> None:
    """Glazing bars over a hole in the ceiling and the daylight through it."""
    x0, y0, x1, y1 = hole
    H, hour = room.H, room.hour
    bars = M()
    for i in range(7):
        y = y0 + (y1 - y0) * i / 6
        bars.box(x0, y - 0.02, H + 0.45, x1, y + 0.02, H + 0.53)
    bars.obj("bars", paint("#44484a", 0.45))
    x, y, w, l = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
    area((x, y, H + 1.0), (x, y, 0), w, l, hour["sky"] * 1.6 * math.pi * w * l, hour["col"], False)


def hang_pictures(room: Room) -> dict[str, list[tuple[float, float, float]]]:
    """Pictures along the side walls and one on the back wall; returns what the spotlights aim at."""
    rng, W, L, H = room.rng, room.W, room.L, room.H
    targets: dict[str, list[tuple[float, float, float]]] = {"E": [], "W": []}
    for side in "EW":
        y = rng.uniform(1.0, 1.6)
        while y < L - 1.6:
            w = rng.choice([0.9, 1.2, 1.5, 1.9, 2.3])
            h = min(rng.choice([1.2, 1.5, 1.8, w * 0.8, w]), H - 1.2)
            if y + w > L - 0.9:
                break
            canvas(
                room.lx(side, y + w / 2), max(1.5, h / 2 + 0.5), w, h, room.T(side), rng, rng.random() < 0.3
            )
            targets[side].append((W - 0.05 if side == "E" else 0.05, y + w / 2, 1.55))
            y += w + rng.uniform(0.9, 1.7)
    w = min(W * 0.36, 2.4)
    canvas(W * 0.62, 1.6, w, min(1.8, H - 1.2), room.T("S"), rng)
    return targets


def desk(room: Room) -> None:
    """The reception: a monolith with a lamp-high vase, and the flush door of the office behind it."""
    W = room.W
    white = plaster("#efede8", 0.5)
    M().box(W * 0.74, 0.95, 0, W * 0.74 + 1.7, 1.6, 1.02).obj("desk", white, 0.006)
    vase(W * 0.74 + 1.45, 1.27, 1.02, room.rng, s=1.0)
    door = M(room.T("S"))
    x = room.lx("S", W * 0.90)
    door.box(x - 0.43, -0.004, 0.006, x + 0.43, 0.004, 2.2)
    door.obj("office-door", paint("#eceae5", 0.45), 0.002)
    M(room.T("S")).box(x - 0.45, -0.002, 0, x + 0.45, 0.003, 2.22).obj("office-gap", paint("#3a3937", 0.6))
    M(room.T("S")).tube([(x - 0.36, -0.045, 1.0), (x - 0.36, -0.045, 1.3)], 0.009, 10).obj(
        "pull", metal("#b8935a", 0.3)
    )


def gallery(facts: dict[str, Any]) -> Room:
    """Build a gallery. Features: skylight, beams."""
    room = Room(facts, 1.75, (0.7, 2.0, 0.7, 1.4))
    rng, W, L, H = room.rng, room.W, room.L, room.H
    white = plaster(room.wall_colour, 0.6)
    head = min(H - 0.35, 3.6)
    room.cut("N", 0.35, 0, W - 0.35, head)
    shopfront(room, "N", 0.35, W - 0.35, head, facts.get("accent", "#161718"))
    lit_from_above = "skylight" in room.features
    hole: Box = (W * 0.32, L * 0.18, W * 0.68, L * 0.62)
    room.ceiling(white, hole if lit_from_above else None, 0.6 if lit_from_above else 0.3)
    if lit_from_above:
        skylight(room, hole)
    room.build_walls({"*": white})
    room.skirting(paint("#e6e4df", 0.5), 0.06, 0.01)
    floor(facts.get("floor", "concrete"), W, L, rng, facts.get("floorColor"))
    facade_opposite(room, "N", 12)
    room.sunlight("N", -22, 0.6)
    if "beams" in room.features:
        beams = M()
        for i in range(int(L / 1.6)):
            y = 0.8 + i * 1.6
            beams.box(0, y - 0.09, H - 0.26, W, y + 0.09, H)
        beams.obj("beams", white, 0.004)
    targets = hang_pictures(room)
    desk(room)
    track_z = H - (0.34 if "beams" in room.features else 0.0) - 0.1
    lamps = room.hour["lamps"]
    for side, x in (("W", W * 0.27), ("E", W * 0.73)):
        heads = max(3, len(targets[side]))
        track((x, 0.6), (x, L - 1.0), track_z, H, heads, targets[side], 75 * lamps, NEUTRAL, 50)
    if not lit_from_above and H > 3:
        led_strip(room, W / 2, 0.8, L - 1.4, track_z + 0.02, 26 * lamps * L / 10, "#fff3e4")
    hung = [y for _, y, _ in targets["W"] if y > 2.7]
    add_views(room, hung[0] if hung else L * 0.5)
    return room


def add_views(room: Room, picture: float) -> None:
    """The views of a gallery; `picture` is where the first picture of the west wall hangs."""
    W, L, H = room.W, room.L, room.H
    room.dev = dict(key=0.74, white=0.82, contrast=1.36, sat=1.1, awb=0.5)
    room.shot("wide", (W * 0.38, 0.45, 1.35), (W * 0.54, L, 0), 23, 0.03)
    room.shot("opposite", (W * 0.34, L - 0.45, 1.4), (W * 0.62, 0, 0), 23, 0.02)
    room.shot("corner", (W - 0.4, L - 0.55, 1.4), (W * 0.22, L * 0.2, 0), 24, 0.02)
    room.shot(
        "detail-picture", (W * 0.30, picture - 1.9, 1.4), (0.0, picture + 0.5, 0), 38, 0.02, 2.2, near=0.6
    )
    room.shot("detail-floor", (W * 0.30, L * 0.42, 0.62), (W * 0.62, L, 0.35), 50, -0.03, 2.5, 3.5, near=0.6)
    room.shot(
        "detail-lamp",
        (W * 0.52, L * 0.36, 1.4),
        (W * 0.28, L * 0.66, H - 0.35),
        58,
        0,
        2.8,
        tilt=True,
        key=0.5,
    )
    room.shot(
        "detail-window", (W * 0.70, L - 3.4, 1.35), (W * 0.34, L, 1.3), 45, 0.02, 1.4, 2.6, near=0.6, key=0.5
    )
    room.shot("detail-desk", (W * 0.44, 3.6, 1.3), (W * 0.86, 0.9, 1.0), 45, -0.01, 2.8, near=0.6)
