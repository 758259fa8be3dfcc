"""The picture on the home page: a calm room, the collection on rails by the windows, nothing on the left."""

from __future__ import annotations

import random

from studio.chairs import show_bench
from studio.furniture import chair
from studio.garments import rack
from studio.plants import tree
from studio.room import Room


def hero(room: Room) -> None:
    """Two brass rails turned to the lens in the window light, a cushioned bench, gilt chairs at the far wall."""
    rng = random.Random(f"{room.seed}-hero")
    W, L = room.W, room.L
    for x, y, turn, length in ((W * 0.29, L * 0.47, 32, 2.1), (W * 0.42, L * 0.21, 20, 2.0)):
        rack(x, y, rng, turn, length, palette=room.palette, finish="brass")
    show_bench(W * 0.44, L * 0.36, 72, 1.7)
    for k in range(3):
        chair(W * 0.66 + k * 0.62, 0.42, rng.gauss(0, 3), "brass", "#efe9dd")
    tree(0.75, 0.8, rng, 2.6, "#c9c2b6", 2200)
