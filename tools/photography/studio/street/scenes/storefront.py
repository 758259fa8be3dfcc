"""A shop or gallery seen from the pavement opposite."""

from typing import Any

from mathutils import Matrix

from studio.mesh import at
from studio.street.facade import FacadeStyle, facade, random_style
from studio.street.gates import panelled_door
from studio.street.ground import asphalt, cobbles, fallen_leaves, pavement
from studio.street.houses import shop_house
from studio.street.interiors import shop_room
from studio.street.masonry import Opening, arch_ring
from studio.street.props import (
    bicycle,
    bistro_chair,
    bollard,
    cafe_table,
    leaning_ladder,
    stacked_chairs,
    street_lamp,
    trolley,
    waiting_rail,
)
from studio.street.scene import Street, Unshaded
from studio.street.shopfronts import devanture, glazed_arch, steel_front, wall_lantern
from studio.street.surfaces import limestone
from studio.street.trees import box_ball
from studio.mesh import M

HOUSE = 12.0


def _neighbours(street: Street, lit: float) -> None:
    """A house on either side with a dark shop each, and the houses opposite."""
    rng, share = street.rng, street.sky.lit
    for x0 in (-HOUSE, HOUSE):
        style = random_style(
            rng, street.get("neighbours", "plain" if street.get("kind", "plain") == "plain" else "haussmann")
        )
        shop = Opening(1.2, 0, 6.4, 3.4)
        door = Opening(8.2, 0, 9.6, 3.1)
        place = Matrix.Translation((x0, rng.uniform(-0.15, 0.15), 0))
        facade(place, HOUSE, style, rng, [shop, door], share, lit)
        colour = rng.choice(("#3a4246", "#5b6a5e", "#6b5648", "#2d3b4a", "#8a8478"))
        devanture(
            place, 0.9, 6.7, 3.7, colour, rng, rng.choice(("left", "middle", "right")), swan_lamps=False
        )
        shop_room(place, 0.9, 6.7, 3.0, 3.5, "empty", street.sky.lamps * rng.choice((0.25, 0.6)), rng)
        panelled_door(place, 8.2, 1.4, 3.1, rng.choice(("#2f3d38", "#5c3a2a", "#26323f")), rng)
    with Unshaded():
        for x0 in (-2 * HOUSE, 2 * HOUSE):
            shop_house(at(x0, 0, 0), HOUSE, "haussmann", street.sky, rng)
        for turn, x in ((90, -34.0), (-90, 46.0)):
            for k in range(2):
                shift = (-18.0 + 12.0 * k) if turn > 0 else (-6.0 + 12.0 * k)
                shop_house(at(x, shift, 0, turn), 12.0, "haussmann", street.sky, rng)
        asphalt(-36, -24, 48, -2.6, -0.16)
        for k in range(3):
            style = random_style(rng)
            facade(
                at(HOUSE * 2 - k * HOUSE, -street.get("street", 11.0), 0, 180),
                HOUSE,
                style,
                rng,
                (),
                share,
                lit,
            )


def _life(street: Street, x0: float, x1: float, deep: float) -> None:
    """Puts the props named in the option `life` on the pavement."""
    rng = street.rng
    for name in street.get("life", ["box", "bicycle"]):
        if name == "box":
            for x in (x0 - 0.25, x1 + 0.25):
                box_ball(x, -0.75, rng, 0.27)
        elif name == "bicycle":
            bicycle(
                x1 + 1.7,
                -0.5,
                0,
                rng.choice((0, 180)),
                rng.choice(("#27473f", "#22304a", "#7a2e22", "#1c1c1d")),
                9,
            )
        elif name == "chairs":
            cafe_table(x0 - 1.3, -0.8)
            bistro_chair(x0 - 1.9, -0.75, 0, -80)
            bistro_chair(x0 - 0.75, -0.85, 0, 100)
        elif name == "stack":
            stacked_chairs(x0 - 1.2, -0.55, 170, 4, rng.choice(("#7a2e22", "#3c5a4a", "#22304a")))
        elif name == "rail":
            waiting_rail(x1 + 1.2, -0.95, rng.uniform(-8, 8), rng)
        elif name == "trolley":
            trolley(x0 - 0.9, -0.7, rng.uniform(-20, 20), rng)
        elif name == "ladder":
            leaning_ladder(x0 - 0.9, -0.02)
        elif name == "bollards":
            for k in range(-3, 12):
                if k % 1 == 0:
                    bollard(x0 - 3 + 1.6 * k, -deep + 0.25)
        elif name == "lamp":
            street_lamp(x0 - 2.2, -deep + 0.4, 0, 1.0, lit=street.time == "dusk")
        elif name == "leaves":
            fallen_leaves(-6, -deep - 1.5, 16, -0.1, 260, rng)


def storefront(options: dict[str, Any]) -> Street:
    """Views: 'front' (square on), 'left' and 'right' (along the pavement), 'near' (one window).
    Options: front 'devanture' | 'steel' | 'grid' | 'arches'; inside 'boutique' | 'gallery' | 'studio' or
    one of VENUE_INTERIORS; arches (how many), high and rise of them; aside (m the room is wider on
    either side), deep, lanterns, accent, wall, wide (m), kind of the house, door, awning, wet,
    paving 'cobbles' | 'asphalt', life (names of props).
    """
    street = Street(options)
    rng = street.rng
    lit = 0.5 if street.time == "dusk" else 1.0
    front, wide = street.get("front", "devanture"), street.get("wide", 6.2)
    accent, inside = street.get("accent", "#2f4a44"), street.get("inside", "boutique")
    kind = street.get("kind", "plain")
    style = random_style(rng, kind)
    if "stone" in options:
        style.stone = options["stone"]
    x0 = (HOUSE - wide) / 2 + street.get("offset", -0.6)
    x1 = x0 + wide
    tall = min(style.ground - 0.35, 3.75)
    level = street.sky.lamps * street.get("lamps", 1.0)
    openings = [Opening(x1 + 1.0, 0, x1 + 2.3, 3.0)] if x1 + 2.6 < HOUSE else []
    here = Matrix()
    if front == "arches":
        count = street.get("arches", 3 if wide > 7 else 2)
        bay = wide / count
        tall = min(tall, street.get("high", tall))
        rise = street.get("rise", (bay - 0.8) / 2)
        arches = [
            Opening(x0 + bay * k + 0.4, 0.0, x0 + bay * (k + 1) - 0.4, tall, rise)
            for k in range(count)
        ]
        openings += arches
    else:
        openings.append(Opening(x0 + 0.15, 0, x1 - 0.15, tall - 0.12))
    facade(here, HOUSE, style, rng, openings, street.sky.lit, lit)
    if front == "arches":
        trim = M()
        for k, o in enumerate(arches):
            arch_ring(trim, o, 0.26, 0.05)
            glazed_arch(here, o, street.get("steel", "#1d2022"), door=k == len(arches) // 2)
        trim.obj("archivolts", limestone(style.stone, 3.0, 3.0, 0.0, 0.0), 0.006)
    elif front == "devanture":
        devanture(here, x0, x1, tall, accent, rng, street.get("door", "middle"), street.get("awning", ""))
    else:
        steel_front(
            here,
            x0 + 0.15,
            x1 - 0.15,
            tall - 0.12,
            street.get("steel", "#1d2022"),
            street.get("door", "right"),
            front == "grid",
        )
    shop_room(
        here,
        x0 - 0.2 - street.get("aside", 0.0),
        x1 + 0.2 + street.get("aside", 0.0),
        street.get("deep", 6.0),
        tall + 0.05,
        inside,
        level,
        rng,
        accent,
        street.get("wall", "#f1ebe1"),
    )
    if x1 + 2.6 < HOUSE:
        panelled_door(here, x1 + 1.0, 1.3, 3.0, street.get("house_door", "#2f3a36"), rng)
    if front in ("steel", "arches", "grid"):
        for x in (x0 - 0.45, x1 + 0.45) if street.get("lanterns", True) else ():
            wall_lantern(here, x, 2.5, level if street.time == "dusk" else 0.1)
    _neighbours(street, lit)
    deep = street.get("pavement", 2.4)
    wet = street.get("wet", 0.0)
    pavement(here, -2.4 * HOUSE, 3.4 * HOUSE, deep, wet, rng=rng)
    if street.get("paving", "cobbles") == "cobbles":
        cobbles(-9.6, -deep - 9.9, 21.6, -deep - 0.27, rng, -0.11, "#77736c", wet)
    else:
        asphalt(-3 * HOUSE, -deep - 10, 4 * HOUSE, -deep - 0.2, -0.12, wet)
        cobbles(-9.6, -deep - 2.67, 21.6, -deep - 0.27, rng, -0.097, "#6d6963", wet)
    _life(street, x0, x1, deep)
    mid = (x0 + x1) / 2
    eye = 1.55
    street.shot("front", (mid + rng.uniform(-0.3, 0.3), -8.6, eye), (mid, 0, eye), 30, 0.045, 8, 8.6)
    street.shot("left", (x0 - 2.6, -5.6, eye), (mid + 0.3, 0, eye), 28, 0.05, 8, 6.5)
    street.shot("right", (x1 + 2.6, -5.6, eye), (mid - 0.3, 0, eye), 28, 0.05, 8, 6.5)
    street.shot("along", (x0 - 4.2, -2.7, eye), (mid + 1.0, -0.4, eye), 30, 0.045, 5.6, 6.0)
    return street
