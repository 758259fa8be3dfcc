"""Hôtel de Breteuil: a salon of 1876 between court and garden and, through three arches, its winter garden."""

from __future__ import annotations

import math
import random
from typing import Any

import bpy

from studio.ceilings.sweep_of_glass import Sweep, sweep_of_glass
from studio.chairs import seat
from studio.daylight import TIMES
from studio.drinks import bar_counter, cocktail_table, tea_light, tray
from studio.features.gilt_lantern import gilt_lantern
from studio.features.hothouse_plants import banana, box_planter, fan_palm, feather_palm, fern, glazed_pot, hanging_basket
from studio.features.trellis import trellis
from studio.features.workaday import extinguisher, radiator
from studio.floors import floor
from studio.flooring.cast_concrete import grating
from studio.flooring.cement_tiles import cement_tiles
from studio.flowers import bouquet
from studio.furniture import chair
from studio.garments import rack
from studio.groups import prop
from studio.joinery import boiserie, casement, cornice, double_door, fireplace, trumeau
from studio.lights import opening_light, point, spot, sun
from studio.mannequins import dress_form, mannequin
from studio.materials import glass, glow, marble, metal, paint, plaster, stone
from studio.mesh import M, arch, at, wall
from studio.openings.winter_garden_front import eaves_scrolls, glazed_front, slender_column
from studio.outside.trellised_garden import GREEN, trellised_garden
from studio.room import Room
from studio.steelwork import old_iron_paint
from studio.street.props import garden_chair
from studio.street.trees import ivy
from studio.tableware import TOP, candle, place_setting, tablecloth

WIDTH, LENGTH, HEIGHT = 6.8, 14.4, 3.9
X0, X1, Y0, Y1 = 7.2, 14.4, 0.6, 13.8
EAVE, CROWN, HEAD = 3.2, 5.4, 3.05
ARCHES = (4.56, 7.2, 9.84)
RIBS = [Y0 + 2.64 * k for k in range(6)]
WINDOWS = (1.9, 4.5, 9.9, 12.5)
IRON = "#a9bcae"
INSIDE = (X0 + 0.06, Y0 + 0.08, X1 - 0.12, Y1 - 0.08)
CANDLE = "#ffb366"


def hotel_de_breteuil(facts: dict[str, Any]) -> Room:
    """Build both rooms; dinners and cocktails are held at dusk, the rest by the morning sun from the garden."""
    late = facts.get("dressing") in ("dinner", "cocktail")
    room = Room({**facts, "surface": WIDTH * LENGTH}, LENGTH / WIDTH)
    room.W, room.L, room.H = WIDTH, LENGTH, HEIGHT
    room.fill_strength = 0.0 if late else 0.05
    day = {**TIMES["morning"], "ext": 0.7, "sky": 0.62, "top": "#a9c8ec"}
    room.hour = {**TIMES["dusk"], "lamps": 0.6, "sky": 0.08, "ext": 0.2} if late else day
    room.free = (0.9, 1.0, 5.9, 13.4)
    salon(room)
    winter_garden(room)
    trellised_garden(room, X1, Y0, Y1, 21.0, 0.1 if late else 0.62, "dusk" if late else "morning")
    if not late:
        rise, turn = math.radians(35.0), math.radians(24.0)
        sun((-math.cos(rise) * math.cos(turn), math.cos(rise) * math.sin(turn), -math.sin(rise)), 3.4, "#ffe4bf", 0.5)
    planting(room, late)
    room.furnish = {"rest": at_rest, "dinner": dinner, "cocktail": cocktail, "presentation": presentation}
    room.dev = dict(key=0.34, white=0.78, contrast=1.28, sat=1.12, awb=0.4)
    if late:
        room.dev = dict(key=0.22, ev=-0.65, white=0.0, contrast=1.3, sat=1.1, awb=0.15, bloom=0.05)
    room.shot("wide", (10.2, 1.2, 1.5), (10.8, 13.8, 0), 24, 0.08, 8)
    return room


def salon(room: Room) -> None:
    """Pale blue panelling, four windows to the court, a black marble fireplace, three arches to the garden."""
    blue, white = paint(room.wall_colour, 0.5), plaster("#efeeea", 0.7)
    for y in WINDOWS:
        room.cut("W", y - 0.64, 0.1, y + 0.64, 3.05)
        casement(room, "W", y - 0.64, 0.1, y + 0.64, 3.05, "#eceae4", True, 4)
    for y in ARCHES:
        room.cut("E", y - 1.0, -0.02, y + 1.0, HEAD, "arch", False)
        opening_light((X0, y, 1.6), (-1, 0, 0), 1.9, 2.8, room.hour["sky"] * 0.55, room.hour["col"])
    double_door(room, "S", 3.4, blue)
    double_door(room, "N", 3.4, blue)
    room.block["W"] = [(5.9, 8.5)]
    room.block["E"] = [(ARCHES[0] - 1.2, ARCHES[2] + 1.2)]
    room.build_walls({"*": blue})
    room.ceiling(white)
    boiserie(room, blue)
    cornice(room, white)
    archivolts(room.T("E"), [LENGTH - y for y in ARCHES], blue)
    fireplace(room, "W", 7.2, marble("#1f2022", "#b9b3a6", 0.12))
    trumeau(room, "W", 7.2, 1.35, 1.22, 3.15)
    floor("herringbone", WIDTH, LENGTH, random.Random(room.seed), "#a67c50")
    for y in (3.9, 10.5):
        gilt_lantern(3.3, y, HEIGHT, room.hour["lamps"])
    plates = M(room.T("E"))
    plates.box(LENGTH - 2.6, -0.014, 1.1, LENGTH - 2.52, -0.002, 1.22).box(LENGTH - 12.2, -0.014, 0.2, LENGTH - 12.08, -0.002, 0.28)
    plates.obj("switches", metal("#b8935a", 0.3), 0.003)


def archivolts(place: Any, centres: list[float], mat: bpy.types.Material) -> None:
    """A moulded band round every arch, imposts and a keystone, in a wall's own frame."""
    band = M(place)
    spring = HEAD - 1.0
    for x in centres:
        for r0, r1, deep in ((1.005, 1.13, 0.03), (1.1, 1.16, 0.05)):
            for k in range(28):
                corners = []
                for a in (math.pi * k / 28, math.pi * (k + 1) / 28):
                    for r, y in ((r0, -0.001), (r0, -deep), (r1, -deep), (r1, -0.001)):
                        corners.append((x + r * math.cos(a), y, spring + r * math.sin(a)))
                band.add(corners, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6)])
        for side in (-1, 1):
            a, b = sorted((x + side * 1.002, x + side * 1.17))
            band.box(a, -0.04, 0.0, b, -0.001, spring - 0.1).box(a, -0.055, 0, b, -0.001, 0.18)
            band.box(a - 0.025, -0.075, spring - 0.1, b + 0.025, -0.001, spring)
        band.box(x - 0.1, -0.09, spring + 1.0, x + 0.1, -0.001, spring + 1.24)
    band.obj("archivolts", mat, 0.003)


def winter_garden(room: Room) -> None:
    """House wall, sweep of glass, iron fronts on three sides, tiles with a heating grille along the plinth."""
    iron, base = old_iron_paint(IRON), stone("#cfc5b0", 2.6, 3.0)
    pull = 0.9
    sweep = Sweep(X0, X1, EAVE, CROWN)
    render = plaster("#dad6bf", 0.72)
    holes = [arch(Y1 + 0.2 - y - 1.0, -0.02, Y1 + 0.2 - y + 1.0, HEAD, 32) for y in ARCHES]
    wall("house-wall", (X0, Y1 + 0.2), (X0, Y0 - 0.2), CROWN + 0.35, render, holes, 0.075)
    house = at(X0, 0, 0, 90)
    archivolts(house, list(ARCHES), plaster("#e6e0d1", 0.7))
    reveal = M()
    for y in ARCHES:
        reveal.box(WIDTH - 0.01, y - 1.0, -0.02, X0 + 0.01, y + 1.0, 0.004)
    reveal.obj("thresholds", marble("#c9c3b5", "#8f8a80", 0.2), 0.003)
    for a, b in ((Y0 + 0.35, ARCHES[0] - 1.35), (ARCHES[2] + 1.35, Y1 - 0.35)):
        trellis(house, a, 0.3, b, 4.3, paint(GREEN, 0.5), 0.2)
        ivy(house, a + 0.1, b - 0.1, 0.25, 4.6, room.rng, 2600, "#5b7a42")
    laths = paint(GREEN, 0.5)
    trellis(house, ARCHES[0] - 1.1, 3.5, ARCHES[2] + 1.1, 4.3, laths, 0.2)
    ivy(house, ARCHES[0] - 1.0, ARCHES[2] + 1.0, 3.45, 4.75, room.rng, 3800, "#5b7a42")
    for y in (ARCHES[0] + 1.32, ARCHES[1] + 1.32):
        ivy(house, y - 0.02, y + 0.02, 0.6, 3.9, room.rng, 700, "#5b7a42")
    band = M(house).box(Y0, -0.03, 0.0, ARCHES[0] - 1.17, -0.001, 0.22).box(ARCHES[2] + 1.17, -0.03, 0.0, Y1, -0.001, 0.22)
    band.obj("base", base, 0.004)
    sweep_of_glass(room, sweep, RIBS, iron, 0.6, pull)
    for y in RIBS:
        slender_column(X1 - 0.06, y, EAVE - 0.1, iron)
    scrolls = M()
    for y in RIBS:
        for side in (-1, 1):
            if Y0 <= y + side <= Y1:
                eaves_scrolls(scrolls, X1 - 0.06, y, EAVE - 0.1, side)
    scrolls.obj("eaves-scrolls", iron, smooth=True)
    marks = [Y0 + 0.66 * k for k in range(21)]
    east = at(X1, 0, 0, -90)
    glazed_front(east, [-y for y in reversed(marks)], lambda x: EAVE, iron, base, EAVE, (-7.86, -6.54), pull)
    across = [X0 + 0.6 * k for k in range(13)]
    glazed_front(at(0, Y1, 0, 0), across, lambda x: sweep.height(x), iron, base, EAVE, None, pull)
    glazed_front(at(0, Y0, 0, 180), [-x for x in reversed(across)], lambda x: sweep.height(-x), iron, base, EAVE, None, pull)
    cement_tiles(X0, Y0, 36, 66, room.seed)
    grating(X1 - 0.48, Y0 + 0.5, X1 - 0.2, Y1 - 0.5, paint("#2c302e", 0.5))
    M().box(X1 - 0.02, Y0 - 0.1, -0.2, X1 + 0.3, Y1 + 0.1, -0.004).obj("sill", base)
    opening_light((X1 + 0.1, 7.2, 1.9), (-1, 0, 0), 13.0, 2.7, room.hour["sky"] * 0.5, room.hour["col"])
    winch = M(house).box(3.0, -0.06, 1.15, 3.12, -0.001, 1.4).tube([(3.06, -0.06, 1.3), (3.06, -0.14, 1.3), (3.16, -0.14, 1.22)], 0.009, 8)
    winch.tube([(3.06, -0.03, 1.4), (3.06, -0.03, 4.6)], 0.006, 6)
    winch.obj("roof-winch", paint("#5f6f64", 0.45))
    extinguisher(at(X0, 0, 0, 90), 2.75)


def planting(room: Room, late: bool) -> None:
    """Palms in boxes along the house, broad leaves in the corners, ferns on the plinth, baskets under the roof."""
    rng = random.Random(f"{room.seed}-planting")
    places = [(7.85, 2.0, 3.9, 4), (7.8, 12.3, 4.1, 4), (13.65, 12.95, 3.1, 3), (13.7, 1.5, 3.0, 3)]
    for x, y, tall, stems in places:
        box_planter(x, y, 0.34, 0.6)
        feather_palm(x, y, rng, tall, stems, 0.6, INSIDE)
    for x, y, radius, tall in ((9.0, 13.1, 0.33, 0.5), (12.4, 13.25, 0.28, 0.42), (9.2, 1.2, 0.3, 0.46)):
        glazed_pot(x, y, radius, tall, "#2f5d63")
        (banana if radius > 0.29 else fan_palm)(x, y, rng, 3.0 if radius > 0.29 else 2.0, tall - 0.05, INSIDE)
    if room.dressing != "dinner":
        box_planter(13.15, 11.2, 0.34, 0.6)
        feather_palm(13.15, 11.2, rng, 3.6, 3, 0.6, INSIDE)
    for y in (9.95,) if late else (3.9, 9.95):
        glazed_pot(13.72, y, 0.27, 0.44, "#b98a3f")
        fan_palm(13.72, y, rng, 2.15, 0.4, INSIDE)
    for y in ((ARCHES[0] + ARCHES[1]) / 2, (ARCHES[1] + ARCHES[2]) / 2):
        glazed_pot(7.52, y, 0.22, 0.62, "#2f5d63")
        fern(7.52, y, 0.58, rng, 0.62, 20, INSIDE)
    for k, y in enumerate((1.35, 2.6, 4.9, 9.2, 11.3, 12.4)):
        glazed_pot(14.12, y, 0.13, 0.2, ("#a9654a", "#8a9a86", "#a9654a")[k % 3])
        fern(14.12, y, 0.17, rng, 0.36, 14, INSIDE)
    for x, y in ((10.2, RIBS[1]), (10.2, RIBS[4]), (12.2, RIBS[2])):
        top = Sweep(X0, X1, EAVE, CROWN).height(x, 0.14)
        hanging_basket(x, y, top, rng, 1.15)
    if late:
        for x, y, px, py in ((8.3, 2.4, 7.75, 1.9), (8.3, 11.9, 7.75, 12.4), (13.1, 12.6, 13.7, 13.0), (13.2, 2.0, 13.7, 1.4), (9.3, 12.7, 9.0, 13.1), (12.6, 10.7, 13.15, 11.2)):
            M().lathe([(0.001, 0), (0.05, 0), (0.05, 0.1), (0.04, 0.11), (0.001, 0.08)], (x, y, 0), 18).obj("uplight", paint("#1c211d", 0.4), smooth=True)
            spot((x, y, 0.16), (px, py, 3.0), 190, "#ffd28c", 80, 0.9, 0.05)
        for y in (5.88, 8.52):
            spot((7.75, y, 0.16), (7.3, y, 4.5), 120, CANDLE, 90, 0.9, 0.05)


@prop
def storm_lantern(x: float, y: float, z: float = 0.0, power: float = 5.0, size: float = 1.0) -> None:
    """A candle in a glass chimney on a brass foot."""
    M().lathe([(0.001, 0.0), (0.085 * size, 0.0), (0.085 * size, 0.012), (0.05 * size, 0.03), (0.001, 0.03)], (x, y, z), 24).obj("foot", metal("#b58c4a", 0.3), smooth=True)
    M().lathe([(0.06 * size, 0.03), (0.078 * size, 0.1 * size), (0.074 * size, 0.2 * size), (0.055 * size, 0.34 * size)], (x, y, z), 24).obj("chimney", glass(), smooth=True)
    high = 0.03 + 0.13 * size
    M().lathe([(0.001, 0.03), (0.03 * size, 0.03), (0.03 * size, high), (0.001, high - 0.004)], (x, y, z), 18).obj("candle", paint("#f0e4ca", 0.5), smooth=True)
    flame = M().lathe([(0.0005, high), (0.007, high + 0.012), (0.006, high + 0.024), (0.0005, high + 0.052)], (x, y, z), 12)
    flame.obj("flame", glow("#ffb765", 45.0, 0.3), smooth=True)
    if power:
        point((x, y, z + high + 0.03), power, CANDLE, 0.03)


@prop
def iron_table(x: float, y: float, rng: random.Random) -> None:
    """A round garden table of white iron with a cup, a saucer and a folded paper on it."""
    top = M().lathe([(0.001, 0.7), (0.36, 0.7), (0.375, 0.712), (0.36, 0.724), (0.001, 0.724)], (x, y, 0), 48)
    top.lathe([(0.03, 0.1), (0.018, 0.2), (0.018, 0.7)], (x, y, 0), 16)
    for k in range(3):
        a = math.tau * k / 3 + 0.3
        top.tube([(x, y, 0.16), (x + 0.12 * math.cos(a), y + 0.12 * math.sin(a), 0.18), (x + 0.26 * math.cos(a), y + 0.26 * math.sin(a), 0.01)], 0.014, 8)
    top.obj("iron-table", paint("#e3e4da", 0.4), smooth=True)
    cup = M().lathe([(0.001, 0.726), (0.06, 0.728), (0.075, 0.736), (0.02, 0.732), (0.03, 0.745), (0.04, 0.79), (0.036, 0.79), (0.001, 0.745)], (x + 0.12, y - 0.1, 0), 28)
    cup.obj("cup", plaster("#f2efe8", 0.2), smooth=True)
    M(at(x - 0.1, y + 0.08, 0.726, rng.uniform(10, 40))).box(-0.11, -0.15, 0, 0.11, 0.15, 0.012).obj("paper", paint("#dcd8cc", 0.7), 0.003)


@prop
def watering_can(x: float, y: float, turn: float) -> None:
    """A zinc can with its long spout."""
    body = M(at(x, y, 0, turn))
    body.lathe([(0.001, 0.003), (0.12, 0.003), (0.12, 0.24), (0.1, 0.27), (0.07, 0.28)], (0, 0, 0), 28)
    body.tube([(0.1, 0, 0.06), (0.24, 0, 0.2), (0.36, 0, 0.36)], 0.022, 10, 0.014)
    body.lathe([(0.014, 0.0), (0.045, 0.04), (0.001, 0.045)], (0.36, 0, 0.355), 16)
    body.tube([(-0.1, 0, 0.2), (-0.17, 0, 0.28), (-0.1, 0, 0.38), (0.02, 0, 0.36), (0.06, 0, 0.28)], 0.01, 8)
    body.obj("watering-can", metal("#9aa0a0", 0.42), smooth=True)


def at_rest(room: Room) -> None:
    """Early: a form with a dress among the palms, coffee on an iron table, a can left standing, a rail in the salon."""
    rng = random.Random(f"{room.seed}-rest")
    dress_form(10.35, 6.5, 200, "shirtdress", "#b9566a", 5, "iron")
    iron_table(11.9, 8.6, rng)
    garden_chair(11.2, 8.9, 70, False, "#dfe2d6")
    garden_chair(12.6, 8.3, 250, False, "#dfe2d6")
    watering_can(8.6, 2.9, 40)
    rack(1.2, 12.2, rng, -86, 1.5, palette=room.palette, finish="brass")
    seat(2.1, 8.5, 118, "upholstered", "#8fa2ad")
    seat(2.2, 6.1, 62, "upholstered", "#8fa2ad")
    bouquet(0.14, 7.75, 1.052, rng, "branches", 0.8)
    damp(rng)


def damp(rng: random.Random) -> None:
    """Wet rings and drips where pots were watered, a few fallen leaves."""
    wet, dry = M(), M()
    for x, y, r in ((8.45, 2.4, 0.22), (13.15, 10.3, 0.16), (8.2, 11.6, 0.2), (13.2, 4.3, 0.13)):
        wet.lathe([(r, 0.0022), (r * 0.8, 0.0034), (0.001, 0.0038)], (x, y, 0), 28)
    wet.obj("puddle", paint("#55584c", 0.05), smooth=True)
    for _ in range(26):
        x, y, a = rng.choice((8.2, 13.3)) + rng.gauss(0, 0.4), rng.uniform(1.2, 13.2), rng.uniform(0, 6.3)
        if 7.3 < x < 14.2:
            c, s = 0.035 * math.cos(a), 0.035 * math.sin(a)
            dry.add([(x - c, y - s, 0.004), (x + s * 0.4, y - c * 0.4, 0.012), (x + c, y + s, 0.005), (x - s * 0.4, y + c * 0.4, 0.008)], [(0, 1, 2, 3)])
    dry.obj("fallen", paint("#8d7a3d", 0.7))


def dinner(room: Room) -> None:
    """Two long tables under the glass and one in the salon, ninety covers, tapers and storm lanterns."""
    rng = random.Random(f"{room.seed}-dinner")
    for tx, middle, covers in ((9.25, 7.1, 15), (12.0, 7.1, 15), (3.5, 7.3, 15)):
        tablecloth(tx, middle, 90, covers * 0.64 + 0.2, 1.0, "#e8e2d2", rng)
        for k in range(covers):
            y = middle + (k - (covers - 1) / 2) * 0.64
            for side, turn in ((-1, -90), (1, 90)):
                place_setting(tx + side * 0.32, y, turn, rng, "#5f7d64")
                chair(tx + side * 0.82 + rng.gauss(0, 0.02), y + rng.gauss(0, 0.015), turn + rng.gauss(0, 3), "#3d5a49", "#d9d3c0")
            if k % 2:
                bouquet(tx, y + 0.1, TOP + 0.0022, rng, "low", 0.85)
            else:
                lit = 2.4 if tx > 7 else 0
                for dx, dy, high in ((-0.05, -0.14, 0.32), (0.06, 0.0, 0.24), (-0.01, 0.17, 0.28)):
                    candle(tx + dx, y + dy, TOP + 0.0022, high, "#efe6d2", lit if dx > 0 else 0)
    for x, y in ((7.6, 3.2), (7.75, 3.5), (7.6, 11.2), (13.75, 5.4), (13.8, 9.2), (13.6, 11.6), (10.6, 12.9), (10.9, 13.1)):
        storm_lantern(x, y)
    mannequin(10.62, 4.6, 190, "slip", "#b9566a", 4, "#dcd3c4")


def cocktail(room: Room) -> None:
    """High tables with candles between the palms, a bar before the north gable, lanterns on the tiles."""
    rng = random.Random(f"{room.seed}-cocktail")
    for k, (x, y) in enumerate(((12.0, 4.4), (10.0, 5.3), (11.6, 7.2), (9.4, 8.3), (12.1, 9.6), (10.2, 10.2))):
        cocktail_table(x, y, rng, "#e6dfcd")
        for q in range(3):
            a = 2.1 * q + k
            tea_light(x + 0.18 * math.cos(a), y + 0.18 * math.sin(a), 1.103)
        point((x, y, 1.32), 7, CANDLE, 0.06)
    bar_counter(10.7, 12.1, 0, 2.8, rng, "#2f4a3d")
    for x in (9.6, 10.7, 11.8):
        point((x, 12.2, 1.45), 8, CANDLE, 0.06)
    for x, y in ((8.4, 6.0), (8.3, 8.7), (13.3, 5.6), (13.4, 7.6), (13.3, 8.4), (8.6, 11.2), (8.8, 3.4), (13.1, 10.9)):
        storm_lantern(x, y, 0.0, 5.0, 1.25)
    mannequin(10.9, 6.1, 190, "slip", "#c79a4a", 6, "#dcd3c4")
    mannequin(9.2, 10.7, 150, "dress", "#2f4a3d", 9, "#dcd3c4")


def presentation(room: Room) -> None:
    """Six looks on low discs in the salon, one more in the garden beyond the middle arch."""
    rng = random.Random(f"{room.seed}-presentation")
    looks = ((4.6, 3.2, "coat"), (2.7, 4.9, "dress"), (4.9, 6.1, "wrap"), (2.9, 8.0, "shirtdress"), (4.7, 9.4, "double"), (2.6, 11.0, "dress"), (10.3, 7.3, "slip"))
    discs = M()
    for k, (x, y, wearing) in enumerate(looks):
        discs.lathe([(0.44, 0.001), (0.44, 0.06), (0.001, 0.062)], (x, y, 0), 48)
        turn = 165 + rng.gauss(0, 22)
        before = set(bpy.context.scene.objects)
        if k % 2:
            mannequin(x, y, turn, wearing, room.palette[k % len(room.palette)], 40 + k, "#d6cdbf", k % 4 == 1)
        else:
            dress_form(x, y, turn, wearing, room.palette[k % len(room.palette)], 40 + k, "wood", "#d9cdb6")
        for thing in set(bpy.context.scene.objects) - before:
            thing.location.z += 0.06
    discs.obj("discs", plaster("#d9d8d2", 0.5), smooth=True)
    bouquet(0.14, 7.75, 1.052, rng, "branches", 0.8)
    iron_table(11.9, 8.6, rng)
    garden_chair(12.6, 8.3, 250, False, "#dfe2d6")
    seat(1.0, 13.1, -150, "upholstered", "#8fa2ad")
    seat(5.9, 13.3, 160, "upholstered", "#8fa2ad")
