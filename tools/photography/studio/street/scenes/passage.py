"""A covered passage: shops on both sides under a glass roof, mosaic floor, globe lamps."""

import math
from typing import Any

from mathutils import Matrix, Vector

from studio.lights import point
from studio.materials import glow, marble, metal, paint
from studio.mesh import M, at
from studio.street.houses import shop_house
from studio.street.interiors import shop_room
from studio.street.masonry import Opening, arch_ring, cornice_section, profile, string_course, wall_panel
from studio.street.props import bistro_chair, cafe_table, stacked_chairs
from studio.street.ground import plain_ground
from studio.street.scene import Street
from studio.street.shopfronts import devanture
from studio.street.surfaces import ground, limestone, mosaic, old_pane, render_plaster
from studio.street.trees import box_ball


def passage_side(
    place: Matrix, length: float, street: Street, colour: str, bay: float = 3.6, left_out: int | None = None
) -> None:
    """One side: a shop in every bay but `left_out`, marbled pilasters, arched mezzanine windows, a cornice."""
    rng, level = street.rng, 2.2 * street.sky.lamps
    count = round(length / bay)
    pilasters, trim, arches, panes = M(place), M(place), [], M(place)
    for k in range(count):
        x = bay * k
        if k != left_out:
            devanture(
                place,
                x + 0.28,
                x + bay - 0.28,
                3.35,
                colour,
                rng,
                rng.choice(("left", "middle", "right")),
                "",
                False,
            )
            shop_room(
                place,
                x + 0.1,
                x + bay - 0.1,
                3.2,
                3.3,
                "boutique",
                level * rng.uniform(0.8, 1.2),
                rng,
                "#8d5a44",
                lamp=False,
            )
        arches.append(Opening(x + 0.85, 3.75, x + bay - 0.85, 5.5, 0.7))
    for k in range(count + 1):
        x = bay * k
        pilasters.box(x - 0.22, -0.2, 0.0, x + 0.22, 0, 0.32).box(x - 0.18, -0.16, 0.32, x + 0.18, 0, 3.5)
        trim.box(x - 0.25, -0.24, 3.4, x + 0.25, 0, 3.56).box(x - 0.16, -0.12, 3.56, x + 0.16, 0, 5.7)
        trim.box(x - 0.22, -0.2, 5.6, x + 0.22, 0, 5.74)
        M(place).tube([(x, -0.16, 2.95), (x, -0.36, 3.05), (x, -0.42, 2.95)], 0.012, 8).obj(
            "bracket", metal("#b8935a", 0.3), smooth=True
        )
        M(place).sphere((x, -0.42, 2.78), 0.15, 20).obj("globe", glow("#ffdcae", 2.6, 0.5), smooth=True)
        if k % 2 == 0:
            point(place @ Vector((x, -0.55, 2.75)), 14, "#ffcf98", 0.16)
    length = bay * count
    wall_panel(M(place), 0, 3.3, length, 6.1, arches, 0, 0.25).obj("upper", render_plaster("#e6dcc6"))
    for o in arches:
        arch_ring(trim, o, 0.12, 0.04)
        head = o.head()
        outline = [(o.x0, o.z0), (o.x1, o.z0), *head]
        uv = [[((x - o.x0) / o.width, (z - o.z0) / (o.z1 - o.z0)) for x, z in outline]]
        panes.add([(x, 0.2, z) for x, z in outline], [tuple(range(len(outline)))], uv)
        trim.box(o.centre - 0.025, 0.14, o.z0, o.centre + 0.025, 0.2, o.z1).box(
            o.x0, 0.14, o.head()[0][1] - 0.03, o.x1, 0.2, o.head()[0][1] + 0.03
        )
    panes.obj("mezzanine", old_pane(street.get("upper_lit", 0.35), True))
    profile(trim, 0, length, string_course(3.5, 0.16, 0.22))
    profile(trim, 0, length, cornice_section(5.75, 0.4, 0.45))
    trim.obj("trim", limestone("#e3d8c2", 3.0, 3.0, 0.0, 0.0, 0.1))
    pilasters.obj("pilasters", marble("#7d4a35", "#c9a58a", 0.2))


def passage(options: dict[str, Any]) -> Street:
    """Views: 'middle', 'left', 'far'. Options: colour of the joinery, width, bays, upper_lit (lamps behind
    the mezzanine, 0 for none), life."""
    street = Street(options, azimuth=-60)
    rng = street.rng
    width, length = street.get("width", 4.4), 3.6 * street.get("bays", 9)
    colour = street.get("colour", "#5b3524")
    passage_side(at(-width / 2, 0, 0, 90), length, street, colour)
    passage_side(at(width / 2, length, 0, -90), length, street, colour)
    plain_ground(-width / 2 - 0.2, -4, width / 2 + 0.2, length + 3, 0.0, mosaic())
    border = M()
    for x in (-width / 2 + 0.02, width / 2 - 0.42):
        border.box(x, -4, -0.02, x + 0.4, length + 3, 0.004)
    border.obj("border", marble("#4a4640", "#8d8578", 0.2))
    iron = M()
    low, high, half = 6.2, 7.7, width / 2 + 0.3
    trusses = int(length / 1.8) + 1
    for k in range(trusses):
        y = 1.8 * k
        for side in (-1, 1):
            iron.tube([(side * half, y, low), (0, y, high)], 0.035 if k % 2 == 0 else 0.016, 6)
        if k % 2 == 0:
            iron.tube([(-half, y, low + 0.1), (half, y, low + 0.1)], 0.015, 6)
            iron.tube([(0, y, low + 0.1), (0, y, high)], 0.015, 6)
            ring = [
                (0.45 * math.cos(t / 16 * math.tau), y, low + 0.68 + 0.42 * math.sin(t / 16 * math.tau))
                for t in range(17)
            ]
            iron.tube(ring, 0.014, 6)
    for side in (-1, 1):
        for t in (0.25, 0.5, 0.75, 1.0):
            iron.tube(
                [
                    (side * half * (1 - t), -0.5, low + (high - low) * t),
                    (side * half * (1 - t), length, low + (high - low) * t),
                ],
                0.014,
                5,
            )
    iron.obj("roof-iron", paint("#3c4a46", 0.5), smooth=True)
    end = at(-width / 2 - 1, length + 0.05, 0, 0)
    door = Opening(1.35, 0, width + 0.65, 3.9, (width - 0.7) / 2 * 0.9)
    face = wall_panel(M(end), 0, 0, width + 2, high + 0.5, [door], 0, 0.5)
    arch_ring(face, door, 0.2, 0.06)
    face.obj("end-wall", limestone("#ddd3bd"))
    shop_house(at(-6, length + 9.0, 0, 0), 12.0, "haussmann", street.sky, rng, True)
    plain_ground(-8, length + 2.9, 8, length + 9, -0.02, ground("#6a6762"))
    clock = M(end).lathe([(0.001, 0), (0.42, 0), (0.45, 0.03), (0.45, 0.08), (0.4, 0.1)], (0, 0, 0), 40)
    for i, v in enumerate(clock.v):
        clock.v[i] = (
            end
            @ Matrix.Translation((width / 2 + 1, -0.1, 5.0))
            @ Matrix.Rotation(math.pi / 2, 4, "X")
            @ (end.inverted() @ v)
        )
    clock.obj("clock", paint("#efe9db", 0.3), smooth=True)
    hands = M(end).box(width / 2 + 0.985, -0.13, 5.0, width / 2 + 1.015, -0.115, 5.33)
    hands.box(width / 2 + 1.0, -0.13, 4.985, width / 2 + 1.22, -0.115, 5.015)
    hands.obj("hands", paint("#191919", 0.4))
    life = street.get("life", ["cafe", "box"])
    if "cafe" in life:
        for y in (5.2, 7.4):
            cafe_table(width / 2 - 0.75, y)
            bistro_chair(width / 2 - 0.75, y - 0.58, 0, 180, back="#3c5a4a")
            bistro_chair(width / 2 - 0.75, y + 0.58, 0, 0, back="#3c5a4a")
    if "stack" in life:
        stacked_chairs(-width / 2 + 0.6, 6.0, 90, 4)
    if "box" in life:
        for y in (3.6, 10.8):
            box_ball(-width / 2 + 0.55, y, rng, 0.25, "#6d6a64", 0.45)
    eye = 1.6
    street.shot(
        "middle",
        (0.15, -2.0, eye),
        (-0.05, length, eye),
        26,
        0.13,
        8,
        9,
        ev=street.sky.exposure - 0.1,
        awb=0.35,
    )
    street.shot(
        "left",
        (-width * 0.3, 1.2, eye),
        (width * 0.16, 14, eye),
        28,
        0.1,
        8,
        8,
        ev=street.sky.exposure - 0.1,
        awb=0.35,
    )
    return street
