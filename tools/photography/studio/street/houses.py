"""Complete neighbouring houses with shops in their ground floors, set in a row along a street."""

import random

from mathutils import Matrix

from studio.street.facade import facade, random_style
from studio.street.gates import panelled_door
from studio.street.interiors import shop_room
from studio.street.masonry import Opening
from studio.street.shopfronts import devanture
from studio.street.sky import Sky
from studio.street.windows import WindowStyle, window

SHOP_COLOURS = ("#2f3b3f", "#3f5148", "#5a4436", "#27344a", "#7b7468", "#1f2022", "#6d2f2a", "#8a8f86")
AWNINGS = ("", "", "", "#e4ddcc", "#7a2e2a", "#35503f", "#2d3a52")


def shop_house(
    place: Matrix,
    width: float,
    kind: str,
    sky: Sky,
    rng: random.Random,
    furnished: bool = False,
    shops: bool = True,
) -> None:
    """A house `width` metres wide: a shop or two, an entrance door, the floors above. `furnished` puts a
    collection in its shop windows."""
    style = random_style(rng, kind)
    lit = 0.5 if sky.strength < 0.3 else 1.0
    tall = style.ground - 0.4
    door = Opening(width * 0.5 - 0.65, 0, width * 0.5 + 0.65, 3.1)
    spans = [(0.7, width * 0.5 - 1.2), (width * 0.5 + 1.2, width - 0.7)] if shops else []
    holes = [Opening(a + 0.2, 0, b - 0.2, tall - 0.15) for a, b in spans]
    if not shops:
        holes = [Opening(x - 0.6, 1.3, x + 0.6, 3.5) for x in (2.0, width - 2.0)]
    facade(place, width, style, rng, [door, *holes], sky.lit, lit)
    panelled_door(
        place, door.x0, door.width, 3.1, rng.choice(("#2f3d38", "#5c3a2a", "#26323f", "#3d2a20")), rng
    )
    for a, b in spans:
        devanture(
            place,
            a,
            b,
            tall,
            rng.choice(SHOP_COLOURS),
            rng,
            rng.choice(("left", "middle", "right")),
            rng.choice(AWNINGS),
            False,
        )
        kind_inside = rng.choice(("boutique", "gallery")) if furnished else "empty"
        shop_room(
            place,
            a,
            b,
            4.0,
            tall - 0.1,
            kind_inside,
            sky.lamps * rng.choice((0.5, 0.8, 1.0)),
            rng,
            rng.choice(("#b9694a", "#7f8f78", "#4f6d8a")),
            lamp=False,
        )
    if not shops:
        fill_windows(place, holes, style.frame, style.stone, rng, sky.lit)


def fill_windows(
    place: Matrix, holes: list[Opening], frame: str, stone: str, rng: random.Random, lit_share: float
) -> None:
    """Casements in ground floor openings."""
    for o in holes:
        window(
            place,
            o.centre,
            o.z0,
            WindowStyle(o.width, o.z1 - o.z0, "iron", "plain", "", frame, stone),
            rng,
            lit_share,
        )
