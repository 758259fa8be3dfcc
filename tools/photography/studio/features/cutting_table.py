"""The cutting table of a cloth house: six metres of maple on a carcass of shelves, a brass measure let in along its edge."""

from __future__ import annotations

import math
import random
from typing import Sequence

from mathutils import Matrix

from studio.fabrics import cloth
from studio.features.cloth_wall import bolt_mesh
from studio.materials import metal, wood
from studio.mesh import M, inst

HIGH = 0.92


def cutting_table(place: Matrix, long: float, wide: float, colours: Sequence[str], seed: int) -> None:
    """Centred on `place`, along local x."""
    rng = random.Random(seed)
    top, frame = M(place), M(place)
    strips = round(wide / 0.1)
    for k in range(strips):
        y = -wide / 2 + wide * k / strips
        top.box(-long / 2, y + 0.0006, HIGH - 0.06, long / 2, y + wide / strips - 0.0006, HIGH, (rng.random(), rng.random(), 0.5, 1))
    top.obj("cutting-top", wood("#94734b", 0.42), 0.002)
    bays = round(long / 1.5)
    for k in range(bays + 1):
        x = -long / 2 + 0.08 + (long - 0.16) * k / bays
        for y in (-wide / 2 + 0.06, wide / 2 - 0.16):
            frame.box(x - 0.05, y, 0, x + 0.05, y + 0.1, HIGH - 0.06)
        frame.box(x - 0.025, -wide / 2 + 0.1, HIGH - 0.2, x + 0.025, wide / 2 - 0.1, HIGH - 0.06)
    for y in (-wide / 2 + 0.07, wide / 2 - 0.11):
        frame.box(-long / 2 + 0.06, y, HIGH - 0.22, long / 2 - 0.06, y + 0.04, HIGH - 0.06)
    frame.box(-long / 2 + 0.06, -wide / 2 + 0.08, 0.17, long / 2 - 0.06, wide / 2 - 0.08, 0.2)
    frame.obj("cutting-frame", wood("#7a5b3c", 0.5), 0.005)
    brass = M(place).box(-long / 2 + 0.02, -wide / 2 + 0.015, HIGH - 0.0005, long / 2 - 0.02, -wide / 2 + 0.04, HIGH + 0.0012)
    brass.obj("measure", metal("#b8935a", 0.3))
    for k in range(bays):
        x = -long / 2 + 0.2 + (long - 0.16) * k / bays
        while x < -long / 2 + (long - 0.16) * (k + 1) / bays - 0.06:
            if rng.random() < 0.8:
                inst(bolt_mesh(rng.choice(list(colours)), 0.07, 0.7, rng.randint(0, 3)), place @ Matrix.Translation((x, -wide / 2 + 0.14 + rng.uniform(0, 0.08), 0.275)))
            x += 0.15


def cloth_laid_out(place: Matrix, x0: float, x1: float, y0: float, y1: float, z: float, colour: str, kind: str = "wool") -> None:
    """A length of cloth spread over the table, falling over its near edge, with a ripple where it was smoothed."""
    def sheet(u: float, v: float) -> tuple[float, float, float]:
        x, run = x0 + (x1 - x0) * u, (y1 - y0 + 0.3) * v
        ripple = 0.008 * max(0.0, math.sin(u * 17 + v * 2)) ** 4 + 0.0035
        if run <= y1 - y0:
            return (x, y1 - run, z + ripple)
        fall = run - (y1 - y0)
        return (x, y0 - 0.02 - 0.012 * math.sin(u * 23), z + 0.003 - fall)

    M(place).grid(sheet, 70, 34, False, (x1 - x0, y1 - y0 + 0.3)).obj("laid-cloth", cloth(kind, colour), smooth=True)
