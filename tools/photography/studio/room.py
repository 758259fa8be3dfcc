"""A room: its shell, its daylight and its views.

Metres; the floor is 0..W by 0..L, the ceiling at H. Sides: N (y=L), S (y=0), E (x=W), W (x=0).
A side's own frame (`T`) runs along the wall in local x with the room on negative y and z up.
"""

from __future__ import annotations

import math
import random
from typing import Any, Callable

import bpy
from mathutils import Matrix, Vector

from studio.daylight import TIMES, add_sky
from studio.garments import COLLECTIONS
from studio.lights import area, opening_light, sun
from studio.mesh import M, arch, at, rect, wall
from studio.shots import Views

WARM, NEUTRAL = "#ffcf9c", "#ffe9d0"
Box = tuple[float, float, float, float]


class Room(Views):
    """An axis-aligned room built from the facts of a venue's `photo` object.

    `free` is the floor rectangle (x0, y0, x1, y1) without columns, fireplace or counter: dressings furnish it.
    `palette` are the colours of the collection shown here, `accent` the house colour. `furnish` holds dressings
    of this room alone, by name, in place of those that every room shares.
    """

    fill_strength = 0.07

    def __init__(self, facts: dict[str, Any], aspect: float, margin: Box = (0.7, 0.9, 0.7, 0.9)) -> None:
        """`aspect` is length over width; `margin` the distance of `free` from the sides W, S, E, N."""
        super().__init__()
        self.facts = facts
        self.kind: str = facts["kind"]
        self.seed: int = facts.get("seed", 1)
        self.rng = random.Random(self.seed)
        self.H = float(facts["height"])
        aspect = facts.get("aspect", aspect)
        self.W = math.sqrt(facts["surface"] / aspect)
        self.L = self.W * aspect
        self.free: Box = (margin[0], margin[1], self.W - margin[2], self.L - margin[3])
        self.hour = TIMES[facts.get("time", "overcast")]
        self.features = set(facts.get("features", []))
        self.dressing: str = facts.get("dressing", "rest")
        self.wall_colour: str = facts.get("wall", "#f1efea")
        self.accent: str = facts.get("accent", "#8b6a4a")
        self.palette: list[str] = facts.get("palette") or COLLECTIONS[self.seed % len(COLLECTIONS)]
        self.holes: dict[str, list[tuple[float, float, float, float, str]]] = {k: [] for k in "NSEW"}
        self.block: dict[str, list[tuple[float, float]]] = {}
        self.lamp_spots: list[tuple[float, float, float]] = []
        self.furnish: dict[str, Callable[[Any], None]] = {}

    # --- the sides and their own coordinates

    def ln(self, side: str) -> float:
        """Length of a side."""
        return self.W if side in "NS" else self.L

    def T(self, side: str) -> Matrix:
        """From a side's own frame to the room."""
        return {
            "N": at(0, self.L, 0, 0),
            "S": at(self.W, 0, 0, 180),
            "E": at(self.W, self.L, 0, -90),
            "W": at(0, 0, 0, 90),
        }[side]

    def lx(self, side: str, t: float) -> float:
        """Natural coordinate along a side (x or y) to its local x."""
        return t if side in "NW" else self.ln(side) - t

    def span(self, side: str, a: float, b: float) -> tuple[float, float]:
        """Two natural coordinates to local x, in order."""
        a, b = self.lx(side, a), self.lx(side, b)
        return min(a, b), max(a, b)

    def inward(self, side: str) -> Vector:
        """Unit vector from a side into the room."""
        return Vector({"N": (0, -1, 0), "S": (0, 1, 0), "E": (-1, 0, 0), "W": (1, 0, 0)}[side])

    def centre(self, side: str, t: float, z: float) -> tuple[float, float, float]:
        """A point on a side."""
        return {"N": (t, self.L, z), "S": (t, 0, z), "E": (self.W, t, z), "W": (0, t, z)}[side]

    # --- the shell

    def cut(
        self,
        side: str,
        a: float,
        z0: float,
        b: float,
        z1: float,
        shape: str = "rect",
        daylight: bool = True,
        k: float = 1.0,
    ) -> None:
        """An opening between natural coordinates a and b; `k` scales the daylight that enters."""
        self.holes[side].append((a, z0, b, z1, shape))
        if daylight:
            centre = self.centre(side, (a + b) / 2, (z0 + z1) / 2)
            sky, colour = self.hour["sky"] * k, self.hour["col"]
            opening_light(centre, self.inward(side), b - a, z1 - z0, sky, colour)

    def build_walls(
        self, mats: dict[str, bpy.types.Material], thick: float = 0.32, H: float | None = None
    ) -> None:
        """The four walls with their openings; `mats` by side, "*" for the others."""
        W, L = self.W, self.L
        ends = {
            "S": ((0, 0), (W, 0)),
            "E": ((W, 0), (W, L)),
            "N": ((W, L), (0, L)),
            "W": ((0, L), (0, 0)),
        }
        for side, (a, b) in ends.items():
            outlines = []
            for t0, z0, t1, z1, shape in self.holes[side]:
                x0, x1 = (t0, t1) if side in "SE" else (self.ln(side) - t1, self.ln(side) - t0)
                rise = (x1 - x0) * 0.18 if shape == "segment" else None
                outlines.append(rect(x0, z0, x1, z1) if shape == "rect" else arch(x0, z0, x1, z1, 24, rise))
            wall("wall" + side, a, b, (H or self.H) + 0.05, mats.get(side, mats["*"]), outlines, thick)

    def ceiling(self, mat: bpy.types.Material, hole: Box | None = None, t: float = 0.3) -> None:
        """A flat ceiling, with a rectangular hole for a skylight if wanted."""
        slab = M()
        z0, z1 = self.H, self.H + t
        W, L = self.W + 0.3, self.L + 0.3
        if hole:
            x0, y0, x1, y1 = hole
            slab.box(-0.3, -0.3, z0, W, y0, z1).box(-0.3, y1, z0, W, L, z1)
            slab.box(-0.3, y0, z0, x0, y1, z1).box(x1, y0, z0, W, y1, z1)
        else:
            slab.box(-0.3, -0.3, z0, W, L, z1)
        slab.obj("ceiling", mat)

    def skirting(self, mat: bpy.types.Material, h: float = 0.1, d: float = 0.014) -> None:
        """A plain skirting board between the openings that reach the floor."""
        for side in "NSEW":
            ln = self.ln(side)
            low = sorted(self.span(side, a, b) for a, z0, b, _, _ in self.holes[side] if z0 < h + 0.02)
            x = 0.0
            for a, b in low + [(ln, ln)]:
                if a - x > 0.02:
                    M(self.T(side)).box(x, -d, 0, a, 0, h).obj("skirt", mat, 0.003)
                x = max(x, b)

    # --- light

    def sunlight(self, side: str, az: float = 25.0, k: float = 1.0, elev: float | None = None) -> None:
        """Sun through the openings of a side, turned `az` degrees from square on."""
        hour = self.hour
        if not hour["sun"]:
            return
        height = math.radians(elev or hour["elev"])
        d = self.inward(side)
        d.rotate(Matrix.Rotation(math.radians(az), 3, "Z"))
        direction = (d.x * math.cos(height), d.y * math.cos(height), -math.sin(height))
        sun(direction, hour["sun"] * k, hour["suncol"])

    def fill(self, k: float, colour: str = "#fff6ea") -> None:
        """The photographer's bounced flash: weak and soft from under the ceiling, so that shadows keep detail."""
        w, l = self.W * 0.7, self.L * 0.7
        power = k * self.hour["sky"] * w * l * 0.9 + 0.1 * self.hour["lamps"]
        area((self.W / 2, self.L / 2, self.H - 0.45), (self.W / 2, self.L / 2, 0), w, l, power, colour, False)

    def backdrop(self, before: set[bpy.types.Object]) -> None:
        """What was built since `before` is scenery: seen by the lens and in reflections, casts no shadow."""
        for thing in bpy.context.scene.objects:
            if thing not in before and thing.type == "MESH":
                thing.visible_shadow = thing.visible_diffuse = False

    def finish(self) -> None:
        """The sky and the fill light, once everything stands."""
        add_sky(bpy.context.scene, self.hour)
        self.fill(self.facts.get("fill", self.fill_strength))
