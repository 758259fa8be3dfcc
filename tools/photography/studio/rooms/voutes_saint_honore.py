"""Voûtes Saint-Honoré: the undercroft of a convent, 1613, groin vaults on six columns over hexagons of clay."""

from __future__ import annotations

import math
import random
from typing import Any

from studio.flowers import bouquet
from studio.furniture import chair
from studio.chairs import lay_programme
from studio.fabrics import cloth
from studio.house_fittings import extinguisher
from studio.laid_floors import hexagons
from studio.lights import area, point, spot
from studio.mannequins import dress_form, mannequin
from studio.materials import glass, glow, limewash, paint, slabs
from studio.mesh import M
from studio.plan import PlanRoom
from studio.storage import ladder
from studio.tableware import TOP, candle, place_setting, tablecloth
from studio.vaults.ashlar import arch_line, column, dressed_stone, voussoirs
from studio.vaults.groin import groin_cells, rib

W, L, SPRING, CROWN = 8.4, 11.3, 1.9, 3.4
BAYS = (3, 4)
BAY = (W / BAYS[0], L / BAYS[1])
STAIR, PASSAGE = (6.41, 7.71, 2.2), (3.5, 4.9, 2.25)
"""Openings: the stair in E along y, the passage in N along x, and their crowns."""
HONEY, CANDLE = "#c3a475", "#ffb870"


def vaults(rng: random.Random) -> None:
    """Cells, ribs, columns, and corbels where the ribs meet the walls."""
    stone = dressed_stone(HONEY)
    groin_cells(BAYS, BAY, SPRING, CROWN + 0.02, limewash("#ddd3bf"), 55)
    rise = CROWN - SPRING
    xs, ys = [BAY[0] * k for k in range(BAYS[0] + 1)], [BAY[1] * k for k in range(BAYS[1] + 1)]
    for i in range(BAYS[0]):
        for j in range(BAYS[1]):
            for a, b in (((i, j), (i + 1, j + 1)), ((i + 1, j), (i, j + 1))):
                rib((xs[a[0]], ys[a[1]]), (xs[b[0]], ys[b[1]]), SPRING, rise, stone, rng)
            if j:
                rib((xs[i], ys[j]), (xs[i + 1], ys[j]), SPRING, rise, stone, rng, 0.22, 0.16, 13)
            if i:
                rib((xs[i], ys[j]), (xs[i], ys[j + 1]), SPRING, rise, stone, rng, 0.22, 0.16, 13)
    for i, x in enumerate(xs):
        for j, y in enumerate(ys):
            if 0 < i < BAYS[0] and 0 < j < BAYS[1]:
                column(x, y, SPRING, 0.21, stone, rng)
            else:
                corbel = [(0.02, 1.38), (0.09, 1.42), (0.12, 1.5), (0.22, 1.68), (0.26, 1.72), (0.26, 1.76)]
                M().lathe(corbel + [(0.3, 1.78), (0.3, SPRING), (0.001, SPRING)], (x, y, 0), 32).obj(
                    "corbel", stone, smooth=True
                )


def stair(rng: random.Random) -> None:
    """Worn steps up to the E behind an arch of dressed stone."""
    y0, y1, top = STAIR
    radius = (y1 - y0) / 2
    stone = dressed_stone(HONEY)
    line = arch_line(y0, y1, top - radius, radius, 9, 4)
    voussoirs("stair-arch", line, 0.24, [W - 0.03] * len(line), W + 0.3, stone, rng, "y")
    shell = (
        M()
        .box(W + 0.4, y0 - 0.4, -0.1, W + 5, y0 - 0.12, 5.2)
        .box(W + 0.4, y1 + 0.12, -0.1, W + 5, y1 + 0.4, 5.2)
    )
    shell.box(W + 4.7, y0 - 0.4, -0.1, W + 5, y1 + 0.4, 5.2).box(W + 0.4, y0 - 0.4, 5.0, W + 5, y1 + 0.4, 5.2)
    shell.box(W + 0.42, y0 - 0.4, top + 0.3, W + 0.6, y1 + 0.4, 5.2)
    shell.obj("stair-shell", limewash("#d6ccb8"))
    steps = M()
    for k in range(13):
        steps.box(
            W + 0.45 + 0.29 * k,
            y0 - 0.12,
            -0.05,
            W + 0.45 + 0.29 * (k + 1) + 0.03,
            y1 + 0.12,
            0.165 * (k + 1),
        )
    steps.obj("steps", slabs("#b39c78", 1.5, 0.5), 0.02)


def passage(rng: random.Random) -> None:
    """The way to the cloakroom in N: an arch of dressed stone, a linen curtain drawn half aside, light behind."""
    x0, x1, top = PASSAGE
    radius = (x1 - x0) / 2
    line = arch_line(x0, x1, top - radius, radius, 9, 4)
    voussoirs("passage-arch", line, 0.24, [L - 0.03] * len(line), L + 0.3, dressed_stone(HONEY), rng)
    shell = (
        M()
        .box(x0 - 0.5, L + 2.8, -0.1, x1 + 0.5, L + 3.0, 3)
        .box(x0 - 0.5, L + 0.42, -0.1, x0 - 0.3, L + 3, 3)
    )
    shell.box(x1 + 0.3, L + 0.42, -0.1, x1 + 0.5, L + 3, 3).box(x0 - 0.5, L + 0.42, 2.7, x1 + 0.5, L + 3, 2.9)
    shell.obj("passage", limewash("#cdbfa4"))
    rail = M().tube([(x0 - 0.2, L + 0.5, 2.35), (x1 + 0.2, L + 0.5, 2.35)], 0.014, 10)
    rail.obj("curtain-rail", paint("#211d19", 0.4), smooth=True)
    for a, b, folds in ((x0 - 0.15, x0 + 0.42, 9), (x1 - 0.75, x1 + 0.15, 11)):

        def drape(
            u: float, v: float, a: float = a, b: float = b, folds: int = folds
        ) -> tuple[float, float, float]:
            swing = 0.05 * math.sin(u * folds * math.tau + 0.5 * math.sin(v * 5)) * (0.6 + 0.4 * v)
            return (a + (b - a) * u + 0.02 * math.sin(v * 4), L + 0.52 + swing, 2.33 - 2.31 * v)

        M().grid(drape, folds * 16, 14, False, (b - a, 2.3)).obj(
            "curtain", cloth("linen", "#8d2f22"), smooth=True
        )
    area(((x0 + x1) / 2, L + 1.7, 2.6), ((x0 + x1) / 2, L + 1.6, 0), 0.8, 0.8, 30, CANDLE, False)


def lantern(x: float, y: float) -> None:
    """A glass cylinder on the floor with a thick candle in it."""
    M().lathe([(0.001, 0.002), (0.075, 0.002), (0.078, 0.01), (0.078, 0.26)], (x, y, 0), 28).obj(
        "cylinder", glass(), smooth=True
    )
    wax, flame = M(), M()
    wax.lathe([(0.001, 0.006), (0.045, 0.006), (0.046, 0.13), (0.038, 0.138), (0.001, 0.13)], (x, y, 0), 24)
    wax.obj("candle", paint("#efe3c8", 0.5), smooth=True)
    flame.lathe(
        [(0.0005, 0.14), (0.006, 0.15), (0.0065, 0.158), (0.003, 0.175), (0.0004, 0.19)], (x, y, 0), 12
    )
    flame.obj("flame", glow("#ffb765", 60.0, 0.3), smooth=True)
    point((x, y, 0.2), 5.5, CANDLE, 0.03)


def uplights(room: PlanRoom, power: float, away: tuple[float, float]) -> None:
    """A small lamp on the floor behind every column, seen from `away`, and one under every corbel."""
    for i in range(1, BAYS[0]):
        for j in range(1, BAYS[1]):
            x, y = BAY[0] * i, BAY[1] * j
            dx, dy = x - away[0], y - away[1]
            size = math.hypot(dx, dy)
            px, py = x + 0.42 * dx / size, y + 0.42 * dy / size
            M().lathe(
                [(0.001, 0), (0.05, 0), (0.05, 0.09), (0.042, 0.1), (0.001, 0.08)], (px, py, 0), 20
            ).obj("uplight", paint("#15120f", 0.4), smooth=True)
            spot(
                (px, py, 0.14),
                (px - 0.1 * dx / size, py - 0.1 * dy / size, CROWN),
                power,
                CANDLE,
                118,
                0.9,
                0.05,
            )
    for j in range(1, BAYS[1]):
        for x, lean in ((0.2, 0.3), (W - 0.2, -0.3)):
            if x < 1 or abs(BAY[1] * j - 7.06) > 0.9:
                spot(
                    (x, BAY[1] * j, 0.12), (x + lean, BAY[1] * j, CROWN), power * 0.55, CANDLE, 110, 0.9, 0.05
                )


def runway(room: PlanRoom) -> None:
    """Chairs along the middle nave, two rows and a third behind the columns, candles at the feet of the columns."""
    rng = random.Random("voutes-runway")
    cushion = "#e9e3d6"
    for side in (-1, 1):
        for row, (dx, start, stop) in enumerate(((0.98, 2.0, 10.0), (2.05, 1.9, 10.2), (2.85, 2.1, 10.2))):
            y = start
            while y < stop:
                x = W / 2 + side * dx
                near_column = any(
                    math.hypot(x - BAY[0] * i, y - BAY[1] * j) < 0.62 for i in (1, 2) for j in (1, 2, 3)
                )
                if not near_column:
                    turn = (90 if side > 0 else -90) + rng.gauss(0, 2.2)
                    chair(x + rng.gauss(0, 0.012), y, turn, "#1b1a19", cushion)
                    lay_programme(x, y, 0.505, turn + 180, rng, rng.random() < 0.25 and row < 2)
                y += 0.54 + rng.gauss(0, 0.006)
    for i in (1, 2):
        for j in (1, 2, 3):
            for k in (-0.33, 0.36):
                lantern(BAY[0] * i + (0.38 if i == 1 else -0.38), BAY[1] * j + k)
    mannequin(4.28, 7.0, 4, "coat", "#2a2d33", 3, "#dcd3c4")
    uplights(room, 120, (W / 2, 0.0))
    for k in range(5):
        y = 1.4 + 2.1 * k
        spot((W / 2, y, CROWN - 0.12), (W / 2, y + 0.4, 0), 46, "#ffdcb0", 50, 0.7, 0.05)


def dinner(room: PlanRoom) -> None:
    """Two long tables under linen, one between the columns and one in the E nave, tapers down the middle."""
    rng = random.Random("voutes-dinner")
    for tx, covers, middle in ((W / 2, 10, 5.4), (7.0, 8, 5.0)):
        tablecloth(tx, middle, 90, covers * 0.66 + 0.2, 1.02, "#e6dfd0", rng)
        for k in range(covers):
            y = middle + (k - (covers - 1) / 2) * 0.66
            for side, turn in ((-1, -90), (1, 90)):
                place_setting(tx + side * 0.33, y, turn, rng, "#7d2f24")
                chair(
                    tx + side * 0.83 + rng.gauss(0, 0.02),
                    y + rng.gauss(0, 0.015),
                    turn + rng.gauss(0, 3),
                    "#1b1a19",
                    "#e9e3d6",
                )
            if k % 2 == 0:
                bouquet(tx, y + 0.12, TOP + 0.0022, rng, "low", 0.85)
            else:
                for dx, dy, height in ((-0.05, -0.14, 0.3), (0.06, 0.0, 0.22), (-0.01, 0.17, 0.27)):
                    candle(tx + dx, y + dy, TOP + 0.0022, height, "#efe6d2", 1.6 if dx > 0 else 1.1)
    for j in (1, 2, 3):
        lantern(BAY[0] - 0.4, BAY[1] * j - 0.2)
        lantern(BAY[0] - 0.34, BAY[1] * j + 0.24)
    mannequin(1.5, 6.3, 192, "dress", "#7d2f24", 4, "#dcd3c4")
    uplights(room, 105, (0.0, L))


def rest(room: PlanRoom) -> None:
    """Empty: cold daylight down the stair, two lamps forgotten, chairs stacked along the W wall."""
    rng = random.Random("voutes-rest")
    y0, y1, _ = STAIR
    area((W + 1.9, (y0 + y1) / 2, 4.6), (W + 0.2, (y0 + y1) / 2, 0.3), 1.2, 2.2, 700, "#cfe0ff", False)
    area((W + 0.75, (y0 + y1) / 2, 1.25), (W - 3, (y0 + y1) / 2 + 0.2, 0.8), 1.15, 1.9, 110, "#cfe0ff", False)
    for k in range(7):
        chair(0.62 + rng.gauss(0, 0.02), 5.4 + 0.58 * k, 90 + 180 + rng.gauss(0, 4), "#1b1a19", "#e9e3d6")
    dress_form(3.6, 6.4, -30, "", "#c2a682", 2)
    ladder(5.2, 10.7, 10, 1.9)
    extinguisher(3.05, L - 0.1, 0)
    uplights(room, 15, (W, 0.0))


def voutes_saint_honore(facts: dict[str, Any]) -> PlanRoom:
    """Build it: a rectangle in three by four bays."""
    room = PlanRoom(facts, [(0, 0), (W, 0), (W, L), (0, L)], (0.6, 0.6, W - 0.6, L - 0.6))
    room.fill_strength = 0.0
    rng = random.Random("voutes-stone")
    room.open(1, STAIR[0], -0.2, STAIR[1], STAIR[2], "arch")
    room.open(2, W - PASSAGE[1], -0.2, W - PASSAGE[0], PASSAGE[2], "arch")
    room.raise_walls({}, limewash("#d9cfba"), 0.42)
    vaults(rng)
    stair(rng)
    passage(rng)
    hexagons(-0.1, -0.1, W + 0.4, L + 3.0, 55)
    room.furnish = {"runway": runway, "dinner": dinner, "rest": rest}
    room.dev = dict(key=0.21, contrast=1.3, sat=1.0, bloom=0.06, awb=0.5, white=0.0, wb=[1.0, 1.0, 1.02])
    if room.dressing == "rest":
        room.dev |= dict(key=0.22, awb=0.25, bloom=0.04)
    return room
