"""A furniture-makers' courtyard: workshops with large steel windows, cobbles, ivy, pots and bicycles."""

import random
from typing import Any

from mathutils import Matrix

from studio.lamps import globe
from studio.materials import concrete, paint, plaster, wood
from studio.mesh import M, at
from studio.plants import tree
from studio.street.ground import cobbles, fallen_leaves
from studio.street.interiors import shop_room
from studio.street.masonry import Opening, profile, string_course, wall_panel
from studio.street.props import bicycle, bistro_chair, cafe_table, trolley, waiting_rail
from studio.street.scene import Street, Unshaded
from studio.street.shopfronts import glazed_arch, steel_front, wall_lantern
from studio.street.surfaces import brickwork, limestone, render_plaster, zinc
from studio.street.trees import TreeKind, box_ball, ivy


def _steel_grid(place: Matrix, o: Opening, colour: str) -> None:
    """Steel window of small panes with dark reflecting glass, for upper floors."""
    frame = M(place)
    columns, rows = max(2, round(o.width / 0.5)), max(2, round((o.z1 - o.z0) / 0.55))
    for k in range(columns + 1):
        x = o.x0 + o.width * k / columns
        frame.box(x - 0.016, 0.14, o.z0, x + 0.016, 0.19, o.z1)
    for k in range(rows + 1):
        z = o.z0 + (o.z1 - o.z0) * k / rows
        frame.box(o.x0, 0.14, z - 0.014, o.x1, 0.18, z + 0.014)
    frame.obj("steel-grid", paint(colour, 0.45))


def workshop(
    place: Matrix,
    width: float,
    street: Street,
    ground_kind: str,
    walls: str,
    arched: bool,
    colour: str,
    lamps: bool = False,
) -> None:
    """One side of the court: glazed workshops below, a row of steel windows above, a zinc roof."""
    rng, level = street.rng, street.sky.lamps
    ground, first, floors = 4.2, 3.1, street.get("floors", 1)
    wall = {"brick": brickwork(), "white": brickwork("#d3cdc0", "#e3ddd1", "#bdb7aa")}.get(
        walls, render_plaster(street.get("render", "#ddd2bd"))
    )
    bays = max(2, round(width / 3.4))
    step = width / bays
    low: list[Opening] = []
    high: list[Opening] = []
    for k in range(bays):
        x = step * (k + 0.5)
        half = step / 2 - 0.32
        low.append(Opening(x - half, 0.0, x + half, ground - 0.55, half * 0.32 if arched else 0.0))
        inset = 0.0 if floors > 1 else 0.15
        for floor in range(floors):
            z = ground + first * floor
            high.append(Opening(x - half + inset, z + 0.75, x + half - inset, z + first - 0.3))
    wall_panel(M(place), 0, 0, width, ground, low, 0, 0.35).obj("workshop", wall)
    wall_panel(M(place), 0, ground, width, ground + first * floors, high, 0, 0.3).obj("workshop-upper", wall)
    trim = M(place)
    profile(trim, 0, width, string_course(ground - 0.05, 0.07, 0.14))
    for floor in range(floors):
        profile(trim, 0, width, string_course(ground + first * (floor + 1) - 0.1, 0.2, 0.16))
    for o in high:
        trim.box(o.x0 - 0.1, -0.08, o.z0 - 0.1, o.x1 + 0.1, 0.1, o.z0)
    trim.obj("trim", limestone("#cfc3ab", 3.0, 3.0, 0.0, 0.0))
    lintels = M(place)
    for o in low + high:
        if not o.rise:
            lintels.box(o.x0 - 0.15, -0.012, o.z1, o.x1 + 0.15, 0.2, o.z1 + 0.2)
    lintels.obj("lintels", paint("#3b3f40", 0.6))
    for k, o in enumerate(low):
        if arched:
            glazed_arch(place, o, colour, door=k % 2 == 0, fan=False)
        else:
            steel_front(place, o.x0, o.x1, o.z1, colour, ("left", "middle", "right")[k % 3], True)
    for o in high:
        _steel_grid(place, o, colour)
    kinds = ("studio", "gallery", "boutique") if ground_kind == "mixed" else (ground_kind,)
    for k in range(0, bays, 2):
        x0, x1 = step * k + 0.1, step * min(k + 2, bays) - 0.1
        kind = kinds[(k // 2) % len(kinds)]
        shop_room(place, x0, x1, 6.5, ground - 0.1, kind, level, rng, "#7f8f78", "#e2dacb", lamp=lamps)
    for k in range(bays * floors):
        upper = place @ Matrix.Translation((0, 0, ground + first * (k // bays)))
        x0, x1 = step * (k % bays) + 0.1, step * (k % bays + 1) - 0.1
        glow = level * rng.choice((0.06, 0.14, 0.3))
        shop_room(upper, x0, x1, 4.5, first - 0.1, "empty", glow, rng, wall="#d9d0bf")
    roof = M(place)
    top = ground + first * floors
    roof.quad(
        (-0.1, -0.35, top + 0.08),
        (width + 0.1, -0.35, top + 0.08),
        (width + 0.1, 4.5, top + 2.2),
        (-0.1, 4.5, top + 2.2),
        False,
    )
    roof.box(-0.1, -0.42, top + 0.0, width + 0.1, -0.3, top + 0.12)
    for k in range(int(width / 0.6)):
        roof.add(
            [
                (0.6 * k - 0.015, -0.35, top + 0.1),
                (0.6 * k + 0.015, -0.35, top + 0.1),
                (0.6 * k + 0.015, 4.5, top + 2.22),
                (0.6 * k - 0.015, 4.5, top + 2.22),
            ],
            [(0, 1, 2, 3)],
        )
    roof.obj("roof", zinc())
    M(place).tube([(0.15, -0.1, 0), (0.15, -0.1, top)], 0.05, 10).obj("pipe", zinc("#7c8388"), smooth=True)
    M(place).quad((0, 0.32, ground), (width, 0.32, ground), (width, 7, ground), (0, 7, ground), False).obj(
        "slab", concrete("#8d8a85")
    )


def courtyard(options: dict[str, Any]) -> Street:
    """Views: 'end' (down the court), 'left', 'gate'. Options: walls 'render' | 'brick' | 'white', arched,
    steel (colour), inside 'studio' | 'mixed' | 'gallery', wide and long (m), floors (above the ground
    floor), wet, ivy, life."""
    street = Street(options, azimuth=-70)
    rng = street.rng
    wide, long = street.get("wide", 8.5), street.get("long", 17.0)
    walls, arched, steel = (
        street.get("walls", "render"),
        street.get("arched", False),
        street.get("steel", "#26302e"),
    )
    inside = street.get("inside", "studio")
    left, right = at(-wide / 2, 0, 0, 90), at(wide / 2, long, 0, -90)
    end = at(-wide / 2, long, 0, 0)
    workshop(left, long, street, "mixed", street.get("walls_left", walls), arched, steel)
    with Unshaded():
        workshop(
            right,
            long,
            street,
            "mixed",
            street.get("walls_right", "render"),
            False,
            street.get("steel_right", steel),
        )
    workshop(end, wide, street, inside, walls, arched, steel, True)
    with Unshaded():
        M().quad((-9, -4.5, 0), (9, -4.5, 0), (9, -4.5, 9), (-9, -4.5, 9), False).obj(
            "front-house", render_plaster("#d8ccb6")
        )
    wet = street.get("wet", 0.0)
    cobbles(
        -wide / 2 - 1.0,
        -4.8,
        wide / 2 + 0.5,
        long + 0.3,
        rng,
        0.0,
        street.get("cobble", "#817a71"),
        wet,
        turn=False,
    )
    gutter = M()
    for k in range(int((long + 4) / 0.5)):
        y = -4 + 0.5 * k
        gutter.box(-0.2, y + 0.006, -0.03, 0.2, y + 0.494, 0.006)
    gutter.obj("gutter", limestone("#a9a294", 3.0, 3.0, 0.0, 0.0, 0.6), 0.012)
    if street.get("ivy", True):
        ivy(left, long * 0.45, long * 0.95, 0, 8.0, rng, 12000)
        ivy(right, long * 0.05, long * 0.35, 0, 6.5, rng, 7000)
        ivy(end, wide - 1.4, wide, 0, 7.0, rng, 4000)
    for place, length in ((left, long), (right, long)):
        for k in range(2):
            wall_lantern(
                place, length * (0.3 + 0.4 * k), 3.0, street.sky.lamps if street.time == "dusk" else 0.1
            )
    if street.time in ("dusk", "golden"):
        for k in range(4):
            y = 2.5 + 3.6 * k
            M().tube([(-wide / 2, y, 4.6), (0, y, 4.1), (wide / 2, y, 4.6)], 0.006, 5).obj(
                "wire", paint("#1b1b1b", 0.5)
            )
            for x in (-wide / 4, 0, wide / 4):
                globe(
                    x,
                    y,
                    4.12 + 0.5 * abs(x) / wide,
                    0.07,
                    4.2,
                    6 * street.sky.lamps if street.time == "dusk" else 0,
                )
    _life(street, wide, long)
    eye = 1.6
    street.shot("end", (wide * 0.12, -3.6, eye), (-wide * 0.04, long, eye), 26, 0.075, 8, 10)
    street.shot("left", (wide * 0.3, -2.8, eye), (-wide * 0.34, long * 0.62, eye), 28, 0.07, 8, 9)
    street.shot("front", (wide * 0.1, long - 8.6, eye), (0, long, eye), 27, 0.08, 8, 8.5)
    return street


def _life(street: Street, wide: float, long: float) -> None:
    """Pots, trees and things left standing along the walls."""
    rng = street.rng
    edge = wide / 2
    tree(-edge + 0.8, long * 0.32, rng, 2.2, "#a8603f", 1300)
    tree(edge - 0.8, long * 0.55, rng, 2.0, "#8d8a84", 1200)
    tree(-edge + 0.9, long - 1.0, rng, 2.6, "#a8603f", 1500)
    for k in range(5):
        y = rng.uniform(1, long - 1)
        side = rng.choice((-1, 1))
        M().lathe(
            [(0.001, 0), (0.13, 0), (0.17, 0.3), (0.18, 0.32), (0.15, 0.32), (0.14, 0.27), (0.001, 0.26)],
            (side * (edge - 0.4), y, 0),
            24,
        ).obj("pot", plaster(rng.choice(("#a8603f", "#8d8a84", "#4d4a46")), 0.7), smooth=True)
        box_ball(side * (edge - 0.45), y + 0.7, rng, 0.22, "#4b4a46", 0.4)
    life = street.get("life", ["bicycle", "table", "ladder", "rail"])
    if "bicycle" in life:
        bicycle(-edge + 0.55, long * 0.5, 0, 90, rng.choice(("#27473f", "#7a2e22", "#22304a")), -9)
        bicycle(edge - 0.55, long * 0.36, 0, -90, "#1c1c1d", -9)
    if "table" in life:
        cafe_table(edge - 1.5, long * 0.7, 0.35)
        for a in (20, 140, 250):
            bistro_chair(
                edge - 1.5 + 0.65 * random.Random(a).uniform(0.9, 1.1) * (1 if a < 90 else -0.5),
                long * 0.7 + (0.6 if a == 140 else -0.5),
                0,
                a,
            )
    if "trolley" in life:
        trolley(-edge + 0.9, long * 0.18, 70, rng)
    if "rail" in life:
        waiting_rail(edge - 0.9, long * 0.25, 90, rng)
    if "wood" in life:
        boards = M()
        for k in range(9):
            boards.box(
                -edge + 0.25 + 0.05 * k,
                long * 0.72,
                0,
                -edge + 0.28 + 0.05 * k,
                long * 0.72 + 0.22,
                rng.uniform(1.8, 2.7),
            )
        boards.obj("boards", wood("#b08a5c"))
    if "tree" in life:
        TreeKind(rng, 6.5, 2.0, 3800).plant(edge * 0.74, long * 0.68, 0, rng)
    if "leaves" in life:
        fallen_leaves(-edge, -3, edge, long, 320, rng)
