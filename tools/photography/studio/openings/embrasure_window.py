"""A French window at the bottom of an embrasure: two leaves with low panels, a cremone bolt, panelled jambs."""

from __future__ import annotations

import bpy
from mathutils import Matrix

from studio.joinery import PANEL
from studio.materials import metal, paint
from studio.mesh import M, at
from studio.openings.pulled_glass import pulled_glass


def embrasure_window(
    x: float, wide: float, tall: float, front: float, deep: tuple[float, float], coat: bpy.types.Material, frame: str, pull: float, ajar: float = 0.0
) -> None:
    """Looking south: the leaves stand at y = `front`; the jambs at x - wide / 2 and x + wide / 2 come forward to y = `deep`."""
    x0, x1 = x - wide / 2, x + wide / 2
    jambs, mouldings = M(), M()
    for side, edge, near in ((-1, x0, deep[0]), (1, x1, deep[1])):
        jambs.quad((edge, near, 0), (edge, near, tall), (edge, front - 0.25, tall), (edge, front - 0.25, 0), False)
        long = near - front - 0.02
        turn = M(at(edge, front + 0.01, 0, 90) if side > 0 else at(edge, near - 0.01, 0, -90))
        if long > 0.3:
            for z0, z1 in ((0.2, 0.76), (0.98, tall - 0.14)):
                turn.frame(0.09, z0, long - 0.07, z1, PANEL)
            turn.obj("jamb-panels", coat)
    jambs.quad((x0 - 0.02, max(deep), tall), (x1 + 0.02, max(deep), tall), (x1 + 0.02, front - 0.25, tall), (x0 - 0.02, front - 0.25, tall), False)
    jambs.obj("jambs", coat)
    mouldings.box(x0, front - 0.07, tall - 0.05, x1, front + 0.01, tall + 0.01)
    for edge, way in ((x0, 1), (x1, -1)):
        a, b = sorted((edge, edge + way * 0.045))
        mouldings.box(a, front - 0.075, 0, b, front + 0.012, tall)
    mouldings.box(x0, front - 0.1, -0.02, x1, front + 0.05, 0.035)
    mouldings.obj("window-frame", paint(frame, 0.35), 0.004)
    half = (wide - 0.09) / 2
    for side in (-1, 1):
        place = at(x0 + 0.045, front - 0.03, 0, 0 if side > 0 or not ajar else ajar)
        if side > 0:
            place = at(x1 - 0.045, front - 0.03, 0, 180)
        leaf(place, half + (0.006 if side > 0 else 0.0), tall - 0.055, frame, side < 0, pull)


def leaf(place: Matrix, wide: float, tall: float, colour: str, bolt: bool, pull: float) -> None:
    """One leaf hung at local x = 0 and closing at x = `wide`; three panes over a panel."""
    wood, glass = M(place), M(place)
    rail, low = 0.058, 0.52
    for a, b in ((0.0, rail), (wide - rail, wide)):
        wood.box(a, -0.022, 0.04, b, 0.022, tall)
    wood.box(rail - 0.01, -0.02, 0.041, wide - rail + 0.01, 0.02, 0.13).box(rail - 0.01, -0.02, low - 0.07, wide - rail + 0.01, 0.02, low)
    wood.box(rail - 0.01, -0.02, tall - 0.065, wide - rail + 0.01, 0.02, tall - 0.001).box(rail - 0.01, -0.008, 0.12, wide - rail + 0.01, 0.008, low - 0.06)
    for k in (1, 2):
        z = low + (tall - 0.065 - low) * k / 3
        wood.box(rail - 0.01, -0.014, z - 0.014, wide - rail + 0.01, 0.014, z + 0.014)
    for k in range(3):
        z0, z1 = low + (tall - 0.065 - low) * k / 3, low + (tall - 0.065 - low) * (k + 1) / 3
        tip = 0.0016 * (k - 1) * (1 if bolt else -1)
        glass.quad((rail, tip, z0), (wide - rail, -tip, z0), (wide - rail, -tip, z1), (rail, tip, z1))
    wood.obj("window-leaf", paint(colour, 0.35), 0.004)
    glass.obj("window-panes", pulled_glass(pull))
    if bolt:
        brass = M(place)
        brass.tube([(wide - 0.012, 0.034, 0.07), (wide - 0.012, 0.034, tall - 0.03)], 0.0075, 10)
        for z in (0.12, 0.62, tall - 0.6, tall - 0.1):
            brass.box(wide - 0.028, 0.02, z, wide + 0.004, 0.044, z + 0.035)
        brass.lathe([(0.001, -0.05), (0.02, -0.04), (0.026, 0), (0.02, 0.04), (0.001, 0.05)], (wide - 0.012, 0.045, 1.08), 20)
        brass.tube([(wide - 0.012, 0.06, 1.08), (wide - 0.012, 0.1, 1.08), (wide + 0.05, 0.105, 1.08)], 0.009, 10)
        brass.obj("cremone", metal("#a8843f", 0.3), smooth=True)
