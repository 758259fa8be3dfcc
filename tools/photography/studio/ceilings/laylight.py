"""A laylight: a ceiling of leaded glass, lit from above, in a moulded frame."""

from __future__ import annotations

import math
import random

import bpy

from studio.colours import mul, rgb
from studio.lights import area
from studio.materials import paint
from studio.mesh import M
from studio.room import Room
from studio.shader import Mat, cached

Point = tuple[float, float]
LEAD = 0.007
IVORY, AMBER, GOLD, GREEN, DEEP, RUBY = "#f3bf5e", "#e99c22", "#d9860f", "#2c8a48", "#0f5a34", "#a5361f"


@cached
def opal_glass(colour: str, strength: float) -> bpy.types.Material:
    """Rolled cathedral glass before lamps: streaks, a tone for each pane, brighter below the lamps, dust in drifts."""
    m = Mat("opal-glass")
    place = m.coord()
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    streak = m.noise(m.warp(m.coord("Object", (1.0, 5.0, 1.0)), 0.5, 2.0), 2.2, 4, 0.6)
    lamps = m.noise(place, 0.62, 2, 0.4)
    dust = m.noise(place, 2.4, 6, 0.65)
    level = m.math("MULTIPLY", m.remap(tone.outputs[0], 0.72, 1.18), m.remap(lamps, 0.6, 1.4))
    level = m.math("MULTIPLY", level, m.ramp(dust, [(0.5, 1.0), (0.82, 0.72)]))
    tint = m.mix(m.ramp(streak, [(0.3, 0.0), (0.75, 0.7)]), rgb(colour), mul(colour, 0.62))
    light = m.node("Emission", Color=tint, Strength=m.math("MULTIPLY", level, strength))
    m.t.links.new(light.outputs[0], m.o.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def clipped(outline: list[Point], x0: float, y0: float, x1: float, y1: float) -> list[Point]:
    """A convex outline cut to a rectangle."""
    for axis, bound, way in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        kept: list[Point] = []
        for a, b in zip(outline, [*outline[1:], *outline[:1]]):
            da, db = (a[axis] - bound) * way, (b[axis] - bound) * way
            if da >= 0:
                kept.append(a)
            if da * db < 0:
                t = da / (da - db)
                kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        outline = kept
    return outline


class Leading:
    """Collects panes by colour, each a little smaller than its place, so that the lead shows between them."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.panes: dict[str, M] = {}

    def pane(self, outline: list[Point], z: float, colour: str) -> None:
        """One pane, drawn in by half the width of the lead and never quite level."""
        if len(outline) < 3:
            return
        cx, cy = sum(p[0] for p in outline) / len(outline), sum(p[1] for p in outline) / len(outline)
        reach = min(math.dist((cx, cy), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)) for a, b in zip(outline, [*outline[1:], outline[0]]))
        if reach < 0.012:
            return
        share = 1 - LEAD / reach
        tone = min(max(self.rng.gauss(0.5, 0.24), 0), 1)
        points = [(cx + (x - cx) * share, cy + (y - cy) * share, z) for x, y in reversed(outline)]
        self.panes.setdefault(colour, M()).add(points, [tuple(range(len(points)))], None, (tone, tone, tone, 1))

    def row(self, x0: float, y0: float, x1: float, y1: float, z: float, pitch: float, colours: tuple[str, ...]) -> None:
        """Panes of about `pitch` along the longer side of a strip, the colours in turn."""
        along = 0 if x1 - x0 > y1 - y0 else 1
        long = (x1 - x0, y1 - y0)[along]
        count = max(1, round(long / pitch))
        for k in range(count):
            a, b = long * k / count, long * (k + 1) / count
            box = (x0 + a, y0, x0 + b, y1) if along == 0 else (x0, y0 + a, x1, y0 + b)
            self.pane([(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])], z, colours[k % len(colours)])

    def border(self, box: tuple[float, float, float, float], wide: float, z: float, pitch: float, colours: tuple[str, ...], corner: str) -> tuple[float, float, float, float]:
        """A strip `wide` all round with square corners; returns the rectangle inside it."""
        x0, y0, x1, y1 = box
        for y in (y0, y1 - wide):
            self.row(x0 + wide, y, x1 - wide, y + wide, z, pitch, colours)
            for x in (x0, x1 - wide):
                self.pane([(x, y), (x + wide, y), (x + wide, y + wide), (x, y + wide)], z, corner)
        for x in (x0, x1 - wide):
            self.row(x, y0 + wide, x + wide, y1 - wide, z, pitch, colours)
        return (x0 + wide, y0 + wide, x1 - wide, y1 - wide)


def laylight(room: Room, box: tuple[float, float, float, float], ceiling: bpy.types.Material, strength: float, power: float, light: str = "#ffdf9f") -> None:
    """The ceiling of the room with leaded glass over `box` (x0, y0, x1, y1): green and gold borders, lozenges,
    a fan in each corner; `strength` of the glass as one sees it, `power` in watts of what it gives the room."""
    x0, y0, x1, y1 = box
    z = room.H + 0.09
    room.ceiling(ceiling, box, 0.35)
    lead = Leading(room.seed)
    inner = lead.border(box, 0.11, z, 0.42, (GOLD, AMBER), GOLD)
    inner = lead.border(inner, 0.36, z, 0.36, (GREEN, DEEP), DEEP)
    for x, y in ((a, b) for a in (x0 + 0.29, x1 - 0.29) for b in (y0 + 0.29, y1 - 0.29)):
        lead.pane([(x - 0.14, y), (x, y - 0.14), (x + 0.14, y), (x, y + 0.14)], z - 0.008, GOLD)
    inner = lead.border(inner, 0.1, z, 0.36, (GOLD, GOLD, AMBER), RUBY)
    inner = lead.border(inner, 0.3, z, 0.3, (IVORY,), AMBER)
    fx0, fy0, fx1, fy1 = lead.border(inner, 0.09, z, 0.3, (GREEN, DEEP), GOLD)
    half_x, half_y = (fx1 - fx0) / 14, (fy1 - fy0) / 22
    for i in range(15):
        for j in range(23):
            for odd in (0, 1):
                x, y = fx0 + (2 * i + odd) * half_x, fy0 + (2 * j + odd) * half_y
                outline = clipped([(x - half_x, y), (x, y - half_y), (x + half_x, y), (x, y + half_y)], fx0, fy0, fx1, fy1)
                colour = AMBER if (i + j) % 2 == 0 and odd else IVORY
                lead.pane(outline, z, colour)
    backs = M()
    for sx, sy, cx, cy in ((1, 1, fx0, fy0), (-1, 1, fx1, fy0), (-1, -1, fx1, fy1), (1, -1, fx0, fy1)):
        for k in range(6):
            a, b = math.radians(15 * k), math.radians(15 * (k + 1))
            for r0, r1, colours in ((0.0, 0.26, (GOLD, GOLD)), (0.26, 0.82, (GREEN, DEEP)), (0.82, 0.96, (GOLD, AMBER))):
                points = [(cx + sx * r * math.cos(t), cy + sy * r * math.sin(t)) for r, t in ((r0, a), (r1, a), (r1, b), (r0, b))]
                points = points[1:] if r0 == 0.0 else points
                lead.pane(points if sx * sy > 0 else points[::-1], z - 0.012, colours[k % 2])
        edge = [(cx + sx * 0.97 * math.cos(math.radians(7.5 * k)), cy + sy * 0.97 * math.sin(math.radians(7.5 * k)), z - 0.006) for k in range(13)]
        backs.add([(cx, cy, z - 0.006), *edge], [tuple(range(14))])
    for colour, mesh in lead.panes.items():
        mesh.obj("leaded-panes", opal_glass(colour, strength))
    backs.quad((x0, y0, z + 0.006), (x1, y0, z + 0.006), (x1, y1, z + 0.006), (x0, y1, z + 0.006)).obj("lead", paint("#1d1b16", 0.6))
    bars = M()
    for k in range(1, 3):
        x = x0 + (x1 - x0) * k / 3
        bars.box(x - 0.018, y0, z - 0.05, x + 0.018, y1, z - 0.001)
    for k in range(1, 5):
        y = y0 + (y1 - y0) * k / 5
        bars.box(x0, y - 0.018, z - 0.0515, x1, y + 0.018, z - 0.0025)
    bars.obj("glazing-bars", paint("#3a2f1d", 0.45))
    for grow, wide, low, mat in ((0.0, 0.05, 0.03, paint("#8d6c34", 0.35, 0.9)), (0.05, 0.16, 0.075, ceiling), (0.21, 0.09, 0.04, ceiling), (0.5, 0.05, 0.03, ceiling)):
        a0, b0, a1, b1 = x0 - grow, y0 - grow, x1 + grow, y1 + grow
        ring = M().box(a0 - wide, b0 - wide, room.H - low, a1 + wide, b0, room.H + 0.02).box(a0 - wide, b1, room.H - low, a1 + wide, b1 + wide, room.H + 0.02)
        ring.box(a0 - wide, b0, room.H - low, a0, b1, room.H + 0.02).box(a1, b0, room.H - low, a1 + wide, b1, room.H + 0.02)
        ring.obj("laylight-frame", mat, 0.008)
    area(((x0 + x1) / 2, (y0 + y1) / 2, room.H - 0.09), ((x0 + x1) / 2, (y0 + y1) / 2, 0), x1 - x0 - 0.2, y1 - y0 - 0.2, power, light, False)
