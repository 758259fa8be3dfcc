"""Boutique Turenne: a bakery of 1905, terracotta jack arches over lit niches, a tiled counter, its door on the street."""

from __future__ import annotations

from typing import Any

from studio.ceilings.jack_arches import jack_arches
from studio.daylight import TIMES
from studio.dressings.bakery_shop import at_rest, popup
from studio.features.lit_niches import lit_niche
from studio.features.tiled_counter import HIGH, till_things, tiled_counter
from studio.features.workaday import conduit, extinguisher
from studio.flooring.bordered_terrazzo import bordered_terrazzo
from studio.garments import hang
from studio.lamps import globe, track
from studio.lights import point
from studio.materials import limewash, metal, paint, plaster
from studio.mesh import M, at
from studio.openings.bakery_front import bakery_front
from studio.outside.pale_street import pale_street
from studio.plan import PlanRoom
from studio.room import WARM, Room

WIDTH, LENGTH, HEIGHT = 5.0, 12.4, 3.4
WEST_NICHES, NORTH_NICHES = [1.75, 3.2, 4.65, 6.1, 7.55, 9.0], [1.2, 2.5, 3.8]
THICK, DOOR = 0.45, (1.95, 3.05)
CLAY = "#9d573e"


def boutique_turenne(facts: dict[str, Any]) -> Room:
    """Build the shop; the street lies at y < 0."""
    room = PlanRoom(facts, [(0, 0), (WIDTH, 0), (WIDTH, LENGTH), (0, LENGTH)], (0.6, 1.2, WIDTH - 0.9, 9.2))
    room.fill_strength = 0.03
    room.hour = {**TIMES["overcast"], "sky": 0.85, "ext": 0.6, "lamps": 0.6}
    room.palette = facts.get("palette") or ["#d9cdb8", "#5b3f2c", "#2a2826", "#6d6f55", "#7a2f2a", "#b08a58"]
    clay = limewash(CLAY)
    room.open(0, 0.2, -0.02, WIDTH - 0.2, 3.02, "rect", 1.0)
    for y in WEST_NICHES:
        room.open(3, LENGTH - y - 0.49, 0.42, LENGTH - y + 0.49, 2.36, "arch")
    for x in NORTH_NICHES:
        room.open(2, WIDTH - x - 0.42, 1.12, WIDTH - x + 0.42, 2.5, "arch")
    room.raise_walls({1: plaster(room.wall_colour, 0.65), 0: plaster(room.wall_colour, 0.65)}, clay, THICK)
    for k, y in enumerate(WEST_NICHES):
        goods = "rail" if k in (1, 4) else "shelves"
        lit_niche(room.T("W"), y, 0.98, 0.42, 2.36, clay, goods, room.palette, 90, room.rng)
    for x in NORTH_NICHES:
        lit_niche(room.T("N"), x, 0.84, 1.12, 2.5, clay, "shelves", room.palette, 0, room.rng, 2.6)
    bordered_terrazzo(WIDTH, LENGTH, -THICK)
    jack_arches(WIDTH, LENGTH, HEIGHT + 0.02, 0.8, paint("#4a3b34", 0.5))
    bakery_front(0.2, WIDTH - 0.2, -0.3, 3.02, CLAY, DOOR, 117)
    counter(room)
    east_side(room)
    lamps(room)
    pale_street(room, -THICK, 9.5, 1.5)
    room.furnish = {"rest": at_rest, "popup": popup}
    room.dev = dict(key=0.31, white=0.64, contrast=1.28, sat=0.98, awb=0.34)
    room.shot("wide", (2.5, -0.75, 1.45), (2.35, 12, 0), 24, 0.05, 8)
    room.shot("detail-niche", (2.4, 3.6, 1.35), (0, 4.75, 0), 48, 0.02, 2.4, near=0.5)
    return room


def counter(room: Room) -> None:
    """The L of tiles before the back wall: 2.7 m across, 1.3 m back."""
    outline = [(1.15, 9.75), (3.85, 9.75), (3.85, 10.35), (1.75, 10.35), (1.75, 11.2), (1.15, 11.2)]
    faces = [((1.15, 9.75), (3.85, 9.75)), ((3.85, 9.75), (3.85, 10.35)), ((1.15, 11.2), (1.15, 9.75))]
    tiled_counter(outline, faces, room.seed)
    till_things(at(2.9, 10.08, HIGH, 176))


def east_side(room: Room) -> None:
    """The white wall: three brass rails, the stock door, a switch, a skirting with scuffs."""
    east, rng = room.T("E"), room.rng
    brass = metal("#b8935a", 0.24)
    for y, long, colours in ((1.5, 2.1, room.palette[:3]), (4.2, 2.1, room.palette[2:5]), (6.9, 1.5, [room.palette[0], room.palette[5], room.palette[1]])):
        path = [(WIDTH, y, 1.72), (WIDTH - 0.34, y, 1.72), (WIDTH - 0.34, y + long, 1.72), (WIDTH, y + long, 1.72)]
        M().tube(path, 0.012, 12).obj("wall-rail", brass, smooth=True)
        hang(WIDTH - 0.34, y + 0.05, 1.727, long - 0.1, rng, colours, 90, 0.085)
    M().box(WIDTH - 0.018, 0.1, 0, WIDTH - 0.001, 10.6, 0.11).obj("skirting", plaster("#d8d0c3", 0.5), 0.003)
    door = M(east @ at(LENGTH - 10.75, -0.02, 0, 0))
    door.box(-0.1, -0.03, 0, -0.01, 0.0, 2.16).box(0.86, -0.03, 0, 0.95, 0.0, 2.16).box(-0.1, -0.03, 2.07, 0.95, 0.0, 2.16)
    door.obj("stock-case", plaster("#e9e2d6", 0.5), 0.003)
    leaf = M(east @ at(LENGTH - 10.75, -0.02)).box(0.004, -0.012, 0.01, 0.846, 0.0, 2.05)
    leaf.obj("stock-door", paint("#d9d0c2", 0.45), 0.004)
    conduit(east, LENGTH - 9.5, 3.25)
    extinguisher(east, LENGTH - 10.2)


def lamps(room: Room) -> None:
    """Three opal globes on one line, a rail of spots towards the white wall."""
    for y, drop in ((3.0, 0.85), (5.6, 0.85), (8.2, 0.85)):
        globe(2.45, y, HEIGHT - drop, 0.13, HEIGHT - 0.05, 0, WARM, False)
        point((2.45, y, HEIGHT - drop - 0.02), 9.0, WARM, 0.16)
    track((3.7, 1.4), (3.7, 9.2), 3.16, 3.28, 6, [(WIDTH - 0.3, y, 1.1) for y in (2.0, 3.2, 4.8, 5.8, 7.4, 8.6)], 15.0, WARM, 50)
