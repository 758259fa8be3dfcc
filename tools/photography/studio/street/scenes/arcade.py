"""Regular arches on piers with pilasters, as round the royal squares and gardens: the arcade seen from the
court or the garden, or its vaulted gallery from inside."""

from typing import Any

from mathutils import Matrix

from studio.materials import glow, paint
from studio.mesh import M, at
from studio.street.facade import FacadeStyle, facade
from studio.street.ground import cobbles, fallen_leaves, gravel, pavement
from studio.street.interiors import shop_room
from studio.street.masonry import Opening, arch_ring, cornice_section, profile, wall_panel
from studio.street.props import bicycle, bistro_chair, cafe_table, garden_chair, street_lamp
from studio.street.scene import Street
from studio.street.shopfronts import devanture, glazed_arch
from studio.street.surfaces import granite_slabs, limestone, render_plaster
from studio.street.trees import ClippedTree, box_ball, hedge

BAY = 3.7
GALLERY = 3.6


def arcade_wing(
    place: Matrix, bays: int, street: Street, stone: str, shops: bool = True, storeys: int = 3
) -> None:
    """A wing of `bays` arches with its gallery, shops at the back of it, pilasters and floors above."""
    rng, sky = street.rng, street.sky
    width, high = bays * BAY, 4.9
    arches = [Opening(BAY * k + 0.62, 0, BAY * (k + 1) - 0.62, high, (BAY - 1.24) / 2) for k in range(bays)]
    style = FacadeStyle(
        "hotel", stone, ground=6.0, storeys=storeys, storey=3.3, bay=BAY, bossage=street.get("bossage", False)
    )
    style.bay = BAY
    top = facade(place, width, style, rng, arches, sky.lit, 0.5 if street.time == "dusk" else 1.0, 0.62)
    trim, plinths = M(place), M(place)
    for o in arches:
        arch_ring(trim, o, 0.2, 0.05)
    for k in range(bays + 1):
        x = min(max(BAY * k, 0.3), width - 0.3)
        trim.box(x - 0.3, -0.16, 0.5, x + 0.3, 0, top - 0.5)
        for f in range(5):
            fx = x - 0.22 + 0.11 * f
            trim.box(fx - 0.022, -0.185, 0.9, fx + 0.022, -0.155, top - 1.1)
        trim.box(x - 0.4, -0.26, top - 1.0, x + 0.4, 0, top - 0.5).box(
            x - 0.36, -0.22, top - 1.1, x + 0.36, 0, top - 1.0
        )
        plinths.box(x - 0.38, -0.24, 0, x + 0.38, 0.0, 0.55)
    profile(trim, 0, width, cornice_section(5.75, 0.3, 0.35))
    trim.obj("order", limestone(stone, 3.0, 3.0, 0.0, 0.0, 0.4))
    plinths.obj("plinths", limestone(stone, 3.0, 3.0, 0.0, 0.0, 0.8), 0.01)
    y0 = 0.62 + GALLERY
    M(place).quad((0, 0.6, 5.3), (width, 0.6, 5.3), (width, y0, 5.3), (0, y0, 5.3), False).obj(
        "gallery-ceiling", render_plaster("#e6decb")
    )
    ribs = M(place)
    for k in range(bays + 1):
        x = min(max(BAY * k, 0.35), width - 0.35)
        ribs.box(x - 0.3, 0.6, 4.9, x + 0.3, y0, 5.3).box(x - 0.32, y0 - 0.2, 0, x + 0.32, y0, 5.0)
    ribs.obj("ribs", limestone(stone, 1.2, 0.45, 0.004, 0.2))
    M(place).box(0, y0, 4.0, width, y0 + 0.2, 5.35).obj("gallery-wall", limestone(stone))
    back = place @ Matrix.Translation((0, y0, 0))
    ours = street.get("gallery_bays", []) if shops else []
    for k in range(bays):
        x = BAY * k
        if k in ours:
            _gallery_bay(back, x, stone, k == ours[len(ours) // 2])
            continue
        colour = street.get("shop_colour", "#2f3b39") if shops else "#6d675c"
        devanture(
            back,
            x + 0.34,
            x + BAY - 0.34,
            3.75,
            colour,
            rng,
            rng.choice(("left", "middle", "right")),
            "",
            False,
        )
        shop_room(
            back,
            x + 0.05,
            x + BAY - 0.05,
            3.4,
            3.7,
            rng.choice(("gallery", "boutique", "empty")),
            sky.lamps * rng.uniform(0.5, 1.0),
            rng,
            "#7f8f78",
            lamp=False,
        )
        M(back).box(x, 0, 3.7, x + BAY, 0.2, 4.1).obj("over", limestone(stone))
    if ours:
        first, last = BAY * min(ours) + 0.05, BAY * (max(ours) + 1) - 0.05
        shop_room(back, first, last, 8.0, 4.4, "gallery", 1.1 * sky.lamps, rng, wall="#f6f5f2")
    for k in range(bays):
        x = BAY * k
        centre = (x + BAY / 2, 0.62 + GALLERY / 2, 3.9)
        M(place).sphere(centre, 0.17, 18).obj("lantern", glow("#ffdcae", 2.2, 0.5), smooth=True)
        M(place).tube([(centre[0], centre[1], 4.05), (centre[0], centre[1], 5.3)], 0.008, 6).obj(
            "chain", paint("#1b1b1b", 0.4)
        )
    M(place).quad(
        (0, 0.0, 0.004), (width, 0.0, 0.004), (width, y0 + 0.1, 0.004), (0, y0 + 0.1, 0.004), False
    ).obj("gallery-floor", granite_slabs("#b5ab98", 0.5, 0.25))


def _gallery_bay(back: Matrix, x: float, stone: str, door: bool) -> None:
    """One arched window with a fanlight in a stone wall, in place of a shop."""
    arch = Opening(x + BAY / 2 - 1.15, 0, x + BAY / 2 + 1.15, 3.7, 1.15)
    face = wall_panel(M(back), x, 0, x + BAY, 3.995, [arch], 0, 0.3)
    arch_ring(face, arch, 0.18, 0.04)
    face.obj("gallery-front", limestone(stone, 1.1, 0.42, 0.004, 0.25))
    glazed_arch(back, arch, "#2c4036", door=door)


def arcade(options: dict[str, Any]) -> Street:
    """Views: 'front', 'oblique', 'gallery', 'garden'. Options: ground 'cobbles' | 'garden', bays, stone,
    storeys, wet, gallery_bays (numbers of the bays behind whose arches lies a gallery), life."""
    street = Street(options, azimuth=-128)
    rng = street.rng
    bays, stone = street.get("bays", 8), street.get("stone", "#dcd2bc")
    width = bays * BAY
    arcade_wing(Matrix(), bays, street, stone, True, street.get("storeys", 2))
    # A garden is deep, and nothing else closes it.
    across = 9 if street.get("ground", "cobbles") == "garden" else 4
    arcade_wing(at(width, 0.0, 0, -90), across, street, stone, True, street.get("storeys", 2))
    wet = street.get("wet", 0.0)
    mid = width / 2
    if street.get("ground", "cobbles") == "cobbles":
        pavement(Matrix(), 0, width, 1.8, wet, rng=rng)
        cobbles(-10, -22, width, -2.07, rng, -0.1, "#7d766b", wet)
        street_lamp(mid - 5.5, -5.0, -0.1, street.sky.lamps, lit=street.time == "dusk")
        street_lamp(mid + 5.5, -5.0, -0.1, street.sky.lamps, lit=street.time == "dusk")
        bicycle(mid + 2.2, -0.75, 0, 0, "#27473f", 9)
        for x in (mid - BAY, mid + BAY):
            box_ball(x, -0.9, rng, 0.32, "#6d6a64")
    else:
        pavement(Matrix(), 0, width, 2.6, 0.0, "#c2b69f", rng)
        gravel(-14, -34, width, -2.8, -0.02)
        clipped = ClippedTree(rng, 2.9, 3.0, 6.2)
        for k in range(7):
            for row in (0, 1):
                clipped.plant(mid - 11 + 4.2 * k, -7.4 - 4.4 * row, 0, rng)
        hedge(mid - 13, -5.2, mid + 10, -4.7, 0.55, rng)
        # Far enough from one another, and to either side, that none hides the next.
        for k in range(6):
            garden_chair(
                mid - 7.4 + 2.3 * k + rng.uniform(-0.2, 0.2),
                -3.9 + (0.5, -0.3)[k % 2] + rng.uniform(-0.08, 0.08),
                rng.uniform(0, 360),
                rng.random() < 0.4,
            )
        fallen_leaves(mid - 12, -14, mid + 12, -3, 300, rng)
    if "cafe" in street.get("life", []):
        for k in range(3):
            x = mid - 3 + 2.0 * k
            cafe_table(x, -0.95)
            bistro_chair(x - 0.6, -0.9, 0, -90)
            bistro_chair(x + 0.6, -1.0, 0, 90)
    eye = 1.6
    street.shot("front", (mid, -10.5, eye), (mid, 0, eye), 26, 0.1, 8, 10)
    street.shot("oblique", (3.0, -7.0, eye), (width - 3, -0.5, eye), 28, 0.1, 8, 11)
    street.shot(
        "gallery", (0.9, 0.62 + GALLERY * 0.42, eye), (width, 0.62 + GALLERY * 0.48, eye), 26, 0.1, 8, 9
    )
    street.shot("garden", (mid - 12.5, -3.5, eye), (mid + 8, -2.6, eye), 30, 0.09, 8, 9)
    return street
