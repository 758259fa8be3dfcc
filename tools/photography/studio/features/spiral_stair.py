"""A spiral stair of cast iron: a newel, pierced treads, thin balusters, a rail that climbs with them."""

from __future__ import annotations

import math

import bpy

from studio.mesh import M


def spiral_stair(x: float, y: float, rise: float, radius: float, start: float, turn: float, steps: int, iron: bpy.types.Material, rail: bpy.types.Material) -> None:
    """From the floor to `rise` metres; the first tread at `start` degrees, the whole run sweeping `turn` degrees."""
    treads, posts, hand = M(), M(), M()
    posts.lathe([(0.11, 0), (0.11, 0.03), (0.075, 0.06), (0.06, 0.2), (0.058, rise + 0.95), (0.075, rise + 0.97), (0.05, rise + 1.02), (0.065, rise + 1.08), (0.001, rise + 1.14)], (x, y, 0), 24)
    high, swing = rise / steps, math.radians(turn) / steps
    path = []
    for k in range(steps):
        a0 = math.radians(start) + swing * k
        a1 = a0 + swing * 1.12
        z = high * (k + 1)
        count = 6
        outer = [(x + radius * math.cos(a0 + (a1 - a0) * t / count), y + radius * math.sin(a0 + (a1 - a0) * t / count)) for t in range(count + 1)]
        inner = [(x + 0.06 * math.cos(a), y + 0.06 * math.sin(a)) for a in (a1, a0)]
        ring = [*outer, *inner]
        n = len(ring)
        treads.add([(px, py, z + dz) for dz in (-0.022, 0.0) for px, py in ring], [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *[(q, (q + 1) % n, n + (q + 1) % n, n + q) for q in range(n)]])
        for share in (0.35, 0.6, 0.85):
            r = radius * share
            treads.tube([(x + r * math.cos(a0 + 0.02), y + r * math.sin(a0 + 0.02), z - 0.022), (x + r * math.cos(a0 + 0.02), y + r * math.sin(a0 + 0.02), z - high + 0.005)], 0.007, 6)
        treads.tube([(x + 0.06 * math.cos(a0), y + 0.06 * math.sin(a0), z - 0.12), (x + radius * 0.55 * math.cos(a0), y + radius * 0.55 * math.sin(a0), z - 0.05), (x + radius * 0.98 * math.cos(a0), y + radius * 0.98 * math.sin(a0), z - 0.035)], 0.014, 8)
        for part in (0.25, 0.78):
            a = a0 + swing * part
            px, py = x + (radius - 0.015) * math.cos(a), y + (radius - 0.015) * math.sin(a)
            top = z + 0.92 + high * (part - 0.5)
            posts.tube([(px, py, z - 0.05), (px, py, top)], 0.0085, 8)
            posts.sphere((px, py, z + 0.28), 0.018, 10, 1.4)
            if k or part > 0.5:
                path.append((px, py, top))
            else:
                posts.lathe([(0.03, 0), (0.03, 0.02), (0.016, 0.05), (0.016, 1.05), (0.03, 1.07), (0.036, 1.1), (0.001, 1.14)], (px, py, 0), 16)
                path.append((px, py, top))
    hand.tube(path, 0.021, 12)
    treads.obj("treads", iron, 0.002)
    posts.obj("balusters", iron, smooth=True)
    hand.obj("hand-rail", rail, smooth=True)
