"""A shallow saucer of plaster over an oval: hollow gores in two tones, ribs, a star in the middle."""

from __future__ import annotations

import math

import bpy

from studio.mesh import M
from studio.oval import Oval


def saucer(
    oval: Oval,
    spring: float,
    crown: float,
    margin: float,
    gores: int,
    tones: tuple[bpy.types.Material, bpy.types.Material],
    ribs: bpy.types.Material,
    gilt: bpy.types.Material,
) -> None:
    """A flat ring `margin` metres wide at height `spring`, within it the saucer up to `crown`."""
    a, b = oval.a - margin, oval.b - margin

    def spot(turn: float, share: float, drop: float = 0.0) -> tuple[float, float, float]:
        """A point of the smooth saucer: turn of the circle, share of the way out from the middle."""
        z = spring + 0.06 + (crown - spring - 0.06) * (1 - share * share)
        return (oval.cx + a * share * math.sin(turn), oval.cy + b * share * math.cos(turn), z - drop)

    for k in range(gores):

        def gore(u: float, v: float, k: int = k) -> tuple[float, float, float]:
            share = 0.11 + 0.89 * v
            return spot(math.tau * (k + u) / gores, share, -0.085 * share * math.sin(math.pi * u))

        M().grid(gore, 12, 20).obj("gore", tones[k % 2], smooth=True)
    lines, beads = M(), M()
    for k in range(gores):
        turn = math.tau * k / gores
        lines.tube([spot(turn, 0.1 + 0.9 * j / 12, 0.006) for j in range(13)], 0.013, 8, 0.026)
        beads.sphere(spot(turn, 0.985, 0.03), 0.034, 12)
    lines.obj("ribs", ribs, smooth=True)
    beads.obj("rib-beads", gilt, smooth=True)

    def ring(inner: float, outer: float, z0: float, z1: float, name: str, mat: bpy.types.Material) -> None:
        """A band round the oval between two distances inside the wall, z0 at the inner one."""

        def skin(u: float, v: float) -> tuple[float, float, float]:
            inside = inner + (outer - inner) * v
            return (
                oval.cx + (oval.a - inside) * math.sin(math.tau * u),
                oval.cy + (oval.b - inside) * math.cos(math.tau * u),
                z0 + (z1 - z0) * v,
            )

        M().grid(skin, 192, 1, True).obj(name, mat, smooth=True)

    ring(margin, -0.1, spring, spring, "soffit", ribs)
    ring(margin, margin, spring + 0.25, spring, "lip", ribs)
    for inside, size, mat in ((margin - 0.02, 0.03, ribs), (margin - 0.085, 0.012, gilt), (margin - 0.2, 0.009, ribs)):
        line = [(oval.cx + (oval.a - inside) * math.sin(math.tau * k / 192), oval.cy + (oval.b - inside) * math.cos(math.tau * k / 192), spring - 0.003) for k in range(193)]
        M().tube(line, size, 10).obj("ring-moulding", mat, smooth=True)
    star(oval, crown, a * 0.13, ribs, gilt)


def star(oval: Oval, crown: float, radius: float, plain: bpy.types.Material, gilt: bpy.types.Material) -> None:
    """The rosette at the crown: a disc, sixteen points in relief, a gilt ring and a boss."""
    z = crown - 0.012
    disc = M().lathe([(radius, 0.02), (radius, -0.018), (radius - 0.03, -0.03), (radius - 0.06, -0.012), (0.001, -0.012)], (oval.cx, oval.cy, z), 64)
    disc.obj("star-disc", plain, smooth=True)
    points = M()
    for k in range(16):
        turn, half = math.tau * k / 16, math.tau / 32
        long = (radius - 0.08) * (1.0 if k % 2 == 0 else 0.7)
        tip = (oval.cx + long * math.sin(turn), oval.cy + long * math.cos(turn), z - 0.014)
        ridge = (oval.cx, oval.cy, z - 0.055)
        for side in (-1, 1):
            foot = (oval.cx + 0.17 * math.sin(turn + side * half), oval.cy + 0.17 * math.cos(turn + side * half), z - 0.013)
            points.add([ridge, tip, foot], [(0, 1, 2)])
    points.obj("star", plain)
    M().lathe([(0.1, -0.02), (0.11, -0.05), (0.08, -0.075), (0.03, -0.09), (0.001, -0.1)], (oval.cx, oval.cy, z), 32).obj("boss", gilt, smooth=True)
    edge = [(oval.cx + (radius - 0.045) * math.sin(math.tau * k / 64), oval.cy + (radius - 0.045) * math.cos(math.tau * k / 64), z - 0.024) for k in range(65)]
    M().tube(edge, 0.011, 8).obj("star-ring", gilt, smooth=True)
