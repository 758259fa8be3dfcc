"""One long table laid for supper in a workshop, on trestles, without a cloth."""

from __future__ import annotations

from studio.chairs import seat
from studio.dressings.layout import floor_of
from studio.flowers import bouquet
from studio.materials import wood
from studio.mesh import M
from studio.room import Room
from studio.tableware import TOP, candle, place_setting


def joiners_table(room: Room) -> None:
    """Two rows of nine covers along y on bare oak planks; candles, low flowers, one chair pushed back."""
    floor = floor_of(room, "long-table")
    rng = floor.rng
    x, covers = room.W / 2, 9
    y0 = 2.4
    length = covers * 0.66 + 0.3
    planks = M()
    for k in range(5):
        planks.box(x - 0.52 + 0.208 * k, y0, TOP - 0.045, x - 0.316 + 0.208 * k, y0 + length, TOP - 0.001, (0.3 + 0.1 * (k * 3 % 5), 0.5, 0.6, 1))
    planks.obj("planks", wood("#9b7448", 0.45), 0.004)
    legs = M()
    for k in range(5):
        ly = y0 + 0.4 + (length - 0.8) * k / 4
        for side in (-1, 1):
            for lean in (-0.12, 0.12):
                legs.tube([(x + side * 0.42, ly + lean, 0), (x + side * 0.36, ly + lean * 0.3, TOP - 0.05)], 0.022, 8)
        legs.box(x - 0.45, ly - 0.03, TOP - 0.11, x + 0.45, ly + 0.03, TOP - 0.046)
    legs.obj("trestles", wood("#b48f62", 0.5))
    for k in range(covers):
        cy = y0 + 0.48 + k * 0.66
        for side, turn in ((-1, -90), (1, 90)):
            place_setting(x + side * 0.33, cy, turn, rng, "#6f7d70")
            back = 0.35 if (k, side) == (3, 1) else 0.0
            seat(x + side * (0.8 + back) + rng.gauss(0, 0.02), cy + rng.gauss(0, 0.025), turn + rng.gauss(0, 4) + 40 * back, "bentwood")
        if k % 3 == 1:
            bouquet(x, cy + 0.3, TOP + 0.001, rng, "low", 0.8)
        else:
            candle(x - 0.05, cy + 0.28, TOP + 0.001, 0.26, "#efe6d2", 0)
            candle(x + 0.06, cy + 0.4, TOP + 0.001, 0.2, "#efe6d2", 0)
