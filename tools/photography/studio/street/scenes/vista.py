"""A street looked along: a narrow lane, a quiet wide street, a boulevard or an avenue of trees."""

import math
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from mathutils import Matrix

from studio.colours import TAU
from studio.materials import metal
from studio.mesh import M, at
from studio.street.avenue_trees import PlaneTree
from studio.street.facade import facade, random_style
from studio.street.gates import carriage_gate
from studio.street.ground import asphalt, cobbles, fallen_leaves, pavement, plain_ground
from studio.street.houses import fill_windows, shop_house
from studio.street.landmarks import bicycle_stand, crossing, kiosk, lead_dome, triumphal_arch
from studio.street.lawn import lawn
from studio.street.masonry import Opening
from studio.street.props import bicycle, bistro_chair, bollard, cafe_table, street_lamp, waiting_rail
from studio.street.scene import Street, Unshaded
from studio.street.shopfronts import wall_lantern
from studio.street.surfaces import granite_slabs, ground, limestone
from studio.street.trees import TreeKind, box_ball


def gilded_dome(x: float, y: float, base: float, radius: float) -> None:
    """A church dome with gilded ribs far away: drum with columns, dome, lantern and spire."""
    drum = M().lathe(
        [
            (radius * 1.05, 0),
            (radius * 1.05, radius * 0.25),
            (radius, radius * 0.3),
            (radius, radius * 1.3),
            (radius * 1.08, radius * 1.36),
            (radius * 1.08, radius * 1.46),
        ],
        (x, y, base),
        48,
    )
    for k in range(20):
        a = TAU * k / 20
        drum.lathe(
            [(radius * 0.07, 0), (radius * 0.07, radius)],
            (x + radius * 1.04 * math.cos(a), y + radius * 1.04 * math.sin(a), base + radius * 0.3),
            8,
        )
    drum.obj("drum", limestone("#d6cbb5", 3.0, 1.0, 0.01, 0.3))
    top = base + radius * 1.46
    shell = [
        (
            radius * math.cos(t / 16 * math.pi / 2 * 0.94),
            radius * 1.15 * math.sin(t / 16 * math.pi / 2 * 0.94),
        )
        for t in range(17)
    ]
    M().lathe(shell, (x, y, top), 96, 12, 0.035).obj("dome", metal("#c99b4a", 0.42), smooth=True)
    lantern = M().lathe(
        [
            (radius * 0.2, 0),
            (radius * 0.2, radius * 0.4),
            (radius * 0.24, radius * 0.42),
            (radius * 0.14, radius * 0.6),
            (radius * 0.03, radius * 0.7),
            (0.02, radius * 1.2),
        ],
        (x, y, top + radius * 1.12),
        24,
    )
    lantern.obj("dome-lantern", metal("#c99b4a", 0.35), smooth=True)
    M().box(x - radius * 1.6, y - radius, 0, x + radius * 1.6, y + radius, base).box(
        x - radius * 2.4, y, 0, x + radius * 2.4, y + radius, base * 0.7
    ).obj("church", limestone("#d6cbb5", 3.0, 1.0, 0.01, 0.3))


def _gate_house(place: Matrix, width: float, street: Street) -> None:
    """Old town house with a portal and few windows."""
    rng = street.rng
    style = random_style(rng, "hotel")
    style.ground, style.storeys, style.bossage = 5.2, 2, False
    mid = width * street.get("gate_at", 0.5)
    gate = Opening(mid - 1.45, 0, mid + 1.45, 4.0, 1.45)
    windows = [Opening(x - 0.55, 1.4, x + 0.55, 3.6) for x in (mid - 4.2, mid + 4.2) if 1.0 < x < width - 1.0]
    facade(place, width, style, rng, [gate, *windows], street.sky.lit)
    fill_windows(place, windows, style.frame, style.stone, rng, street.sky.lit)
    carriage_gate(place, gate, street.get("door", "#2c4a57"), style.stone, street.get("open", 0.0))
    for x in (gate.x0 - 1.2, gate.x1 + 1.2):
        wall_lantern(place, x, 2.9, street.sky.lamps if street.time == "dusk" else 0.1)


def vista(options: dict[str, Any]) -> Street:
    """Views: 'middle', 'left' (on the left pavement), 'right', 'across', 'alley' (between two rows of trees). Options: width between the facades, pavement,
    left and right ('plain' | 'haussmann' | 'hotel'), shops, houses per side, end (m to the closing house, 0
    none), gate (a portal first on the right), trees (rows per side), dome, paving, wet, lamps, life.
    Avenues: plane (colours of the leaves: plane trees in place of the small ones), leaves (to a cluster),
    tree_sides ([-1] left, [1] right), far (m the rows of trees and the fronts go on behind the last house), arch
    (where the triumphal arch stands across), dome_size (share of the size, then in lead and gold), kiosks
    [x, y], stands for bicycles [x, y, count, direction of the row, of the bicycles], crossing (y), lawn (m
    wide, along the middle), lawn_from (y, pavement before it)."""
    street = Street(options, azimuth=options.get("azimuth", 60))
    rng, sky = street.rng, street.sky
    width, walk = street.get("width", 14.0), street.get("pavement", 2.6)
    houses, length = street.get("houses", 4), 0.0
    sizes = [rng.uniform(10, 14) for _ in range(houses)]
    shops = street.get("shops", True)
    sun_side = math.cos(math.radians(options.get("azimuth", 60))) > 0
    start = -4.0
    y = start
    for k, size in enumerate(sizes):
        shop_house(at(-width / 2, y, 0, 90), size, street.get("left", "haussmann"), sky, rng, k < 2, shops)
        y += size
    length = y
    y = start
    shadow: AbstractContextManager[None] = (
        Unshaded() if sun_side and not street.get("shade", False) else nullcontext()
    )
    with shadow:
        for k, size in enumerate(reversed(sizes)):
            place = at(width / 2, y + size, 0, -90)
            if k == street.get("gate", -1):
                _gate_house(place, size, street)
            else:
                shop_house(place, size, street.get("right", "haussmann"), sky, rng, k < 2, shops)
            y += size
    if street.get("end", True):
        for k in range(3):
            x = -width / 2 - 8 + 12 * k
            shop_house(at(x, length + 9, 0, 0), 12.0, street.get("left", "haussmann"), sky, rng, False, shops)
        asphalt(-30, length, 30, length + 9, -0.12)
    if street.get("dome_size", 0.0):
        _dome_and_grove(street, length)
    elif street.get("dome", False):
        gilded_dome(street.get("dome_x", 0.0), length + 130, 17, 9.5)
        grove = TreeKind(rng, 10.0, 3.8, 7000, "#5d7040", 0.26)
        for k in range(15):
            grove.plant(-35 + 5 * k, length + 34 + rng.uniform(-3, 3), 0, rng, False)
        plain_ground(-60, length + 8, 60, length + 220, -0.13, ground("#b9ab8d"))
    wet = street.get("wet", 0.0)
    reach = length + max(30, street.get("far", 0.0))
    left, right = at(-width / 2, start - 6, 0, 90), at(width / 2, reach, 0, -90)
    pavement(left, 0, reach - start, walk, wet, rng=rng)
    pavement(right, 0, reach - start + 6, walk, wet, rng=rng)
    road = width / 2 - walk - 0.2
    if street.get("paving", "asphalt") == "cobbles":
        cobbles(-road - 0.2, start - 6, road, length + 8, rng, -0.1, "#7a756d", wet)
    else:
        asphalt(-road - 0.1, start - 6, road + 0.1, reach, -0.12, wet)
    if "lawn" in options:
        half = street.get("lawn", 8.0) / 2
        first = street.get("lawn_from", start - 6)
        lawn(-half, first, half, length + 18, 24.0, rng, -0.09)
        if "lawn_from" in options:
            plain_ground(-road, first - 9, road, first - 0.25, -0.085, granite_slabs("#a9a49b", 0.55, wet))
    rows = street.get("trees", 0)
    if rows:
        kinds: list[Any] = (
            [
                PlaneTree(rng, 10.5, 2.8, street.get("plane", ()), street.get("leaves", 90))
                for _ in range(2)
            ]
            if "plane" in options
            else [TreeKind(rng, 8.5, 2.6, 8000, street.get("leaf", "#66783f"), 0.14) for _ in range(2)]
        )
        for side in street.get("tree_sides", (-1, 1)):
            for r in range(rows):
                for k in range(int((length + street.get("far", 0.0)) / 6.5) + 2):
                    x = side * (width / 2 - walk + 0.9 + (r * 4.6 if walk > 6 else 0))
                    rng.choice(kinds).plant(x, 1.5 + 6.5 * k + rng.uniform(-0.3, 0.3), 0, rng)
    for side in (-1, 1):
        for k in range(int(length / 16) + 1):
            if street.get("lamps", True) and width > 9:
                street_lamp(
                    side * (width / 2 - walk + 0.45),
                    6 + 16 * k + (4 if side > 0 else 0),
                    0,
                    sky.lamps,
                    lit=street.time == "dusk",
                )
            elif street.get("lamps", True):
                wall_lantern(
                    at(side * width / 2, 5 + 11 * k + side * 2, 0, 90 if side < 0 else -90),
                    0,
                    3.6,
                    sky.lamps if street.time == "dusk" else 0.1,
                )
    if "far" in options:
        _far_end(street, width, length, reach)
    _life(street, width, walk)
    eye = 1.6
    far = length
    street.shot("middle", (width * 0.04, -6.5, eye), (-width * 0.02, far, eye), 32, 0.11, 8, 14)
    street.shot("left", (-width / 2 + walk * 0.55, -5.0, eye), (-width * 0.08, far, eye), 30, 0.11, 8, 12)
    street.shot("right", (width / 2 - walk * 0.55, -5.0, eye), (width * 0.08, far, eye), 30, 0.11, 8, 12)
    street.shot("alley", (-width / 2 + 6.1, -4.6, eye), (-width / 2 + 6.5, far, eye), 34, 0.11, 8, 12)
    street.shot("across", (-width / 2 + 0.9, -3.5, eye), (width / 2, 8.5, eye), 26, 0.09, 8, 9)
    return street


def _dome_and_grove(street: Street, length: float) -> None:
    """The smaller dome with its church, half hidden by a grove of full-grown trees."""
    rng, size = street.rng, street.get("dome_size", 1.0)
    x = street.get("dome_x", 0.0)
    lead_dome(x, length + 130, 17 * (0.4 + 0.6 * size), 9.5 * size)
    kinds = [PlaneTree(rng, 9.0, 3.3, street.get("plane", ("#5d7040",)), 70, 0.09, 0.2) for _ in range(2)]
    for row, (deep, step) in enumerate(((26, 5.2), (36, 4.6), (48, 4.6))):
        for k in range(17):
            rng.choice(kinds).plant(
                x - 38 + step * k + rng.uniform(-0.8, 0.8), length + deep + rng.uniform(-2, 2), 0, rng, False
            )
    plain_ground(-90, length + 8, 90, length + 260, -0.13, ground("#7f7d5c"))


def _far_end(street: Street, width: float, length: float, reach: float) -> None:
    """Fronts along the rest of a long avenue, and the arch across its end."""
    rng = street.rng
    for k in range(3):
        for side in (-1, 1):
            y = length + 12 * k
            place = at(-width / 2, y, 0, 90) if side < 0 else at(width / 2, y + 12, 0, -90)
            facade(place, 12.0, random_style(rng), rng, (), street.sky.lit)
    fronts = M()
    for side in (-1, 1):
        y = length + 36
        while y < reach + 60:
            run, tall = rng.uniform(11, 15), rng.uniform(16.5, 18.5)
            x0, x1 = sorted((side * width / 2, side * (width / 2 + 10)))
            fronts.box(x0, y, 0, x1, y + run - 0.03, tall)
            y += run
    fronts.obj("far-fronts", limestone("#cfc6b4", 2.5, 3.2, 0.12, 0.6))
    asphalt(-width / 2 - 40, reach - 0.5, width / 2 + 40, reach + 600, -0.13, street.get("wet", 0.0))
    if "arch" in street.options:
        triumphal_arch(street.get("arch_x", 0.0), street.get("arch", 500.0))


def _life(street: Street, width: float, walk: float) -> None:
    """Props along both pavements."""
    rng = street.rng
    left, right = -width / 2, width / 2
    life = street.get("life", ["bicycle", "box", "bollards"])
    if "bicycle" in life:
        bicycle(right - 0.5, 3.2, 0, -90, rng.choice(("#27473f", "#7a2e22", "#22304a")), -9)
        bicycle(left + 0.5, 9.0, 0, 90, "#1c1c1d", -9)
    if "box" in life:
        for y in (1.0, 6.5, 12.0):
            box_ball(left + 0.5, y, rng, 0.28)
            box_ball(right - 0.5, y + 2.4, rng, 0.28)
    if "bollards" in life:
        for k in range(12):
            for x in (left + walk - 0.25, right - walk + 0.25):
                bollard(x, -3 + 2.2 * k)
    if "cafe" in life:
        for k in range(4):
            y = 1.5 + 1.9 * k
            cafe_table(right - 0.75, y)
            bistro_chair(right - 0.75, y - 0.55, 0, 180, back="#7a2e22")
            bistro_chair(right - 0.75, y + 0.55, 0, 0, back="#7a2e22")
    if "rail" in life:
        waiting_rail(left + 1.0, 3.5, 84, rng)
    for place in street.get("kiosks", []):
        kiosk(place[0], place[1], rng)
    for place in street.get("stands", []):
        bicycle_stand(place[0], place[1], place[2], rng, *place[3:])
    if "crossing" in street.options:
        road, y = width / 2 - walk - 0.3, street.get("crossing", 0.0)
        crossing(-road, road, y, y + 3.6, -0.113, rng)
    if "leaves" in life:
        fallen_leaves(left, -5, left + walk, 20, 260, rng)
        fallen_leaves(right - walk, -5, right, 20, 260, rng)
