"""Stairs: down from the street to a vaulted cellar, and the grand stairwell of a town house."""

import math
from typing import Any

from mathutils import Matrix, Vector

from studio.colours import TAU
from studio.lights import area, point
from studio.materials import glow, marble, metal, paint, plaster, stone, wood
from studio.mesh import M, at
from studio.street.facade import facade, random_style
from studio.street.ground import cobbles, fallen_leaves, pavement
from studio.street.houses import shop_house
from studio.street.masonry import Opening, arch_ring, wall_panel
from studio.street.props import bicycle, stacked_chairs
from studio.street.scene import Street
from studio.street.shopfronts import wall_lantern
from studio.street.surfaces import limestone, shop_glass
from studio.street.trees import box_ball

STEP, RISE = 0.3, 0.17


def _descent(o: Opening, steps: int, accent: str, col: str) -> None:
    """Vaulted flight going down behind the arch `o`, lit by lanterns, ending at a glowing vault."""
    wall = stone(col, 0.55, 0.28, "UV", 0.008)
    treads, sides, vault = M(), M(), M()
    y, z = 0.4, 0.0
    x0, x1 = o.x0 - 0.12, o.x1 + 0.12
    for k in range(steps):
        treads.box(x0, y - 0.03, z - RISE - 0.14, x1, y + STEP, z - RISE)
        y, z = y + STEP, z - RISE
    treads.box(x0 - 1.5, y, z - 0.2, x1 + 1.5, y + 7, z)
    treads.obj("steps", limestone("#b3a892", 1.4, 3.0, 0.006, 0.1, 0.8), 0.012)
    run = y - 0.4
    for x in (x0, x1):
        sides.quad((x, 0.3, -6), (x, y, -6), (x, y, 3), (x, 0.3, 3), False)
    spring, radius = o.head()[0][1] - 0.15, (x1 - x0) / 2

    def barrel(u: float, v: float) -> tuple[float, float, float]:
        drop = -z * v
        return (
            o.centre + radius * math.cos(math.pi * u),
            0.3 + (run + 0.1) * v,
            spring - drop + radius * math.sin(math.pi * u),
        )

    vault.grid(barrel, 16, 8, False, (radius * 3.1, run))
    sides.obj("stair-walls", wall)
    vault.obj("stair-vault", wall, smooth=True)
    hall, far = M(), 1.6

    def hall_vault(u: float, v: float) -> tuple[float, float, float]:
        return (
            o.centre + (radius + far) * math.cos(math.pi * u),
            y + 7 * v,
            z + 1.4 + 2.0 * math.sin(math.pi * u),
        )

    hall.grid(hall_vault, 20, 6, False, (8, 7))
    for x in (o.centre - radius - far, o.centre + radius + far):
        hall.quad((x, y, z), (x, y + 7, z), (x, y + 7, z + 1.4), (x, y, z + 1.4), False)
    hall.quad(
        (o.centre - 4, y + 7, z),
        (o.centre + 4, y + 7, z),
        (o.centre + 4, y + 7, z + 4),
        (o.centre - 4, y + 7, z + 4),
        False,
    )
    for sx in (-1, 1):
        hall.quad(
            (o.centre + sx * radius, y, z),
            (o.centre + sx * (radius + far), y, z),
            (o.centre + sx * (radius + far), y, z + 4),
            (o.centre + sx * radius, y, z + 4),
            False,
        )
    hall.obj("hall", wall, smooth=False)
    rail = M()
    for x in (x0 + 0.09, x1 - 0.09):
        rail.tube([(x, 0.45, 0.92), (x, y, 0.92 + z), (x, y + 0.25, 0.92 + z)], 0.018, 8)
        for k in range(0, steps, 4):
            rail.tube(
                [
                    (x, 0.45 + STEP * k, 0.9 - RISE * k),
                    (x + (-0.09 if x < o.centre else 0.09), 0.45 + STEP * k, 0.86 - RISE * k),
                ],
                0.01,
                6,
            )
    rail.obj("handrail", metal("#7d6238", 0.35), smooth=True)
    for k, t in enumerate((0.12, 0.45, 0.8)):
        for side in (-1, 1):
            here = Vector((o.centre + side * (radius - 0.12), 0.4 + run * t, 1.75 + z * t))
            M().sphere(here, 0.075, 16).obj("lamp", glow("#ffcf94", 4.0, 0.5), smooth=True)
            point(here - Vector((side * 0.12, 0, 0)), 4.5, "#ffcb96", 0.1)
    area((o.centre, y + 3.5, z + 3.0), (o.centre, y + 3.5, z), 2.5, 4, 65, "#ffd0a0", False)
    if accent:
        area((o.centre, y + 6.5, z + 0.4), (o.centre, y + 6.9, z + 2.5), 3, 0.4, 40, accent, False)


def cellar_stairs(options: dict[str, Any]) -> Street:
    """Views: 'street' (the arch from across the lane), 'near', 'down' (from the threshold). Options: wide,
    high (m), stone, accent (coloured light below, or ''), gate (colour of the open door leaves), kind, wet, life.
    """
    street = Street(options, azimuth=-60, time="dusk")
    rng = street.rng
    wide, high = street.get("wide", 2.1), street.get("high", 2.9)
    width = 13.0
    mid = width * 0.5
    arch = Opening(mid - wide / 2, 0, mid + wide / 2, high, street.get("rise", wide / 2))
    style = random_style(rng, street.get("kind", "hotel"))
    style.stone, style.ground, style.bossage = street.get("stone", "#cfc3aa"), 4.4, False
    here = Matrix()
    facade(here, width, style, rng, [arch], street.sky.lit, 0.5, deep=16, back=False)
    ring = arch_ring(M(), arch, 0.34, 0.06)
    ring.obj("archivolt", limestone(style.stone, 3.0, 0.42, 0.005, 0.3, 0.6), 0.008)
    _descent(arch, 14, street.get("accent", ""), street.get("vault", "#c2b08c"))
    spring = arch.head()[0][1]
    for side in (-1, 1):
        T = at(arch.centre + side * (wide / 2 - 0.02), -0.03, 0, 0) @ Matrix.Rotation(
            math.radians(side * 28), 4, "Z"
        )
        leaf = M(T)
        reach = side * wide / 2 * 0.96
        for k in range(10):
            x = reach * k / 9
            leaf.tube([(x, 0, 0.06), (x, 0, spring - 0.1)], 0.011, 6)
            leaf.lathe([(0.001, 0.12), (0.022, 0.03), (0.001, 0)], (x, 0, spring - 0.1), 8)
        for z in (0.12, 1.0, spring - 0.25):
            leaf.box(min(0, reach), -0.012, z, max(0, reach), 0.012, z + 0.03)
        leaf.obj("grille", paint(street.get("gate", "#1c2220"), 0.45), smooth=True)
    for x in (arch.x0 - 0.85, arch.x1 + 0.85):
        wall_lantern(here, x, 2.35, 1.0)
        point((x, -0.5, 2.25), 5, "#ffd0a0", 0.1)
    for k, x0 in enumerate((-12.0, width)):
        shop_house(at(x0, 0, 0), 12.0, street.get("neighbours", "plain"), street.sky, rng, False)
    for k in range(3):
        facade(at(25 - 12 * k, -8.5, 0, 180), 12.0, random_style(rng, "plain"), rng, (), street.sky.lit, 0.5)
    wet = street.get("wet", 0.85)
    pavement(here, -12, 25, 1.5, wet, rng=rng)
    cobbles(-9.6, -8.97, 24, -1.77, rng, -0.09, "#6f6a63", wet)
    life = street.get("life", ["box", "bicycle"])
    if "box" in life:
        for x in (arch.x0 - 0.85, arch.x1 + 0.85):
            box_ball(x, -0.45, rng, 0.25)
    if "bicycle" in life:
        bicycle(arch.x0 - 2.9, -0.4, 0, 0, rng.choice(("#7a2e22", "#22304a")), 9)
    if "stack" in life:
        stacked_chairs(arch.x1 + 1.9, -0.5, 175, 4)
    if "leaves" in life:
        fallen_leaves(0, -3, width, -0.1, 160, rng)
    eye = 1.65
    street.shot("street", (mid - 0.6, -6.6, eye), (mid, 0, eye), 30, 0.03, 8, 6.6)
    street.shot("near", (mid + 1.5, -4.4, eye), (mid - 0.15, 0.5, eye), 28, 0.0, 5.6, 4.6)
    street.shot("down", (mid + 0.12, -1.5, 1.85), (mid, 3.2, -0.6), 24, 0.0, 5.6, 4.0, tilt=True, near=0.2)
    return street


def stairwell(options: dict[str, Any]) -> Street:
    """Grand stair winding round an open well. Views: 'foot', 'up'. Options: wall, runner (carpet colour),
    court (a house across a court in the windows, in place of white light)."""
    street = Street(options, azimuth=-60, time="morning")
    rng = street.rng
    inner, outer, per_turn, rise = 1.15, 3.2, 26, 0.16
    steps = 50
    treads, walls, iron, wooden, runner = M(), M(), M(), M(), M()

    def at_angle(k: float, r: float) -> tuple[float, float]:
        a = -math.pi * 0.42 + TAU * k / per_turn
        return (r * math.cos(a), r * math.sin(a))

    for k in range(steps):
        z = rise * (k + 1)
        a, b = at_angle(k - 0.06, inner), at_angle(k - 0.06, outer)
        c, d = at_angle(k + 1, outer), at_angle(k + 1, inner)
        near, far = max(z - rise - 0.2, 0.0), max(z - 0.2, 0.0)
        corner = [(*a, near), (*b, near), (*c, far), (*d, far), (*a, z), (*b, z), (*c, z), (*d, z)]
        treads.add(
            corner, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        )
        p, q, r_, s_ = (
            at_angle(k - 0.07, inner + 0.35),
            at_angle(k - 0.07, outer - 0.35),
            at_angle(k + 1, outer - 0.35),
            at_angle(k + 1, inner + 0.35),
        )
        runner.quad((*p, z + 0.006), (*q, z + 0.006), (*r_, z + 0.006), (*s_, z + 0.006), False)
        runner.quad((*p, z + 0.006), (*q, z + 0.006), (*q, z - rise), (*p, z - rise), False)
        for t in (0.25, 0.75):
            x, y = at_angle(k + t, inner + 0.06)
            zb = z
            iron.tube([(x, y, zb), (x, y, zb + 0.86 + rise * (t - 0.5))], 0.009, 6)
            iron.sphere((x, y, zb + 0.45), 0.022, 8)
        x, y = at_angle(k + 0.5, inner + 0.06)
        loop = []
        tx, ty = at_angle(k + 1.0, inner + 0.06)
        ux, uy = (tx - x) * 0.42, (ty - y) * 0.42
        for i in range(13):
            g = TAU * i / 12
            loop.append((x + ux * math.cos(g), y + uy * math.cos(g), z + 0.42 + 0.26 * math.sin(g)))
        iron.tube(loop, 0.007, 5)
    rail = [
        (*at_angle(k / 2, inner + 0.06), rise * (k / 2 + 1) + 0.86 - rise * 0.5) for k in range(steps * 2)
    ]
    wooden.tube(rail, 0.032, 10)
    wooden.lathe(
        [
            (0.09, 0),
            (0.09, 0.05),
            (0.05, 0.12),
            (0.045, 0.8),
            (0.07, 0.86),
            (0.075, 0.95),
            (0.05, 1.02),
            (0.001, 1.05),
        ],
        (*at_angle(-0.5, inner + 0.06), 0),
        20,
    )
    side = 3.25
    top = rise * steps + 2.6
    windows = [Opening(side - 0.7, z, side + 0.7, z + 2.6, 0.7) for z in (2.6, 6.6)]
    back = at(-side, side, 0, 0)
    wall_panel(M(back), 0, 0, 2 * side, top, windows, 0, 0.3).obj(
        "stair-wall", limestone(street.get("wall", "#e4dac6"), 1.1, 0.42, 0.004, 0.2, 0.05)
    )
    for o in windows:
        head = o.head()
        outline = [(o.x0, o.z0), (o.x1, o.z0), *head]
        pane = M(back).add(
            [(x, 0.27, z) for x, z in outline],
            [tuple(range(len(outline)))],
            [[((x - o.x0) / o.width, 0.5) for x, _ in outline]],
        )
        pane.obj("window", shop_glass(0.03) if street.get("court", False) else glow("#e8f0fa", 2.2, 1.0))
        bars = M(back)
        for k in range(1, 4):
            x = o.x0 + o.width * k / 4
            bars.box(x - 0.014, 0.2, o.z0, x + 0.014, 0.25, o.z1)
        for k in range(1, 5):
            z = o.z0 + (o.z1 - o.z0) * k / 5
            bars.box(o.x0, 0.2, z - 0.014, o.x1, 0.25, z + 0.014)
        bars.obj("bars", paint("#e9e6dc", 0.4))
        at_window = back @ Vector((o.centre, -0.1, (o.z0 + o.z1) / 2))
        area(at_window, at_window + Vector((0, -1, -0.5)), o.width, o.z1 - o.z0, 190, "#eaf2ff", False)
    if street.get("court", False):
        facade(at(-7, side + 8, -3.5, 0), 15.0, random_style(rng, "plain"), rng, (), 0.1)
    for T in (at(side, side, 0, -90), at(-side, -side - 4, 0, 90)):
        walls.T = T
        walls.quad((0, 0, 0), (2 * side + 4, 0, 0), (2 * side + 4, 0, top), (0, 0, top), False)
        walls.box(0, -0.03, 0, 2 * side + 4, 0, 0.16)
    walls.T = Matrix()
    walls.quad(
        (-side, -side - 4, 0), (side, -side - 4, 0), (side, -side - 4, top), (-side, -side - 4, top), False
    )
    walls.obj("walls", limestone(street.get("wall", "#e4dac6"), 1.1, 0.42, 0.004, 0.2, 0.05))
    M().quad(
        (-side, -side - 4, top), (side, -side - 4, top), (side, side, top), (-side, side, top), False
    ).obj("ceiling", plaster("#efe9dc"))
    light, dark = M(), M()
    size = 0.42
    for i in range(int(2 * side / size) + 1):
        for j in range(int((2 * side + 4) / size) + 1):
            x, y = -side + size * i, -side - 4 + size * j
            (light if (i + j) % 2 else dark).quad(
                (x, y, 0), (x + size, y, 0), (x + size, y + size, 0), (x, y + size, 0), False
            )
    light.obj("tiles", marble("#e6e0d4", "#a39c90", 0.16))
    dark.obj("tiles-dark", marble("#2b2a29", "#6d6963", 0.16))
    treads.obj("stair", limestone("#e2d8c4", 3.0, 3.0, 0.0, 0.0, 0.0), 0.008)
    runner.obj("runner", plaster(street.get("runner", "#6d2f2a"), 0.95))
    iron.obj("banister", paint("#191a1b", 0.4), smooth=True)
    wooden.obj("handrail", wood("#5a3520", 0.25), smooth=True)
    lantern_z = top - 3.4
    M().sphere((0, 0, lantern_z), 0.26, 24).obj("globe", glow("#ffdcae", 2.4, 0.5), smooth=True)
    M().tube([(0, 0, lantern_z + 0.25), (0, 0, top)], 0.01, 6).obj("rod", metal("#b8935a"))
    point((0, 0, lantern_z - 0.4), 90, "#ffd3a0", 0.3)
    point((0.3, -side - 2.2, 3.6), 120, "#ffdcb4", 0.5)
    for x in (-side + 0.5, side - 0.5):
        box_ball(x, -side - 0.4, rng, 0.27, "#6d6a64", 0.5)
    street.shot("foot", (0.5, -side - 3.6, 1.6), (-0.2, 2, 1.6), 24, 0.14, 8, 5, ev=0.2)
    street.shot("up", (0.35, -1.9, 1.2), (-0.1, 0.6, 6.2), 20, 0.0, 8, 5, tilt=True, near=0.2)
    return street
