"""Garments on hangers, collections of them, and the rails they hang on.

A collection is a short list of colours, the last one its accent. `rack` and `hang` accept either a
collection's name or a plain list of colours.
"""

from dataclasses import replace
import math
import random
from typing import Any, Callable, Sequence

import bpy
from mathutils import Matrix, Vector

from studio.colours import TAU
from studio.fabrics import cloth
from studio.garment_shell import Shell, shell_mesh, sleeves
from studio.garment_cut import HUNG, Cut
from studio.garment_details import sew
from studio.groups import prop
from studio.materials import metal, paint
from studio.mesh import M, at, inst
from studio.shader import cached

COLLECTIONS: list[list[str]] = [
    ["#efe8da", "#ddcfb6", "#c2a682", "#9a7a58", "#4a3b30", "#b5542f"],
    ["#f0ede6", "#cfccc4", "#8f8f8c", "#4b4d50", "#17181a", "#7a2e22"],
    ["#efe9de", "#b9bfae", "#7d8870", "#46554a", "#1d2422", "#c98f4a"],
    ["#eeece6", "#b7c2cc", "#71839a", "#2b3c57", "#161a22", "#d7b2a4"],
    ["#f3e8df", "#e0c0ae", "#bf8d78", "#8a4f45", "#3a2323", "#5f6f78"],
    ["#f4f2ec", "#e6e2d8", "#d5cfc2", "#b9b2a4", "#2a2a2a", "#22304a"],
]
NEUTRALS = [
    "#ece5d8",
    "#d9cbb4",
    "#b99b76",
    "#8b6a4a",
    "#5a4a3d",
    "#2c2a2b",
    "#151516",
    "#3a4250",
    "#77797c",
    "#a7a49d",
]
ACCENTS = ["#7a2e22", "#b5542f", "#6b7457", "#2f4a44", "#22304a", "#c8a24a", "#8c6f86", "#d7b2a4"]
WEIGHTS: dict[str, tuple[str, ...]] = {
    "shirt": ("cotton", "cotton", "stripe", "linen", "denim"),
    "blouse": ("satin", "satin", "dots"),
    "blazer": ("wool", "wool", "check", "linen"),
    "double": ("wool", "check"),
    "coat": ("wool", "wool", "check"),
    "wrap": ("wool", "cotton"),
    "dress": ("satin", "linen", "dots", "cotton"),
    "shirtdress": ("linen", "cotton", "stripe"),
    "slip": ("satin",),
    "knit": ("knit",),
    "trousers": ("wool", "linen", "denim"),
    "skirt": ("satin", "wool"),
}
LINE_UP = (
    "coat",
    "wrap",
    "double",
    "blazer",
    "shirt",
    "blouse",
    "knit",
    "trousers",
    "shirtdress",
    "dress",
    "slip",
    "skirt",
)


def contrast(col: str) -> str:
    """Line colour of a stripe or check on this ground."""
    light = sum(int(col[i : i + 2], 16) for i in (1, 3, 5)) > 380
    return "#3d4654" if light else "#d9d2c4"


def join(parts: Sequence[tuple[M, Any]], name: str) -> bpy.types.Mesh:
    """One mesh datablock with a material slot for every part."""
    whole = M()
    slots: list[int] = []
    for index, (part, _) in enumerate(parts):
        offset = len(whole.v)
        whole.v += part.v
        whole.f += [[offset + q for q in face] for face in part.f]
        whole.uv += part.uv
        whole.col += part.col
        slots += [index] * len(part.f)
    mesh = whole.obj(name, parts[0][1], smooth=True, mesh_only=True)
    for _, material in parts[1:]:
        mesh.materials.append(material)
    mesh.polygons.foreach_set("material_index", slots)
    mesh.auto_smooth_angle = math.radians(62)
    return mesh


def _folded(mesh: M, rng: random.Random, length: float, top: float, hem: float) -> None:
    """Cloth folded over the bar of a hanger (trousers) or clipped below it (skirt)."""
    ph = [rng.uniform(0, TAU) for _ in range(3)]
    shift = rng.uniform(0.0, 0.05)

    def fn(u: float, v: float) -> tuple[float, float, float]:
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        width = top + (hem - top) * v
        depth = 0.011 + 0.014 * v
        wave = 0.009 * v * math.sin(3 * c + ph[0]) + 0.004 * v * math.sin(7 * c + ph[1])
        x = width * math.copysign(abs(c) ** 0.35, c)
        z = -length * v - (shift * v if s > 0 else 0)
        return (x, depth * s + wave, z - 0.003 * math.sin(4 * c + ph[2]) * v)

    mesh.grid(fn, 48, 26, True, (0.9, length))


def trousers(mesh: M, rng: random.Random) -> None:
    """A pair over the bar, creased, the second leg a little shorter behind the first."""
    for layer, offset in enumerate((-0.008, 0.01)):
        part = M(Matrix.Translation((rng.uniform(-0.012, 0.012), offset, -0.142 - 0.001 * layer)))
        _folded(part, rng, rng.uniform(0.54, 0.6), 0.115, 0.135)
        mesh.f += [[len(mesh.v) + q for q in face] for face in part.f]
        mesh.v += part.v
        mesh.uv += part.uv
        mesh.col += part.col
    mesh.tube([(-0.11, 0, -0.143), (0.11, 0, -0.143)], 0.017, 10)


def skirt(mesh: M, rng: random.Random) -> None:
    part = M(Matrix.Translation((0, 0, -0.15)))
    cut = replace(
        HUNG["slip"],
        length=0.78,
        dip=0.0,
        collar="none",
        neck=(0.16, 0.016),
        shoulder=0.165,
        slope=0.01,
        profile=((0, 0.17, 0.02), (0.3, 0.2, 0.032), (1, 0.27, 0.055)),
        folds=0.03,
    )
    shell_mesh(part, Shell(cut, rng))
    mesh.f += [[len(mesh.v) + q for q in face] for face in part.f]
    mesh.v += part.v
    mesh.uv += part.uv
    mesh.col += part.col


def garment(
    rng: random.Random,
    kind: str,
    col: str,
    cut: Cut | None = None,
    outside: Callable[[Vector], Vector] | None = None,
) -> bpy.types.Mesh:
    """Mesh of one garment hanging from z = 0 (or, with a fitted cut, its neck point at z = 0).

    `outside` keeps its surface out of the body that wears it.
    """
    weight = rng.choice(WEIGHTS[kind])
    fabric = cloth(weight, "#3b4a63" if weight == "denim" and rng.random() < 0.6 else col, contrast(col))
    body, trim = M(), M()
    if kind == "trousers":
        trousers(body, rng)
    elif kind == "skirt":
        skirt(body, rng)
    else:
        own = cut or replace(HUNG[kind], length=HUNG[kind].length * rng.uniform(0.95, 1.06))
        drop = 0.0 if cut else (0.155 if own.collar == "straps" else 0.083)
        body.T = trim.T = Matrix.Translation((0, 0, -drop))
        shell = Shell(own, rng, outside)
        shell_mesh(body, shell)
        if own.sleeve:
            sleeves(body, trim, shell, rng)
        sew(body, trim, shell, rng)
    horn = (
        rng.choice(["#2a211b", "#1a1a1a", "#5a4636"]) if kind in ("coat", "double", "blazer") else "#e9e4d8"
    )
    return join([(body, fabric), (trim, paint(horn, 0.3))], "garment")


@cached
def hanger_mesh(finish: str = "wood", clips: bool = False) -> bpy.types.Mesh:
    """Shaped wooden hanger or thin metal one, with a bar; the hook's top is at z = 0."""
    bow, wire = M(), M()
    wood = finish != "metal"
    half = {"wood": 0.172, "metal": 0.17, "narrow": 0.135}[finish]
    shape: list[tuple[float, float, float]] = [
        (f * half, 0.01 * f * f, -0.087 - 0.058 * abs(f) ** 1.25)
        for f in (-1.0, -0.8, -0.5, -0.2, 0.0, 0.2, 0.5, 0.8, 1.0)
    ]
    bow.tube(shape, 0.0085 if wood else 0.0028, 10)
    (bow if wood else wire).tube(
        [(-half * 0.93, 0.008, -0.147), (half * 0.93, 0.008, -0.147)], 0.0045 if wood else 0.0024, 8
    )
    hook: list[tuple[float, float, float]] = [(0, 0, -0.085), (0, 0, -0.045)]
    hook += [
        (0.019 * math.sin(a), 0, -0.0195 - 0.0195 * math.cos(a)) for a in [k * 0.42 - 0.1 for k in range(11)]
    ]
    wire.tube(hook, 0.0018, 8)
    if clips:
        for side in (-1, 1):
            wire.box(side * 0.13 - 0.011, -0.006, -0.175, side * 0.13 + 0.011, 0.018, -0.14)
    steel = metal("#a5a29e", 0.26)
    body = paint("#6d4a2f", 0.35) if wood else steel
    return join([(bow, body), (wire, steel)], "hanger")


@cached
def wardrobe(palette: tuple[str, ...], seed: int) -> list[tuple[str, str, bpy.types.Mesh]]:
    """The pieces of a collection, modelled once: (kind, colour, mesh), grouped by colour."""
    rng = random.Random(f"wardrobe-{seed}-{palette}")
    pieces: list[tuple[str, str, bpy.types.Mesh]] = []
    accent = palette[-1] if len(palette) > 4 else None
    for col in palette:
        kinds = rng.sample(LINE_UP, 4 if col != accent else 2)
        pieces += [(kind, col, garment(rng, kind, col)) for kind in kinds]
    return pieces


def hang(
    x0: float,
    y0: float,
    z: float,
    ln: float,
    rng: random.Random,
    palette: Sequence[str],
    rot: float = 0.0,
    density: float = 0.064,
    gap: float = 0.2,
) -> None:
    """Garments along a rail that starts at (x0, y0, z) and runs in direction `rot` (degrees)."""
    rail = at(x0, y0, z, rot)
    pieces = wardrobe(tuple(palette), rng.randint(0, 1))
    order = list(palette[:-1]) if len(palette) > 4 else list(palette)
    if rng.random() < 0.5:
        order.reverse()
    finish = rng.choice(["wood", "wood", "metal"])
    s = 0.1
    accent_at = rng.uniform(0.3, 0.75) * ln
    accent_left = 2 if len(palette) > 4 else 0
    while s < ln - 0.1:
        col = order[min(int(s / ln * len(order)), len(order) - 1)]
        if accent_left and s > accent_at:
            col, accent_left = palette[-1], accent_left - 1
        kind, _, mesh = rng.choice([p for p in pieces if p[1] == col])
        bulky = kind in ("coat", "wrap", "double", "blazer", "knit")
        turn = 90 + rng.gauss(0, 5) + (180 if rng.random() < 0.06 else 0)
        place = rail @ Matrix.Translation((s, 0, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        inst(mesh, place @ Matrix.Rotation(rng.gauss(0, 0.012), 4, "Y"))
        inst(hanger_mesh("narrow" if kind in ("dress", "slip") else finish, kind == "skirt"), place)
        step = rng.uniform(0.85, 1.3) * density * (1.3 if bulky else 0.85)
        s += step if rng.random() > 0.07 else rng.uniform(0.13, gap)


def rail_finish(finish: str) -> Any:
    return {
        "black": paint("#151515", 0.38),
        "brass": metal("#b8935a", 0.24),
        "chrome": metal("#c9c9c9", 0.16),
        "white": paint("#f0efec", 0.4),
    }[finish]


@prop
def rack(
    x: float,
    y: float,
    rng: random.Random,
    rot: float = 0.0,
    ln: float = 1.5,
    h: float = 1.68,
    palette: Sequence[str] | None = None,
    finish: str = "black",
    density: float = 0.064,
) -> None:
    """Free-standing rail on castor-less feet, filled with one collection."""
    frame = M(at(x, y, 0, rot))
    r = 0.0125
    half = ln / 2
    corner = [(0.0, -0.05), (0.004, -0.026), (0.015, -0.0145), (0.026, -0.004), (0.05, 0.0)]
    path = [(-half, 0, r)] + [(-half + dx, 0, h + dz) for dx, dz in corner]
    path += [(half - dx, 0, h + dz) for dx, dz in reversed(corner)] + [(half, 0, r)]
    frame.tube(path, r, 14)
    for side in (-1, 1):
        frame.tube([(side * half, -0.25, r), (side * half, 0.25, r)], r, 12)
    frame.tube([(-half, 0, 0.13), (half, 0, 0.13)], r * 0.8, 12)
    frame.obj("rack", rail_finish(finish), smooth=True)
    start: Vector = (at(x, y, h + r + 0.0018, rot) @ Matrix.Translation((-half, 0, 0))).to_translation()
    hang(start.x, start.y, start.z, ln, rng, palette or rng.choice(COLLECTIONS), rot, density)


@prop
def garment_bag(x: float, y: float, z: float, rot: float, rng: random.Random, col: str = "#1d1d1f") -> None:
    """A zipped bag hanging from a rail at (x, y, z)."""
    place = at(x, y, z, rot)
    cut = replace(
        HUNG["coat"],
        length=rng.uniform(1.2, 1.3),
        collar="none",
        closing="none",
        pockets="none",
        sleeve=0.0,
        v_neck=False,
        dip=0.0,
        neck=(0.03, 0.02),
        folds=0.012,
        shoulder=0.255,
        profile=((0, 0.27, 0.05), (1, 0.285, 0.06)),
    )
    shell = Shell(cut, rng)
    body = M()
    shell_mesh(body, shell)
    zip_line = M()
    for j in range(30):
        z0 = -0.06 - j * 0.036
        zip_line.box(
            -0.004, shell.front_y(0, z0) - 0.004, z0 - 0.034, 0.004, shell.front_y(0, z0) - 0.001, z0
        )
    mesh = join([(body, cloth("cotton", col)), (zip_line, metal("#9a9a98", 0.3))], "garment-bag")
    inst(mesh, place @ Matrix.Translation((0, 0, -0.075)))
    inst(hanger_mesh("wood", False), place)
