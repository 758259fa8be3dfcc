"""Light made visible by thin haze: soft cones that the lens sees, and that light nothing."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from studio.lights import spot
from studio.materials import glow, paint
from studio.mesh import M
from studio.shader import Mat, cached


@cached
def hazy(col: str, strength: float) -> bpy.types.Material:
    """Adds light, hides nothing; strongest near the lamp (v = 0) and in the middle of the cone."""
    m = Mat("haze")
    v = m.node("SeparateXYZ", Vector=m.coord("UV")).outputs[1]
    fade = m.math("POWER", m.math("SUBTRACT", 1.0, v, True), 1.7)
    middle = m.math(
        "POWER", m.math("SUBTRACT", 1.0, m.node("LayerWeight", Blend=0.5).outputs["Facing"], True), 2.2
    )
    drift = m.remap(m.noise(m.coord("Object"), 1.4, 4, 0.6), 0.55, 1.45)
    power = m.math("MULTIPLY", m.math("MULTIPLY", fade, middle), m.math("MULTIPLY", drift, strength))
    light = m.node("Emission", Color=col, Strength=power)
    both = m.node("AddShader", _0=light.outputs[0], _1=m.node("BsdfTransparent").outputs[0])
    m.t.links.new(both.outputs[0], m.o.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def beam(
    pos: tuple[float, float, float],
    target: tuple[float, float, float],
    col: str,
    power: float,
    angle: float = 14.0,
    haze: float = 0.12,
    ceiling: float | None = None,
) -> None:
    """A black stage lamp at `pos`, its light on `target`, and the cone between; hung from `ceiling` if given."""
    start, end = Vector(pos), Vector(target)
    way = (end - start).normalized()
    can = M()
    can.tube(
        [start - way * 0.2, start - way * 0.17, start - way * 0.02, start + way * 0.06], 0.062, 20, 0.085
    )
    if ceiling is not None:
        can.tube([start + Vector((0, 0, 0.07)), Vector((pos[0], pos[1], ceiling))], 0.012, 8)
        can.tube([start + Vector((-0.1, 0, 0.07)), start + Vector((0.1, 0, 0.07))], 0.009, 8)
    can.obj("stage-lamp", paint("#111112", 0.45), smooth=True)
    M().tube([start + way * 0.045, start + way * 0.05], 0.072, 20).obj("lens", glow(col, 16.0, 0.1))
    spot(start + way * 0.1, end, power, col, angle * 1.7, 0.5, 0.03)
    reach = (end - start).length
    wide = math.tan(math.radians(angle / 2)) * reach
    side = way.cross(Vector((0, 0, 1)) if abs(way.z) < 0.95 else Vector((1, 0, 0))).normalized()
    up = way.cross(side)

    def cone(u: float, v: float) -> Vector:
        radius = 0.06 + (wide - 0.06) * v
        a = u * math.tau
        return (
            start
            + way * (0.06 + (reach - 0.06) * v)
            + side * (radius * math.cos(a))
            + up * (radius * math.sin(a))
        )

    mesh = M().grid(cone, 40, 12, True).obj("beam", hazy(col, haze), smooth=True)
    mesh.visible_shadow = mesh.visible_diffuse = False
