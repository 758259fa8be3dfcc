"""Upright glazing of a winter garden: slender columns, a stone plinth, lights with round heads under the eaves."""

from __future__ import annotations

import math
from typing import Callable, Sequence

import bpy
from mathutils import Matrix

from studio.ceilings.sweep_of_glass import hothouse_glass
from studio.materials import metal
from studio.mesh import M, at

PLINTH, TRANSOM = 0.42, 2.5


def slender_column(x: float, y: float, top: float, iron: bpy.types.Material) -> None:
    """A cast column 7 cm thick: moulded foot, ring, a bell of leaves under the beam."""
    shaft = M().lathe(
        [
            (0.1, 0.0), (0.1, 0.06), (0.078, 0.08), (0.082, 0.12), (0.062, 0.15), (0.055, 0.5), (0.062, 0.52), (0.062, 0.55),
            (0.04, 0.58), (0.034, top - 0.52), (0.048, top - 0.5), (0.048, top - 0.47), (0.036, top - 0.45),
            (0.042, top - 0.3), (0.07, top - 0.17), (0.085, top - 0.13), (0.06, top - 0.1),
        ],
        (x, y, 0),
        24,
    )  # fmt: skip
    shaft.box(x - 0.08, y - 0.08, top - 0.1, x + 0.08, y + 0.08, top)
    for k in range(8):
        a = math.tau * k / 8
        leaf = [(x + r * math.cos(a), y + r * math.sin(a), top + z) for r, z in ((0.04, -0.42), (0.052, -0.3), (0.085, -0.2), (0.11, -0.19), (0.112, -0.22))]
        shaft.tube(leaf, 0.014, 6, 0.005)
    shaft.obj("slender-column", iron, smooth=True)


def eaves_scrolls(mesh: M, x: float, y: float, top: float, side: int, reach: float = 0.62) -> None:
    """A bracket along the front: a quarter bow from the column to the beam, a volute and a bud in its corner."""
    bow = []
    for k in range(15):
        a = math.pi / 2 * k / 14
        bow.append((x, y + side * (0.04 + reach * (1 - math.cos(a))), top - reach * (1 - math.sin(a))))
    mesh.tube(bow, 0.012, 8)
    coil = []
    for k in range(34):
        a = 0.6 + math.tau * 1.5 * k / 33
        r = 0.13 * (1 - 0.78 * k / 33)
        coil.append((x, y + side * (0.19 + r * math.cos(a)), top - 0.19 + r * math.sin(a)))
    mesh.tube(coil, 0.009, 6, 0.006)
    mesh.tube([(x, y + side * 0.33, top - 0.075 + 0.045 * math.cos(k / 10 * math.tau)) for k in range(2)], 0.008, 6)
    for k in range(2):
        cy, size = y + side * (0.4 + 0.13 * k), 0.05 - 0.015 * k
        hoop = [(x, cy + size * math.cos(math.tau * q / 14), top - 0.06 + 0.015 * k + size * math.sin(math.tau * q / 14)) for q in range(15)]
        mesh.tube(hoop, 0.007, 6)


def glazed_front(
    place: Matrix,
    marks: Sequence[float],
    top: Callable[[float], float],
    iron: bpy.types.Material,
    stone: bpy.types.Material,
    beam: float,
    door: tuple[float, float] | None = None,
    pull: float = 0.85,
) -> None:
    """In a wall's own frame (room on negative y), from mark to mark; `top` is the upper edge at x, `door` two marks
    between which a pair of glazed leaves stands, one of them open to the outside."""
    bars, panes = M(place), M(place)
    first, last = marks[0], marks[-1]
    gaps = [(first, door[0]), (door[1], last)] if door else [(first, last)]
    sill = M(place)
    for a, b in gaps:
        sill.box(a, -0.03, 0.0, b, 0.14, PLINTH - 0.05).box(a, -0.06, PLINTH - 0.05, b, 0.17, PLINTH)
    sill.obj("plinth", stone, 0.006)
    bars.box(first, -0.03, beam - 0.1, last, 0.05, beam - 0.012).box(first, -0.06, beam - 0.012, last, 0.07, beam + 0.02)
    for x in marks:
        low = 0.0 if door and door[0] <= x <= door[1] else PLINTH
        if not (door and door[0] < x < door[1]):
            bars.box(x - 0.015, -0.02, low, x + 0.015, 0.035, max(top(x) - 0.02, beam - 0.05))
        else:
            bars.box(x - 0.015, -0.02, TRANSOM, x + 0.015, 0.035, max(top(x) - 0.02, beam - 0.05))
    for a, b in zip(marks, marks[1:]):
        bars.box(a, -0.025, TRANSOM - 0.02, b, 0.04, TRANSOM + 0.02)
        radius, cx = (b - a) / 2 - 0.015, (a + b) / 2
        spring = beam - 0.12 - radius
        head = [(cx + radius * math.cos(math.pi * k / 16), 0.008, spring + radius * math.sin(math.pi * k / 16)) for k in range(17)]
        bars.tube(head, 0.011, 6)
        for side in (-1, 1):
            cy, size = cx + side * radius * 0.8, radius * 0.16
            hoop = [(cy + size * math.cos(math.tau * q / 12), 0.008, spring + radius * 0.83 + size * math.sin(math.tau * q / 12)) for q in range(13)]
            bars.tube(hoop, 0.006, 6)
        low = PLINTH
        if door and door[0] <= a and b <= door[1]:
            low = TRANSOM
        panes.quad((a, 0.008, low), (b, 0.008, low), (b, 0.008, beam), (a, 0.008, beam), False)
        if top(cx) > beam + 0.1:
            steps = 4
            for k in range(steps):
                p, q = a + (b - a) * k / steps, a + (b - a) * (k + 1) / steps
                panes.quad((p, 0.008, beam), (q, 0.008, beam), (q, 0.008, max(top(q), beam)), (p, 0.008, max(top(p), beam)), False)
    bars.obj("front-iron", iron, 0.002)
    panes.obj("front-glass", hothouse_glass(pull))
    if door:
        for hinge, side, turn in ((door[0] + 0.015, 1, 0.0), (door[1] - 0.015, -1, -62.0)):
            wide = (door[1] - door[0]) / 2 - 0.02
            leaf_place = place @ at(hinge, 0.01, 0, turn)
            leaf, pane, pull_bar = M(leaf_place), M(leaf_place), M(leaf_place)
            a, b = sorted((0.0, side * wide))
            for p, q in ((a, a + 0.045), (b - 0.045, b)):
                leaf.box(p, -0.02, 0.02, q, 0.02, TRANSOM - 0.025)
            leaf.box(a, -0.02, TRANSOM - 0.075, b, 0.02, TRANSOM - 0.025).box(a, -0.02, 0.02, b, 0.02, 0.1)
            leaf.box(a, -0.02, PLINTH, b, 0.02, PLINTH + 0.035).box(a + 0.02, -0.005, 0.08, b - 0.02, 0.005, PLINTH + 0.02)
            for k in (1, 2):
                z = PLINTH + (TRANSOM - PLINTH) * k / 3
                leaf.box(a, -0.012, z - 0.009, b, 0.012, z + 0.009)
            leaf.obj("garden-door", iron, 0.002)
            pane.quad((a, 0.0, PLINTH), (b, 0.0, PLINTH), (b, 0.0, TRANSOM - 0.05), (a, 0.0, TRANSOM - 0.05), False)
            pane.obj("door-pane", hothouse_glass(pull))
            hx = side * (wide - 0.03)
            pull_bar.tube([(hx, -0.02, 1.04), (hx, -0.06, 1.04), (hx - side * 0.1, -0.065, 1.04)], 0.009, 8)
            pull_bar.obj("door-handle", metal("#b8935a", 0.3), smooth=True)
