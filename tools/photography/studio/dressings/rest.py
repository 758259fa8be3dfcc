"""A room at rest: lightly furnished, as it stands between two events."""

from __future__ import annotations

import random

from studio.accessories import handbag, plinth, vase
from studio.artworks import sculpture
from studio.chairs import seat
from studio.furniture import bench, chair, mirror_leaning, pouf, sofa, table_round
from studio.garments import ACCENTS, NEUTRALS, rack
from studio.materials import boucle, fabric, marble, metal, paint, plaster, wood
from studio.mesh import M, at
from studio.plants import palm, tree
from studio.room import Room

OAK, WALNUT, BLACK = "#b08456", "#6f4a2f", "#161616"


def long_table(x: float, y: float, length: float, top: str = OAK, width: float = 0.95) -> None:
    """A table along y with four slender steel legs."""
    place = at(x, y)
    M(place).box(-width / 2, -length / 2, 0.722, width / 2, length / 2, 0.76).obj(
        "table", wood(top, 0.42), 0.006
    )
    legs = M(place)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx, cy = sx * (width / 2 - 0.07), sy * (length / 2 - 0.12)
            legs.box(cx - 0.022, cy - 0.022, 0, cx + 0.022, cy + 0.022, 0.722)
    legs.box(-width / 2 + 0.07, -0.02, 0.68, width / 2 - 0.07, 0.02, 0.72)
    legs.obj("table-legs", paint(BLACK, 0.4), 0.003)


def plank_bench(x: float, y: float, length: float, colour: str = "#7a5331") -> None:
    """A bench along y: a thick plank on two splayed trestles."""
    place = at(x, y)
    M(place).box(-0.16, -length / 2, 0.405, 0.16, length / 2, 0.45).obj("plank", wood(colour, 0.5), 0.006)
    legs = M(place)
    for sy in (-1, 1):
        foot, top = sy * (length / 2 - 0.22), sy * (length / 2 - 0.3)
        for sx in (-1, 1):
            legs.tube([(sx * 0.17, foot, 0), (sx * 0.09, top, 0.41)], 0.02, 10, 0.024)
        legs.tube([(-0.13, foot - sy * 0.04, 0.2), (0.13, foot - sy * 0.04, 0.2)], 0.013, 8)
    legs.obj("trestles", wood(colour, 0.55), smooth=True)


def rug(x: float, y: float, width: float, length: float, colour: str) -> None:
    """A woven rug with a bound border, lying flat."""
    M(at(x, y)).box(-width / 2, -length / 2, 0.001, width / 2, length / 2, 0.011).obj(
        "rug", boucle(colour), 0.004
    )
    M(at(x, y)).box(
        -width / 2 - 0.03, -length / 2 - 0.03, 0.0005, width / 2 + 0.03, length / 2 + 0.03, 0.008
    ).obj("rug-border", fabric("#8f7f69", 0.2), 0.003)


def rest_gallery(room: Room, rng: random.Random) -> None:
    """A bench to look from, a sculpture, one rail left behind."""
    W, L = room.W, room.L
    bench(W * 0.46, L * 0.47, 1.8, 90, wood("#a97c4f", 0.4), 0.45, 0.42)
    if "plinths" in room.features:
        white = plaster("#f5f4f1", 0.5)
        for fx, fy, height in ((0.63, 0.33, 1.05), (0.38, 0.66, 0.9)):
            plinth(W * fx, L * fy, 0.38, 0.38, height, white)
            sculpture(W * fx, L * fy, height, rng)
    if "rack" in room.features:
        rack(W * 0.68, L * 0.60, rng, 84, 1.6, palette=room.palette, finish="chrome")


def rest_salon(room: Room, rng: random.Random) -> None:
    """A sofa turned to the fireplace, a low table, a mirror against the wall."""
    W, L = room.W, room.L
    rug(W * 0.48, L * 0.5, min(W * 0.42, 3.4), 3.0, "#d6cbb9")
    if L > 13:
        for turn, dx, dy in ((115, 1.35, 0.55), (65, 1.35, -0.55), (200, -0.3, 1.7)):
            seat(W * 0.5 + dx, L * 0.5 + dy, turn, "upholstered", "#b9ab93")
    sofa(W * 0.36, L * 0.58, 240, room.facts.get("sofa", "#d8d0c1"), 2.1)
    table_round(W * 0.50, L * 0.50, 0.44, 0.36, marble(), metal("#b8935a", 0.3))
    vase(W * 0.50 + 0.12, L * 0.5, 0.36, rng, s=0.8)
    pouf(W * 0.60, L * 0.40, 0.34, 0.4, "#cbb79c")
    mirror_leaning(W * 0.12, L - 0.34, 0, 0.95, 2.15, "brass")
    if "plants" in room.features or L > 10:
        tree(0.75, L - 0.8, rng, 2.3)


def rest_loft(room: Room, rng: random.Random) -> None:
    """A long work table by the windows, a sofa behind the columns, trees."""
    W, L = room.W, room.L
    if "lounge" in room.features:
        sofa(W * 0.8, L * 0.40, 80, room.facts.get("sofa", "#8b6a4a"), 2.2)
        pouf(W * 0.62, L * 0.47, 0.36, 0.4)
    else:
        long_table(W * 0.34, L * 0.44, 2.8, WALNUT)
        vase(W * 0.34, L * 0.44 + 0.4, 0.76, rng, s=1.1)
        for k in range(3):
            chair(W * 0.34 + 0.74, L * 0.44 - 0.8 + k * 0.8, 90 + rng.gauss(0, 9), "#1b1b1c", "#8b6a4a")
            chair(W * 0.34 - 0.74, L * 0.44 - 0.8 + k * 0.8, -90 + rng.gauss(0, 6), "#1b1b1c", "#8b6a4a")
        rack(W * 0.80, L * 0.64, rng, 90, 1.6, palette=room.palette)
    mirror_leaning(W - 0.36, L * 0.22, -90, 1.1, 2.3)
    tree(0.75, L - 0.9, rng, 2.4)
    palm(W - 0.8, L - 1.0, rng, 1.9)


def rest_boutique(room: Room, rng: random.Random) -> None:
    """Two drums with bags in the middle, a pouf, a mirror."""
    W, L = room.W, room.L
    stone = {"marble": marble()}.get(room.facts.get("plinth", ""), plaster("#efe9de", 0.5))
    x, y = W * 0.48, L * 0.47
    M().lathe(
        [(0.001, 0), (0.52, 0), (0.55, 0.03), (0.55, 0.39), (0.53, 0.42), (0.001, 0.42)], (x, y, 0), 72
    ).obj("drum", stone, smooth=True)
    M().lathe(
        [(0.001, 0.42), (0.29, 0.42), (0.3, 0.44), (0.3, 0.7), (0.285, 0.72), (0.001, 0.72)],
        (x - 0.15, y + 0.05, 0),
        56,
    ).obj("drum2", stone, smooth=True)
    handbag(x - 0.15, y + 0.05, 0.72, 20, rng.choice(ACCENTS))
    handbag(x + 0.36, y - 0.1, 0.42, -30, rng.choice(NEUTRALS))
    vase(x - 0.3, y - 0.3, 0.42, rng, s=0.8)
    pouf(W * 0.58, L * 0.70, 0.36, 0.4, "#d9c9b2")
    if "mirror" in room.features:
        mirror_leaning(W * 0.28, 0.33, 180, 1.0, 2.2, "brass")
    if "plants" in room.features:
        tree(W - 0.6, L - 0.8, rng, 2.0)
        palm(0.6, 0.75, rng, 1.5)


def rest_cellar(room: Room, rng: random.Random) -> None:
    """A long oak table with benches under the vault."""
    W, L = room.W, room.L
    long_table(W * 0.5, L * 0.52, 3.2, "#8a6038", 0.9)
    for side in (-0.78, 0.78):
        plank_bench(W * 0.5 + side, L * 0.52, 2.9)
    for k in (-1.0, 0.1, 1.1):
        vase(W * 0.5 + 0.1 * k, L * 0.52 + k, 0.76, rng, s=0.7)


def rest_atelier(room: Room, rng: random.Random) -> None:
    """A long table with chairs under the glass, trees along the walls."""
    W, L = room.W, room.L
    x, y = W * 0.42, L * 0.5
    long_table(x, y, 3.0)
    vase(x, y + 0.3, 0.76, rng)
    for k in range(4):
        for side, turn in ((-0.74, -90), (0.74, 90)):
            chair(x + side, y - 1.1 + k * 0.72, turn + rng.gauss(0, 5), "#e8e3d8", "#d9cbb4")
    rack(W * 0.74, L * 0.62, rng, 84, 1.7, palette=room.palette)
    for px, py, height in ((0.6, L - 0.8, 2.6), (W - 0.65, L - 0.9, 2.9), (W - 0.6, L * 0.30, 2.3)):
        tree(px, py, rng, height, rng.choice(["#b9744f", "#c9c2b6", "#8f8a82"]), 1800)
    palm(0.65, L * 0.66, rng, 1.7, "#c9c2b6")


FURNISH = {
    "gallery": rest_gallery,
    "salon": rest_salon,
    "loft": rest_loft,
    "boutique": rest_boutique,
    "cellar": rest_cellar,
    "atelier": rest_atelier,
}


def rest(room: Room) -> None:
    """Furnish a room lightly, after its kind."""
    FURNISH[room.kind](room, random.Random(f"{room.seed}-rest"))
