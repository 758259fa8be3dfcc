"""A garment as a surface: the folded shell round the hanger or the body, its sleeves and draped pieces."""

import math
import random
from typing import Callable, Sequence
from mathutils import Vector, kdtree, noise
from studio.colours import TAU
from studio.mesh import M
from studio.garment_cut import Cut


FRONT = 1.5 * math.pi


class Shell:
    """The body of a garment as a surface `point(angle, v)`, v from neckline (0) to hem (1).

    `outside`, where it is given, moves a point out of the body that wears the garment.
    """

    YOKE = 0.1

    def __init__(
        self, cut: Cut, rng: random.Random, outside: Callable[[Vector], Vector] | None = None
    ) -> None:
        self.cut = cut
        self.outside = outside
        # On a hanger the sleeve head makes the rest.
        self.shoulder = cut.shoulder - (0.022 if cut.sleeve and not cut.on_body else 0.0)
        self.phase = [rng.uniform(0, TAU) for _ in range(6)]
        self.counts = rng.randint(4, 5), rng.randint(7, 9), rng.randint(12, 15)
        self.sway = rng.uniform(-0.012, 0.012)
        self.origin = Vector((rng.uniform(0, 60), rng.uniform(0, 60), 0))
        self.tree: kdtree.KDTree | None = None
        self.samples: list[Vector] = []

    def _measure(self, t: float) -> tuple[float, float]:
        """Half width and half depth at a share of the length, eased between the given sections."""
        rows = self.cut.profile
        for (t0, w0, d0), (t1, w1, d1) in zip(rows, rows[1:]):
            if t <= t1:
                k = (t - t0) / (t1 - t0)
                k = k * k * (3 - 2 * k)
                return w0 + (w1 - w0) * k, d0 + (d1 - d0) * k
        return rows[-1][1], rows[-1][2]

    def point(self, angle: float, v: float) -> Vector:
        cut, ph = self.cut, self.phase
        c, s = math.cos(angle), math.sin(angle)
        if v < self.YOKE:
            k = v / self.YOKE
            t = 0.0
            w1, d1 = self._measure(0)
            width = cut.neck[0] + (self.shoulder - cut.neck[0]) * k
            depth = cut.neck[1] + (d1 - cut.neck[1]) * k**0.7
            z = -cut.slope * k**1.25
            power = 1.0 - 0.25 * k
        else:
            t = (v - self.YOKE) / (1 - self.YOKE)
            width, depth = self._measure(t)
            ease = min(t / 0.1, 1.0)
            width = self.shoulder + (width - self.shoulder) * ease
            z = -cut.slope - (cut.length - cut.slope) * t
            power = 0.75 + 0.12 * (1 if cut.on_body else 0)
        reach = 0.1 + (cut.dip + 0.06) / cut.length
        if v < reach:
            if s < 0:
                fall = cut.dip * ((1 - abs(c)) ** 0.9 if cut.v_neck else s * s)
            else:
                fall = min(0.02, cut.dip) * s * s
            z -= fall * (1 - v / reach)
        k1, k2, k3 = self.counts
        pleat = (
            math.sin(k1 * angle + ph[0] + 0.9 * t)
            + 0.65 * math.sin(k2 * angle + ph[1] - 1.4 * t)
            + 0.35 * math.sin(k3 * angle + ph[2] + 0.8 * t)
        )
        pleat = math.copysign(abs(pleat) ** 1.15, pleat) * 0.6
        grow = t**1.25
        if cut.belt and t > 0:  # gathers close under the belt, a little blousing above it
            gap = t - cut.belt
            pinch = math.exp(-((gap / 0.045) ** 2))
            width *= 1 - 0.1 * pinch
            depth *= 1 - (0.05 if cut.on_body else 0.25) * pinch
            grow = max(grow, 0.55 * math.exp(-((gap / 0.09) ** 2)))
        swing = 1.3 * cut.folds * grow * pleat
        crease = 0.009 * noise.noise(self.origin + Vector((c * 3.2, s * 2.2, z * 4.5))) * min(1, v * 5)
        crease += 0.004 * noise.noise(self.origin + Vector((c * 9 + z * 3, s * 5, z * 8))) * min(1, v * 5)
        x = width * math.copysign(abs(c) ** power, c) + (0.55 * swing + crease) * c
        y = (
            depth * s
            + swing * (0.3 + abs(s)) * (1 if s >= 0 else -1) * (1 if cut.on_body else 0.9)
            + crease * s
        )
        y += self.sway * t * math.sin(3 * x / max(width, 0.05) + ph[3])
        z -= 0.005 * t * math.sin(k1 * angle + ph[0] + 1.6)
        if cut.on_body and s < 0 and 0 <= t < 0.3:  # bust
            z_bust = -0.205
            for side in (-1, 1):
                y -= 0.034 * math.exp(-(((x - side * 0.083) / 0.065) ** 2) - ((z - z_bust) / 0.08) ** 2)
        return Vector((x, y, z)) if self.outside is None else self.outside(Vector((x, y, z)))

    def front_y(self, x: float, z: float) -> float:
        """Depth of the front surface at a point seen from the front."""
        if self.tree is None:
            self.samples = [
                self.point(math.pi + math.pi * i / 60, j / 44) for i in range(61) for j in range(45)
            ]
            self.tree = kdtree.KDTree(len(self.samples))
            for index, p in enumerate(self.samples):
                self.tree.insert((p.x, 0, p.z), index)
            self.tree.balance()
        near = self.tree.find_n((x, 0, z), 4)
        total = sum(1 / (d + 1e-4) for _, _, d in near)
        return sum(self.samples[i].y / (d + 1e-4) for _, i, d in near) / total


def sheet(mesh: M, shell: Shell, rows: Sequence[Sequence[tuple[float, float]]], lift: float = 0.003) -> None:
    """A piece of cloth draped on the front: rows of (x, z); its rim is turned down to the shell."""
    inner = [[Vector((x, shell.front_y(x, z) - lift, z)) for x, z in row] for row in rows]

    def rim(row: list[Vector]) -> list[Vector]:
        return [p + Vector((0, lift * 1.6, 0)) for p in row]

    full = [rim(inner[0]), *inner, rim(inner[-1])]
    full = [[r[0] + Vector((0, lift * 1.6, 0)), *r, r[-1] + Vector((0, lift * 1.6, 0))] for r in full]
    nu, nv = len(full[0]) - 1, len(full) - 1
    mesh.grid(lambda u, v: full[round(v * nv)][round(u * nu)], nu, nv, False, (0.1, 0.1))


def panel(x0: float, z0: float, x1: float, z1: float, nx: int, nz: int) -> list[list[tuple[float, float]]]:
    """Rows of a rectangular piece, from the top down."""
    return [
        [(x0 + (x1 - x0) * i / nx, z0 + (z1 - z0) * j / nz) for i in range(nx + 1)] for j in range(nz + 1)
    ]


def button(mesh: M, shell: Shell, x: float, z: float, radius: float, lift: float = 0.006) -> None:
    """A four-hole button seen from the front (the holes are a dished centre)."""
    y = shell.front_y(x, z) - lift
    ring = [(1.0, 0.003), (1.0, 0.0), (0.9, -0.0012), (0.72, -0.0008), (0.68, 0.0004), (0.02, 0.0004)]
    mesh.grid(
        lambda u, v: (
            x + radius * ring[round(v * 5)][0] * math.cos(TAU * u),
            y + ring[round(v * 5)][1],
            z + radius * ring[round(v * 5)][0] * math.sin(TAU * u),
        ),
        14,
        5,
        True,
        (0.02, 0.02),
    )


def shell_mesh(mesh: M, shell: Shell) -> None:
    """Outside, turned hem and a strip of the inside, so that edges have thickness."""
    cut = shell.cut

    def surface(u: float, v: float) -> Vector:
        return shell.point(u * TAU, v)

    mesh.grid(surface, 72, 30, True, (1.05, cut.length))

    def hem(u: float, v: float) -> Vector:
        p = shell.point(u * TAU, 1 - 0.03 * v)
        return p + Vector((-p.x * 0.02 * min(v * 3, 1), -p.y * 0.12 * min(v * 3, 1), 0))

    mesh.grid(hem, 72, 3, True, (1.05, 0.03))


def sleeves(mesh: M, trim: M, shell: Shell, rng: random.Random) -> None:
    """Two hanging sleeves: a rounded head, a slight bend forward, creases at the elbow, a cuff."""
    cut = shell.cut
    for side in (-1, 1):
        origin = Vector((rng.uniform(0, 60), rng.uniform(0, 60), 0))
        out, bend = rng.uniform(0.02, 0.055), rng.uniform(0.01, 0.05)
        r0, r1 = cut.sleeve_radius
        flat = 0.78 if cut.on_body else 0.56

        def centre(v: float, side: int = side, out: float = out, bend: float = bend) -> Vector:
            push = cut.shoulder - r0 * (1.0 - 0.62 * min(v * 4, 1) ** 0.8) + out * v
            return Vector((side * push, -bend * v * v - 0.004, -cut.slope + 0.014 - (cut.sleeve + 0.01) * v))

        def skin(u: float, v: float, side: int = side, origin: Vector = origin) -> Vector:
            a = u * TAU
            head = 0.3 + 0.7 * math.sqrt(max(1 - (1 - min(v / 0.2, 1)) ** 2, 0.0))
            radius = (r0 + (r1 - r0) * v) * head
            p = centre(v)
            elbow = math.exp(-(((v - 0.5) / 0.16) ** 2))
            wrinkle = noise.noise(
                origin + Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, v * 16 + math.sin(a)))
            )
            wrinkle = wrinkle * (0.05 + 0.16 * elbow) + 0.12 * v * noise.noise(
                origin + Vector((math.cos(a) * 2, math.sin(a) * 2, v * 2))
            )
            radius *= 1 + wrinkle
            tilt = r0 * 0.75 * (1 - min(v / 0.3, 1)) * side * math.cos(a) * -1
            return p + Vector((radius * math.cos(a), radius * flat * math.sin(a), tilt))

        mesh.grid(skin, 22, 20, True, (0.42, cut.sleeve))
        inside = lambda u, v, skin=skin, centre=centre: skin(u, 1 - 0.06 * v).lerp(
            centre(1 - 0.06 * v), 0.1 * min(v * 4, 1)
        )
        mesh.grid(inside, 22, 2, True, (0.42, 0.04))
        if cut.cuff != "none":
            deep = 0.1 if cut.cuff == "button" else 0.12
            wide = 1.07 if cut.cuff == "button" else 1.02

            def band(u: float, v: float, skin: Callable = skin, centre: Callable = centre) -> Vector:
                at_v = 1.004 - deep * (1 - v)
                edge = 1.0 if 0.05 < v < 0.95 else 0.93
                return centre(at_v) + (skin(u, 1.0) - centre(1.0)) * wide * edge + Vector((0, 0, 0))

            mesh.grid(band, 22, 6, True, (0.25, 0.07))
        if cut.cuff == "button" or cut.collar == "notch":
            for k in range(1 if cut.cuff == "button" else 3):
                c = centre(0.955 - 0.028 * k)
                trim.sphere(tuple(c + Vector((side * r1 * 0.5, -r1 * flat * 0.98, 0))), 0.0062, 8, 0.7)
