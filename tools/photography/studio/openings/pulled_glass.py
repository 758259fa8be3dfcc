"""Panes that hold the sunlit street back from the lens, as a photographer does with a second exposure."""

from __future__ import annotations

import bpy

from studio.shader import Mat, cached


@cached
def pulled_glass(pull: float = 0.55) -> bpy.types.Material:
    """Clear for the light of the room; the lens sees `pull` of what lies outside, and a faint reflection."""
    m = Mat("pulled-glass")
    lens = m.node("LightPath").outputs["Is Camera Ray"]
    tint = m.mix(lens, (0.97, 0.985, 0.98, 1), (pull, pull * 1.01, pull, 1))
    clear = m.node("BsdfTransparent", Color=tint)
    wave = m.bump(m.noise(m.coord("Object"), 1.1, 2), 0.008, 0.25)
    mirror = m.node("BsdfGlossy", Roughness=0.012, Normal=wave)
    share = m.math("MULTIPLY", m.math("MULTIPLY", m.node("Fresnel", IOR=1.5).outputs[0], 1.3, True), lens)
    mixed = m.node("MixShader", Fac=share, _1=clear.outputs[0], _2=mirror.outputs[0])
    m.t.links.new(mixed.outputs[0], m.o.inputs[0])
    return m.m
