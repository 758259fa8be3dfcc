"""Boutique François-Ier: a shop of 1928 whose glass turns the corner, green lacquer, stepped rings of light, terrazzo fans."""

from __future__ import annotations

import random
from typing import Any

from studio.ceilings.stepped_rings import stepped_rings
from studio.daylight import TIMES
from studio.drinks import champagne, cocktail_table
from studio.features.lacquer import brass_strips, lacquer
from studio.features.tub_chair import tub_chair
from studio.features.vitrines import round_podium, stepped_plinth, vitrine
from studio.features.workaday import extinguisher
from studio.flooring.fan_terrazzo import fan_terrazzo
from studio.flooring.veined_marble import veined_marble
from studio.flowers import bouquet
from studio.garment_cut import HUNG
from studio.garments import hang
from studio.groups import prop
from studio.lights import opening_light, spot
from studio.mannequins import dress_form, dressed, mannequin, mannequin_mesh
from studio.materials import metal, mirror, paint, plaster
from studio.mesh import M, at, inst, rect, wall
from studio.openings.corner_front import CornerFront, corner_front, corner_house
from studio.outside.dusk_avenue import dusk_avenue
from studio.plan import PlanRoom, curve
from studio.shoes import bag, pair
from studio.street.surfaces import limestone
from studio.workroom import folded_stack

W, L, H, R = 7.0, 12.2, 3.8, 2.0
FRONT_TOP, RISER = 3.05, 0.34
NORTH, EAST, DOOR = 7.7, 6.45, (4.75, 6.1)
RINGS = (3.55, 6.2)
VITRINES = (1.7, 3.5, 5.3, 7.1, 8.9, 10.7)
GREEN = "#1c332a"


def boutique_francois_premier(facts: dict[str, Any]) -> PlanRoom:
    """Build the shop at the corner of two avenues: y < 0 and x < 0 are outside."""
    corners = [(R, 0.0), (W, 0.0), (W, L), (0.0, L), *curve((R, R), R, 180, 270, 16)[:-1]]
    room = PlanRoom(facts, corners, (1.0, 1.6, W - 0.9, 10.2))
    room.fill_strength = 0.0
    room.hour = {**TIMES["dusk"], "sky": 0.13}
    black_gold = veined_marble("#161513", "#a8813f", 0.12, 1.25)
    green = lacquer(GREEN)
    place = room.T("E")
    holes = [rect(y - 0.45, 1.05, y + 0.45, 1.95) for y in VITRINES]
    wall("east", (W, -0.3), (W, L), H + 0.05, green, [[(x + 0.3, z) for x, z in h] for h in holes], 0.03)
    wall("north", (W, L), (0, L), H + 0.05, green, (), 0.3)
    wall("west", (0, L), (0, NORTH), H + 0.05, green, (), 0.3)
    M().box(EAST, -0.3, -0.05, W + 0.3, 0.0, H + 0.05).box(W + 0.4, -0.3, 0, W + 0.5, L, H).obj("pier", green)
    for y in VITRINES:
        vitrine(place, L - y, 1.05, 0.9, 7.0)
    brass_strips(place, 0.6, L - 0.02, 13, H - 0.25)
    brass_strips(room.T("N"), 0.02, W - 0.02, 8, H - 0.25)
    brass_strips(room.T("W"), NORTH + 0.02, L - 0.02, 5, H - 0.25)
    room.lay(H, plaster("#d6cfbe", 0.6), "ceiling")
    room.lay(H + 0.3, plaster("#d6cfbe", 0.6), "roof")
    stepped_rings(*RINGS, H, (2.3, 1.62, 0.94), 1.15, 250)
    room.lay(0.0, fan_terrazzo())
    front = CornerFront(R, NORTH, EAST)
    stone = limestone("#cfc4ad", 0.9, 0.45, 0.006, 0.2)
    corner_front(front, FRONT_TOP, RISER, DOOR, black_gold, room.seed)
    corner_house(front, FRONT_TOP, 8.0, stone, green, H)
    M().box(-0.5, NORTH, -0.1, -0.31, L + 14, 8.0).box(EAST, -0.5, -0.1, 30, -0.31, 8.0).obj("house", stone)
    opening_light((0, (R + NORTH) / 2, 1.7), (1, 0, 0), NORTH - R, 2.6, room.hour["sky"], room.hour["col"])
    opening_light((4.2, 0, 1.7), (0, 1, 0), 4.4, 2.6, room.hour["sky"], room.hour["col"])
    opening_light((0.59, 0.59, 1.7), (0.7, 0.7, 0), 2.6, 2.6, room.hour["sky"], room.hour["col"])
    counter_and_mirror(room)
    trimmings(room)
    dusk_avenue(room, -15.0, -17.0, 0.34)
    room.furnish = {"rest": at_rest, "cocktail": evening, "popup": pop_up}
    room.dev = dict(key=0.25, white=0.0, contrast=1.26, sat=0.98, awb=0.25, bloom=0.045)
    return room


def counter_and_mirror(room: PlanRoom) -> None:
    """The N end: nine squares of mirror in a stepped frame, a counter with round ends before it."""
    place, black_gold = room.T("N"), veined_marble("#161513", "#a8813f", 0.12, 1.25)
    rng = random.Random(room.seed)
    size, low, left = 0.74, 1.12, W / 2 - 1.11
    glass = M(place)
    for i in range(3):
        for j in range(3):
            a, z = left + i * size + 0.006, low + j * size + 0.006
            s, t = rng.gauss(0, 0.0016), rng.gauss(0, 0.0016)
            glass.quad((a, -0.03 - s - t, z), (a + size - 0.012, -0.03 + s - t, z), (a + size - 0.012, -0.03 + s + t, z + size - 0.012), (a, -0.03 - s + t, z + size - 0.012))
    glass.obj("mirror-squares", mirror())
    for k, out in enumerate((0.05, 0.11, 0.17)):
        M(place).frame(left - out, low - out, left + 3 * size + out, low + 3 * size + out, [(0, 0), (0, 0.045 - 0.012 * k), (0.05, 0.045 - 0.012 * k), (0.055, 0.0)]).obj("mirror-frame", metal("#8d6f3e", 0.34), 0.001)
    outline = [*curve((4.45, 11.0), 0.36, -90, 90, 14), *curve((2.55, 11.0), 0.36, 90, 270, 14)]
    n = len(outline)
    for name, z0, z1, grow, mat in (("kick", 0, 0.1, 0.9, paint("#0d0f0e", 0.4)), ("counter", 0.1, 0.92, 1.0, lacquer(GREEN)), ("counter-top", 0.92, 0.965, 1.06, black_gold)):
        ring = [(3.5 + (x - 3.5) * (1 + (grow - 1) * 0.3), 11.0 + (y - 11.0) * grow) for x, y in outline]
        solid = M().add([(x, y, z) for z in (z0, z1) for x, y in ring], [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *[(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]])
        solid.obj(name, mat, 0.003)
    lines = M()
    for z in (0.24, 0.32, 0.4, 0.8):
        ring = [(3.5 + (x - 3.5) * 1.002, 11.0 + (y - 11.0) * 1.006, z) for x, y in outline]
        lines.tube([*ring, ring[0]], 0.007, 8)
    lines.obj("counter-lines", metal("#a98546", 0.28), smooth=True)


def trimmings(room: PlanRoom) -> None:
    """Skirting of marble, flush doors with round pulls, a rail between two fins, sockets, an extinguisher, a cable."""
    black_gold = veined_marble("#161513", "#a8813f", 0.12, 1.25)
    for side, a, b in (("E", 0.0, L), ("N", 0.0, W), ("W", NORTH + 0.05, L)):
        M(room.T(side)).box(a, -0.02, 0, b, -0.0005, 0.19).obj("skirting", black_gold, 0.003)
    north, west, east = room.T("N"), room.T("W"), room.T("E")
    for x in (0.72, W - 0.72):
        M(north).frame(x - 0.5, -0.1, x + 0.5, 2.25, [(0, 0), (0, 0.016), (0.03, 0.016), (0.034, 0)]).obj("door-line", metal("#a98546", 0.3), 0.001)
        M(north).box(x - 0.46, -0.012, 0.01, x + 0.46, -0.001, 2.21).obj("door", lacquer("#203a30"), 0.002)
        M(north).lathe([(0.03, 0), (0.045, 0.012), (0.03, 0.024)], (x - 0.36, -0.03, 1.05), 20).obj("knob", metal("#a98546", 0.25), smooth=True)
    fins, rail = M(west), M(west)
    for k, x in enumerate((NORTH + 0.5, L - 0.7)):
        for step, deep in ((0.0, 0.5), (0.05, 0.4), (0.1, 0.3)):
            fins.box(x - 0.02 - step, -deep, 0, x + 0.02 + step, -0.02, 2.5 - 2.2 * step)
    fins.obj("fins", lacquer("#203a30"), 0.004)
    rail.tube([(NORTH + 0.5, -0.3, 1.82), (L - 0.7, -0.3, 1.82)], 0.0125, 12)
    rail.obj("rail", metal("#a98546", 0.25), smooth=True)
    for x in (0.9, 6.2):
        M(east).box(x - 0.045, -0.03, 0.26, x + 0.045, -0.001, 0.35).obj("socket", metal("#8d6f3e", 0.4), 0.005)
    M(west).box(NORTH + 0.16, -0.022, 1.1, NORTH + 0.24, -0.001, 1.22).obj("switch", metal("#8d6f3e", 0.4), 0.005)
    extinguisher(north, 1.5)


@prop
def on_rail(room: PlanRoom, density: float) -> None:
    """Garments on the rail of the W side."""
    hang(0.3, L - 0.8, 1.8343, L - 1.5 - NORTH, random.Random("francois-rail"), room.palette, -90, density)


def in_the_vitrines(room: PlanRoom, colours: list[str]) -> None:
    """One thing in each showcase."""
    rng = random.Random("francois-vitrines")
    for k, y in enumerate(VITRINES):
        z = 1.051
        if k % 3 == 1:
            pair(W + 0.17, y, z, 90 + rng.gauss(0, 6), "pump", colours[k % len(colours)])
        elif k % 3 == 2:
            stand = M(at(W + 0.18, y)).lathe([(0.001, 0), (0.06, 0), (0.06, 0.012), (0.012, 0.02), (0.012, 0.28), (0.05, 0.34), (0.045, 0.4), (0.001, 0.41)], (0, 0, z), 24)
            stand.obj("stand", metal("#a98546", 0.3), smooth=True)
            bag(W + 0.17, y + 0.22, z + 0.0006, -90, "bucket", colours[(k + 1) % len(colours)])
        else:
            bag(W + 0.17, y, z + 0.0006, -90 + rng.gauss(0, 8), "handle", colours[k % len(colours)])


def marble_stands(where: tuple[tuple[float, float, float, str, str], ...]) -> None:
    """Stepped plinths, each with a bag or shoes and a lamp: (x, y, turn, what, colour)."""
    black_gold = veined_marble("#161513", "#a8813f", 0.12, 1.25)
    for k, (x, y, turn, what, colour) in enumerate(where):
        tall = 0.42 + 0.14 * (k % 3)
        top = stepped_plinth(x, y, ((0.78, 0.12), (0.6, 0.12), (0.42, tall)), black_gold, turn)
        if what == "pump":
            pair(x, y, top, turn + 160, "pump", colour)
        else:
            bag(x, y, top + 0.0006, turn, what, colour)
        spot((x + 0.5, y + 0.6, H - 0.1), (x, y, top + 0.1), 24, "#ffe2ba", 24, 0.6, 0.03)


def centre_piece(room: PlanRoom, wearing: str, colour: str, turn: float) -> None:
    """A look on the round podium under the rings."""
    black_gold = veined_marble("#161513", "#a8813f", 0.12, 1.25)
    top = round_podium(*RINGS, ((0.95, 0.11), (0.72, 0.11)), black_gold)
    standing(at(*RINGS, top, turn), wearing, colour)


@prop
def standing(place: Any, wearing: str, colour: str) -> None:
    """A dressed figure on a place above the floor."""
    inst(mannequin_mesh("#c9b48c", True, HUNG[wearing].sleeve == 0), place)
    dressed(place, wearing, colour, 12)


def at_rest(room: PlanRoom) -> None:
    """Evening before the opening: five things on marble, one look under the rings, two chairs at the glass."""
    centre_piece(room, "slip", "#c9a46a", 150)
    marble_stands(((1.75, 2.3, 35, "handle", "#7a2a20"), (3.0, 1.35, 12, "pump", "#c9a46a"), (1.05, 4.1, 60, "bucket", "#d9cdb4"), (5.5, 3.3, -52, "handle", "#5c1a1c"), (5.6, 8.6, -35, "handle", "#b5542f")))
    tub_chair(1.55, 6.1, 118, "#8a4a2c")
    tub_chair(1.35, 7.35, 62, "#8a4a2c")
    in_the_vitrines(room, ["#7a2a20", "#c9a46a", "#d9cdb4", "#20241f", "#b5542f"])
    on_rail(room, 0.12)


def evening(room: PlanRoom) -> None:
    """The opening: high tables, a bar before the counter, the look in the middle, the rail put away."""
    rng = random.Random("francois-cocktail")
    mannequin(4.5, 3.1, 150, "slip", "#c9a46a", 12, "#c9b48c")
    for x, y in ((5.5, 4.6), (2.7, 3.3), (4.1, 5.5), (2.2, 5.6), (5.6, 6.9), (3.6, 7.6)):
        cocktail_table(x, y, rng, "", rng.random() < 0.6)
    marble_stands(((3.3, 1.2, 12, "handle", "#7a2a20"), (1.2, 2.9, 50, "bucket", "#d9cdb4")))
    champagne(3.1, 11.0, 0.966, rng)
    in_the_vitrines(room, ["#7a2a20", "#c9a46a", "#d9cdb4", "#20241f", "#b5542f"])
    on_rail(room, 0.1)


def pop_up(room: PlanRoom) -> None:
    """A capsule for two weeks: knitwear on stepped marble, two looks, shoes on the counter, the rail full."""
    rng = random.Random("francois-popup")
    centre_piece(room, "coat", room.palette[5], 10)
    marble_stands(((2.15, 4.9, 20, "handle", "#7a2a20"), (4.95, 4.9, -14, "tote", "#d9cdb4"), (1.9, 8.3, 8, "pump", "#20241f"), (5.2, 8.2, -8, "bucket", "#b5542f")))
    for k, x in enumerate((2.75, 4.1)):
        folded_stack(x, 11.0, 0.966, 4 * k, [room.palette[(j + k) % 6] for j in range(4)], rng)
    dress_form(1.2, 6.4, -60, "blazer", room.palette[3], 4, "iron")
    mannequin(5.9, 6.3, 62, "shirtdress", room.palette[1], 6, "#c9b48c")
    bouquet(3.45, 11.05, 0.966, rng, "branches", 0.9, False)
    in_the_vitrines(room, ["#7a2a20", "#c9a46a", "#d9cdb4", "#20241f", "#b5542f"])
    on_rail(room, 0.066)
