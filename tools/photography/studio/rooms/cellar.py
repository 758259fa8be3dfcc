"""A vaulted cellar: coursed stone, dressed ribs, uplights at the piers, a stair down from the street."""

from __future__ import annotations

import math
from typing import Any

import bpy
from mathutils import Vector, noise

from studio.lights import area, point, spot
from studio.materials import concrete, glow, paint, slabs, stone
from studio.mesh import M, arch, wall
from studio.room import WARM, Room

FLOORS = {
    "stone": lambda facts: slabs(facts.get("floorColor", "#9b8f7c"), 0.46, 0.42),
    "concrete": lambda facts: concrete("#77746f", 0.6, 0),
    "resin": lambda facts: concrete("#4d4b49", 0.85, 0),
}
PARTY_DRESSINGS = {"aftershow"}


class Vault:
    """A depressed barrel vault across a room: where it springs and how its section runs."""

    def __init__(self, room: Room) -> None:
        self.W, self.H = room.W, room.H
        self.spring = min(1.3, self.H - self.W / 2) if self.H - self.W / 2 > 0.6 else 0.9
        self.rise = self.H - self.spring
        self.curve = math.pi * (self.W / 2 + self.rise) / 2
        self.length = 2 * self.spring + self.curve

    def section(self, u: float) -> tuple[float, float]:
        """Point (x, z) at a fraction of the way from floor over the crown to floor."""
        d = u * self.length
        if d < self.spring:
            return 0.0, d
        if d > self.spring + self.curve:
            return self.W, self.length - d
        angle = (d - self.spring) / self.curve * math.pi
        return self.W / 2 - self.W / 2 * math.cos(angle), self.spring + self.rise * math.sin(angle)

    def wall_at(self, z: float) -> float:
        """How far the vault has come in from the wall at height z."""
        if z <= self.spring:
            return 0.0
        return self.W / 2 * (1 - math.cos(math.asin((z - self.spring) / self.rise)))

    def build(self, length: float, mat: bpy.types.Material) -> None:
        """The vault over the length of the room, its stones slightly proud or sunk."""

        def surface(u: float, w: float) -> tuple[float, float, float]:
            x, z = self.section(u)
            y = w * length
            bulge = noise.noise(Vector((x * 1.7, y * 1.7, z * 1.7))) * 0.035
            bulge += noise.noise(Vector((x * 6, y * 6, z * 6))) * 0.012
            cx, cz = self.W / 2 - x, self.spring - z * 0.6
            q = math.hypot(cx, cz) or 1
            return x + cx / q * bulge, y, z + cz / q * bulge

        m = M()
        m.grid(surface, 150, int(length * 14))
        m.uv = [[(b * length, a * self.length) for a, b in face] for face in m.uv]  # coursed along the cellar
        m.obj("vault", mat, smooth=True)

    def rib(self, y: float, mat: bpy.types.Material, half: float = 0.22) -> None:
        """A transverse rib of dressed stone."""
        angles = [j / 40 * math.pi for j in range(41)]
        inner = [(self.W * 0.035, 0.0)]
        outer = [(-0.05, 0.0)]
        for a in angles:
            inner.append(
                (self.W / 2 - self.W * 0.465 * math.cos(a), self.spring + (self.rise - 0.16) * math.sin(a))
            )
            outer.append(
                (
                    self.W / 2 - (self.W / 2 + 0.05) * math.cos(a),
                    self.spring + (self.rise + 0.05) * math.sin(a),
                )
            )
        inner.append((self.W * 0.965, 0.0))
        outer.append((self.W + 0.05, 0.0))
        m, u0 = M(), 0.0
        for (x0, z0), (x1, z1), (ox0, oz0), (ox1, oz1) in zip(inner, inner[1:], outer, outer[1:]):
            u1 = u0 + math.dist((x0, z0), (x1, z1))
            m.add(
                [(x0, y - half, z0), (x0, y + half, z0), (x1, y + half, z1), (x1, y - half, z1)],
                [(0, 1, 2, 3)],
                [[(0, u0), (0.45, u0), (0.45, u1), (0, u1)]],
            )
            for side in (-half, half):
                m.add(
                    [(x0, y + side, z0), (x1, y + side, z1), (ox1, y + side, oz1), (ox0, y + side, oz0)],
                    [(0, 1, 2, 3)],
                    [[(0, u0), (0, u1), (0.3, u1), (0.3, u0)]],
                )
            u0 = u1
        m.obj("rib", mat)


def passage(room: Room, mat: bpy.types.Material, cut_stone: bpy.types.Material) -> None:
    """The lit passage beyond the arch in the north wall."""
    W, L, H = room.W, room.L, room.H
    wall("end", (W, L), (0, L), H + 0.4, mat, [arch(W / 2 - 0.75, 0, W / 2 + 0.75, 2.35, 24)], 0.5)
    M().box(W / 2 - 1.2, L + 2.6, -0.1, W / 2 + 1.2, L + 2.8, 3).obj("passage-back", cut_stone)
    M().box(W / 2 - 1.3, L + 0.5, -0.1, W / 2 - 1.2, L + 2.8, 3).box(
        W / 2 + 1.2, L + 0.5, -0.1, W / 2 + 1.3, L + 2.8, 3
    ).obj("passage-sides", cut_stone)
    M().box(W / 2 - 1.3, L + 0.4, 2.7, W / 2 + 1.3, L + 2.9, 2.9).obj("passage-top", cut_stone)
    area((W / 2, L + 1.4, 2.6), (W / 2, L + 1.4, 0), 1.0, 1.0, 34, WARM, False)


def stair(room: Room, mat: bpy.types.Material, cut_stone: bpy.types.Material) -> None:
    """Steps up to the street behind an arch in the south wall, with an iron handrail."""
    W, H = room.W, room.H
    x0, x1 = W * 0.32 - 0.65, W * 0.32 + 0.65
    wall("end2", (0, 0), (W, 0), H + 0.4, mat, [arch(x0, 0, x1, 2.3, 24)], 0.5)
    steps = M()
    for k in range(10):
        steps.box(x0 - 0.1, -0.5 - 0.29 * (k + 1), 0, x1 + 0.1, -0.5 - 0.29 * k, 0.17 * (k + 1) - 0.03)
    steps.obj("steps", slabs("#a99c86", 1.4, 0.45), 0.012)
    M().box(x0 - 0.3, -3.6, -0.1, x0 - 0.1, -0.45, 4.2).box(x1 + 0.1, -3.6, -0.1, x1 + 0.3, -0.45, 4.2).box(
        x0 - 0.3, -3.8, -0.1, x1 + 0.3, -3.5, 4.2
    ).obj("stairwell", cut_stone)
    M().tube([(x1 + 0.04, -0.3, 0.95), (x1 + 0.04, -0.5, 1.0), (x1 + 0.04, -3.4, 2.7)], 0.018, 12).obj(
        "handrail", paint("#191817", 0.4), smooth=True
    )
    area(((x0 + x1) / 2, -2.4, 3.9), ((x0 + x1) / 2, -2.2, 0), 0.9, 1.2, 60, "#ffdcb4", False)


def uplight(x: float, y: float, lean: float, height: float, colour: str) -> None:
    """A small floor lamp that grazes a pier."""
    M().lathe(
        [(0.001, 0.0), (0.05, 0), (0.05, 0.11), (0.042, 0.115), (0.04, 0.1), (0.001, 0.1)], (x, y, 0), 24
    ).obj("uplight", paint("#101010", 0.4), smooth=True)
    M().lathe([(0.001, 0.104), (0.039, 0.104)], (x, y, 0), 16).obj("uplight-lens", glow(colour, 9.0, 0.0))
    spot((x, y, 0.13), (x + lean, y, height), 38, colour, 95, 0.9, 0.05)


def lantern(x: float, y: float, z: float, toward: float) -> None:
    """A wall lantern of black iron with a small warm bulb."""
    m = M().tube(
        [(x, y, z + 0.2), (x + toward * 0.16, y, z + 0.2), (x + toward * 0.16, y, z + 0.14)], 0.009, 8
    )
    cx = x + toward * 0.16
    for sx in (-0.055, 0.055):
        for sy in (-0.055, 0.055):
            m.box(cx + sx - 0.005, y + sy - 0.005, z - 0.11, cx + sx + 0.005, y + sy + 0.005, z + 0.11)
    m.box(cx - 0.07, y - 0.07, z + 0.1, cx + 0.07, y + 0.07, z + 0.125)
    m.box(cx - 0.065, y - 0.065, z - 0.12, cx + 0.065, y + 0.065, z - 0.105)
    m.obj("lantern", paint("#141414", 0.45), 0.002)
    M().sphere((cx, y, z), 0.032, 14).obj("bulb", glow(WARM, 20.0, 0.1), smooth=True)
    point((cx, y, z - 0.02), 9.0, WARM, 0.05)


def festoon(room: Room, bays: int) -> None:
    """Strings of bulbs along the crown."""
    W, L, H = room.W, room.L, room.H
    cable, bulbs = M(), M()
    for k in range(bays):
        y0, y1 = 0.2 + (L - 0.4) * k / bays, 0.2 + (L - 0.4) * (k + 1) / bays
        path = [
            (W * 0.5, y0 + (y1 - y0) * q / 16, H - 0.3 - 0.22 * (1 - (2 * q / 16 - 1) ** 2))
            for q in range(17)
        ]
        cable.tube(path, 0.005, 6)
        for x, y, z in path[1::2]:
            bulbs.sphere((x, y, z - 0.06), 0.028, 12)
    cable.obj("cable", paint("#0d0d0d", 0.5))
    bulbs.obj("bulbs", glow(WARM, 22.0, 0.15), smooth=True)
    area((W / 2, L / 2, H - 0.42), (W / 2, L / 2, 0), 0.3, L * 0.8, 34, WARM, False)


def cellar(facts: dict[str, Any]) -> Room:
    """Build a cellar. Features: festoon, party (coloured light once an after-show is on)."""
    room = Room(facts, 2.1, (1.0, 0.9, 1.0, 0.9))
    room.fill_strength = 0.0
    W, L, H = room.W, room.L, room.H
    colour = facts.get("wall", "#c7b48f")
    vault = Vault(room)
    vault.build(L, stone(colour, 0.46, 0.235, "UV", 0.009))
    bays = max(2, int(L / 2.9))
    rib_stone = stone("#d6c6a3", 0.45, 0.34, "UV", 0.005)
    piers = [0.2 + (L - 0.4) * i / bays for i in range(bays + 1)]
    for y in piers:
        vault.rib(y, rib_stone)
    end_stone = stone(colour, 0.42, 0.22, "Object", 0.009)
    cut_stone = stone(colour, 0.42, 0.22, "UV", 0.009)
    passage(room, end_stone, cut_stone)
    stair(room, end_stone, cut_stone)
    M().box(-1, -4, -0.1, W + 1, L + 3, 0).obj("floor", FLOORS[facts.get("floor", "stone")](facts))
    coloured = "party" in room.features and room.dressing in PARTY_DRESSINGS
    for i, y in enumerate(piers[1:], 1):
        for x, lean in ((0.42, -0.22), (W - 0.42, 0.22)):
            house = coloured and (i + (lean < 0)) % 2 == 0
            uplight(x, y, lean, H, room.accent if house else WARM)
    if coloured:
        area((W / 2, L * 0.55, H - 0.22), (W / 2, L * 0.55, 0), 0.5, L * 0.6, 7, room.accent, False)
    for k in range(bays):
        y = (piers[k] + piers[k + 1]) / 2
        reach = vault.wall_at(1.8)
        lantern(reach, y, 1.6, 1.0)
        lantern(W - reach, y, 1.6, -1.0)
    if "festoon" in room.features:
        festoon(room, bays)
    add_views(room, piers, coloured)
    return room


def add_views(room: Room, piers: list[float], coloured: bool) -> None:
    """The views of a cellar."""
    W, L, H = room.W, room.L, room.H
    room.dev = dict(
        key=0.17 if coloured else 0.25, contrast=1.38, sat=1.0, bloom=0.06, awb=0.12 if coloured else 0.6
    )
    if not coloured:
        room.dev["wb"] = [1.05, 0.99, 0.94]  # lamps on limestone turn olive in the tone curve
    room.shot("wide", (W * 0.44, 0.45, 1.3), (W * 0.52, L, 0), 23, 0.06)
    room.shot("opposite", (W * 0.70, L - 0.6, 1.4), (W * 0.42, 0, 0), 23, 0.04)
    room.shot("corner", (W * 0.2, 0.7, 1.4), (W * 0.70, L, 0), 24, 0.05)
    room.shot(
        "detail-stone", (W * 0.52, piers[1] - 1.5, 1.3), (0.1, piers[1] + 0.5, 0), 45, 0.09, 2.5, near=0.5
    )
    room.shot(
        "detail-lamp",
        (W - 1.9, L * 0.5 - 2.0, 1.5),
        (W, (piers[1] + piers[2]) / 2, 1.6),
        50,
        0.06,
        2.2,
        near=0.5,
        key=0.15,
    )
    room.shot(
        "detail-floor", (W * 0.68, piers[1] - 0.4, 0.55), (W * 0.30, L, 0.3), 50, -0.03, 2.5, 3.0, near=0.5
    )
    room.shot("detail-stair", (W * 0.55, 3.6, 1.35), (W * 0.30, 0, 0), 38, 0.03, 2.8, near=0.5)
    room.shot(
        "detail-vault", (W * 0.5, L * 0.40, 1.2), (W * 0.5, L, H - 0.6), 40, 0.0, 4.0, tilt=True, near=0.5
    )
