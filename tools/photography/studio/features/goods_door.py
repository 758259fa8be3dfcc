"""The door of a goods lift: sheet steel that slides on a sloping rail, its counterweight and a worn sill plate."""

from __future__ import annotations

from mathutils import Matrix

from studio.materials import metal, paint
from studio.mesh import M
from studio.steelwork import rivet_line


def goods_door(place: Matrix, x: float, width: float, tall: float, colour: str, ajar: float = 0.0) -> None:
    """In a wall's own frame (room on negative y), centred on x; `ajar` metres slid aside, to show the dark shaft."""
    leaf, iron, dark = M(place), M(place), M(place)
    a, b = x - width / 2 - 0.1 + ajar, x + width / 2 + 0.1 + ajar
    dark.box(x - width / 2, -0.006, 0.0, x + width / 2, -0.002, tall)
    dark.obj("shaft", paint("#17181a", 0.8))
    leaf.box(a, -0.1, 0.03, b, -0.045, tall + 0.1)
    for z in (0.1, tall * 0.5, tall + 0.02):
        leaf.box(a, -0.112, z - 0.04, b, -0.1, z + 0.04)
        rivet_line(leaf, (a + 0.05, -0.114, z), (b - 0.05, -0.114, z), (0, -1, 0), 0.12)
    for k in range(4):
        leaf.box(a + (b - a - 0.06) * k / 3, -0.11, 0.03, a + (b - a - 0.06) * k / 3 + 0.06, -0.1, tall + 0.1)
    leaf.obj("goods-leaf", paint(colour, 0.38), 0.003)
    iron.box(x - width / 2 - 0.14, -0.03, 0, x - width / 2 - 0.02, -0.002, tall + 0.08)
    iron.box(x + width / 2 + 0.02, -0.03, 0, x + width / 2 + 0.14, -0.002, tall + 0.08)
    run0, run1 = x - width / 2 - 0.25, x + width * 1.5 + 0.3
    low, high = tall + 0.24, tall + 0.42
    corners = [(run0, -0.12, low), (run1, -0.12, high), (run1, -0.12, high + 0.07), (run0, -0.12, low + 0.07)]
    iron.add([*corners, *[(px, -0.09, pz) for px, _, pz in corners]], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (3, 2, 6, 7), (0, 3, 7, 4), (1, 5, 6, 2)])
    for px in (a + 0.18, b - 0.18):
        pz = low + (high - low) * (px - run0) / (run1 - run0)
        iron.tube([(px, -0.15, pz + 0.09), (px, -0.07, pz + 0.09)], 0.075, 20)
        iron.box(px - 0.025, -0.15, tall, px + 0.025, -0.13, pz + 0.1)
    weight = x + width * 1.5 + 0.2
    iron.tube([(b, -0.1, tall * 0.75), (weight, -0.11, high + 0.1), (weight + 0.05, -0.11, high)], 0.005, 6)
    iron.tube([(weight + 0.05, -0.11, high), (weight + 0.05, -0.11, 1.5)], 0.005, 6)
    iron.tube([(weight + 0.05, -0.11, 1.5), (weight + 0.05, -0.11, 1.0)], 0.06, 20)
    iron.tube([(weight, -0.16, high + 0.07), (weight, -0.06, high + 0.07)], 0.09, 20)
    iron.tube([(a + 0.12, -0.17, 0.95), (a + 0.12, -0.17, 1.35)], 0.014, 10)
    for z in (0.97, 1.33):
        iron.tube([(a + 0.12, -0.17, z), (a + 0.12, -0.1, z)], 0.011, 8)
    iron.obj("goods-iron", paint("#24292a", 0.45), 0.002, smooth=True)
    M(place).box(x - width / 2 - 0.05, -0.5, 0.0, x + width / 2 + 0.05, -0.002, 0.006).obj("sill-plate", metal("#8e9090", 0.4))
    M(place).box(x - width / 2 - 0.42, -0.05, 1.15, x - width / 2 - 0.28, -0.002, 1.38).obj("call-box", paint("#3b4144", 0.4), 0.008)
    M(place).sphere((x - width / 2 - 0.35, -0.055, 1.27), 0.02, 12).obj("call-button", paint("#b5322a", 0.3), smooth=True)
