"""Caveau Beaubourg: a cellar of the 14th century, a tunnel of rubble over a black floor that mirrors the light."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from studio.array_mesh import Array
from studio.beams import beam
from studio.colours import rgb
from studio.drinks import bar_counter, champagne, cocktail_table, tray
from studio.fabrics import cloth
from studio.flowers import bouquet
from studio.house_fittings import extinguisher, rope_rail, steel_door, switch_with_conduit
from studio.laid_floors import black_polish
from studio.lights import area, point, spot
from studio.mannequins import dress_form, mannequin
from studio.materials import glow, paint, slabs
from studio.mesh import M
from studio.music import dj_table, loudspeaker, mirror_ball
from studio.plan import PlanRoom
from studio.storage import crate, hand_truck, ladder
from studio.tableware import candle
from studio.vaults.ashlar import arch_line, dressed_stone, voussoirs
from studio.vaults.rubble import rubble, rubble_stone
from studio.vaults.section import Section

W, L, SPRING, CROWN = 5.3, 16.0, 0.9, 3.3
RIB_AT = 8.1
ALCOVES = ((1, 5.4), (1, 11.2), (-1, 4.3))
"""Which side, +1 for E, and the middle along y."""
HALF, FOOT, HEAD, DEEP = 0.82, 0.98, 0.74, 0.72
DOOR = (1.0, 2.3, 2.15)
MAGENTA, CYAN, VIOLET = "#ff2d9b", "#28b9ff", "#6a3dff"


def in_alcove(dy: Array, z: Array, grow: float = 0.0) -> Array:
    """Whether a point of the wall lies in the opening of an alcove, `dy` from its middle."""
    half, head = HALF + grow, HEAD + grow
    reach = FOOT + head * np.sqrt(np.clip(1 - (dy / half) ** 2, 0, 1))
    return (np.abs(dy) < half) & (z < reach)


def tunnel(section: Section) -> None:
    """The vault, open at the alcoves."""

    def place(s: Array, y: Array, up: Array) -> Array:
        x, z = section.at(s)
        nx, nz = section.inward(s)
        return np.stack([x + nx * up, y, z + nz * up], 1)

    def keep(s: Array, y: Array) -> Array:
        _, z = section.at(s)
        kept = np.ones_like(s, bool)
        for side, middle in ALCOVES:
            here = (s > section.length / 2) == (side > 0)
            kept &= ~(here & in_alcove(y - middle, z, 0.03))
        return kept

    rubble("tunnel", place, (0.0, section.length), (-0.1, L + 0.1), keep, 14)


def alcove(section: Section, side: int, middle: float, rng: random.Random) -> None:
    """A seat in the wall under an arch of dressed stone: rubble inside, a slab, a leather cushion."""
    wall_x = W if side > 0 else 0.0
    soffit = np.array(arch_line(-HALF, HALF, FOOT, HEAD, 24, 5))
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(soffit, axis=0).T))])

    def inside(s: Array, t: Array, up: Array) -> Array:
        y, z = np.interp(s, way, soffit[:, 0]), np.interp(s, way, soffit[:, 1])
        inward_y, inward_z = -y / HALF * 0.8, np.where(z > FOOT, -(z - FOOT) / HEAD, 0.0)
        return np.stack([wall_x + side * (t - 0.25), middle + y + inward_y * up, z + inward_z * up], 1)

    def back(s: Array, t: Array, up: Array) -> Array:
        return np.stack([wall_x + side * (DEEP - up), middle + t, s], 1)

    rubble("alcove", inside, (0.0, float(way[-1])), (0.05, DEEP + 0.3), None, 20 + int(middle))
    rubble("alcove-back", back, (0.0, FOOT + HEAD + 0.1), (-HALF - 0.1, HALF + 0.1), None, 30 + int(middle))
    line = arch_line(middle - HALF, middle + HALF, FOOT, HEAD, 11, 4)
    front = [wall_x - side * (section.wall_at(z) + 0.055) for _, z in line]
    voussoirs("alcove-arch", line, 0.2, front, wall_x + side * 0.24, dressed_stone(), rng, "y")
    x0, x1 = sorted((wall_x + side * 0.02, wall_x + side * (DEEP + 0.05)))
    M().box(x0, middle - HALF - 0.05, -0.05, x1, middle + HALF + 0.05, 0.38).obj(
        "seat", dressed_stone("#b8a988"), 0.015
    )
    M().box(x0 - 0.03, middle - HALF + 0.01, 0.38, x1, middle + HALF - 0.01, 0.44).obj(
        "seat-slab", dressed_stone(), 0.012
    )
    M().box(x0 + 0.03, middle + 0.02, 0.441, x1 - 0.1, middle + 0.78, 0.515).obj(
        "cushion", cloth("linen", "#3b2a22"), 0.03, True, 0, 4
    )


def ends(section: Section, rng: random.Random) -> None:
    """S with the stair down from the street; N with a plank door to the kitchen."""
    d0, d1, top = DOOR
    centre, radius = (d0 + d1) / 2, (d1 - d0) / 2

    def south(s: Array, t: Array, up: Array) -> Array:
        return np.stack([t, up, s], 1)

    def beside_door(s: Array, t: Array) -> Array:
        reach = top - radius + np.sqrt(np.clip((radius + 0.03) ** 2 - (t - centre) ** 2, 0, None))
        return ~((np.abs(t - centre) < radius + 0.03) & (s < reach))

    def north(s: Array, t: Array, up: Array) -> Array:
        return np.stack([t, L - up, s], 1)

    rubble("south", south, (0.0, CROWN + 0.1), (-0.1, W + 0.1), beside_door, 41)
    rubble(
        "north",
        north,
        (0.0, CROWN + 0.1),
        (-0.1, W + 0.1),
        lambda s, t: ~((np.abs(t - 4.0) < 0.47) & (s < 2.0)),
        42,
    )
    line = arch_line(d0, d1, top - radius, radius, 11, 5)
    voussoirs("door-arch", line, 0.24, [0.05] * len(line), -0.55, dressed_stone(), rng)
    steel_door(4.0, L - 0.02, 0, 0.92, 1.98, "#2a2622")
    stone = rubble_stone()
    x0, x1 = d0 - 0.12, d1 + 0.12

    def beside(s: Array, t: Array, up: Array) -> Array:
        return np.stack([x0 + up, -0.5 - t, s], 1)

    def other(s: Array, t: Array, up: Array) -> Array:
        return np.stack([x1 - up, -0.5 - t, s], 1)

    rubble("stair-wall", beside, (0.0, 4.6), (0.0, 4.0), None, 43, 0.03)
    rubble("stair-wall", other, (0.0, 4.6), (0.0, 4.0), None, 44, 0.03)
    shell = M().box(x0 - 0.3, -4.7, -0.1, x1 + 0.3, -4.5, 5.0).box(x0 - 0.3, -4.7, 4.6, x1 + 0.3, -0.4, 4.8)
    shell.box(x0 - 0.4, -4.6, -0.1, x0 - 0.1, -0.45, 4.7).box(x1 + 0.1, -4.6, -0.1, x1 + 0.4, -0.45, 4.7)
    shell.box(x0 - 0.4, -0.6, top + 0.3, x1 + 0.4, -0.5, 4.7)
    shell.obj("stair-shell", stone)
    steps = M()
    for k in range(13):
        steps.box(x0, -0.62 - 0.29 * (k + 1) - 0.03, -0.05, x1, -0.62 - 0.29 * k, 0.165 * (k + 1))
    steps.obj("steps", slabs("#a99c86", 1.5, 0.5), 0.018)
    rope_rail([(d1 + 0.02, -0.7 - 0.95 * k, 0.98 + 0.54 * k) for k in range(4)])


def rib(section: Section, rng: random.Random) -> None:
    """The one rib of dressed stone, where two building times meet."""
    line = section.outline(33, -0.2)
    line[0], line[-1] = (line[0][0], 0.0), (line[-1][0], 0.0)
    voussoirs("rib", line, 0.34, [RIB_AT - 0.2] * len(line), RIB_AT + 0.2, dressed_stone(), rng)


def fleck_light(x: float, y: float, z: float, power: float, col: str) -> None:
    """What a mirror ball throws: a light in small spots all round, which fall as they fall."""
    lamp = point((x, y, z), power, col, 0.012)
    lamp.data.use_nodes = True
    tree = lamp.data.node_tree
    where = tree.nodes.new("ShaderNodeTexCoord").outputs["Normal"]
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = 9.0
    cells.inputs["Randomness"].default_value = 0.7
    limit = tree.nodes.new("ShaderNodeMath")
    limit.operation = "LESS_THAN"
    limit.inputs[1].default_value = 0.13
    light = tree.nodes["Emission"]
    light.inputs["Color"].default_value = rgb(col)
    tree.links.new(where, cells.inputs["Vector"])
    tree.links.new(cells.outputs["Distance"], limit.inputs[0])
    tree.links.new(limit.outputs[0], light.inputs["Strength"])


def floor_lamp(x: float, y: float, lean: float, col: str, power: float) -> None:
    """A flat black lamp at the foot of the wall that grazes the stones."""
    M().lathe(
        [(0.001, 0.0), (0.07, 0.0), (0.075, 0.015), (0.075, 0.06), (0.06, 0.07), (0.001, 0.058)],
        (x, y, 0),
        24,
    ).obj("floor-lamp", paint("#101010", 0.4), smooth=True)
    M().lathe([(0.001, 0.0715), (0.056, 0.0715)], (x, y, 0), 20).obj("floor-lamp-lens", glow(col, 7.0, 0.0))
    spot((x, y, 0.09), (x + lean, y, CROWN), power, col, 100, 0.9, 0.05)


def graze(colours: tuple[str, ...], power: float, start: float = 1.6, pitch: float = 2.35) -> None:
    """Lamps along both walls, their colours in turn."""
    k, y = 0, start
    while y < L - 0.8:
        for x, lean in ((0.34, 0.25), (W - 0.34, -0.25)):
            side = 1 if x > 1 else -1
            if all(side != s or abs(y - m) > HALF + 0.15 for s, m in ALCOVES) and abs(y - RIB_AT) > 0.35:
                floor_lamp(x, y, lean, colours[(k + (side > 0)) % len(colours)], power)
        k, y = k + 1, y + pitch


def aftershow(room: PlanRoom) -> None:
    """Decks and a mirror ball at the end, magenta and cyan beams in haze."""
    rng = random.Random("beaubourg-aftershow")
    dj_table(2.75, 11.4, 0, 2.0)
    for x, turn in ((0.95, -14), (4.4, 14)):
        loudspeaker(x, 11.6, turn)
    for x, y in ((3.75, 4.3), (1.2, 5.2), (4.35, 7.0), (1.1, 8.9)):
        cocktail_table(x, y, rng, "#131216", False)
    champagne(3.7, 4.28, 1.1012, rng)
    tray(1.15, 5.25, 1.1012, 20, rng, "flutes")
    mannequin(3.55, 7.9, 18, "slip", "#c9c4cf", 7, "#1f1c1e")
    mirror_ball(2.65, 9.3, 3.26, 0.27, 0.7)
    fleck_light(2.65, 9.3, 2.22, 1500, "#ffd3ec")
    graze((MAGENTA, VIOLET), 120)
    truss = M()
    truss.tube([(0.95, 12.6, 2.6), (W - 0.95, 12.6, 2.6)], 0.024, 12)
    truss.obj("truss", paint("#141414", 0.4), smooth=True)
    for x, target, col in (
        (1.2, (3.9, 6.2, 0.0), MAGENTA),
        (2.2, (0.9, 7.2, 0.1), CYAN),
        (3.1, (4.4, 7.6, 0.1), CYAN),
        (4.1, (1.7, 5.2, 0.0), MAGENTA),
    ):
        beam((x, 12.6, 2.42), target, col, 520, 9, 0.22)
    spot((2.65, 8.3, 3.0), (2.75, 11.4, 1.0), 120, VIOLET, 40, 0.8, 0.05)
    for _, middle in ALCOVES:
        side = 1 if (1, middle) in ALCOVES else -1
        point((W + 0.35 if side > 0 else -0.35, middle, 0.75), 5, "#ffab5e", 0.05)


def cocktail(room: PlanRoom) -> None:
    """Amber: lamps at the foot of the walls, candles in the alcoves, a bar before the rib."""
    rng = random.Random("beaubourg-cocktail")
    for x, y in ((3.2, 5.9), (1.5, 6.3), (3.75, 3.3), (2.3, 3.9)):
        cocktail_table(x, y, rng, "#1a1614", rng.random() < 0.6)
    bar_counter(3.55, 1.25, 180, 2.4, rng, "#2a1c14")
    bouquet(4.85, 1.2, 0.0, rng, "branches", 1.15, False)
    mannequin(1.35, 4.55, 108, "dress", "#8f3a22", 2, "#d9cfc0")
    graze(("#ffae55", "#ff9a3c"), 95)
    for side, middle in ALCOVES:
        x = W + 0.42 if side > 0 else -0.42
        for k, height in ((-0.2, 0.24), (0.0, 0.32), (0.16, 0.18)):
            candle(x - side * 0.1 + 0.12 * k, middle + 0.8 * k - 0.4, 0.4405, height, "#efe6d2", 3.0)
    area((2.6, -2.6, 4.2), (1.65, -1.6, 0), 0.9, 1.2, 40, "#ffdcae", False)


def rest(room: PlanRoom) -> None:
    """Empty, under white working light: two tubes on the crown, what the last crew left by the wall."""
    rng = random.Random("beaubourg-rest")
    for y in (3.4, 6.6, 9.9, 13.2):
        tube = M().box(W / 2 - 0.05, y - 0.62, 3.06, W / 2 + 0.05, y + 0.62, 3.1)
        tube.tube([(W / 2, y - 0.4, 3.1), (W / 2, y - 0.4, 3.28)], 0.006, 8).tube(
            [(W / 2, y + 0.4, 3.1), (W / 2, y + 0.4, 3.28)], 0.006, 8
        )
        tube.obj("batten", paint("#c9c8c2", 0.4), 0.004)
        M().tube([(W / 2, y - 0.58, 3.038), (W / 2, y + 0.58, 3.038)], 0.014, 14).obj(
            "tube", glow("#f4f7ff", 7.0, 0.2), smooth=True
        )
        area((W / 2, y, 3.01), (W / 2, y, 0), 0.1, 1.2, 62, "#f3f5ff", False)
        point((W / 2, y, 2.95), 8, "#f3f5ff", 0.08)
    crate(4.55, 9.3, 0.0, 4, (0.6, 0.42, 0.4), "slats")
    ladder(0.75, 9.9, 80, 1.9)
    hand_truck(4.55, 7.25, -70)
    dress_form(1.3, 10.4, 25, "", "#c2a682", 3)
    switch_with_conduit(2.75, 0.05, 180, 2.7)
    extinguisher(0.62, 0.16, 180)
    candle(W + 0.3, 5.08, 0.4405, 0.2, "#efe6d2", 4.0)
    candle(W + 0.42, 4.96, 0.4405, 0.28, "#efe6d2", 4.0)
    area((1.65, -2.4, 4.4), (1.65, -2.2, 0), 1.0, 1.6, 60, "#e6efff", False)


def caveau_beaubourg(facts: dict[str, Any]) -> PlanRoom:
    """Build it; the alcoves lie in the thickness of the wall, outside the plan."""
    room = PlanRoom(facts, [(0, 0), (W, 0), (W, L), (0, L)], (0.8, 0.8, W - 0.8, L - 0.8))
    room.fill_strength = 0.0
    rng = random.Random("beaubourg-stone")
    section = Section(W, SPRING, CROWN)
    tunnel(section)
    for side, middle in ALCOVES:
        alcove(section, side, middle, rng)
    ends(section, rng)
    rib(section, rng)
    M().box(-1.2, -5, -0.1, W + 1.2, L + 0.4, 0).obj("floor", black_polish())
    room.furnish = {"aftershow": aftershow, "cocktail": cocktail, "rest": rest}
    if room.dressing == "aftershow":
        room.dev = dict(key=0.13, contrast=1.3, sat=1.1, bloom=0.08, awb=0.05, white=0.0)
    elif room.dressing == "cocktail":
        room.dev = dict(
            key=0.17, contrast=1.3, sat=1.0, bloom=0.06, awb=0.3, white=0.0, wb=[1.03, 0.99, 0.97]
        )
    else:
        room.dev = dict(key=0.24, contrast=1.3, sat=1.0, bloom=0.04, awb=0.7, white=0.0)
    return room
