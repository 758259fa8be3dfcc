"""A reception room with panelling: French windows to the street, a fireplace, an enfilade."""

from __future__ import annotations

from typing import Any

from studio.accessories import vase
from studio.chandeliers import CHANDELIERS
from studio.floors import floor
from studio.joinery import boiserie, casement, cornice, double_door, fireplace, rosette, trumeau
from studio.lights import area
from studio.materials import marble, paint, plaster, wood
from studio.mesh import M
from studio.opposite import facade_opposite
from studio.room import Room

MARBLES = {
    "white": ("#eceae6", "#7d7a78", 0.14),
    "rouge": ("#b98a78", "#6b3b30", 0.16),
    "noir": ("#3c3f3c", "#c9c6bd", 0.14),
    "gris": ("#b9b6b1", "#6f6c69", 0.16),
}
WINDOW_WIDTH, SILL = 1.28, 0.12
DOOR_WIDTH, DOOR_HEIGHT = 1.5, 2.6


def next_room(room: Room, x: float) -> None:
    """The room beyond the open double door in the north wall: daylight, a panelled wall, the same floor."""
    L, H = room.L, room.H
    wall_paint = paint(room.wall_colour, 0.5)
    x0, x1, y0, y1 = x - 2.2, x + 2.2, L + 0.33, L + 4.6
    M().box(x0, y1, 0, x1, y1 + 0.1, H).box(x0 - 0.1, y0, 0, x0, y1, H).box(x1, y0, 0, x1 + 0.1, y1, H).obj(
        "next-walls", wall_paint
    )
    M().box(x0, y0, H - 0.3, x1, y1, H).obj("next-ceiling", plaster("#f5f3ee", 0.7))
    boards = M()
    for k in range(30):
        a, b = x0 + k * 0.15, x0 + (k + 1) * 0.15
        boards.add([(a, L - 0.02, 0), (b - 0.002, L - 0.02, 0), (b - 0.002, y1, 0), (a, y1, 0)], [(0, 1, 2, 3)],
                   [[(k * 7, 0), (k * 7, 0.15), (k * 7 + 4.6, 0.15), (k * 7 + 4.6, 0)]])  # fmt: skip
    M().box(x0, L, -0.1, x1, y1, -0.004).obj("next-subfloor", paint("#2a1c12", 0.7))
    boards.obj("next-floor", wood(room.facts.get("floorColor", "#a3794e"), 0.36))
    panels = M()
    profile = [(0, 0), (0, 0.008), (0.012, 0.02), (0.03, 0.012), (0.044, 0)]
    for a in (x0 + 0.25, x0 + 1.6, x0 + 2.95):
        panels.frame(a, 0.98, a + 1.15, H - 0.75, profile, y1).frame(a, 0.24, a + 1.15, 0.76, profile, y1)
    panels.obj("next-panels", wall_paint)
    M().box(x0, y1 - 0.025, 0, x1, y1, 0.15).obj("next-skirt", wall_paint)
    M().frame(x - 0.05, 1.15, x + 0.95, 2.5, [(0, 0), (0, 0.03), (0.05, 0.04), (0.07, 0)], y1 - 0.01).obj(
        "picture-frame", wood("#4a3424", 0.4)
    )
    M().box(x, y1 - 0.02, 1.2, x + 0.9, y1 - 0.012, 2.45).obj("picture", plaster(room.accent, 0.7))
    sky = room.hour["sky"]
    area(
        (x0 + 0.06, L + 2.6, 1.6),
        (x1, L + 2.4, 0.9),
        1.6,
        2.4,
        sky * 34 + 5 * room.hour["lamps"],
        room.hour["col"],
        False,
    )
    room.block.setdefault("N", []).append((x - DOOR_WIDTH / 2 - 0.16, x + DOOR_WIDTH / 2 + 0.16))


def open_door(room: Room, x: float) -> None:
    """Casing and two leaves folded back into the next room."""
    leaf_paint = paint(room.wall_colour, 0.5)
    half, L = DOOR_WIDTH / 2, room.L
    M(room.T("N")).frame(
        x - half - 0.14,
        -0.2,
        x + half + 0.14,
        DOOR_HEIGHT + 0.14,
        [
            (0, 0),
            (0, 0.03),
            (0.02, 0.05),
            (0.05, 0.042),
            (0.1, 0.038),
            (0.12, 0.05),
            (0.14, 0.03),
            (0.142, 0),
        ],
    ).obj("case", leaf_paint, 0.002)
    for sign in (-1, 1):
        edge = x + sign * (half - 0.02)
        M().box(edge - 0.02, L + 0.3, 0.01, edge + 0.02, L + 0.3 + half, DOOR_HEIGHT - 0.01).obj(
            "leaf", leaf_paint, 0.003
        )


def salon(facts: dict[str, Any]) -> Room:
    """Build a salon. `chandelier`: globes, ring, classical; `marble`: white, rouge, noir, gris;
    `fireplace`: false leaves it out; `sunElev`: the sun's height in degrees instead of the hour's."""
    room = Room(facts, 1.35, (0.8, 0.9, 1.25, 1.0))
    rng, W, L, H = room.rng, room.W, room.L, room.H
    walls = paint(room.wall_colour, 0.5)
    ceiling = plaster("#f5f3ee", 0.7)
    count = max(2, int((L - 0.8) / 2.25))
    pitch = L / count
    head = H - 0.62
    centres = [(i + 0.5) * pitch for i in range(count)]
    for y in centres:
        a, b = y - WINDOW_WIDTH / 2, y + WINDOW_WIDTH / 2
        room.cut("W", a, SILL, b, head)
        casement(room, "W", a, SILL, b, head, "#f4f2ed", True, 4, "sheers" in room.features)
    facade_opposite(room, "W", 13, -4.2)
    room.sunlight("W", -24, elev=facts.get("sunElev"))
    hearth = L * 0.5
    heated = facts.get("fireplace", True)
    if heated:
        room.block["E"] = [(hearth - 1.02, hearth + 1.02)]
    room.cut("N", W / 2 - DOOR_WIDTH / 2, -0.05, W / 2 + DOOR_WIDTH / 2, DOOR_HEIGHT, "rect", False)
    next_room(room, W / 2)
    open_door(room, W / 2)
    double_door(room, "S", W * 0.5, walls)
    if L > 8 and heated:
        double_door(room, "E", L - 1.4, walls)
    room.build_walls({"*": walls})
    room.ceiling(ceiling)
    boiserie(room, walls)
    cornice(room, ceiling if "tonal" not in room.features else walls)
    floor(facts.get("floor", "herringbone"), W, L, rng, facts.get("floorColor"))
    if heated:
        fireplace(room, "E", hearth, marble(*MARBLES[facts.get("marble", "white")]))
        trumeau(room, "E", hearth, 1.25, 1.2, H - 0.62)
        vase(W - 0.14, hearth - 0.6, 1.05, rng, s=0.9)
        vase(W - 0.14, hearth + 0.62, 1.05, rng, s=0.7)
    lamps = room.hour["lamps"]
    hang = CHANDELIERS[facts.get("chandelier", "globes")]
    lamp_y = [L / 2] if L < 13.5 else [L * 0.28, L * 0.72]
    for y in lamp_y:
        rosette(W / 2, y, H, ceiling)
        lamp_z = hang(W / 2, y, H, lamps)
    add_views(room, centres, hearth, (W / 2, lamp_y[0], lamp_z))
    return room


def add_views(room: Room, windows: list[float], hearth: float, lamp: tuple[float, float, float]) -> None:
    """The views of a salon."""
    W, L, H = room.W, room.L, room.H
    room.dev = dict(key=0.46, white=0.78, contrast=1.4, sat=1.06, awb=0.45)
    room.shot("wide", (W * 0.62, 0.4, 1.3), (W * 0.44, L, 0), 23, 0.05)
    room.shot("opposite", (W * 0.70, L - 0.4, 1.3), (W * 0.40, 0, 0), 23, 0.05)
    room.shot("corner", (0.5, 0.55, 1.3), (W, L * 0.62, 0), 24, 0.045)
    room.shot("hero", (W * 0.52, L - 0.7, 1.32), (W * 0.47, 0, 0), 24, 0.045, key=0.5, white=0.74)
    room.shot("detail-moulding", (W * 0.42, hearth - 1.5, 1.35), (W, hearth + 0.55, 1.6), 50, 0.11, 2.8)
    room.shot(
        "detail-floor",
        (W * 0.60, windows[0] - 0.9, 0.75),
        (0.3, windows[1] + 0.3, 0.3),
        42,
        0.02,
        2.2,
        tilt=True,
    )
    room.shot(
        "detail-lamp", (lamp[0] + 1.0, lamp[1] - 2.1, 1.3), (lamp[0] + 0.22, lamp[1], lamp[2] - 0.05), 62, 0, 2.8,
        tilt=True, key=0.3,
    )  # fmt: skip
    room.shot(
        "detail-window",
        (1.9, windows[0] - 1.3, 1.35),
        (0.0, windows[0] + 0.45, 1.25),
        44,
        0.04,
        1.6,
        near=0.6,
        key=0.42,
    )
