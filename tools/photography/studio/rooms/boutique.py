"""A shop: limewashed niches on one side, brass rails on the other, a window on the street."""

from __future__ import annotations

import math
from typing import Any

import bpy
from mathutils import Vector

from studio.accessories import handbag, vase
from studio.colours import TAU
from studio.floors import floor
from studio.garments import ACCENTS, COLLECTIONS, NEUTRALS, hang
from studio.joinery import shopfront
from studio.lamps import globe, track
from studio.lights import area, point
from studio.materials import limewash, marble, metal, plaster, wood
from studio.mesh import M
from studio.opposite import facade_opposite
from studio.room import WARM, Room

NICHE_WIDTH, NICHE_DEPTH = 0.98, 0.38


class Niches:
    """Arched niches in the west wall: positions (y), sill and crown heights."""

    def __init__(self, room: Room) -> None:
        count = max(3, int((room.L - 1.6) / 1.5))
        self.centres = [1.1 + (room.L - 2.3) * (i + 0.5) / count for i in range(count)]
        self.sill = 0.0 if "floorniches" in room.features else 0.42
        self.crown = min(2.35, room.H - 0.5)

    def cut(self, room: Room) -> None:
        """Open the wall for them."""
        for y in self.centres:
            room.cut("W", y - NICHE_WIDTH / 2, self.sill, y + NICHE_WIDTH / 2, self.crown, "arch", False)

    def shelf_heights(self, room: Room, i: int) -> list[float]:
        """Heights of the boards in niche i; empty where garments hang instead."""
        shelved = i % 2 == 0 or "shelves" in room.features
        return [self.sill, self.sill + 0.68, self.sill + 1.22] if shelved else []

    def furnish(self, room: Room, lining: bpy.types.Material) -> None:
        """Backs, shelves with goods or rails with garments, and a concealed lamp in every niche."""
        rng, T = room.rng, room.T("W")
        half = NICHE_WIDTH / 2
        board = wood("#c4a077", 0.4) if "woodshelf" in room.features else plaster("#efe9df", 0.5)
        for i, y in enumerate(self.centres):
            M(T).box(
                y - half - 0.06,
                NICHE_DEPTH,
                self.sill - 0.1,
                y + half + 0.06,
                NICHE_DEPTH + 0.05,
                self.crown + 0.1,
            ).obj("niche-back", lining)
            heights = self.shelf_heights(room, i)
            for k, z in enumerate(heights):
                if k:
                    M(T).box(y - half - 0.02, 0.03, z - 0.03, y + half + 0.02, NICHE_DEPTH, z).obj(
                        "shelf", board, 0.003
                    )
                self.goods(room, y, z, rng.choice([2, 3]) if k else 2)
            if not heights:
                M(T).tube([(y - half, 0.19, 1.78), (y + half, 0.19, 1.78)], 0.011, 12).obj(
                    "niche-rail", metal("#b8935a", 0.24), smooth=True
                )
                start = T @ Vector((y - half, 0.19, 1.78))
                hang(start.x, start.y, start.z + 0.01, NICHE_WIDTH, rng, rng.choice(COLLECTIONS), 90, 0.075)
            lamp, aim = T @ Vector((y, 0.2, self.crown - 0.14)), T @ Vector((y, 0.2, 0))
            area(lamp, aim, 0.12, 0.5, 3.6 * max(room.hour["lamps"], 0.6), WARM, False)

    def goods(self, room: Room, y: float, z: float, count: int) -> None:
        """Bags and vases on a shelf."""
        rng = room.rng
        for q in range(count):
            x = y - NICHE_WIDTH / 2 + NICHE_WIDTH * (q + 0.6) / (count + 0.2)
            place = room.T("W") @ Vector((x, 0.2, z))
            if rng.random() < 0.6:
                handbag(place.x, place.y, place.z, 90 + rng.gauss(0, 12), rng.choice(ACCENTS + NEUTRALS))
            else:
                vase(place.x, place.y, place.z, rng, s=rng.uniform(0.55, 0.8))


def wall_rails(room: Room) -> None:
    """Brass rails with the collection along the east wall."""
    W, L, rng = room.W, room.L, room.rng
    brass = metal("#b8935a", 0.24)
    y = 1.0
    while y + 1.9 < L - 0.8:
        path = [(W, y, 1.75), (W - 0.34, y, 1.75), (W - 0.34, y + 1.8, 1.75), (W, y + 1.8, 1.75)]
        M().tube(path, 0.012, 12).obj("wall-rail", brass, smooth=True)
        hang(W - 0.34, y + 0.05, 1.757, 1.7, rng, rng.choice(COLLECTIONS), 90, 0.08)
        y += 2.35


def counter(room: Room, body: bpy.types.Material) -> None:
    """A rounded counter by the back wall with a marble top."""
    W = room.W

    def squircle(u: float, a: float, b: float) -> tuple[float, float]:
        c, s = math.cos(u * TAU), math.sin(u * TAU)
        return W * 0.5 + a * math.copysign(abs(c) ** 0.5, c), 1.15 + b * math.copysign(abs(s) ** 0.5, s)

    M().grid(lambda u, v: (*squircle(u, 1.0, 0.33), 1.02 * v), 160, 2, True).obj("counter", body, smooth=True)
    M().grid(lambda u, v: (*squircle(u, 1.02 * v, 0.35 * v), 1.03), 160, 1, True).obj("counter-top", marble())
    vase(W * 0.5 - 0.6, 1.15, 1.03, room.rng)


def boutique(facts: dict[str, Any]) -> Room:
    """Build a shop. Features: niches, floorniches, shelves, woodshelf, contrast, counter."""
    room = Room(facts, 1.7)
    W, L, H = room.W, room.L, room.H
    has_counter = "counter" in room.features
    room.free = (0.6, 2.1 if has_counter else 0.9, W - 1.15, L - 1.1)
    lime = limewash(facts.get("accent", "#b9694a"))
    base = plaster(room.wall_colour, 0.65)
    head = min(H - 0.3, 3.1)
    room.cut("N", 0.3, 0, W - 0.3, head)
    shopfront(room, "N", 0.3, W - 0.3, head, "#1a1b1c")
    facade_opposite(room, "N", 11)
    room.sunlight("N", 20, 0.8)
    niches = Niches(room)
    niches.cut(room)
    room.build_walls({"*": base, "W": lime if "niches" in room.features else base, "S": lime}, 0.4)
    niches.furnish(room, plaster(room.wall_colour, 0.6) if "contrast" in room.features else lime)
    floor(facts.get("floor", "terrazzo"), W, L, room.rng, facts.get("floorColor"))
    room.ceiling(plaster("#f4f1eb", 0.7))
    room.skirting(plaster("#e9e4da", 0.5), 0.08, 0.012)
    wall_rails(room)
    if has_counter:
        counter(room, lime)
    lamps = room.hour["lamps"]
    bright = max(lamps, 0.6)
    for x, targets, power in (
        (W * 0.3, [(0.05, y, 1.1) for y in niches.centres[:4]], 18 * lamps + 6),
        (W * 0.66, [(W - 0.3, L * (0.2 + 0.2 * i), 1.2) for i in range(4)], 26 * lamps + 6),
    ):
        track((x, 1.0), (x, L - 1), H - 0.06, H, 4, targets, power, WARM, 48)
    for dx, dy, drop in ((-0.22, -0.1, 0.9), (0.1, 0.25, 1.15), (0.32, -0.2, 0.75)):
        globe(W * 0.48 + dx, L * 0.45 + dy, H - drop, 0.13, H, 0, WARM)
    point((W * 0.5, L * 0.45, H - 1.0), 13 * bright, WARM, 0.3)
    add_views(room, niches, has_counter)
    return room


def add_views(room: Room, niches: Niches, has_counter: bool) -> None:
    """The views of a shop."""
    W, L, H = room.W, room.L, room.H
    room.dev = dict(key=0.42, white=0.74, contrast=1.38, sat=1.04, awb=0.4)
    room.shot("wide", (W * 0.60, 1.75 if has_counter else 0.42, 1.35), (W * 0.40, L, 0), 22, 0.02)
    room.shot("opposite", (W * 0.66, L - 0.5, 1.38), (W * 0.36, 0, 0), 23, 0.01)
    room.shot("corner", (W - 0.75, L * 0.85, 1.35), (0, L * 0.30, 0), 24, 0.02)
    rail = niches.centres[1]
    last = niches.centres[len(niches.centres) // 2 // 2 * 2]
    room.shot("detail-niche", (2.5, last - 1.1, 1.3), (0, last + 0.12, 0), 48, 0.02, 2.2, near=0.5)
    room.shot("detail-garments", (1.9, rail - 1.5, 1.35), (0, rail + 0.1, 0), 50, 0.0, 2.2, near=0.5)
    room.shot(
        "detail-rail", (W - 1.7, L * 0.30, 1.4), (W - 0.2, L * 0.30 + 2.4, 0), 50, -0.02, 2.2, 2.1, near=0.5
    )
    room.shot(
        "detail-lamp",
        (W * 0.48 + 0.6, L * 0.45 - 2.6, 1.35),
        (W * 0.48 + 0.45, L * 0.45, H - 0.95),
        50,
        0,
        2.2,
        tilt=True,
    )
    room.shot("detail-floor", (W * 0.58, L * 0.36, 0.7), (0.2, L * 0.66, 0.5), 45, -0.02, 2.2, 2.6, near=0.5)
    room.shot("detail-window", (W * 0.25, L - 3.2, 1.35), (W * 0.62, L, 0), 40, 0.02, 1.4, 2.6, near=0.5)
