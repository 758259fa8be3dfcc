"""What an avenue leads to and what stands on it: triumphal arch, dome of gilded lead, kiosk, crossing."""

import math
import random

from mathutils import Vector

from studio.colours import TAU
from studio.materials import metal, paint
from studio.mesh import M, at
from studio.street.masonry import Opening, arch_ring, cornice_section, profile, string_course, wall_panel
from studio.street.props import bicycle
from studio.street.surfaces import limestone, old_pane, zinc
from studio.street.trees import _leaves
from studio.materials import leaf


def triumphal_arch(x: float, y: float, wide: float = 44.0, tall: float = 49.0) -> None:
    """A single great arch of pale stone across the end of an avenue: piers, entablature, attic."""
    place = at(x - wide / 2, y, 0, 0)
    stone = limestone("#cfc7b6", 3.2, 1.1, 0.02, 0.3)
    gate = Opening(wide * 0.335, 0, wide * 0.665, tall * 0.59, wide * 0.165)
    body = wall_panel(M(place), 0, 0, wide, tall * 0.86, [gate], 0.0, wide * 0.45)
    body.box(wide * 0.03, 0.6, tall * 0.86, wide * 0.97, wide * 0.45, tall)
    for a, b in ((0, gate.x0), (gate.x1, wide)):
        body.box(a, 0.01, 0.01, b, wide * 0.45, tall * 0.4)
    arch_ring(body, gate, 1.6, 0.5)
    for z, out in ((tall * 0.42, 0.7), (tall * 0.7, 1.3), (tall * 0.84, 0.8)):
        profile(body, -0.5, wide + 0.5, string_course(z, out, 1.1))
    profile(body, -0.8, wide + 0.8, cornice_section(tall * 0.745, 1.6, 1.8))
    for a in (0.06, 0.72):
        body.box(wide * a, -0.5, tall * 0.1, wide * (a + 0.22), 0.05, tall * 0.36)
        body.box(wide * a, -0.4, tall * 0.48, wide * (a + 0.22), 0.05, tall * 0.66)
    for k in range(15):
        at_x = wide * (0.05 + 0.9 * k / 14)
        body.box(at_x - 0.7, 0.2, tall * 0.89, at_x + 0.7, 0.7, tall * 0.96)
    body.obj("arch", stone)


def lead_dome(x: float, y: float, base: float, radius: float) -> None:
    """A church dome: drum with paired columns and dark windows, attic, lead shell with gilded ribs and
    trophies, gilded lantern and spire."""
    stone, gold = limestone("#d2c6ad", 2.4, 0.8, 0.02, 0.3), metal("#c08f3c", 0.4)
    drum, dark = M(), M()
    rings = [(1.12, 0), (1.12, 0.2), (1.0, 0.24), (1.0, 0.95), (1.14, 1.0), (1.14, 1.08), (0.93, 1.12)]
    rings += [(0.93, 1.5), (1.0, 1.54), (1.0, 1.6), (0.95, 1.64)]
    drum.lathe([(radius * r, radius * z) for r, z in rings], (x, y, base), 72)
    for k in range(12):
        a = TAU * (k + 0.5) / 12
        for da in (-0.075, 0.075):
            cx, cy = x + radius * 1.07 * math.cos(a + da), y + radius * 1.07 * math.sin(a + da)
            shaft = [(radius * 0.05, 0), (radius * 0.042, radius * 0.76)]
            drum.lathe(shaft, (cx, cy, base + radius * 0.22), 10)
        b = TAU * k / 12
        for r, low, high, half in ((1.006, 0.34, 0.82, 0.075), (0.936, 1.2, 1.42, 0.055)):
            side = Vector((-math.sin(b), math.cos(b), 0)) * radius * half
            mid = Vector((x + radius * r * math.cos(b), y + radius * r * math.sin(b), 0))
            low_z, high_z = Vector((0, 0, base + radius * low)), Vector((0, 0, base + radius * high))
            dark.quad(mid - side + low_z, mid + side + low_z, mid + side + high_z, mid - side + high_z)
    drum.box(x - radius * 1.5, y - radius * 1.2, 0, x + radius * 1.5, y + radius * 1.2, base)
    wing = radius * 1.62
    drum.box(x - wing, y - radius * 1.3, base - 0.6, x + wing, y + radius * 1.3, base + 0.05)
    drum.box(x - radius * 4.0, y, 0, x + radius * 4.0, y + radius, base * 0.62)
    drum.obj("drum", stone)
    dark.obj("drum-windows", paint("#2c3036", 0.25))
    top, tall = base + radius * 1.62, radius * 1.22

    def meridian(a: float, low: float, high: float, out: float) -> list[tuple[float, float, float]]:
        steps = [low + (high - low) * t / 10 for t in range(11)]
        return [
            (
                x + (radius * 0.95 * math.cos(s) + out) * math.cos(a),
                y + (radius * 0.95 * math.cos(s) + out) * math.sin(a),
                top + tall * math.sin(s),
            )
            for s in steps
        ]

    end = math.pi / 2 * 0.9
    shell = [(radius * 0.95 * math.cos(end * t / 18), tall * math.sin(end * t / 18)) for t in range(19)]
    M().lathe(shell, (x, y, top), 72).obj("dome", zinc("#6f7679"), smooth=True)
    gilt = M()
    for k in range(12):
        a = TAU * (k + 0.5) / 12
        gilt.tube(meridian(a, 0.03, end, 0.02), radius * 0.055, 6, radius * 0.02)
        b = TAU * k / 12
        gilt.tube(meridian(b, 0.22, 0.78, -0.015 * radius), radius * 0.085, 6, radius * 0.045)
    foot = [(radius * 0.98, -0.02), (radius * 1.0, radius * 0.03), (radius * 0.95, radius * 0.07)]
    gilt.lathe(foot, (x, y, top), 60)
    z = top + tall * math.sin(end)
    lantern = [(0.22, -0.02), (0.22, 0.05), (0.14, 0.07), (0.13, 0.4), (0.2, 0.43), (0.17, 0.48)]
    lantern += [(0.1, 0.62), (0.035, 0.75), (0.004, 1.5)]
    gilt.lathe([(radius * r, radius * h) for r, h in lantern], (x, y, z), 24)
    gilt.obj("gilding", gold, smooth=True)


def kiosk(x: float, y: float, rng: random.Random, colour: str = "#24423a", lit: float = 0.6) -> None:
    """An eight-sided pavement kiosk with a scaled dome, and the florist's buckets before it."""
    body = M()
    plinth = [(1.12, 0), (1.12, 0.18), (1.04, 0.22), (1.04, 0.86), (1.1, 0.9), (1.1, 0.96), (0.98, 0.98)]
    eaves = [(1.0, 2.2), (1.08, 2.22), (1.08, 2.5), (1.34, 2.58), (1.42, 2.62), (1.42, 2.7), (1.05, 2.76)]
    dome = [(1.1, 2.74), (1.06, 2.95), (0.86, 3.22), (0.5, 3.42), (0.3, 3.5), (0.26, 3.62), (0.3, 3.66)]
    finial = [(0.3, 3.66), (0.16, 3.78), (0.05, 3.86), (0.07, 3.95), (0.02, 4.05), (0.004, 4.3)]
    for section, sides in ((plinth, 8), (eaves, 8), (dome, 8), (finial, 12)):
        body.lathe(section, (x, y, 0), sides)
    panes = M()
    for k in range(8):
        a, b = TAU * k / 8, TAU * (k + 1) / 8
        p, q = Vector((x + math.cos(a), y + math.sin(a), 0)), Vector((x + math.cos(b), y + math.sin(b), 0))
        body.tube([p + Vector((0, 0, 0.9)), p + Vector((0, 0, 2.3))], 0.05, 8)
        body.tube([p.lerp(q, 0.5) + Vector((0, 0, 0.95)), p.lerp(q, 0.5) + Vector((0, 0, 2.2))], 0.018, 6)
        for z in (1.75,):
            body.tube([p + Vector((0, 0, z)), q + Vector((0, 0, z))], 0.018, 6)
        low, high = Vector((0, 0, 0.95)), Vector((0, 0, 2.22))
        panes.quad(p * 0.999 + low, q * 0.999 + low, q * 0.999 + high, p * 0.999 + high)
        top = Vector((x + 1.42 * math.cos(a), y + 1.42 * math.sin(a), 2.7))
        body.sphere(top, 0.06, 8)
    body.obj("kiosk", paint(colour, 0.35), 0.006)
    panes.obj("kiosk-panes", old_pane(lit, False))
    for k, bloom in enumerate(("#b8455a", "#d9b04a", "#c9c3b8", "#8a4a86", "#c8643a")):
        a = -math.pi / 2 + (k - 2) * 0.42
        cx, cy = x + 1.55 * math.cos(a), y + 1.55 * math.sin(a)
        tall = rng.uniform(0.3, 0.5)
        M().lathe([(0.001, 0.01), (0.11, 0.01), (0.15, tall), (0.13, tall)], (cx, cy, 0), 16).obj(
            "bucket", metal("#9aa0a2", 0.45), smooth=True
        )
        points = [
            Vector((cx + rng.gauss(0, 0.09), cy + rng.gauss(0, 0.09), tall + rng.uniform(0.05, 0.34)))
            for _ in range(26)
        ]
        _leaves(points, 260, 0.07, 0.04, rng).obj("stems", leaf("#50683c"))
        _leaves([p + Vector((0, 0, 0.06)) for p in points], 420, 0.045, 0.03, rng).obj("blooms", leaf(bloom))


def crossing(x0: float, x1: float, y0: float, y1: float, z: float, rng: random.Random) -> None:
    """A pedestrian crossing over a road along y: worn white bars of half a metre."""
    bars = M()
    x = x0
    while x + 0.5 <= x1:
        bars.quad((x, y0, z), (x + 0.5, y0, z), (x + 0.5, y1, z), (x, y1, z), False)
        x += 1.0
    bars.obj("crossing", paint("#c9c7c0", 0.45))


def bicycle_stand(
    x: float, y: float, count: int, rng: random.Random, row: float = 90, stand: float = 0, step: float = 0.8
) -> None:
    """Steel hoops with bicycles locked to them, from (x, y) on in the direction `row`, each turned to `stand`
    (degrees from +x); one hoop stays free."""
    hoops, free = [], rng.randrange(1, count - 1)
    way = math.radians(row)
    for k in range(count):
        here = at(x + step * k * math.cos(way), y + step * k * math.sin(way), 0, stand)
        half = [(-0.35, 0, 0), (-0.35, 0, 0.72), (-0.25, 0, 0.8)]
        arch = half + [(-px, 0, pz) for px, _, pz in reversed(half)]
        hoops.append(M(here).tube(arch, 0.022, 8))
        if k != free:
            colour = rng.choice(("#27473f", "#7a2e22", "#22304a", "#1c1c1d", "#8d8f8a", "#a98a3e"))
            foot = here @ Vector((rng.uniform(-0.12, 0.12), 0.13, 0))
            turn = stand + rng.choice((0, 180)) + rng.uniform(-5, 5)
            bicycle(foot.x, foot.y, 0, turn, colour, rng.uniform(3, 7), rng.random() < 0.3)
    for hoop in hoops:
        hoop.obj("hoop", metal("#8b8f90", 0.35), smooth=True)
