"""Caveau des Victoires: a newspaper's paper store of 1906, an elliptical vault of bevelled glazed bricks."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from studio.array_mesh import Array, array_mesh, grid_quads
from studio.beams import beam
from studio.chairs import seat
from studio.drinks import bar_counter, champagne, cocktail_table, tray
from studio.flowers import bouquet
from studio.furniture import mirror_leaning
from studio.garments import rack
from studio.house_fittings import extinguisher, radiator, steel_door, switch_with_conduit
from studio.laid_floors import mosaic
from studio.lights import area, point, spot
from studio.mannequins import dress_form, mannequin
from studio.materials import glow, metal, paint, plaster, slabs, wood
from studio.mesh import M, wall
from studio.music import dj_table, loudspeaker
from studio.plan import PlanRoom
from studio.vaults.section import Section
from studio.vaults.tiles import grout, tile_field
from studio.workroom import swatch_book, trestle_table

W, L, SPRING, CROWN = 7.2, 15.3, 0.6, 3.5
WHITE, GREEN = "#d9dccf", "#123a2a"
GLAZES = [WHITE, GREEN]
MOUTH_X, MOUTH_Z, MOUTH_R = 3.6, 1.0, 1.25
FRAME_WAY, FRAME_HALF, FRAME_AT = (0.92, 2.28), 0.95, (2.9, 7.65, 12.4)
GLOBES_AT = (1.75, 4.1, 6.45, 8.85, 11.2, 13.55)
GLOBE_Z, GLOBE_R = 2.74, 0.155
ELECTRIC = "#fff1dd"


def enamel_frame(section: Section, way: tuple[float, float], y0: float, y1: float, mirrored: bool) -> None:
    """An empty poster frame that follows the vault: a moulding of green enamel round a plain cream plate."""

    def on_vault(a: Array, y: Array, up: Array) -> Array:
        a = section.length - a if mirrored else a
        x, z = section.at(a)
        nx, nz = section.inward(a)
        return np.stack([x + nx * up, y, z + nz * up], 1)

    a0, a1 = way
    loops, count = [], 14
    for inset, up in ((0.0, 0.0), (0.006, 0.03), (0.03, 0.042), (0.07, 0.036), (0.085, 0.012), (0.09, 0.011)):
        rise = np.linspace(a0 + inset, a1 - inset, count)
        run = np.linspace(y0 + inset, y1 - inset, count)
        a = np.concatenate([np.full(count, a0 + inset), rise, np.full(count, a1 - inset), rise[::-1]])
        y = np.concatenate([run, np.full(count, y1 - inset), run[::-1], np.full(count, y0 + inset)])
        loops.append(on_vault(a, y, np.full(len(a), up)))
    points, n = np.concatenate(loops), 4 * count
    k = np.arange(n)
    quads = [
        np.stack([k + r * n, (k + 1) % n + r * n, (k + 1) % n + (r + 1) * n, k + (r + 1) * n], 1)
        for r in range(5)
    ]
    array_mesh("frame", points, np.concatenate(quads), paint(GREEN, 0.2), smooth=True)
    a, y = np.meshgrid(
        np.linspace(a0 + 0.08, a1 - 0.08, 20), np.linspace(y0 + 0.08, y1 - 0.08, 20), indexing="ij"
    )
    plate = on_vault(a.ravel(), y.ravel(), np.full(a.size, 0.012))
    array_mesh("plate", plate, grid_quads(20, 20), paint("#cfcbb8", 0.22), smooth=True)


def in_frame(way: Array, y: Array) -> Array:
    """Whether a tile of the vault lies wholly behind a frame; `way` from the nearer floor."""
    within = (way > FRAME_WAY[0] + 0.1) & (way < FRAME_WAY[1] - 0.1)
    return within & np.any([np.abs(y - c) < FRAME_HALF - 0.15 for c in FRAME_AT], 0)


def tiled_vault(section: Section) -> None:
    """The vault itself: a green foot, two green courses at the height of a head, green rings at both ends."""

    def on_vault(a: Array, y: Array, up: Array) -> Array:
        x, z = section.at(a)
        nx, nz = section.inward(a)
        return np.stack([x + nx * up, y, z + nz * up], 1)

    def choose(a: Array, y: Array) -> Array:
        way = np.minimum(a, section.length - a)
        bands = (way < 0.62) | ((way > 2.42) & (way < 2.5)) | ((way > 2.57) & (way < 2.65))
        return bands | (np.minimum(y, L - y) < 0.3)

    def keep(a: Array, y: Array) -> Array:
        return ~in_frame(np.minimum(a, section.length - a), y)

    tile_field("vault", on_vault, (0.0, section.length), (0.0, L), GLAZES, choose, keep, 57)
    a, y = np.meshgrid(np.linspace(0, section.length, 160), np.linspace(-0.3, L + 0.3, 4), indexing="ij")
    array_mesh(
        "vault-bed",
        on_vault(a.ravel(), y.ravel(), np.full(a.size, -0.0025)),
        grid_quads(160, 4),
        grout(),
        smooth=True,
    )
    for y0 in FRAME_AT:
        for mirrored in (False, True):
            enamel_frame(section, FRAME_WAY, y0 - FRAME_HALF, y0 + FRAME_HALF, mirrored)


def mouth_outline() -> list[tuple[float, float]]:
    """The round opening of the stair, (x, z), counter-clockwise from its right foot."""
    low = -math.asin(MOUTH_Z / MOUTH_R)
    angles = [low + (math.pi - 2 * low) * k / 48 for k in range(49)]
    return [(MOUTH_X + MOUTH_R * math.cos(a), MOUTH_Z + MOUTH_R * math.sin(a)) for a in angles]


def end_walls() -> None:
    """Both ends: the round mouth of the stair at N, a service door at S."""

    def north(z: Array, x: Array, up: Array) -> Array:
        return np.stack([x, L - up, z], 1)

    def south(z: Array, x: Array, up: Array) -> Array:
        return np.stack([x, 0.0 + up, z], 1)

    def choose(z: Array, x: Array) -> Array:
        return z < 0.62

    def beside_mouth(z: Array, x: Array) -> Array:
        return np.hypot(x - MOUTH_X, z - MOUTH_Z) > MOUTH_R + 0.1

    def beside_door(z: Array, x: Array) -> Array:
        return ~((np.abs(x - 5.2) < 0.6) & (z < 2.12))

    tile_field("north", north, (0.0, CROWN), (0.0, W), GLAZES, choose, beside_mouth, 58)
    tile_field("south", south, (0.0, CROWN), (0.0, W), GLAZES, choose, beside_door, 59)
    bed = grout()
    outline = [(W - x, z) for x, z in mouth_outline()]
    wall("north-bed", (W, L + 0.003), (0, L + 0.003), CROWN + 0.3, bed, [outline], 0.3)
    wall("south-bed", (0, -0.003), (W, -0.003), CROWN + 0.3, bed, [], 0.3)
    steel_door(5.2, 0.02, 180, 1.04, 2.03, "#1d3c30", 0)


def mouth() -> None:
    """The stair: a ring of green bullnose bricks, a tiled round passage, steps up into daylight-white lamps."""
    low = math.asin(MOUTH_Z / MOUTH_R)
    sweep = math.pi + 2 * low

    def ring(a: Array, y: Array, up: Array) -> Array:
        angle = -low + a / MOUTH_R
        r = MOUTH_R - up
        return np.stack([MOUTH_X + r * np.cos(angle), y, MOUTH_Z + r * np.sin(angle)], 1)

    tile_field(
        "passage", ring, (0.0, sweep * MOUTH_R), (L + 0.02, L + 1.6), GLAZES, lambda a, y: y < L - 1, None, 60
    )
    count = 44
    rim = M()
    for k in range(count):
        a0, a1 = -low + sweep * (k + 0.02) / count, -low + sweep * (k + 0.98) / count
        profile = [(MOUTH_R - 0.008, 0.06), (MOUTH_R - 0.008, -0.012), (MOUTH_R + 0.012, -0.034)]
        profile += [(MOUTH_R + 0.15, -0.034), (MOUTH_R + 0.172, -0.014), (MOUTH_R + 0.172, 0.02)]
        points = [
            (MOUTH_X + r * math.cos(a), L + dy, max(MOUTH_Z + r * math.sin(a), 0.0))
            for a in (a0, (a0 + a1) / 2, a1)
            for r, dy in profile
        ]
        n = len(profile)
        faces = [
            (r * n + q, r * n + q + 1, (r + 1) * n + q + 1, (r + 1) * n + q)
            for r in (0, 1)
            for q in range(n - 1)
        ]
        faces += [tuple(range(n))[::-1], tuple(range(2 * n, 3 * n))]
        rim.add(points, faces)
    rim.obj("rim", paint(GREEN, 0.16), 0.004, smooth=True)
    x0, x1, start = MOUTH_X - 1.45, MOUTH_X + 1.45, L + 1.6
    shell = plaster("#d8d8cd", 0.5)
    shaft = (
        M()
        .box(x0 - 0.2, start - 0.02, -0.1, x0, start + 5, 5.2)
        .box(x1, start - 0.02, -0.1, x1 + 0.2, start + 5, 5.2)
    )
    shaft.box(x0 - 0.2, start + 4.8, -0.1, x1 + 0.2, start + 5, 5.2).box(
        x0 - 0.2, start - 0.02, 5.0, x1 + 0.2, start + 5, 5.2
    )
    shaft.box(x0 - 0.2, L + 0.31, MOUTH_Z + MOUTH_R, x1 + 0.2, start, 5.2)
    shaft.obj("shaft", shell)
    sides = M()
    for side in (x0, MOUTH_X + MOUTH_R - 0.05):
        sides.box(side, start, 0, side + 0.25, start + 4.9, 3.6)
    sides.obj("shaft-sides", shell)
    steps, nosings = M(), M()
    for k in range(12):
        y = start + 0.1 + 0.3 * k
        steps.box(x0, y, 0, x1, start + 5, 0.17 * (k + 1) - 0.012)
        nosings.box(x0, y - 0.012, 0.17 * (k + 1) - 0.04, x1, y + 0.05, 0.17 * (k + 1) - 0.008)
    steps.obj("steps", slabs("#8d8a80", 1.4, 0.45), 0.008)
    nosings.obj("nosings", metal("#9a7b4b", 0.35), 0.002)
    rail = M()
    for side in (-1.05, 1.05):
        path = [(MOUTH_X + side, start + 0.1, 0.95), (MOUTH_X + side, start + 3.9, 3.1)]
        rail.tube(path, 0.02, 12)
    rail.obj("handrail", metal("#9a7b4b", 0.3), smooth=True)
    area((MOUTH_X, start + 2.2, 4.9), (MOUTH_X, start + 2.0, 0), 2.0, 3.2, 210, "#eef4ff", False)
    area((MOUTH_X, L + 0.9, 2.15), (MOUTH_X, L + 0.9, 0), 0.5, 0.8, 6, "#fff4e4", False)


def globes(room: PlanRoom, lit: float) -> None:
    """Opal globes in a row under the crown, on nickelled rods; `lit` from 0 to 1."""
    nickel = metal("#bdb9ae", 0.22)
    for y in GLOBES_AT:
        M().sphere((W / 2, y, GLOBE_Z), GLOBE_R, 40).obj(
            "globe", glow(ELECTRIC, 5.2 * lit + 0.05, 0.4), smooth=True
        )
        stem = M()
        top = GLOBE_Z + GLOBE_R
        stem.lathe(
            [
                (0.001, top + 0.07),
                (0.03, top + 0.07),
                (0.062, top + 0.015),
                (0.066, top - 0.012),
                (0.001, top - 0.012),
            ],
            (W / 2, y, 0),
            28,
        )
        stem.tube([(W / 2, y, top + 0.06), (W / 2, y, CROWN)], 0.011, 12)
        stem.lathe(
            [(0.012, CROWN - 0.07), (0.05, CROWN - 0.03), (0.075, CROWN - 0.012), (0.075, CROWN)],
            (W / 2, y, 0),
            28,
        )
        stem.obj("globe-stem", nickel, smooth=True)
        if lit > 0.1:
            point((W / 2, y, GLOBE_Z), 62 * lit, ELECTRIC, GLOBE_R * 1.03)


def cocktail(room: PlanRoom) -> None:
    """High marble tables down the vault, a bar along the E side, one dress of the evening on a form."""
    rng = random.Random("victoires-cocktail")
    for x, y in ((3.0, 4.1), (5.5, 4.7), (1.95, 6.6), (4.35, 7.4), (2.3, 9.6), (4.5, 10.7)):
        cocktail_table(x, y, rng, "", rng.random() < 0.7)
    bar_counter(6.1, 11.4, -90, 3.2, rng, "#17382b")
    bouquet(6.2, 13.5, 0.0, rng, "branches", 1.6, False)
    mannequin(5.35, 7.0, -38, "slip", "#1d4436", 3)
    radiator(6.72, 4.9, -90, 11, "#c9c9bd")
    extinguisher(6.62, 14.4, -90)


def aftershow(room: PlanRoom) -> None:
    """Green and amber light in the glaze, decks before the S wall, dark high tables."""
    rng = random.Random("victoires-aftershow")
    dj_table(3.3, 4.6, 180, 2.1, "#101311")
    for x, turn in ((1.35, 168), (5.25, 192)):
        loudspeaker(x, 4.5, turn)
    for x, y in ((1.75, 9.6), (4.4, 8.9), (1.7, 6.9), (5.6, 7.6), (5.75, 10.9), (1.5, 12.4)):
        cocktail_table(x, y, rng, "#121413", False)
    champagne(4.32, 8.85, 1.1012, rng)
    tray(5.72, 10.98, 1.1012, 15, rng, "flutes")
    mannequin(3.1, 10.4, 200, "slip", "#e2d6b8", 5, "#211d1b")
    amber, green = "#ff8f24", "#12d977"
    for k, y in enumerate((2.6, 5.2, 7.6, 10.2, 12.6)):
        col = (green, amber)[k % 2]
        other = (amber, green)[k % 2]
        spot((0.75, y, 0.1), (1.2, y, 3.4), 150, col, 92, 0.9, 0.06)
        spot((W - 0.75, y, 0.1), (W - 1.2, y, 3.4), 130, other, 92, 0.9, 0.06)
        for x, tint in ((0.75, col), (W - 0.75, other)):
            M().lathe(
                [(0.001, 0.0), (0.085, 0.0), (0.09, 0.02), (0.09, 0.075), (0.07, 0.085), (0.001, 0.07)],
                (x, y, 0),
                28,
            ).obj("uplight", paint("#121212", 0.4), smooth=True)
            M().lathe([(0.001, 0.0865), (0.066, 0.0865)], (x, y, 0), 24).obj(
                "uplight-lens", glow(tint, 9.0, 0.0)
            )
    truss = M()
    truss.tube([(1.15, 5.4, 2.72), (W - 1.15, 5.4, 2.72)], 0.024, 12)
    truss.obj("truss", paint("#151515", 0.4), smooth=True)
    for x, target, col in (
        (1.7, (4.2, 10.6, 0.0), amber),
        (3.0, (1.2, 10.0, 0.4), green),
        (4.2, (6.2, 10.2, 0.3), green),
        (5.5, (2.8, 11.6, 0.0), amber),
    ):
        beam((x, 5.4, 2.55), target, col, 420, 10, 0.11)
    area((W / 2, 3.6, 2.6), (W / 2, 4.8, 0.8), 2.4, 0.2, 20, "#ffb46a", False)


def showroom(room: PlanRoom) -> None:
    """Rails along the E side, a table with swatches, a mirror."""
    rng = random.Random("victoires-rails")
    palette = room.palette
    for y in (0.95, 3.35, 5.75):
        rack(6.05, y + 0.75, rng, -90 + rng.gauss(0, 2), 1.95, palette=palette, finish="chrome")
    rack(3.35, 1.9, rng, 6, 2.0, palette=palette, finish="chrome")
    trestle_table(3.3, 4.75, 84, 2.5, 0.85, wood("#c7a173", 0.42))
    swatch_book(3.22, 5.4, 0.75, 12, palette, rng)
    swatch_book(3.4, 4.3, 0.75, -30, palette, rng)
    bouquet(3.3, 4.95, 0.75, rng, "peony", 1.0)
    for x, y, turn in ((2.45, 5.15, -84), (2.5, 4.2, -97), (4.15, 4.6, 101)):
        seat(x, y, turn, "bentwood")
    dress_form(4.55, 5.75, 150, "blazer", palette[1], 4)
    mirror_leaning(1.1, 1.05, 150, 0.9, 2.0)
    radiator(0.5, 3.1, 90, 11, "#c9c9bd")
    switch_with_conduit(4.45, 0.012, 180, 3.1)
    extinguisher(6.35, 0.13, 180)


def caveau_des_victoires(facts: dict[str, Any]) -> PlanRoom:
    """Build it; the plan is one rectangle under the vault."""
    room = PlanRoom(facts, [(0, 0), (W, 0), (W, L), (0, L)], (0.9, 0.9, W - 0.9, L - 0.9))
    room.fill_strength = 0.0
    section = Section(W, SPRING, CROWN)
    tiled_vault(section)
    end_walls()
    mouth()
    M().add(
        [(-0.2, -0.2, 0), (W + 0.2, -0.2, 0), (W + 0.2, L + 1.7, 0), (-0.2, L + 1.7, 0)], [(0, 1, 2, 3)]
    ).obj("floor", mosaic(W, L))
    party = room.dressing == "aftershow"
    globes(room, 0.035 if party else 1.0)
    room.furnish = {"cocktail": cocktail, "aftershow": aftershow, "showroom": showroom}
    room.dev = (
        dict(key=0.15, contrast=1.3, sat=1.06, bloom=0.05, awb=0.1)
        if party
        else dict(key=0.46, contrast=1.26, sat=1.0, bloom=0.04, awb=0.6, white=0.0)
    )
    return room
