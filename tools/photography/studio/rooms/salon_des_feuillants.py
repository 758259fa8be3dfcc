"""Salon des Feuillants: an oval salon of 1811 under a saucer dome, its oak floor laid in rays, treetops before the windows."""

from __future__ import annotations

import math
import random
from typing import Any

from studio.ceilings.saucer import saucer
from studio.chairs import seat
from studio.daylight import TIMES
from studio.fabrics import cloth
from studio.features.cheval_mirror import cheval_mirror
from studio.features.oval_panelling import closet, curved_leaf, oval_cornice, oval_wall, panelling
from studio.features.rose_fireplace import SHELF, gilt_mirror, rose_fireplace
from studio.features.round_settee import round_settee
from studio.features.standing_mirrors import fitting_step
from studio.features.workaday import extinguisher
from studio.flooring.oak_rays import oak_rays
from studio.flowers import bouquet
from studio.garments import rack
from studio.groups import prop
from studio.lights import opening_light, point, sun
from studio.mannequins import dress_form
from studio.materials import glow, metal, paint, plaster, wood
from studio.mesh import M, at
from studio.openings.embrasure_window import embrasure_window
from studio.outside.garden_treetops import garden_treetops
from studio.oval import Oval
from studio.plan import PlanRoom, curve
from studio.shoes import shoe_row
from studio.tableware import TOP
from studio.workroom import folded_stack, sewing_machine, swatch_book

A, B, SPRING, CROWN = 4.2, 3.6, 3.16, 3.78
MIDDLE = (A, B)
WINDOWS, HALF, HEAD, FRONT = (A - 2.15, A, A + 2.15), 0.6, 2.66, -0.14
DOORS, DOOR_HALF, DOOR_HEAD = (4.05, -4.05), 0.66, 2.36
GORES = 24
CREAM = "#ece2cf"


def salon_des_feuillants(facts: dict[str, Any]) -> PlanRoom:
    """Build the salon; the garden lies at y < 0, the fireplace at the north end of the short axis."""
    room = PlanRoom(facts, curve(MIDDLE, A, 0, 360, 96, B / A)[:-1], (1.6, 1.3, 6.8, 5.9))
    room.fill_strength = 0.03
    room.hour = {**TIMES["morning"], "sky": 0.8, "ext": 0.75, "lamps": 0.5}
    oval = Oval(MIDDLE, A, B)
    coat, white = paint(room.wall_colour, 0.5), plaster("#efe8da", 0.62)
    gaps = [(oval.south_of(x + HALF), oval.south_of(x - HALF), HEAD) for x in WINDOWS]
    gaps += [((s - DOOR_HALF) % oval.length, (s - DOOR_HALF) % oval.length + 2 * DOOR_HALF, DOOR_HEAD) for s in DOORS]
    oval_wall(oval, SPRING + 0.05, gaps, coat)
    panelling(oval, SPRING - 0.44, gaps, [(oval.length - 1.12, oval.length + 1.12)], coat)
    oval_cornice(oval, SPRING, white)
    saucer(oval, SPRING, CROWN, 0.62, GORES, (white, plaster("#dcbab2", 0.62)), white, metal("#b99a5e", 0.4))
    M().box(-0.6, -0.5, CROWN + 0.25, 2 * A + 0.6, 2 * B + 0.6, CROWN + 0.3).obj("roof", white)
    oak_rays(oval, GORES, room.seed)
    windows(room, oval, coat)
    doors(oval, gaps[3:], coat, room.palette[:4])
    breast(oval, coat)
    globes(room.hour["lamps"])
    used_walls(oval)
    garden_treetops(room, FRONT, 0.95)
    height, turn = math.radians(25), math.radians(24)
    flat = math.cos(height)
    sun((-flat * math.sin(turn), flat * math.cos(turn), -math.sin(height)), 4.2, "#ffe0b8", 0.7)
    room.furnish = {"rest": at_rest, "fitting": fitting_day}
    room.dev = dict(key=0.42, white=0.8, contrast=1.3, sat=1.06, awb=0.62)
    room.shot("wide", (0.6, 4.4, 1.4), (7.8, 2.8, 0), 20, 0.06, 8)
    return room


def windows(room: PlanRoom, oval: Oval, coat: Any) -> None:
    """Three French windows in one straight front, so that the outer two lie deep behind the curve."""
    sills = M()
    for k, x in enumerate(WINDOWS):
        near = [oval.place(oval.south_of(x + side * HALF), 0, 0).y for side in (-1, 1)]
        embrasure_window(x, 2 * HALF, HEAD, FRONT, (near[0], near[1]), coat, "#efe9dc", 0.62, 0.0)
        sills.box(x - HALF, FRONT - 0.3, -0.06, x + HALF, max(near) + 0.02, -0.0035)
        opening_light((x, FRONT, HEAD / 2 + 0.2), (0, 1, 0), 1.1, HEAD - 0.5, room.hour["sky"] * 1.25, room.hour["col"])
    sills.obj("sills", wood("#9a6d40", 0.34))


def doors(oval: Oval, gaps: list[tuple[float, float, float]], coat: Any, palette: list[str]) -> None:
    """Two pairs of curved leaves: the east one ajar on the dressing room, the west one shut."""
    for k, (s0, s1, head) in enumerate(gaps):
        closet(oval, s0, s1, head, 1.6, coat, plaster("#d9c6b8", 0.7), wood("#8a6238", 0.4))
        middle = (s0 + s1) / 2
        curved_leaf(oval, s0, middle, head - 0.006, coat, s0, 0.0, k == 0)
        curved_leaf(oval, middle, s1, head - 0.006, coat, s1, 34.0 if k == 0 else 0.0)
    middle = (gaps[0][0] + gaps[0][1]) / 2
    point(oval.place(middle, 0.7, 2.3), 9, "#ffd2a0", 0.1)
    rail = oval.place(middle, 1.15, 0)
    rack(rail.x, rail.y, random.Random("feuillants-closet"), -48, 1.3, palette=palette, finish="brass")


def breast(oval: Oval, coat: Any) -> None:
    """The flat chimney breast on the short axis, with fireplace and pier glass."""
    front = 2 * B - 0.2
    M().box(A - 1.1, front, 0, A + 1.1, 2 * B + 0.2, SPRING - 0.02).obj("breast", coat, 0.004)
    place = at(A, front, 0, 0)
    rose_fireplace(place)
    gilt_mirror(place, 1.24, 2.62, 1.36)


def globes(lamps: float) -> None:
    """Nine opal globes on cords from the boss, hung in a turn and a half, turned low by day."""
    opal, caps, cords = M(), M(), M()
    for k in range(9):
        turn, out, z = math.tau * k / 6, 0.36 - 0.03 * k, CROWN - 0.86 - 0.075 * k
        x, y = A + out * math.cos(turn), B + out * math.sin(turn)
        opal.sphere((x, y, z), 0.088)
        caps.lathe([(0.001, 0.125), (0.02, 0.125), (0.024, 0.08), (0.001, 0.078)], (x, y, z), 20)
        cords.tube([(x, y, z + 0.12), (A + 0.1 * math.cos(turn), B + 0.1 * math.sin(turn), CROWN - 0.08)], 0.003, 6)
    opal.obj("globes", glow("#ffe6ce", 0.3, 0.6), smooth=True)
    caps.obj("globe-caps", metal("#b08a45", 0.3), smooth=True)
    cords.obj("globe-cords", paint("#3a2f22", 0.5))
    point((A, B, CROWN - 1.15), 22 * lamps, "#ffcf9c", 0.35)


def used_walls(oval: Oval) -> None:
    """Sockets in the skirting, a bell push, an extinguisher by the west door, brass floor boxes, a thermostat."""
    plates = M()
    for s in (2.2, 6.3, oval.length - 6.3):
        plates.box(s - 0.06, -0.034, 0.05, s + 0.06, -0.026, 0.12)
    plates.box(DOORS[0] + DOOR_HALF + 0.2, -0.012, 1.1, DOORS[0] + DOOR_HALF + 0.27, -0.001, 1.22)
    oval.bend(plates, "plates", metal("#a98b52", 0.32))
    extinguisher(oval.frame(DOORS[1] - DOOR_HALF - 0.36), 0.0)


def at_rest(room: PlanRoom) -> None:
    """Between two fittings: the round settee on the rosette, a form before the windows, a glass, a rail half empty."""
    rng = random.Random("feuillants-rest")
    top = round_settee(A, B, 0.78, "#ad6a66")
    bouquet(A, B, top, rng, "peony", 1.5, False)
    dress_form(5.15, 2.0, -52, "dress", room.palette[2], 8, "wood")
    cheval_mirror(7.4, 4.35, -104)
    seat(2.5, 6.2, 160, "upholstered", "#c99a8c")
    seat(5.9, 6.25, -158, "upholstered", "#c99a8c")
    bouquet(A - 0.62, 2 * B - 0.4, SHELF, rng, "branches", 0.7)
    rack(0.82, 3.05, rng, 84, 1.3, palette=room.palette, finish="brass", density=0.13)


@prop
def work_table(x: float, y: float, turn: float) -> None:
    """An oval table of mahogany on a turned foot, for machine and cloth."""
    place, mahogany = at(x, y, 0, turn), wood("#6b3a22", 0.3)
    rim = [(0.8 * math.cos(math.tau * k / 64), 0.46 * math.sin(math.tau * k / 64)) for k in range(64)]
    top = M(place).add([(px, py, z) for z in (TOP - 0.03, TOP) for px, py in rim], [tuple(range(64))[::-1], tuple(range(64, 128)), *[(k, (k + 1) % 64, 64 + (k + 1) % 64, 64 + k) for k in range(64)]])
    top.obj("work-table", mahogany, 0.004)
    foot = M(place).lathe([(0.03, 0.09), (0.07, 0.12), (0.05, 0.2), (0.075, 0.34), (0.04, 0.46), (0.05, 0.62), (0.16, 0.71), (0.16, 0.719)], (0, 0, 0), 32)
    for k in range(4):
        c, s = math.cos(math.tau * (k + 0.5) / 4), math.sin(math.tau * (k + 0.5) / 4)
        foot.tube([(0.04 * c, 0.04 * s, 0.2), (0.22 * c, 0.18 * s, 0.16), (0.44 * c, 0.3 * s, 0.025)], 0.036, 10, 0.02)
    foot.obj("work-table-foot", mahogany, smooth=True)


@prop
def toile(place: Any, long: float, wide: float, colour: str) -> None:
    """Cloth that lies over a table's end and falls in folds."""

    def skin(u: float, v: float) -> tuple[float, float, float]:
        x = (u - 0.5) * wide
        run = v * long
        fall = max(0.0, run - 0.5)
        wave = 0.02 * math.sin(x * 28 + 2 * v) * min(fall * 3, 1.0) + 0.004 * math.sin(x * 19 + run * 12)
        return (x * (1 - 0.12 * min(fall, 0.6)), -min(run, 0.5) - 0.035 * min(fall * 4, 1) + wave, 0.004 + 0.004 * math.sin(run * 21) - fall)

    M(place).grid(skin, 60, 40, False, (wide, long)).obj("toile", cloth("cotton", colour), smooth=True)


def fitting_day(room: PlanRoom) -> None:
    """Three forms about a fitting step, the psyché, the sewing table, a rail, shoes in a row, cream and rose cloth."""
    rng, tones = random.Random("feuillants-fitting"), room.palette[:4]
    dress_form(2.85, 3.15, 62, "", tones[0], 41, "wood", pins=True)
    dress_form(3.85, 2.7, 100, "dress", tones[1], 42, "wood", pins=True)
    dress_form(5.9, 3.55, -30, "slip", tones[2], 43, "wood")
    cheval_mirror(6.65, 1.85, -122)
    work_table(5.0, 1.6, 4)
    sewing_machine(5.28, 1.62, TOP, 12)
    folded_stack(4.5, 1.56, TOP, 4, [tones[k] for k in (0, 1, 2, 1)], rng, "linen")
    swatch_book(4.86, 1.72, TOP, 60, tones, rng)
    toile(at(4.98, 1.62, TOP, 180), 1.05, 0.5, "#f1e8da")
    seat(5.1, 2.32, 172, "upholstered", "#c99a8c")
    seat(2.75, 4.55, -75, "upholstered", "#c99a8c")
    folded_stack(2.75, 4.55, 0.475, 20, [tones[0], tones[1]], rng, "linen")
    fitting_step(6.3, 2.6, 58, "#b9897c")
    rack(1.15, 3.4, rng, 88, 1.7, palette=tones, finish="brass", density=0.075)
    shoe_row(1.95, 4.35, 0.0, 250, 3, [tones[3], tones[1], tones[2]], "pump", 0.28)
    bouquet(A - 0.62, 2 * B - 0.4, SHELF, rng, "branches", 0.7)
