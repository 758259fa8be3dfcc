"""What lies underfoot: cobbles as geometry, kerbs, pavement, asphalt, gravel, fallen leaves."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from studio.colours import TAU
from studio.materials import leaf
from studio.mesh import M, inst
from studio.street.surfaces import granite_slabs, ground, paving

PATCH = 2.4


def _cobble_patch(rng: random.Random, col: str, wet: float, length: float, width: float) -> bpy.types.Mesh:
    """A square of `PATCH` metres of rounded stones in running bond."""
    m = M()
    rows = round(PATCH / width)
    step = PATCH / rows
    for r in range(rows):
        x = -rng.uniform(0, length)
        while x < PATCH:
            run = length * rng.uniform(0.8, 1.2)
            x0, x1 = max(x, 0.0), min(x + run, PATCH)
            x += run
            if x1 - x0 < 0.04:
                continue
            y0, y1 = r * step, (r + 1) * step
            tilt_x, tilt_y, lift = rng.gauss(0, 0.03), rng.gauss(0, 0.03), rng.gauss(0, 0.0025)
            cx, cy, hx, hy = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2 - 0.005, (y1 - y0) / 2 - 0.005
            colour = (min(max(rng.gauss(0.5, 0.26), 0), 1), rng.random(), rng.random(), 1)
            skew = [(rng.gauss(0, 0.004), rng.gauss(0, 0.004)) for _ in range(4)]
            vs = []
            for ring, (k, z) in enumerate(((1.0, -0.035), (0.97, -0.012), (0.84, -0.002), (0.5, 0.004))):
                for q, (sx, sy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
                    px, py = cx + sx * hx * k + skew[q][0], cy + sy * hy * k + skew[q][1]
                    vs.append((px, py, z + lift + tilt_x * (px - cx) + tilt_y * (py - cy)))
            fs = [
                (j * 4 + q, j * 4 + (q + 1) % 4, j * 4 + 4 + (q + 1) % 4, j * 4 + 4 + q)
                for j in range(3)
                for q in range(4)
            ]
            fs.append((12, 13, 14, 15))
            m.add(vs, fs, None, colour)
    m.add(
        [(0, 0, -0.022), (PATCH, 0, -0.022), (PATCH, PATCH, -0.022), (0, PATCH, -0.022)],
        [(0, 1, 2, 3)],
        None,
        (0.15, 0.6, 0.5, 1),
    )
    return m.obj("cobbles", paving(col, wet), smooth=True, mesh_only=True)


def cobbles(
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    rng: random.Random,
    z: float = 0.0,
    col: str = "#77736c",
    wet: float = 0.0,
    length: float = 0.2,
    width: float = 0.14,
    turn: bool = False,
) -> None:
    """Covers at least the rectangle with cobbles (whole patches of 2.4 m from x0, y0); `turn` lays the
    rows along y."""
    patches = [_cobble_patch(rng, col, wet, length, width) for _ in range(3)]
    for i in range(math.ceil((x1 - x0) / PATCH - 0.01)):
        for j in range(math.ceil((y1 - y0) / PATCH - 0.01)):
            centre = Matrix.Translation((x0 + (i + 0.5) * PATCH, y0 + (j + 0.5) * PATCH, z))
            angle = (90 if turn else 0) + 180 * rng.randint(0, 1)
            inst(
                rng.choice(patches),
                centre
                @ Matrix.Rotation(math.radians(angle), 4, "Z")
                @ Matrix.Translation((-PATCH / 2, -PATCH / 2, 0)),
            )


def plain_ground(x0: float, y0: float, x1: float, y1: float, z: float, material: bpy.types.Material) -> None:
    """A flat surface."""
    M().quad((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), False).obj("ground", material)


def asphalt(x0: float, y0: float, x1: float, y1: float, z: float = -0.12, wet: float = 0.0) -> None:
    """A carriageway."""
    plain_ground(x0, y0, x1, y1, z, ground("#4f4e4c", 110.0, wet))


def gravel(x0: float, y0: float, x1: float, y1: float, z: float = 0.0) -> None:
    """The pale sandy gravel of Paris gardens."""
    plain_ground(x0, y0, x1, y1, z, ground("#cbb894", 60.0))


def pavement(
    place: Matrix,
    x0: float,
    x1: float,
    deep: float,
    wet: float = 0.0,
    col: str = "#a9a49b",
    rng: random.Random | None = None,
) -> None:
    """Pavement in front of a facade: slabs `deep` metres wide, a granite kerb of single stones, and a gutter."""
    rng = rng or random.Random(3)
    M(place).quad((x0, 0.4, 0), (x1, 0.4, 0), (x1, -deep, 0), (x0, -deep, 0), False).obj(
        "pavement", granite_slabs(col, 0.55, wet)
    )
    kerb = M(place)
    x = x0
    while x < x1:
        run = rng.uniform(0.8, 1.3)
        kerb.box(
            x + 0.004,
            -deep - 0.28,
            -0.3,
            min(x + run, x1) - 0.004,
            -deep + 0.002,
            0.004 + rng.gauss(0, 0.002),
        )
        x += run
    kerb.obj("kerb", paving("#a19c94", wet), 0.018, seg=3)


def fallen_leaves(
    x0: float, y0: float, x1: float, y1: float, count: int, rng: random.Random, z: float = 0.006
) -> None:
    """Dry leaves scattered thinly, more of them near the edge y1 (against a wall or kerb)."""
    for colour in ("#a8783a", "#8a5a2b", "#b89a4a"):
        m = M()
        for _ in range(count // 3):
            x, y = rng.uniform(x0, x1), y0 + (y1 - y0) * rng.random() ** 0.6
            size, a = rng.uniform(0.03, 0.07), rng.uniform(0, TAU)
            d, s = Vector((math.cos(a), math.sin(a), rng.gauss(0, 0.12))), Vector(
                (-math.sin(a), math.cos(a), rng.gauss(0, 0.2))
            )
            p = Vector((x, y, z + rng.uniform(0.0, 0.012)))
            m.add(
                [
                    p - d * size,
                    p - s * size * 0.6 + Vector((0, 0, 0.012)),
                    p + d * size,
                    p + s * size * 0.6 + Vector((0, 0, 0.015)),
                ],
                [(0, 1, 2, 3)],
            )
        m.obj("leaves", leaf(colour))
