"""The carriage gate of a town house, closed or open on its passage and court."""

import math
from typing import Any

from mathutils import Matrix

from studio.lights import area
from studio.materials import paint
from studio.mesh import M, at
from studio.street.facade import FacadeStyle, facade, random_style
from studio.street.gates import carriage_gate, carriage_passage, panelled_door
from studio.street.houses import fill_windows
from studio.street.ground import asphalt, cobbles, fallen_leaves, pavement
from studio.street.masonry import Opening, arch_ring, profile, string_course
from studio.street.props import bicycle, bollard, waiting_rail
from studio.street.scene import Street, Unshaded
from studio.street.shopfronts import wall_lantern
from studio.street.surfaces import limestone, old_pane
from studio.street.trees import TreeKind, box_ball, hedge, ivy


def _court_behind(street: Street, o: Opening, start: float) -> None:
    """Cobbled court with a house at its end, seen through the passage."""
    rng = street.rng
    cobbles(o.centre - 7.2, start, o.centre + 7.2, start + 12, rng, -0.02, "#85807a", turn=True)
    style = FacadeStyle("hotel", "#dfd3bb", ground=4.2, storeys=1, storey=3.6, bay=2.6, bossage=False)
    door = Opening(6.3, 0, 7.7, 3.4, 0.7)
    back = at(o.centre - 7.0, start + 11.5, 0, 0)
    with Unshaded():
        facade(back, 14.0, style, rng, [door], 0.2, 0.7)
        panelled_door(back, 6.3, 1.4, 3.3, "#4e5f66", rng)
        ivy(back, 1.0, 5.0, 0, 6.5, rng, 5000)
        hedge(o.centre - 4.5, start + 9.6, o.centre - 1.4, start + 10.4, 0.8, rng)
        hedge(o.centre + 1.4, start + 9.6, o.centre + 4.5, start + 10.4, 0.8, rng)
        TreeKind(rng, 5.5, 1.8, 2600).plant(o.centre + 2.8, start + 7.5, 0, rng, False)
    area(
        (o.centre, start + 5, 11),
        (o.centre, start + 7, 0),
        9,
        9,
        street.sky.strength * 1500,
        "#fff3e0",
        False,
    )
    for side in (-1, 1):
        box_ball(o.centre + side * 1.25, start + 11.0, rng, 0.3, "#6d6a64", 0.55)


def _half_moons(place: Matrix, moons: list[Opening], stone: str) -> None:
    """Half-round windows of an entresol with bars like a fan, a low rail, and a string course under them."""
    panes, bars, trim, rail = M(place), M(place), M(place), M(place)
    for o in moons:
        outline = [(o.x0, o.z0), (o.x1, o.z0), *o.head()]
        uv = [[((x - o.x0) / o.width, (z - o.z0) / (o.z1 - o.z0)) for x, z in outline]]
        panes.add([(x, 0.2, z) for x, z in outline], [tuple(range(len(outline)))], uv)
        arch_ring(trim, o, 0.2, 0.05)

        def spoke(angle: float, share: float, middle: Opening = o) -> tuple[float, float, float]:
            reach = middle.width / 2 * share
            return (middle.centre + reach * math.cos(angle), 0.17, middle.z0 + reach * math.sin(angle))

        for k in range(1, 6):
            angle = math.pi * k / 6
            bars.tube([spoke(angle, 0.45 if k != 3 else 0.0), spoke(angle, 1.0)], 0.02, 6)
        for share in (0.45, 0.975):
            bars.tube([spoke(math.pi * t / 20, share) for t in range(21)], 0.022, 6)
        bars.box(o.x0, 0.14, o.z0, o.x1, 0.2, o.z0 + 0.06)
        rail.tube([(o.x0 + 0.12, -0.05, o.z0 + 0.5), (o.x1 - 0.12, -0.05, o.z0 + 0.5)], 0.018, 8)
        for k in range(13):
            x = o.x0 + 0.2 + (o.width - 0.4) * k / 12
            rail.tube([(x, -0.05, o.z0), (x, -0.05, o.z0 + 0.5)], 0.008, 5)
    profile(trim, 0, 15.0, string_course(moons[0].z0 - 0.3, 0.16, 0.24))
    panes.obj("entresol", old_pane(0.0, False))
    bars.obj("fan-bars", paint("#2a2d2b", 0.4), smooth=True)
    trim.obj("rings", limestone(stone, 3.0, 3.0, 0.0, 0.0))
    rail.obj("rail", paint("#1b1c1d", 0.4))


def gateway(options: dict[str, Any]) -> Street:
    """Views: 'front', 'left', 'right'. Options: door (colour), open (degrees, 0 closed), high (crown of the
    arch, m), stone, kind 'hotel' | 'haussmann', entresol (m of a storey of half-moon windows over
    the gate), wet, life."""
    street = Street(options)
    rng = street.rng
    lit = 0.5 if street.time == "dusk" else 1.0
    kind = street.get("kind", "hotel")
    style = random_style(rng, kind)
    style.stone = street.get("stone", style.stone)
    high = street.get("high", 4.1)
    entresol = street.get("entresol", 0.0)
    style.ground = high + 1.25 + entresol
    style.bossage = street.get("bossage", kind == "haussmann")
    width = 15.0
    half = street.get("wide", 3.0) / 2
    mid = width / 2
    gate = Opening(mid - half, 0, mid + half, high, street.get("rise", half))
    windows = [
        Opening(x - 0.6, 1.25, x + 0.6, min(3.75, high - 0.25) if entresol else 3.75)
        for x in (2.0, width - 2.0)
    ]
    axes = [mid + 2.75 * k for k in range(-2, 3)] if entresol else []
    moons = [Opening(x - 1.15, high + 0.95, x + 1.15, high + 2.1, 1.15) for x in axes]
    here = Matrix()
    facade(
        here,
        width,
        style,
        rng,
        [gate, *windows, *moons],
        street.sky.lit,
        lit,
        deep=7.4,
        back=not street.get("open", 0.0),
    )
    fill_windows(here, windows, style.frame, style.stone, rng, street.sky.lit)
    if moons:
        _half_moons(here, moons, style.stone)
    opened = street.get("open", 0.0)
    carriage_gate(
        here, gate, street.get("door", "#2c4036"), style.stone, opened, street.get("open_right", opened)
    )
    if opened:
        carriage_passage(here, gate, 7.0, street.sky.lamps)
        cobbles(mid - 2.4, 0.3, mid + 2.4, 7.3, rng, 0.0, "#85807a", turn=True)
        _court_behind(street, gate, 7.4)
    for x in (gate.x0 - 1.25, gate.x1 + 1.25):
        wall_lantern(here, x, 2.7, street.sky.lamps if street.time == "dusk" else 0.1)
    for x0 in (-12.0, width):
        neighbour = random_style(rng, "haussmann")
        facade(at(x0, 0, 0), 12.0, neighbour, rng, [Opening(5.4, 0, 6.7, 3.1)], street.sky.lit, lit)
        panelled_door(at(x0, 0, 0), 5.4, 1.3, 3.1, rng.choice(("#2f3d38", "#5c3a2a", "#26323f")), rng)
    with Unshaded():
        for k in range(3):
            facade(at(27 - 12 * k, -12, 0, 180), 12.0, random_style(rng), rng, (), street.sky.lit, lit)
    wet = street.get("wet", 0.0)
    pavement(here, -12, 27, 2.2, wet, rng=rng)
    if street.get("paving", "cobbles") == "cobbles":
        cobbles(-9.6, -12.1, 24, -2.47, rng, -0.1, "#77736c", wet)
    else:
        asphalt(-12, -12.1, 27, -2.4, -0.12, wet)
    life = street.get("life", ["box", "bicycle"])
    if "box" in life:
        for x in (gate.x0 - 1.25, gate.x1 + 1.25):
            box_ball(x, -0.55, rng, 0.3, rng.choice(("#6d6a64", "#2f3132")))
    if "bicycle" in life:
        bicycle(gate.x0 - 2.9, -0.42, 0, 0, rng.choice(("#27473f", "#22304a", "#7a2e22")), 9)
    if "rail" in life:
        waiting_rail(gate.x1 + 2.4, -0.9, 6, rng)
    if "bollards" in life:
        for x in (gate.x0 - 2.2, gate.x0 - 0.7, gate.x1 + 0.7, gate.x1 + 2.2):
            bollard(x, -1.95)
    if "leaves" in life:
        fallen_leaves(-2, -3.6, 17, -0.1, 240, rng)
    eye = 1.6
    street.shot("front", (mid + rng.uniform(-0.3, 0.3), -9.2, eye), (mid, 0, eye), 28, 0.075, 8, 9)
    street.shot("left", (gate.x0 - 3.6, -6.3, eye), (mid + 0.2, 0, eye), 27, 0.08, 8, 7.5)
    street.shot("right", (gate.x1 + 3.6, -6.3, eye), (mid - 0.2, 0, eye), 27, 0.08, 8, 7.5)
    return street
