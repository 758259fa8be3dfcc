"""Drinks and who serves them: cocktail tables, bar, champagne bucket, trays."""

import math
import random
from typing import Any
import bpy
from mathutils import Matrix, Vector
from studio.colours import TAU
from studio.fabrics import cloth
from studio.flowers import bouquet
from studio.garments import join
from studio.groups import prop
from studio.materials import glass, glow, marble, metal, paint, wood
from studio.mesh import M, at, inst
from studio.shader import cached
from studio.tableware import drink_mesh, glass_mesh


@prop
def tea_light(x: float, y: float, z: float) -> None:
    """A candle in a small glass."""
    M().lathe([(0.001, 0.001), (0.033, 0.001), (0.035, 0.075)], (x, y, z), 20).obj(
        "cup", glow("#ffb15e", 3.0, 0.3), smooth=True
    )


@prop
def champagne(x: float, y: float, z: float, rng: random.Random) -> None:
    """A steel bucket with ice and two bottles."""
    place = at(x, y, z + 0.0005, rng.uniform(0, 360))
    bucket, ice = M(place), M(place)
    bucket.lathe(
        [
            (0.001, 0.0),
            (0.075, 0.0),
            (0.08, 0.006),
            (0.105, 0.2),
            (0.112, 0.205),
            (0.1, 0.2),
            (0.076, 0.012),
            (0.001, 0.01),
        ],
        n=40,
    )
    for _ in range(46):
        a, r = rng.uniform(0, TAU), 0.088 * math.sqrt(rng.random())
        c = Vector((r * math.cos(a), r * math.sin(a), 0.168 + rng.uniform(0, 0.022)))
        s = rng.uniform(0.011, 0.016)
        ice.box(c.x - s, c.y - s, c.z - s, c.x + s, c.y + s, c.z + s)
    for side in (-1, 1):
        tilt = place @ Matrix.Translation((side * 0.03, 0, 0.03)) @ Matrix.Rotation(side * 0.22, 4, "Y")
        inst(bottle_mesh("#1f2a1c"), tilt)
    bucket.obj("bucket", metal("#cfcdc8", 0.12), smooth=True)
    ice.obj("ice", glass(), 0.003)


@prop
def tray(x: float, y: float, z: float, rot: float, rng: random.Random, what: str = "canapes") -> None:
    """An oval-cornered tray of canapes or of filled flutes."""
    place = at(x, y, z + 0.0006, rot)
    M(place).box(-0.24, -0.15, 0, 0.24, 0.15, 0.012).obj(
        "tray", metal("#b9b6b0", 0.2) if what == "flutes" else wood("#4a3322", 0.4), 0.006
    )
    if what == "flutes":
        for i in range(4):
            for j in range(3):
                spot = place @ at(-0.165 + i * 0.11 + rng.gauss(0, 0.005), -0.095 + j * 0.095, 0.0125)
                inst(glass_mesh("flute"), spot)
                inst(drink_mesh("flute", "#e3c98a"), spot)
        return
    base, cream, berry = M(place), M(place), M(place)
    for i in range(7):
        for j in range(4):
            cx, cy = -0.195 + i * 0.065 + rng.gauss(0, 0.003), -0.1 + j * 0.067 + rng.gauss(0, 0.003)
            base.lathe([(0.001, 0.012), (0.021, 0.0122), (0.021, 0.022), (0.001, 0.022)], (cx, cy, 0), 14)
            cream.sphere((cx, cy, 0.026), 0.014, 10, 0.65)
            berry.sphere((cx + rng.gauss(0, 0.003), cy, 0.038), 0.0062, 8)
    base.obj("toast", paint("#b98a4e", 0.8), smooth=True)
    cream.obj("cream", paint("#efe6d2", 0.5), smooth=True)
    berry.obj("berry", paint(rng.choice(["#8f1f24", "#49602c", "#2a1a2c"]), 0.25), smooth=True)


@prop
def cocktail_table(x: float, y: float, rng: random.Random, cover: str = "", flowers: bool = True) -> None:
    """A high round table, covered or bare with a steel column, with glasses."""
    h = 1.1
    if cover:
        M().lathe(
            [(0.31, 0.001), (0.27, 0.06), (0.15, 0.45), (0.12, 0.7), (0.17, 0.98), (0.32, 1.075)],
            (x, y, 0),
            60,
            6,
            0.14,
        ).obj("cover", cloth("cotton", cover), smooth=True)
        M().lathe(
            [(0.27, 1.06), (0.325, 1.08), (0.33, 1.092), (0.325, 1.1), (0.001, 1.1)], (x, y, 0), 60
        ).obj("cover-top", cloth("cotton", cover), smooth=True)
    else:
        M().lathe(
            [(0.001, 1.1), (0.325, 1.1), (0.33, 1.094), (0.33, 1.08), (0.32, 1.075), (0.001, 1.075)],
            (x, y, 0),
            56,
        ).obj("top", marble("#e9e6e0"), smooth=True)
        M().lathe(
            [(0.02, 1.075), (0.02, 0.04), (0.05, 0.02), (0.22, 0.01), (0.225, 0.0), (0.001, 0.0)],
            (x, y, 0),
            40,
        ).obj("column", metal("#b8935a", 0.25), smooth=True)
    start = rng.uniform(0, TAU)
    for k in range(rng.randint(3, 5)):
        a = start + k * TAU / 5 + rng.gauss(0, 0.15)
        r = rng.uniform(0.17, 0.25)
        spot = at(x + r * math.cos(a), y + r * math.sin(a), h + 0.001)
        kind = rng.choice(["coupe", "flute", "flute", "wine"])
        inst(glass_mesh(kind), spot)
        if rng.random() < 0.65:
            inst(drink_mesh(kind, rng.choice(["#e3c98a", "#e3c98a", "#d98f6a"])), spot)
    if flowers:
        bouquet(x, y, h, rng, "low", 0.62)
    tea_light(x + 0.14 * math.cos(start + 0.6), y + 0.14 * math.sin(start + 0.6), h + 0.001)


@prop
def bar_counter(
    x: float, y: float, rot: float, length: float, rng: random.Random, front: str = "#22201e", top: Any = None
) -> None:
    """A counter along local X with the guests' side at -Y: glasses, bucket, bottles, tray."""
    place = at(x, y, 0, rot)
    body = M(place)
    body.box(-length / 2, -0.3, 0.06, length / 2, 0.3, 1.06)
    body.obj("bar", paint(front, 0.3), 0.004)
    reeds = M(place)
    for k in range(int(length / 0.05)):
        cx = -length / 2 + 0.025 + k * 0.05
        reeds.tube([(cx, -0.3, 0.062), (cx, -0.3, 1.05)], 0.02, 8)
    reeds.obj("reeds", paint(front, 0.35), smooth=True)
    M(place).box(-length / 2 + 0.04, -0.26, 0.0, length / 2 - 0.04, 0.26, 0.06).obj(
        "kick", paint("#0f0f0f", 0.6)
    )
    M(place).box(-length / 2 - 0.04, -0.36, 1.06, length / 2 + 0.04, 0.34, 1.095).obj(
        "bar-top", top or marble("#2a2927", "#8d8a85", 0.12), 0.004
    )
    z = 1.0962
    spot = (place @ at(-length / 2 + 0.25, 0.0)).to_translation()
    champagne(spot.x, spot.y, z, rng)
    spot = (place @ at(-length / 2 + 0.8, -0.05)).to_translation()
    tray(spot.x, spot.y, z, rot + 4, rng, "flutes")
    for i in range(int((length - 1.6) / 0.1)):
        for j in range(3):
            inst(
                glass_mesh("coupe" if i % 7 else "wine"),
                place @ at(-length / 2 + 1.35 + i * 0.11 + rng.gauss(0, 0.003), -0.12 + j * 0.115, z),
            )
    for k in range(4):
        inst(
            bottle_mesh(rng.choice(["#1f2a1c", "#2c1a12", "#b9b39b", "#14161a"])),
            place @ at(length / 2 - 0.12 - 0.1 * k, 0.16 - 0.05 * (k % 2), z),
        )


@cached
def bottle_mesh(col: str) -> bpy.types.Mesh:
    body, cap = M(), M()
    body.lathe(
        [(0.001, 0.0005), (0.038, 0.0005), (0.038, 0.19), (0.032, 0.22), (0.0145, 0.25), (0.0135, 0.29)], n=24
    )
    cap.lathe([(0.0145, 0.285), (0.0145, 0.315), (0.001, 0.316)], n=16)
    return join([(body, paint(col, 0.1)), (cap, metal("#8f8a80", 0.35))], "bottle")
