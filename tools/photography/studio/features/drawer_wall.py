"""A herbalist's wall: rows of small drawers with brass pulls, glazed cupboards above, a ladder that rolls on a rail."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix

from studio.colours import mul, rgb
from studio.materials import glass, metal, paint, wood
from studio.mesh import M, at, inst
from studio.shader import Mat, cached

DEEP, UPPER_DEEP = 0.46, 0.34
FOOT, ROW, ROWS = 0.13, 0.158, 8
LEDGE = FOOT + ROW * ROWS + 0.03
TOP = 2.98
PILASTER = 0.1
COLUMNS = 4


@cached
def cabinet_paint(colour: str = "#87957c") -> bpy.types.Material:
    """Brushed oil paint, each front its own tone (attribute `rnd`), rubbed pale where hands go."""
    m = Mat("cabinet-paint", rgb(colour))
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    place = m.coord()
    brush = m.noise(m.node("Mapping", Vector=place, Scale=(8, 8, 120)).outputs[0], 1.0, 4, 0.6)
    cloud = m.noise(place, 2.6, 6, 0.64)
    coat = m.node(
        "HueSaturation",
        Value=m.remap(tone.outputs[0], 0.88, 1.1),
        Saturation=m.remap(tone.outputs[1], 0.85, 1.12),
        Color=rgb(colour),
    ).outputs[0]
    coat = m.mix(m.ramp(cloud, [(0.5, 0.0), (0.8, 0.3)]), coat, mul(colour, 1.3))
    coat = m.contact(m.grime(coat, 0.3, 0.24), 0.6, 0.12)
    return m.out(coat, m.remap(cloud, 0.3, 0.5), spec=0.45, normal=m.bump(brush, 0.0004))


@cached
def jar_mesh(kind: str) -> bpy.types.Mesh:
    """`porcelain` with a lid, `amber` bottle, `tin` canister, standing on z = 0."""
    if kind == "porcelain":
        profile = [(0.001, 0), (0.05, 0), (0.062, 0.02), (0.064, 0.15), (0.05, 0.165), (0.054, 0.17), (0.054, 0.18), (0.03, 0.196), (0.012, 0.2), (0.016, 0.214), (0.001, 0.22)]
        return M().lathe(profile, n=24).obj("jar", paint("#d9d4c6", 0.2), smooth=True, mesh_only=True)
    if kind == "amber":
        profile = [(0.001, 0), (0.045, 0), (0.048, 0.01), (0.048, 0.15), (0.02, 0.18), (0.018, 0.2), (0.023, 0.202), (0.023, 0.222), (0.001, 0.226)]
        return M().lathe(profile, n=22).obj("bottle", paint("#3b1c0b", 0.12), smooth=True, mesh_only=True)
    profile = [(0.001, 0), (0.058, 0), (0.06, 0.004), (0.06, 0.12), (0.062, 0.122), (0.062, 0.15), (0.058, 0.156), (0.001, 0.158)]
    return M().lathe(profile, n=24).obj("tin", metal("#8f7a52", 0.4), smooth=True, mesh_only=True)


def cup_pull(mesh: M, x: float, y: float, z: float) -> None:
    """A brass shell on a drawer's front, open below."""

    def shell(u: float, v: float) -> tuple[float, float, float]:
        a, b = math.pi * u, math.pi / 2 * v * 0.98
        return (x + 0.044 * math.cos(a) * math.cos(b), y - 0.025 * math.sin(a) * math.cos(b), z + 0.026 * math.sin(b))

    mesh.grid(shell, 10, 5)


class DrawerWall:
    """Builds the wall in a side's own frame, from x0 to x1 in `bays`; `pulled` gives open drawers, (column, row): metres."""

    def __init__(self, place: Matrix, x0: float, x1: float, bays: int, colour: str, seed: int) -> None:
        self.place, self.x0, self.x1, self.bays = place, x0, x1, bays
        self.colour, self.rng = colour, random.Random(seed)
        self.bay = (x1 - x0 - PILASTER) / bays
        self.cell = (self.bay - PILASTER) / COLUMNS

    def drawer_x(self, column: int) -> float:
        """Left edge of a column of drawers, counted through all bays."""
        return self.x0 + PILASTER + (column // COLUMNS) * self.bay + (column % COLUMNS) * self.cell

    def build(self, pulled: dict[tuple[int, int], float]) -> None:
        """Everything but the ladder and what stands on the ledge."""
        self.carcase()
        self.drawers(pulled)
        self.cupboards()

    def carcase(self) -> None:
        """Plinth, backs, pilasters, ledge, cornice."""
        x0, x1 = self.x0, self.x1
        body, back = M(self.place), M(self.place)
        body.box(x0, -DEEP + 0.04, 0, x1, -0.005, FOOT)
        body.box(x0 - 0.02, -DEEP - 0.03, LEDGE - 0.03, x1 + 0.02, -0.005, LEDGE)
        for x in (x0, x1 - 0.02):
            body.box(x, -DEEP, FOOT, x + 0.02, -0.005, LEDGE - 0.03).box(x, -UPPER_DEEP, LEDGE, x + 0.02, -0.005, TOP)
        for k in range(self.bays + 1):
            x = x0 + k * self.bay
            body.box(x, -DEEP - 0.012, 0, x + PILASTER, -DEEP + 0.06, LEDGE - 0.03)
            body.box(x, -UPPER_DEEP - 0.012, LEDGE, x + PILASTER, -0.006, TOP)
            body.box(x - 0.008, -DEEP - 0.024, 0, x + PILASTER + 0.008, -DEEP + 0.04, FOOT + 0.03)
            body.box(x - 0.01, -UPPER_DEEP - 0.03, TOP - 0.1, x + PILASTER + 0.01, -UPPER_DEEP, TOP)
        for low, high, out in ((TOP, TOP + 0.09, 0.0), (TOP + 0.09, TOP + 0.13, 0.05), (TOP + 0.13, TOP + 0.17, 0.085), (TOP + 0.17, TOP + 0.195, 0.11)):
            body.box(x0 - out * 0.6, -UPPER_DEEP - 0.02 - out, low, x1 + out * 0.6, -0.006, high)
        body.obj("cabinet", cabinet_paint(self.colour), 0.004)
        back.quad((x0, -0.02, LEDGE), (x1, -0.02, LEDGE), (x1, -0.02, TOP), (x0, -0.02, TOP))
        back.obj("cabinet-back", paint("#c9c6b2", 0.6))
        dark = M(self.place).quad((x0, -DEEP + 0.05, FOOT), (x1, -DEEP + 0.05, FOOT), (x1, -DEEP + 0.05, LEDGE - 0.03), (x0, -DEEP + 0.05, LEDGE - 0.03))
        dark.obj("drawer-back", paint("#22251f", 0.8))

    def drawers(self, pulled: dict[tuple[int, int], float]) -> None:
        """Fronts with a raised field, cup pulls, small blank labels; pulled ones show their oak sides."""
        fronts, brass, labels, boxes = M(self.place), M(self.place), M(self.place), M(self.place)
        for column in range(self.bays * COLUMNS):
            for row in range(ROWS):
                x, z = self.drawer_x(column) + 0.004, FOOT + row * ROW + 0.004
                w, h = self.cell - 0.008, ROW - 0.008
                out = pulled.get((column, row), 0.0) + abs(self.rng.gauss(0, 0.0025))
                y = -DEEP - out
                tone = (self.rng.random(), self.rng.random(), self.rng.random(), 1)
                fronts.box(x, y, z, x + w, y + 0.022, z + h, tone)
                fronts.box(x + 0.022, y - 0.006, z + 0.022, x + w - 0.022, y, z + h - 0.022, tone)
                cup_pull(brass, x + w / 2, y - 0.006, z + h * 0.3)
                labels.box(x + w / 2 - 0.034, y - 0.009, z + h * 0.6, x + w / 2 + 0.034, y - 0.006, z + h * 0.6 + 0.03)
                if out > 0.02:
                    boxes.box(x + 0.008, y + 0.02, z + 0.012, x + 0.018, -DEEP + 0.3, z + h - 0.02)
                    boxes.box(x + w - 0.018, y + 0.02, z + 0.012, x + w - 0.008, -DEEP + 0.3, z + h - 0.02)
                    boxes.box(x + 0.008, y + 0.02, z + 0.008, x + w - 0.008, -DEEP + 0.3, z + 0.014)
        fronts.obj("drawer-fronts", cabinet_paint(self.colour), 0.003)
        brass.obj("pulls", metal("#a98546", 0.3), smooth=True)
        labels.obj("labels", paint("#d8d2bf", 0.35), 0.001)
        boxes.obj("drawer-boxes", wood("#a98a5f", 0.55))

    def cupboards(self) -> None:
        """Two glazed doors to a bay, three shelves behind them with jars, tins and boxes."""
        doors, panes, shelves, knobs, cards = M(self.place), M(self.place), M(self.place), M(self.place), [M(self.place) for _ in range(3)]
        z0, z1 = LEDGE + 0.02, TOP - 0.02
        levels = [z0 + 0.03 + (z1 - z0 - 0.02) * k / 4 for k in range(4)]
        for k in range(self.bays):
            a = self.x0 + PILASTER + k * self.bay
            b = a + self.bay - PILASTER
            for z in levels[1:]:
                shelves.box(a, -UPPER_DEEP + 0.05, z - 0.022, b, -0.022, z)
            shelves.box(a, -UPPER_DEEP + 0.02, LEDGE, b, -0.022, levels[0])
            mid = (a + b) / 2
            for left, right in ((a + 0.003, mid - 0.002), (mid + 0.002, b - 0.003)):
                y0, y1 = -UPPER_DEEP - 0.004, -UPPER_DEEP + 0.022
                doors.box(left, y0, z0, left + 0.05, y1, z1).box(right - 0.05, y0, z0, right, y1, z1)
                doors.box(left, y0, z0, right, y1, z0 + 0.07).box(left, y0, z1 - 0.05, right, y1, z1)
                for share in (1 / 3, 2 / 3):
                    z = z0 + 0.07 + (z1 - z0 - 0.12) * share
                    doors.box(left + 0.05, y0 + 0.006, z - 0.009, right - 0.05, y1 - 0.004, z + 0.009)
                doors.box((left + right) / 2 - 0.009, y0 + 0.006, z0, (left + right) / 2 + 0.009, y1 - 0.004, z1)
                tilt = self.rng.gauss(0, 0.0012)
                panes.quad((left + 0.05, -UPPER_DEEP + 0.009 - tilt, z0 + 0.06), (right - 0.05, -UPPER_DEEP + 0.009 + tilt, z0 + 0.06), (right - 0.05, -UPPER_DEEP + 0.009 + tilt, z1 - 0.04), (left + 0.05, -UPPER_DEEP + 0.009 - tilt, z1 - 0.04))
            for side in (-1, 1):
                knobs.sphere((mid + side * 0.027, -UPPER_DEEP - 0.02, z0 + 0.55), 0.012, 10)
            for z in levels:
                self.shelf(a + 0.04, b - 0.04, z, cards)
        doors.obj("cabinet-doors", cabinet_paint(self.colour), 0.003)
        panes.obj("cabinet-panes", glass())
        shelves.obj("cabinet-shelves", cabinet_paint(self.colour), 0.002)
        knobs.obj("cabinet-knobs", metal("#a98546", 0.3), smooth=True)
        for mesh, colour in zip(cards, ("#b6a482", "#6d7a68", "#d3cbb8")):
            if mesh.f:
                mesh.obj("boxes", paint(colour, 0.7), 0.003)

    def shelf(self, a: float, b: float, z: float, cards: list[M]) -> None:
        """One shelf: a run of jars of one kind, then another, or card boxes; gaps where something was sold."""
        x = a
        while x < b - 0.1:
            kind = self.rng.choice(("porcelain", "amber", "tin", "box", "gap", "box"))
            if kind == "gap":
                x += self.rng.uniform(0.1, 0.3)
            elif kind == "box":
                wide, high = self.rng.uniform(0.16, 0.26), self.rng.uniform(0.07, 0.2)
                if x + wide > b:
                    break
                self.rng.choice(cards).box(x, -UPPER_DEEP + 0.09, z, x + wide - 0.01, -0.04, z + high)
                x += wide
            else:
                for _ in range(self.rng.randint(2, 4)):
                    if x > b - 0.1:
                        break
                    inst(jar_mesh(kind), self.place @ at(x + 0.065, -UPPER_DEEP + 0.14 + self.rng.gauss(0, 0.008), z + 0.0005))
                    x += 0.145

    def ladder(self, x: float) -> None:
        """The rail along the cornice and the ladder at x, its foot on wheels in the room."""
        y, z = -UPPER_DEEP - 0.13, TOP - 0.13
        rail, iron = M(self.place), M(self.place)
        rail.tube([(self.x0 + 0.02, y, z), (self.x1 - 0.02, y, z)], 0.015, 12)
        for k in range(self.bays + 1):
            cx = self.x0 + k * self.bay + PILASTER / 2
            rail.tube([(cx, -UPPER_DEEP - 0.02, z + 0.03), (cx, y, z + 0.03), (cx, y, z)], 0.009, 8)
            rail.lathe([(0.001, 0.0), (0.03, 0.0), (0.03, 0.006), (0.001, 0.008)], (cx, -UPPER_DEEP - 0.02, z + 0.03), 14)
        rail.obj("ladder-rail", metal("#a98546", 0.28), smooth=True)
        foot, head = (y - 0.68, 0.09), (y - 0.05, z + 0.16)
        timber = M(self.place)
        for side in (-0.22, 0.22):
            timber.add(
                [(x + side + dx, yy + dy, zz) for yy, zz in (foot, head) for dx in (-0.014, 0.014) for dy in (-0.034, 0.034)],
                [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
                [[(0, 0), (0, 0.06), (0.03, 0.06), (0.03, 0)]] * 2 + [[(0, 0), (2.9, 0), (2.9, 0.06), (0, 0.06)]] * 4,
            )
            iron.tube([(x + side, y - 0.05, z - 0.02), (x + side, y - 0.02, z + 0.04), (x + side, y + 0.018, z + 0.03), (x + side, y + 0.02, z - 0.01)], 0.008, 8)
            iron.tube([(x + side - 0.018, foot[0], 0.055), (x + side + 0.018, foot[0], 0.055)], 0.055, 20)
        for k in range(1, 10):
            t = k / 10
            yy, zz = foot[0] + (head[0] - foot[0]) * t, foot[1] + (head[1] - foot[1]) * t
            timber.box(x - 0.21, yy - 0.05, zz - 0.011, x + 0.21, yy + 0.045, zz + 0.011)
        timber.obj("ladder", wood("#85562c", 0.4), 0.003)
        iron.obj("ladder-iron", metal("#a98546", 0.32), smooth=True)
