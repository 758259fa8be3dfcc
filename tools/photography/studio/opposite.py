"""The house across the street, seen through a room's windows."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import bpy

from studio.colours import rgb
from studio.materials import exterior
from studio.mesh import M

if TYPE_CHECKING:
    from studio.room import Room


def facade_opposite(room: Room, side: str, dist: float = 11.0, base: float = 0.0, floors: int = 5) -> None:
    """The Parisian facade `dist` metres beyond a side of the room, self-lit; `base` is the level of its street."""
    before = set(bpy.context.scene.objects)
    hour = room.hour
    dark = hour["ext"] < 0.2
    blue = rgb(hour["col"])

    def outside(colour: str, level: float, camera: float) -> bpy.types.Material:
        """Things outside take the blue of the evening."""
        tint = rgb(colour)
        if dark and level < 0.5:
            tint = tuple(a * b * 2.0 for a, b in zip(tint, blue))
        return exterior(tint[:3], level, camera)

    r = random.Random(room.seed * 7 + ord(side))
    T = room.T(side)
    w0, w1 = -16, room.ln(side) + 16
    e, p = hour["ext"], hour["pull"]
    top = base + 4.1 + 3.05 * floors
    if {"skylight", "glassroof"} & room.features:
        floors, top = 1, base + 4.6
    st = outside("#d9cdb6", e, p)
    win = outside("#8b949c", e * 0.75, p)
    fr = outside("#efece6", e, p)
    iron = outside("#4a4b4d", e * 0.6, p)
    lit = exterior("#ffc98a", 0.9, 0.8)
    road = outside("#7d7d7e", e * 0.8, p)
    pav = outside("#b3aea6", e * 0.9, p)
    roof = outside("#8b949e", e * 0.9, p)
    M(T).quad((w0, dist, base - 1), (w1, dist, base - 1), (w1, dist, top), (w0, dist, top), False).obj(
        "fac", st
    )
    M(T).quad(
        (w0, dist + 0.2, top),
        (w1, dist + 0.2, top),
        (w1, dist + 1.4, top + 1.6),
        (w0, dist + 1.4, top + 1.6),
        False,
    ).obj("roof", roof)
    M(T).quad(
        (w0, 0.33, base - 0.02), (w1, 0.33, base - 0.02), (w1, 2.6, base - 0.02), (w0, 2.6, base - 0.02)
    ).obj("pav", pav)
    M(T).quad(
        (w0, 2.6, base - 0.12),
        (w1, 2.6, base - 0.12),
        (w1, dist - 2, base - 0.12),
        (w0, dist - 2, base - 0.12),
    ).obj("road", road)
    M(T).box(w0, dist - 2.2, base - 0.12, w1, dist, base).obj("pav", pav)
    mw, mf, mi, ml, ms, shop, sign = (M(T) for _ in range(7))
    x = w0 + r.uniform(0, 2)
    while x < w1:
        for k in range(floors):
            z = base + 4.3 + k * 3.05
            on = dark and r.random() < 0.45
            (ml if on else mw).box(x, dist - 0.03, z, x + 1.15, dist - 0.02, z + 2.15)
            mf.box(x - 0.14, dist - 0.1, z - 0.1, x, dist, z + 2.3).box(
                x + 1.15, dist - 0.1, z - 0.1, x + 1.29, dist, z + 2.3
            ).box(x - 0.18, dist - 0.16, z + 2.15, x + 1.33, dist, z + 2.4)
            mf.box(x + 0.55, dist - 0.06, z, x + 0.6, dist - 0.02, z + 2.15)
            for zz in (0.72, 1.44):
                mf.box(x, dist - 0.05, z + zz, x + 1.15, dist - 0.02, z + zz + 0.03)
            mi.box(x - 0.1, dist - 0.3, z + 0.92, x + 1.25, dist - 0.27, z + 0.97)
            for q in range(10):
                mi.box(x - 0.1 + q * 0.15, dist - 0.3, z, x - 0.085 + q * 0.15, dist - 0.28, z + 0.95)
        x += 2.45
    x = w0
    while x < w1:
        wd = r.uniform(3.6, 5.4)
        cc = r.choice(["#6d7671", "#6a7078", "#857a74", "#6b6a68", "#8a857a"])
        M(T).box(x, dist - 0.14, base, x + wd - 0.3, dist, base + 3.5).obj("shop", outside(cc, e, p))
        (ml if dark else mw).box(x + 0.3, dist - 0.17, base + 0.5, x + wd - 0.6, dist - 0.15, base + 2.7)
        q, ww = x + 0.3, wd - 0.9  # glazing bars, sign board, now and then an awning
        for j in range(4):
            shop.box(
                q + ww * j / 3 - 0.035,
                dist - 0.22,
                base + 0.1,
                q + ww * j / 3 + 0.035,
                dist - 0.15,
                base + 2.75,
            )
        shop.box(x, dist - 0.24, base + 2.75, x + wd - 0.3, dist - 0.14, base + 2.85).box(
            x, dist - 0.2, base, x + wd - 0.3, dist - 0.14, base + 0.5
        )
        sign.box(x + 0.2, dist - 0.2, base + 2.9, x + wd - 0.5, dist - 0.15, base + 3.35)
        if r.random() < 0.4:
            T2 = M(T).quad(
                (x, dist - 1.3, base + 2.35),
                (x + wd - 0.3, dist - 1.3, base + 2.35),
                (x + wd - 0.3, dist - 0.2, base + 2.95),
                (x, dist - 0.2, base + 2.95),
            )
            T2.quad(
                (x, dist - 1.3, base + 2.12),
                (x + wd - 0.3, dist - 1.3, base + 2.12),
                (x + wd - 0.3, dist - 1.3, base + 2.35),
                (x, dist - 1.3, base + 2.35),
            )
            T2.obj("awning", outside(r.choice(["#cfc9bd", "#8e9a94", "#a98d7c", "#7d8794"]), e, p))
        x += wd
    for z in (3.75, 9.9, top - base - 0.3) if floors > 2 else (3.75,):
        ms.box(w0, dist - 0.35, base + z, w1, dist, base + z + 0.22)
    mw.obj("w", win)
    mf.obj("f", fr)
    mi.obj("i", iron)
    ms.obj("s", st)
    shop.obj("bars", outside("#4d4f50", e, p))
    sign.obj("sign", outside("#5d5f60", e, p))
    if ml.f:
        ml.obj("l", lit)
    room.backdrop(before)
