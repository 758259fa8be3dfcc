"""Strings of bulbs that fan out from one hook, and single bulbs on a flex."""

from __future__ import annotations

import math
from typing import Sequence

from mathutils import Vector

from studio.lights import point
from studio.materials import glass, glow, metal, paint
from studio.mesh import M

Place = tuple[float, float, float]
LAMPLIGHT = "#ffc183"
ENVELOPE = [(0.0135, 0.0), (0.0135, -0.012), (0.018, -0.026), (0.028, -0.046), (0.0315, -0.064), (0.028, -0.084), (0.016, -0.099), (0.0005, -0.104)]
"""Radius and height of a bulb's glass below its socket."""


def bulb_strings(hook: Place, ends: Sequence[tuple[Place, float]], pitch: float, power: float, strength: float, lights: Sequence[float] = (0.4, 0.75)) -> None:
    """Cables from `hook` to each end, which sag by the metres given; a bulb every `pitch` metres, real lights at some shares."""
    cable, sockets, bulbs = M(), M(), M()
    cable.tube([(hook[0], hook[1], hook[2] + 0.03), (hook[0], hook[1] - 0.12, hook[2] + 0.03)], 0.012, 8)
    start = Vector(hook)
    for end, sag in ends:
        stop = Vector(end)
        length = (stop - start).length

        def along(t: float) -> Vector:
            return start.lerp(stop, t) - Vector((0, 0, 4 * sag * t * (1 - t)))

        cable.tube([along(k / 40) for k in range(41)], 0.0055, 6)
        count = int(length / pitch)
        for k in range(count):
            t = (k + 0.75) / count
            if t < 0.13:
                continue
            p = along(t)
            sockets.lathe([(0.0005, 0.006), (0.016, 0.004), (0.018, -0.03), (0.014, -0.052), (0.0005, -0.054)], tuple(p), 10)
            bulbs.sphere((p.x, p.y, p.z - 0.082), 0.03, 12)
        for t in lights:
            p = along(t)
            point((p.x, p.y, p.z - 0.12), power, LAMPLIGHT, 0.07)
    cable.obj("cable", paint("#141414", 0.5))
    sockets.obj("sockets", paint("#1a1a1a", 0.45), smooth=True)
    bulbs.obj("bulbs", glow(LAMPLIGHT, strength, 0.1), smooth=True)


def flex_bulb(x: float, y: float, z: float, top: float, power: float, strength: float = 5.0) -> None:
    """A round bulb under a porcelain cap at z, on a cloth flex from `top`."""
    M().tube([(x, y, z + 0.05), (x + 0.004, y, (z + top) / 2), (x, y, top)], 0.0035, 6).obj("flex", paint("#2a211b", 0.7))
    M().lathe([(0.0005, 0.055), (0.012, 0.052), (0.024, 0.03), (0.026, -0.01), (0.0005, -0.012)], (x, y, z), 20).obj("porcelain", paint("#e6e2d6", 0.2), smooth=True)
    M().sphere((x, y, z - 0.055), 0.05, 18).obj("round-bulb", glow(LAMPLIGHT, strength, 0.1), smooth=True)
    if power:
        point((x, y, z - 0.06), power, LAMPLIGHT, 0.05)


def filament_bulb(x: float, y: float, z: float, power: float) -> None:
    """A clear bulb seen near: brass socket, glass, a zigzag of glowing wire."""
    M().lathe([(0.0005, 0.062), (0.01, 0.06), (0.0175, 0.045), (0.019, 0.0), (0.0145, -0.002)], (x, y, z), 28).obj("socket", metal("#a98446", 0.3), smooth=True)
    M().lathe([(r * 1.25, h * 1.25) for r, h in ENVELOPE], (x, y, z), 36).obj("envelope", glass(), smooth=True)
    wire = M()
    points = []
    for k in range(13):
        angle = k / 12 * 1.7 * math.pi
        points.append((x + 0.013 * math.cos(angle), y + 0.013 * math.sin(angle), z - (0.045 if k % 2 else 0.098)))
    wire.tube(points, 0.0012, 6)
    wire.obj("filament", glow("#ffb25e", 26.0, 0.1))
    stem = M().tube([(x, y, z), (x, y, z - 0.045)], 0.003, 8)
    stem.obj("stem", paint("#d9d4c6", 0.2))
    M().sphere((x, y, z - 0.073), 0.02, 14).obj("halo", glow("#ff9d45", 2.4, 0.0), smooth=True)
    point((x, y, z - 0.08), power, LAMPLIGHT, 0.03)
