"""A flat ceiling of beaded boards under old paint, with a cornice and cover strips where the lengths meet."""

from __future__ import annotations

import random

import bpy

from studio.colours import mul, rgb
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def ceiling_paint(colour: str = "#d9d6c8") -> bpy.types.Material:
    """Thick matt paint, every board a shade of its own, yellowed in drifts."""
    m = Mat("ceiling-paint", rgb(colour))
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    drift = m.noise(m.coord(), 0.8, 6, 0.6)
    coat = m.node("HueSaturation", Value=m.remap(tone.outputs[0], 0.93, 1.04), Color=rgb(colour)).outputs[0]
    coat = m.mix(m.ramp(drift, [(0.42, 0.0), (0.8, 0.35)]), coat, mul("#cdbf9c", 1.0))
    return m.out(m.contact(coat, 0.4, 0.2), 0.5, spec=0.35, normal=m.bump(m.noise(m.coord(), 14, 3), 0.0008))


def board_ceiling(width: float, length: float, height: float, seed: int, colour: str = "#d9d6c8", wide: float = 0.125) -> None:
    """Boards along y with a bead at each joint; two cover strips across."""
    rng = random.Random(seed)
    boards = M()
    count = round(width / wide)
    step = width / count
    for k in range(count):
        tone = (rng.random(), rng.random(), rng.random(), 1)
        drop = rng.gauss(0, 0.0008)
        boards.box(k * step + 0.003, -0.2, height + drop, (k + 1) * step - 0.014, length + 0.2, height + 0.03, tone)
        boards.box((k + 1) * step - 0.0115, -0.2, height + 0.002, (k + 1) * step - 0.001, length + 0.2, height + 0.03, tone)
    for share in (1 / 3, 2 / 3):
        boards.box(0, length * share - 0.07, height - 0.022, width, length * share + 0.07, height + 0.01)
    boards.obj("ceiling-boards", ceiling_paint(colour), 0.003)
    M().box(-0.4, -0.4, height + 0.02, width + 0.4, length + 0.4, height + 0.3).obj("ceiling-back", ceiling_paint("#8f8b7c"))
    profile = [(0.0, height - 0.17), (0.014, height - 0.17), (0.02, height - 0.14), (0.03, height - 0.12), (0.06, height - 0.06), (0.1, height - 0.03), (0.115, height - 0.012), (0.115, height)]
    M().room_ring(width, length, profile).obj("cornice", ceiling_paint(colour))
