"""A workshop floor in use: a show whose chairs stand round the posts, and rails before the court windows."""

from __future__ import annotations

import math

from studio.chairs import SEAT, lay_programme, seat
from studio.dressings.layout import floor_of
from studio.dressings.printing_floor import order_table
from studio.garments import rack
from studio.mannequins import dress_form, mannequin
from studio.materials import paint, wood
from studio.mesh import M
from studio.photo_equipment import stool
from studio.room import Room
from studio.storage import crate

POSTS = [(5.0, 16.25 / 6 * k) for k in range(1, 6)]


def show_round_the_posts(room: Room) -> None:
    """A runway of dark canvas on the court side; bentwood chairs in rows that part round each post."""
    rng = floor_of(room, "posts-show").rng
    x = 3.0
    M().box(x - 0.8, 0.9, 0.002, x + 0.8, 12.6, 0.01).obj("walk", paint("#2b2926", 0.7), 0.002)
    columns = ((x - 1.2, -90, 1.9), (x - 1.95, -90, 1.9), (x + 1.2, 90, 1.9), (x + 2.75, 90, 2.2), (x + 3.5, 90, 2.5))
    for sx, turn, start in columns:
        for k in range(18):
            y = start + 0.56 * k
            if y > 12.2 or any(math.hypot(sx - px, y - py) < 0.5 for px, py in POSTS):
                continue
            cx, cy = sx + rng.gauss(0, 0.02), y + rng.gauss(0, 0.02)
            turned = turn + rng.gauss(0, 2.8)
            seat(cx, cy, turned, "bentwood", "#3d291c")
            lay_programme(cx, cy, SEAT["bentwood"], turned + 180, rng, rng.random() < 0.12)
    for k, (px, py, kind, tone) in enumerate(((x - 0.3, 11.8, "coat", 2), (x + 0.35, 9.2, "dress", 3), (x - 0.4, 6.4, "wrap", 1))):
        mannequin(px, py, rng.gauss(0, 7), kind, room.palette[tone], 20 + k, "#cfc6b6")


def rails_at_the_windows(room: Room) -> None:
    """Rails along the court, an order table between posts and rails, three looks, a stool, cartons by the lift."""
    rng = floor_of(room, "posts-showroom").rng
    for k in range(5):
        rack(0.95, 1.35 + 2.7 * k + (0.1 if k == 2 else 0), rng, 90 + rng.gauss(0, 2.5), 1.8, palette=room.palette, finish="black")
    order_table(room, 3.3, 8.4, 89, 3.0, wood("#a57f53", 0.45), "#2a2c2b", ("bentwood", "#3d291c"))
    dress_form(3.9, 6.1, 10, "coat", room.palette[3], 12, "wood")
    dress_form(2.4, 5.3, 20, "dress", room.palette[2], 8, "iron")
    mannequin(5.6, 6.6, 20, "wrap", room.palette[1], 15, "#cfc6b6")
    rack(7.1, 6.8, rng, 90 + rng.gauss(0, 2.5), 1.7, palette=room.palette, finish="black")
    stool(4.1, 3.2)
    for dx, dy, z in ((0.0, 0.0, 0.0), (0.05, 0.02, 0.45), (-0.75, 0.1, 0.0)):
        crate(7.3 + dx, 0.6 + dy, z, 8 + 20 * dx, (0.6, 0.45, 0.45))
