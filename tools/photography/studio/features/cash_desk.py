"""The cash desk of an insurance house: a panelled oak counter, a brass grille with five windows, pigeonholes behind."""

from __future__ import annotations

import math
import random

from mathutils import Matrix

from studio.joinery import PANEL
from studio.materials import metal, paint, plaster, wood
from studio.mesh import M

OAK, BRASS = "#8a6238", "#a9854a"


def cash_desk(place: Matrix, x0: float, x1: float, seed: int) -> None:
    """In a wall's own frame (room on negative y), from x0 to x1; it stands 1 m out of the wall."""
    body, top, panels = M(place), M(place), M(place)
    body.box(x0, -0.92, 0.09, x1, -0.44, 1.04).box(x0 + 0.03, -0.89, 0, x1 - 0.03, -0.47, 0.09)
    body.box(x0 - 0.02, -0.945, 0.0, x1 + 0.02, -0.9, 0.13)
    bays = round((x1 - x0) / 0.8)
    step = (x1 - x0) / bays
    for k in range(bays):
        a, b = x0 + step * k + 0.07, x0 + step * (k + 1) - 0.07
        panels.frame(a, 0.2, b, 0.92, PANEL, -0.92)
        panels.box(a + 0.09, -0.938, 0.29, b - 0.09, -0.92, 0.83)
    for k in range(bays + 1):
        x = x0 + step * k
        body.box(x - 0.045, -0.948, 0.13, x + 0.045, -0.92, 1.04)
    top.box(x0 - 0.05, -1.0, 1.04, x1 + 0.05, -0.4, 1.085).box(x0 - 0.03, -0.97, 1.015, x1 + 0.03, -0.9, 1.04)
    body.obj("desk-body", wood(OAK, 0.4), 0.004)
    panels.obj("desk-panels", wood(OAK, 0.4), 0.004)
    top.obj("desk-top", wood("#75502c", 0.28), 0.008)
    grille(place, x0, x1, bays, step)
    pigeonholes(place, x0 + 0.2, x1 - 0.2, seed)


def grille(place: Matrix, x0: float, x1: float, bays: int, step: float) -> None:
    """Brass bars between posts; every second bay has an arched window with its tray."""
    bars, oak = M(place), M(place)
    y, low, high = -0.66, 1.085, 2.06
    for k in range(bays + 1):
        x = x0 + step * k
        bars.tube([(x, y, low), (x, y, high)], 0.019, 12)
        bars.lathe([(0.034, 0), (0.034, 0.03), (0.02, 0.06)], (x, y, low), 16).lathe([(0.02, -0.05), (0.032, -0.02), (0.032, 0)], (x, y, high), 16)
    for z in (1.15, 1.86, 1.99):
        bars.tube([(x0, y, z), (x1, y, z)], 0.009, 8)
    for k in range(bays):
        a = x0 + step * k
        hatch = k % 2 == 1
        mid = a + step / 2
        for q in range(1, 11):
            x = a + step * q / 11
            start = 1.15
            if hatch and abs(x - mid) < 0.235:
                start = 1.42 + math.sqrt(0.235**2 - (x - mid) ** 2)
            bars.tube([(x, y, start), (x, y, 1.86)], 0.0055, 6)
            bars.tube([(x + 0.02 * math.cos(t * math.tau / 10), y, 1.925 + 0.055 * math.sin(t * math.tau / 10)) for t in range(11)], 0.005, 5)
        if hatch:
            bars.tube([(mid - 0.235, y, low)] + [(mid - 0.235 * math.cos(math.pi * t / 16), y, 1.42 + 0.235 * math.sin(math.pi * t / 16)) for t in range(17)] + [(mid + 0.235, y, low)], 0.012, 8)
            bars.box(mid - 0.19, y - 0.16, 1.0855, mid + 0.19, y + 0.02, 1.094)
    bars.obj("grille", metal(BRASS, 0.3), smooth=True)
    oak.box(x0 - 0.04, y - 0.07, high, x1 + 0.04, y + 0.07, high + 0.05).box(x0 - 0.07, y - 0.11, high + 0.05, x1 + 0.07, y + 0.11, high + 0.11)
    for x in (x0, x1):
        oak.box(x - 0.055, y - 0.055, 1.085, x + 0.055, y + 0.055, high)
    oak.obj("grille-cornice", wood(OAK, 0.4), 0.006)


def pigeonholes(place: Matrix, x0: float, x1: float, seed: int) -> None:
    """Open oak compartments on the wall behind, some with ledgers and boxes left in them."""
    rng = random.Random(seed)
    case, kept = M(place), M(place)
    count = round((x1 - x0) / 0.36)
    w = (x1 - x0) / count
    levels = [0.92 + 0.3 * k for k in range(6)]
    for z in levels:
        case.box(x0, -0.28, z - 0.011, x1, -0.004, z + 0.011)
    for k in range(count + 1):
        case.box(x0 + w * k - 0.01, -0.275, levels[0], x0 + w * k + 0.01, -0.004, levels[-1])
    case.box(x0 - 0.03, -0.31, levels[-1] + 0.011, x1 + 0.03, -0.004, levels[-1] + 0.07)
    case.box(x0, -0.28, 0.0, x1, -0.004, levels[0] - 0.011)
    case.obj("pigeonholes", wood("#79552f", 0.45), 0.003)
    M(place).box(x0, -0.012, levels[0], x1, -0.003, levels[-1]).obj("pigeon-back", wood("#5a3f25", 0.5))
    for k in range(count):
        for z in levels[:-1]:
            if rng.random() < 0.5:
                continue
            x = x0 + w * k + 0.02
            while x < x0 + w * (k + 1) - 0.08 and rng.random() < 0.85:
                thick = rng.uniform(0.03, 0.07)
                kept.box(x, -0.24 + rng.uniform(0, 0.03), z + 0.012, x + thick - 0.003, -0.03, z + rng.uniform(0.19, 0.25))
                x += thick
    kept.obj("ledgers", plaster("#5d6a5c", 0.8), 0.003)


def desk_lamp(place: Matrix, x: float, lit: bool = True) -> None:
    """A banker's lamp on the counter: brass foot, green glass shade, its cable down the front."""
    y, z = -0.82, 1.085
    brass = M(place)
    brass.lathe([(0.001, 0.03), (0.03, 0.026), (0.085, 0.012), (0.09, 0)], (x, y, z), 24)
    brass.tube([(x, y, z + 0.02), (x, y, z + 0.3)], 0.009, 10).tube([(x - 0.14, y, z + 0.3), (x + 0.14, y, z + 0.3)], 0.007, 8)
    brass.obj("lamp-brass", metal(BRASS, 0.28), smooth=True)
    shade = M(place)
    shade.grid(lambda u, v: (x - 0.15 + 0.3 * u, y - 0.085 * math.cos(math.pi * v), z + 0.28 + 0.09 * math.sin(math.pi * v)), 2, 18)
    shade.obj("lamp-shade", paint("#1f4a38", 0.16), smooth=True)
    cable = M(place).tube([(x + 0.06, y - 0.03, z + 0.008), (x + 0.2, y - 0.16, z + 0.006), (x + 0.22, y - 0.185, z - 0.05), (x + 0.22, y - 0.14, 0.3)], 0.004, 6)
    cable.obj("lamp-cable", paint("#2a2018", 0.5))
