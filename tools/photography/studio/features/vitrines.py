"""Square showcases let into a wall: a bronze frame, a pane, a suede back, a hidden lamp."""

from __future__ import annotations

import bpy
from mathutils import Matrix, Vector

from studio.lights import area
from studio.materials import fabric, glass, metal, paint
from studio.mesh import M


def vitrine(place: Matrix, x: float, z: float, size: float, power: float, lining: str = "#b9a888", deep: float = 0.34) -> None:
    """In a wall's own frame (room on -y), its hole from x - size/2 to x + size/2, from z to z + size."""
    a, b, top, h = x - size / 2, x + size / 2, z + size, 0.012
    box = M(place)
    box.box(a - h, 0.02, z - h, a, deep, top + h).box(b, 0.02, z - h, b + h, deep, top + h)
    box.box(a, 0.02, z - h, b, deep, z).box(a, 0.02, top, b, deep, top + h).box(a, deep - h, z, b, deep, top)
    box.obj("vitrine", fabric(lining, 0.3))
    M(place).frame(a - 0.045, z - 0.045, b + 0.045, top + 0.045, [(0, 0), (0, 0.018), (0.014, 0.024), (0.028, 0.016), (0.045, 0.016), (0.047, -0.02)]).obj("vitrine-frame", metal("#a98546", 0.28), 0.001)
    M(place).quad((a, 0.004, z), (b, 0.004, z), (b, 0.004, top), (a, 0.004, top)).obj("vitrine-pane", glass())
    M(place).box(a + 0.05, 0.06, top - 0.016, b - 0.05, 0.09, top - 0.002).obj("vitrine-lamp", paint("#2a2925", 0.5))
    lamp = place @ Vector((x, 0.09, top - 0.03))
    below = place @ Vector((x, deep * 0.62, z))
    area(lamp, below, size * 0.7, 0.05, power, "#ffdcae", False)


def stepped_plinth(x: float, y: float, sizes: tuple[tuple[float, float], ...], mat: bpy.types.Material, turn: float = 0.0) -> float:
    """Slabs of (width, height) one on the other, square; returns the height of the top."""
    z = 0.0
    place = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn * 3.14159 / 180, 4, "Z")
    mesh = M(place)
    for k, (wide, high) in enumerate(sizes):
        mesh.box(-wide / 2, -wide / 2, z + (0.0008 if k else 0), wide / 2, wide / 2, z + high)
        z += high
    mesh.obj("stepped-plinth", mat, 0.004)
    return z


def round_podium(x: float, y: float, steps: tuple[tuple[float, float], ...], mat: bpy.types.Material) -> float:
    """Round slabs of (radius, height); returns the height of the top."""
    z = 0.0
    for radius, high in steps:
        M().lathe([(radius - 0.005, z), (radius, z + 0.005), (radius, z + high - 0.008), (radius - 0.008, z + high), (0.001, z + high)], (x, y, 0), 72).obj("podium", mat, smooth=True)
        M().lathe([(radius + 0.001, z + 0.02), (radius + 0.004, z + 0.02), (radius + 0.004, z + 0.032), (radius + 0.001, z + 0.032)], (x, y, 0), 72).obj("podium-line", metal("#a98546", 0.3), smooth=True)
        z += high
    return z
