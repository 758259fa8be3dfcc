"""Rooms seen through shop windows: real depth, warm light and a few things on show."""

import random
from collections.abc import Callable

import bpy
from mathutils import Matrix, Vector

from studio.accessories import plinth, vase
from studio.artworks import canvas, sculpture
from studio.garments import rack
from studio.lights import area, spot
from studio.mannequins import dress_form
from studio.materials import concrete, fabric, glow, marble, metal, paint, plaster, wood
from studio.mesh import M
from studio.plants import tree
from studio.street.venue_interiors import VENUE_INTERIORS


def placed(place: Matrix, build: Callable[[], None]) -> None:
    """Runs `build`, which works near the origin, and carries what it made into the frame `place`."""
    scene = bpy.context.scene
    before = set(scene.objects)
    build()
    bpy.context.view_layer.update()
    for thing in set(scene.objects) - before:
        if thing.parent is None:
            thing.matrix_world = place @ thing.matrix_world


def room_shell(
    place: Matrix, x0: float, x1: float, y0: float, deep: float, tall: float, wall: str, floor_colour: str
) -> None:
    """Walls, ceiling and floor of a room behind the facade, open to the street."""
    y1 = y0 + deep
    walls = M(place)
    walls.quad((x0, y0, 0), (x0, y1, 0), (x0, y1, tall), (x0, y0, tall), False)
    walls.quad((x1, y0, 0), (x1, y1, 0), (x1, y1, tall), (x1, y0, tall), False)
    walls.quad((x0, y1, 0), (x1, y1, 0), (x1, y1, tall), (x0, y1, tall), False)
    walls.obj("room", plaster(wall))
    M(place).quad((x0, y0, tall), (x1, y0, tall), (x1, y1, tall), (x0, y1, tall), False).obj(
        "ceiling", plaster("#f4f1ea")
    )
    M(place).quad((x0, y0, 0.012), (x1, y0, 0.012), (x1, y1, 0.012), (x0, y1, 0.012), False).obj(
        "room-floor", concrete(floor_colour, 0.6, 0)
    )
    M(place).box(x0, y1 - 0.02, 0, x1, y1, 0.12).obj("skirting", paint("#f0ede6", 0.4))


def room_lamp(
    place: Matrix, x0: float, x1: float, y0: float, deep: float, tall: float, level: float, colour: str
) -> None:
    """One soft ceiling light sized to the room; `level` is about the brightness of its white walls."""
    w, l = (x1 - x0) * 0.35, deep * 0.3
    centre = place @ Vector(((x0 + x1) / 2, y0 + deep / 2, tall - 0.15))
    light = area(centre, centre - Vector((0, 0, 1)), w, l, level * 4.6 * (x1 - x0) * deep, colour, False)
    light.rotation_euler.z += place.to_euler().z


def luminous_ceiling(
    place: Matrix, x0: float, x1: float, y0: float, deep: float, tall: float, level: float, colour: str
) -> None:
    """A glowing panel instead of a lamp: rooms in the distance must not compete with the sun for samples."""
    a, b, c, d = x0 + (x1 - x0) * 0.15, x1 - (x1 - x0) * 0.15, y0 + deep * 0.12, y0 + deep * 0.88
    panel = M(place).quad((a, c, tall - 0.03), (b, c, tall - 0.03), (b, d, tall - 0.03), (a, d, tall - 0.03))
    panel.obj("luminous-ceiling", glow(colour, round(1.5 * level, 1), 1.6))


def side_shelves(
    place: Matrix, x0: float, x1: float, y0: float, deep: float, rng: random.Random, accent: str
) -> None:
    """Shelves with folded clothes, boxes and bags along both side walls: what one sees walking past."""
    boards, goods = M(place), [M(place) for _ in range(4)]
    for wall_x, way in ((x0, 1), (x1, -1)):
        for z in (0.5, 0.95, 1.4, 1.85, 2.3):
            a, b = sorted((wall_x, wall_x + way * 0.34))
            boards.box(a, y0 + 0.35, z, b, y0 + deep - 0.1, z + 0.03)
            y = y0 + 0.42
            while y < y0 + deep - 0.5:
                wide, tall = rng.uniform(0.18, 0.36), rng.uniform(0.08, 0.32)
                if rng.random() < 0.75:
                    p, q = sorted((wall_x + way * 0.04, wall_x + way * rng.uniform(0.24, 0.32)))
                    rng.choice(goods).box(p, y, z + 0.03, q, y + wide, z + 0.03 + tall)
                y += wide + rng.uniform(0.03, 0.2)
    boards.obj("side-shelves", wood("#8a6a48"))
    for things, colour in zip(goods, ("#d9cbb4", "#3a4250", accent, "#efe9df")):
        if things.f:
            things.obj("goods", fabric(colour, 0.2), 0.012)


def shop_room(
    place: Matrix,
    x0: float,
    x1: float,
    deep: float,
    tall: float,
    kind: str,
    level: float,
    rng: random.Random,
    accent: str = "#b9694a",
    wall: str = "#f1ebe1",
    y0: float = 0.35,
    lamp: bool = True,
) -> None:
    """A furnished and lit room. kind: 'boutique', 'gallery', 'studio', 'empty' (shallow neighbours) or one
    of VENUE_INTERIORS;
    `lamp` False for rooms that are not the subject."""
    warm = {"gallery": "#fff0dc", "studio": "#ffdcb0"}.get(kind, "#ffd9ae")
    floors = {"gallery": "#b8b5af", "studio": "#8d857a"}.get(kind, "#a9835a")
    room_shell(place, x0, x1, y0, deep, tall, wall, floors)
    lamp = lamp and kind != "empty"
    (room_lamp if lamp else luminous_ceiling)(place, x0, x1, y0, deep, tall, level, warm)
    y1, mid, wide = y0 + deep, (x0 + x1) / 2, x1 - x0

    if kind == "boutique" and deep < 5:
        side_shelves(place, x0, x1, y0, deep, rng, accent)

    def boutique() -> None:
        rack(x0 + 0.5, y0 + deep * 0.55, rng, rot=90, ln=min(1.8, deep * 0.5), finish="brass")
        rack(x1 - 0.5, y0 + deep * 0.6, rng, rot=90, ln=min(1.8, deep * 0.5), finish="brass")
        plinth(mid - wide * 0.2, y0 + 0.7, 0.5, 0.5, 0.55, marble())
        vase(mid - wide * 0.2, y0 + 0.7, 0.55, rng, None, 1.2)
        plinth(mid + wide * 0.2, y0 + 0.8, 0.45, 0.45, 0.95, plaster(accent))
        vase(mid + wide * 0.2, y0 + 0.8, 0.95, rng, None, 1.0)
        plinth(mid, y1 - 1.1, min(1.8, wide * 0.4), 0.5, 0.95, plaster(accent))
        for k, share in enumerate((0.14, 0.4, 0.86)):
            piece = rng.choice(("coat", "dress", "blazer"))
            colour = rng.choice(("#2c2a2b", "#d9cbb4", "#7a2e22", "#3a4250", "#b99b76", accent))
            dress_form(
                x0 + wide * share,
                y0 + 0.75 + 0.25 * (k % 2),
                rng.uniform(-25, 25),
                piece,
                colour,
                rng.randint(0, 99),
            )
        shelves = M()
        for z in (0.8, 1.35, 1.9):
            shelves.box(x0 + wide * 0.22, y1 - 0.36, z, x1 - wide * 0.22, y1 - 0.03, z + 0.04)
        shelves.obj("shelves", wood("#9b7248"))
        for k in range(9):
            vase(
                x0 + wide * (0.27 + 0.46 * rng.random()),
                y1 - 0.2,
                rng.choice((0.84, 1.39, 1.94)),
                rng,
                None,
                0.75,
            )

    def gallery() -> None:
        back = Matrix.Translation((0, y1, 0))
        x = x0 + 0.9
        while x < x1 - 0.7:
            w = rng.uniform(0.9, 1.7)
            if x + w > x1 - 0.4:
                break
            canvas(x + w / 2, 1.65, w, w * rng.uniform(0.8, 1.3), back, rng)
            x += w + rng.uniform(0.6, 1.1)
        side = Matrix.Translation((x0, 0, 0)) @ Matrix.Rotation(1.5708, 4, "Z")
        canvas(y0 + deep * 0.5, 1.6, 1.5, 1.2, side, rng)
        plinth(mid + wide * 0.18, y0 + 1.4, 0.4, 0.4, 1.05, paint("#f3f2ef", 0.5))
        sculpture(mid + wide * 0.18, y0 + 1.4, 1.05, rng)
        for k in range(3 if lamp else 0):
            x = x0 + wide * (k + 0.5) / 3
            spot(Vector((x, y1 - 1.6, tall - 0.2)), (x, y1, 1.6), level * 120, "#ffe9cf", 60)
        M().box(x0 + 0.4, y1 - 1.63, tall - 0.2, x1 - 0.4, y1 - 1.57, tall - 0.14).obj(
            "track", paint("#161616", 0.4)
        )

    def studio() -> None:
        rack(mid - wide * 0.25, y0 + 1.6, rng, rot=rng.uniform(-15, 15), ln=1.8, finish="black")
        table = M().box(mid - 0.2, y0 + 0.9, 0.86, mid + wide * 0.32, y0 + 1.8, 0.91)
        for x in (mid - 0.1, mid + wide * 0.28):
            for y in (y0 + 1.0, y0 + 1.7):
                table.box(x, y, 0, x + 0.07, y + 0.07, 0.86)
        table.obj("table", wood("#8f6a45"), 0.004)
        tree(x1 - 0.7, y0 + 0.8, rng, 1.9, leaves=700)
        lamp = M().sphere((mid, y0 + 2.0, tall - 1.1), 0.2, 20)
        lamp.obj("globe", glow("#ffdcae", 3.0 * level + 0.8, 0.3), smooth=True)
        M().tube([(mid, y0 + 2.0, tall - 0.9), (mid, y0 + 2.0, tall)], 0.005, 6).obj("cord", metal("#b8935a"))

    furnish = {"boutique": boutique, "gallery": gallery, "studio": studio}.get(kind)
    if furnish:
        placed(place, furnish)
    elif kind in VENUE_INTERIORS:
        placed(place, lambda: VENUE_INTERIORS[kind](x0, x1, y0, deep, tall, level, rng))
