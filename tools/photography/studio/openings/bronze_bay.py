"""The bronze joinery of a bank of 1911: a deep frame, a grille of rods and rings over the transom, a window or a double door."""

from __future__ import annotations

import math

import bpy
from mathutils import Matrix

from studio.materials import metal
from studio.mesh import M, at
from studio.shader import Mat, cached
from studio.street.surfaces import shop_glass

TRANSOM = 2.62


@cached
def bronze(colour: str = "#5a4126") -> bpy.types.Material:
    """Cast bronze: brown in the hollows, rubbed to gold on the edges that hands reach, a trace of green."""
    m = Mat("bronze")
    place = m.coord()
    cloud = m.noise(place, 2.4, 6, 0.62)
    tone = m.mix(m.ramp(cloud, [(0.35, 0.0), (0.7, 0.75)]), colour, "#8c6a37")
    tone = m.mix(m.ramp(m.noise(place, 5.0, 6, 0.7), [(0.62, 0.0), (0.8, 0.4)]), tone, "#4d6150")
    return m.out(tone, m.remap(cloud, 0.26, 0.5), metal=0.92)


def bronze_bay(place: Matrix, x: float, width: float, tall: float, door: bool = False, ajar: float = 0.0) -> None:
    """In a wall's own frame (room on negative y), centred at `x`; the right leaf of a door stands open by `ajar` degrees."""
    a, b, y0, y1 = x - width / 2, x + width / 2, 0.1, 0.28
    frame, fine, panes = M(place), M(place), M(place)
    for p, q in ((a, a + 0.11), (b - 0.11, b)):
        frame.box(p, y0, 0, q, y1, tall)
        frame.box(p + 0.03, y0 - 0.03, 0, q - 0.03, y1 + 0.03, tall)
    frame.box(a, y0, tall - 0.12, b, y1, tall).box(a, y0 - 0.02, TRANSOM, b, y1 + 0.02, TRANSOM + 0.12).box(a, y0 - 0.05, TRANSOM + 0.1, b, y1 + 0.05, TRANSOM + 0.14)
    mid = (y0 + y1) / 2
    low, high = TRANSOM + 0.14, tall - 0.12
    count = 10
    pitch = (width - 0.22) / count
    ring_z = high - pitch / 2
    for k in range(count + 1):
        px = a + 0.11 + pitch * k
        fine.tube([(px, mid - 0.03, low), (px, mid - 0.03, high)], 0.011, 8)
        if k < count:
            cx = px + pitch / 2
            for cz in (ring_z, low + pitch / 2):
                fine.tube([(cx + 0.42 * pitch * math.cos(math.tau * t / 20), mid - 0.03, cz + 0.42 * pitch * math.sin(math.tau * t / 20)) for t in range(21)], 0.009, 6)
    for z in (high - pitch, low + pitch):
        fine.box(a + 0.11, mid - 0.042, z - 0.009, b - 0.11, mid - 0.018, z + 0.009)
    panes.quad((a + 0.11, mid + 0.02, low), (b - 0.11, mid + 0.02, low), (b - 0.11, mid + 0.02, high), (a + 0.11, mid + 0.02, high))
    if not door:
        frame.box(a + 0.11, y0, 0, b - 0.11, y1, 0.5).box(a + 0.05, y0 - 0.06, 0.5, b - 0.05, y1 + 0.06, 0.56)
        for side, y in ((1, y0), (-1, y1)):
            for k in range(3):
                p, q = a + 0.16 + (width - 0.32) * k / 3 + 0.03, a + 0.16 + (width - 0.32) * (k + 1) / 3 - 0.03
                fine.box(p, y - side * 0.012, 0.12, q, y, 0.42).box(p + 0.04, y - side * 0.024, 0.16, q - 0.04, y, 0.38)
        for k in (1, 2):
            px = a + 0.11 + (width - 0.22) * k / 3
            frame.box(px - 0.022, mid - 0.04, 0.56, px + 0.022, mid + 0.04, TRANSOM)
        for k in range(3):
            p, q = a + 0.11 + (width - 0.22) * k / 3, a + 0.11 + (width - 0.22) * (k + 1) / 3
            tip = (0.002, -0.0025, 0.0015)[k]
            panes.quad((p, mid - tip, 0.56), (q, mid + tip, 0.56), (q, mid + tip, TRANSOM), (p, mid - tip, TRANSOM))
    frame.obj("bronze-frame", bronze(), 0.006)
    fine.obj("bronze-grille", bronze("#6b4e2c"), smooth=True)
    panes.obj("bay-panes", shop_glass(0.02))
    if door:
        half = (width - 0.22) / 2
        for side in (-1, 1):
            turn = ajar if side > 0 else 0.0
            leaf_at = place @ at(x + side * half, mid, 0, turn)
            leaf, pane, pull = M(leaf_at), M(leaf_at), M(leaf_at)

            def bar(p: float, z0: float, q: float, z1: float, deep: float = 0.03) -> None:
                left, right = sorted((-side * p, -side * q))
                leaf.box(left, -deep, z0, right, deep, z1)

            bar(0.004, 0.012, 0.1, TRANSOM - 0.004)
            bar(half - 0.1, 0.012, half - 0.003, TRANSOM - 0.004)
            bar(0.1, 0.012, half - 0.1, 0.2)
            bar(0.1, TRANSOM - 0.12, half - 0.1, TRANSOM - 0.004)
            bar(0.1, 0.62, half - 0.1, 0.72)
            bar(0.1, 0.2, half - 0.1, 0.62, 0.014)
            bar(0.18, 0.27, half - 0.18, 0.55, 0.024)
            for k in (1, 2):
                px = 0.1 + (half - 0.2) * k / 3
                bar(px - 0.008, 0.72, px + 0.008, TRANSOM - 0.12, 0.012)
            leaf.obj("bronze-leaf", bronze(), 0.004)
            left, right = sorted((-side * 0.1, -side * (half - 0.1)))
            pane.quad((left, 0, 0.72), (right, 0, 0.72), (right, 0, TRANSOM - 0.12), (left, 0, TRANSOM - 0.12))
            pane.obj("leaf-pane", shop_glass(0.02))
            px = -side * (half - 0.05)
            for y in (-0.085, 0.085):
                pull.tube([(px, y, 0.9), (px, y, 1.5)], 0.016, 12)
                for z in (0.94, 1.46):
                    pull.tube([(px, 0, z), (px, y, z)], 0.011, 8)
            pull.obj("pull", metal("#c49a52", 0.22), smooth=True)
