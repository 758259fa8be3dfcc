"""A covered arcade before the windows and, beyond its piers, a royal garden: gravel, limes in rows, the far wing."""

from __future__ import annotations

import bpy

from studio.materials import glow, paint, stone
from studio.mesh import M, arch, at, wall
from studio.outside.surroundings import Surroundings, sky_over
from studio.room import Room
from studio.street.facade import FacadeStyle, facade
from studio.street.ground import fallen_leaves, gravel
from studio.street.masonry import Opening
from studio.street.props import garden_chair
from studio.street.surfaces import granite_slabs, render_plaster
from studio.street.trees import ClippedTree, hedge


def arcade_and_garden(
    room: Room, piers: list[float], radiance: float, deep: float = 3.4, time: str = "noon", pale: str = "#d8ccb4"
) -> None:
    """Beyond y = 0: the gallery between y = -0.3 and -`deep`, an arch between each two of `piers`."""
    around = Surroundings(room.seed, time)
    rng = around.rng
    before = set(bpy.context.scene.objects)
    x0, x1 = piers[0] - 0.4, piers[-1] + 0.4
    ashlar = stone(pale, 0.82, 0.4)
    holes = [arch(a - x0 + 0.36, -0.02, b - x0 - 0.36, 4.5, 24) for a, b in zip(piers, piers[1:])]
    wall("arcade-front", (x0, -deep), (x1, -deep), 6.2, ashlar, holes, 0.55)
    trim = M()
    for x in piers:
        trim.box(x - 0.42, -deep - 0.62, 0, x + 0.42, -deep + 0.06, 0.5)
        trim.box(x - 0.4, -deep - 0.6, 3.1, x + 0.4, -deep + 0.045, 3.28)
    trim.obj("arcade-trim", stone(pale, 3.0, 3.0), 0.012)
    M().quad((x0, -0.3, 5.0), (x1, -0.3, 5.0), (x1, -deep, 5.0), (x0, -deep, 5.0), False).obj("arcade-ceiling", render_plaster("#ded5c2"))
    ribs = M()
    for x in piers:
        ribs.box(x - 0.22, -deep, 4.72, x + 0.22, -0.3, 5.0)
    ribs.obj("arcade-ribs", stone(pale, 3.0, 3.0))
    M().quad((x0, -deep - 0.9, -0.012), (x1, -deep - 0.9, -0.012), (x1, -0.25, -0.012), (x0, -0.25, -0.012), False).obj(
        "arcade-floor", granite_slabs("#b5ab98", 0.6, 0.0)
    )
    for a, b in zip(piers[::2], piers[1::2]):
        x, y = (a + b) / 2, -deep * 0.55
        M().sphere((x, y, 3.75), 0.16, 18).obj("arcade-lamp", glow("#f4ead8", 0.5, 0.5), smooth=True)
        M().tube([(x, y, 3.9), (x, y, 5.0)], 0.009, 6).obj("chain", paint("#1b1b1b", 0.4))
    gravel(-40, -60, 50, -deep - 0.9, -0.03)
    clipped = [ClippedTree(rng, 3.1, 2.7, 6.6, 5200, "#5f7440") for _ in range(2)]
    for row in range(3):
        for k in range(8):
            rng.choice(clipped).plant(-12.5 + 4.7 * k, -11.5 - 4.8 * row, -0.03, rng)
    hedge(-20, -9.2, 3.2, -8.7, 0.5, rng, 420)
    hedge(6.2, -9.2, 30, -8.7, 0.5, rng, 420)
    for x, y, turn, low in ((1.9, -6.3, 30, True), (2.9, -6.7, -35, True), (5.9, -6.0, 150, False), (7.4, -7.6, 60, False), (-1.6, -6.9, 10, False)):
        garden_chair(x, y, turn, low)
    style = FacadeStyle("hotel", "#dcd2bc", ground=6.0, storeys=2, storey=3.6, bay=3.4, bossage=False)
    arches = [Opening(3.4 * k + 0.6, 0, 3.4 * k + 2.8, 4.7, 1.1) for k in range(16)]
    facade(at(32, -42, 0, 180), 54.4, style, rng, arches, 0.0, 0.2, 0.6)
    M().box(-24, -43.6, 0, 34, -43.2, 6.5).obj("far-shade", paint("#4f4a42", 0.8))
    fallen_leaves(-6, -9, 12, -5, 160, rng, -0.024)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    sky_over(-14, -40, 23, -deep - 1.0, 17, radiance, room.hour["col"], (0, 8))
    sky_over(x0, -deep - 2.5, x1, -deep - 0.7, 5.5, radiance * 0.6, room.hour["col"], (0, 3))
