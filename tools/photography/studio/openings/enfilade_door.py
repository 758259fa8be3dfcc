"""A wide double door in an inner wall: lining, casings, two panelled leaves, each face in its room's colour."""

from __future__ import annotations

from mathutils import Matrix

from studio.joinery import PANEL
from studio.materials import metal, paint
from studio.mesh import M, at

CASING = [(0, 0), (0, 0.03), (0.02, 0.05), (0.05, 0.042), (0.1, 0.038), (0.12, 0.05), (0.14, 0.03), (0.142, 0)]


def leaf(hinge: Matrix, wide: float, tall: float, minus: str, plus: str) -> None:
    """One leaf hung at the frame's origin, reaching along +x; colours of its faces on -y and +y."""
    back = hinge @ Matrix.Translation((wide, 0, 0)) @ at(0, 0, 0, 180)
    for place, colour in ((hinge, minus), (back, plus)):
        face = M(place).box(0.002, -0.022, 0.012, wide - 0.002, -0.0005, tall)
        for low, high in ((0.17, 0.74), (0.9, 1.06), (1.22, tall - 0.62), (tall - 0.46, tall - 0.14)):
            face.frame(0.1, low, wide - 0.1, high, [(u * 1.5, v * 1.4) for u, v in PANEL], 0.022)
        face.obj("enfilade-leaf", paint(colour, 0.42), 0.002)
    brass = M(hinge)
    for side in (-1, 1):
        brass.tube([(wide - 0.055, side * 0.02, 1.06), (wide - 0.055, side * 0.07, 1.06)], 0.009, 10)
        brass.sphere((wide - 0.055, side * 0.085, 1.06), 0.026, 14)
        brass.box(wide - 0.08, side * 0.0225 - 0.0025, 0.93, wide - 0.03, side * 0.0225 + 0.0025, 1.2)
    for z in (0.3, tall / 2, tall - 0.3):
        brass.tube([(0.0, 0.0, z - 0.06), (0.0, 0.0, z + 0.06)], 0.012, 10)
    brass.tube([(wide - 0.02, -0.03, tall - 0.75), (wide - 0.02, -0.03, tall - 0.04)], 0.007, 8)
    brass.obj("leaf-brass", metal("#a98546", 0.3), smooth=True)


def enfilade_door(
    x: float, y: float, thick: float, wide: float, tall: float, south: str, north: str, swing: tuple[float, float], into: int = -1
) -> None:
    """In a wall along x, `thick` metres about y. `south` and `north` are the colours of its rooms; `swing` the degrees
    by which the west and the east leaf stand open, to the south (`into` -1) or to the north (1)."""
    half, deep = wide / 2, thick / 2
    lining = M()
    lining.box(x - half - 0.002, y - deep - 0.004, 0, x - half + 0.022, y + deep + 0.004, tall)
    lining.box(x + half - 0.022, y - deep - 0.0045, 0, x + half + 0.002, y + deep + 0.0045, tall)
    lining.box(x - half, y - deep - 0.005, tall - 0.02, x + half, y + deep + 0.005, tall + 0.002)
    for place in (at(x - half + 0.022, y, 0, 90), at(x + half - 0.022, y, 0, -90)):
        jamb = M(place)
        for low, high in ((0.2, 0.78), (0.94, tall - 0.2)):
            jamb.frame(0.055 - deep, low, deep - 0.055, high, PANEL)
        jamb.obj("jamb-panels", paint(south, 0.45))
    lining.obj("door-lining", paint(south, 0.45), 0.003)
    for place, colour in ((at(x, y - deep, 0, 0), south), (at(x, y + deep, 0, 180), north)):
        M(place).frame(-half - 0.14, -0.2, half + 0.14, tall + 0.14, CASING).obj("casing", paint(colour, 0.45), 0.002)
    hinge_y = y + into * (deep + 0.06)
    west = at(x - half + 0.01, hinge_y, 0, into * swing[0])
    east = at(x + half - 0.01, hinge_y, 0, 180 - into * swing[1])
    leaf(west, half - 0.012, tall - 0.02, south, north)
    leaf(east, half - 0.012, tall - 0.02, north, south)
