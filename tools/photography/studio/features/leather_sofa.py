"""A low studio sofa in saddle leather: beech rails, loose cushions, one of them sat in."""

from __future__ import annotations

import math

import bpy

from studio.colours import mul, rgb
from studio.groups import prop
from studio.materials import wood
from studio.mesh import M, at
from studio.shader import Mat, cached


@cached
def saddle_leather(colour: str = "#a5673a") -> bpy.types.Material:
    """Vegetable-tanned hide: darker in the folds, polished and paler where people sit."""
    m = Mat("saddle-leather", rgb(colour))
    place = m.coord()
    cloud = m.noise(m.warp(place, 0.3, 2.0), 2.4, 6, 0.6)
    creases = m.noise(m.warp(place, 0.08, 9), 14, 5, 0.65)
    pores = m.node("TexVoronoi", Vector=place, Scale=260.0).outputs["Distance"]
    tone = m.ramp(cloud, [(0.3, mul(colour, 0.72)), (0.55, rgb(colour)), (0.75, mul(colour, 1.25))])
    tone = m.mix(m.ramp(creases, [(0.55, 0.0), (0.72, 0.35)]), tone, mul(colour, 0.5))
    tone = m.contact(tone, 0.6, 0.2)
    height = m.math("ADD", m.math("MULTIPLY", creases, 1.0), m.math("MULTIPLY", pores, 0.25))
    return m.out(tone, m.remap(cloud, 0.5, 0.36), spec=0.4, normal=m.bump(height, 0.0015))


def cushion(mesh: M, centre: tuple[float, float, float], half: tuple[float, float, float], dent: float = 0.0, lean: float = 0.0) -> None:
    """A stuffed rectangle with a welt; `dent` metres deep in its upper face, `lean` degrees back about x."""
    c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))

    def skin(u: float, v: float) -> tuple[float, float, float]:
        a, b = u * math.tau, (v - 0.5) * math.pi
        ca, sa = math.cos(a), math.sin(a)
        flat = math.copysign(abs(math.cos(b)) ** 0.35, math.cos(b))
        x = half[0] * flat * math.copysign(abs(ca) ** 0.3, ca)
        y = half[1] * flat * math.copysign(abs(sa) ** 0.3, sa)
        z = half[2] * math.copysign(abs(math.sin(b)) ** 0.8, b)
        if z > 0:
            z -= dent * math.exp(-((x - half[0] * 0.2) ** 2 + (y + 0.05) ** 2) / 0.03)
        return (centre[0] + x, centre[1] + y * c - z * s, centre[2] + y * s + z * c)

    mesh.grid(skin, 56, 22, True, (2.0, 0.6))


@prop
def leather_sofa(x: float, y: float, turn: float, colour: str = "#a5673a", seats: int = 3) -> None:
    """Three seats facing local +y, 2.3 m long, 0.74 m high."""
    place = at(x, y, 0, turn)
    frame, hide = M(place), M(place)
    seat = 0.72
    half = seats * seat / 2
    for side in (-1, 1):
        for ly in (-0.4, 0.38):
            frame.box(side * half - 0.03, ly - 0.025, 0, side * half + 0.03, ly + 0.025, 0.56)
        frame.box(side * half - 0.03, -0.42, 0.56, side * half + 0.03, 0.42, 0.595)
    frame.box(-half, 0.36, 0.2, half, 0.395, 0.3).box(-half, -0.42, 0.2, half, -0.385, 0.3)
    frame.box(-half, -0.45, 0.66, half, -0.42, 0.72)
    frame.obj("sofa-frame", wood("#8a6038", 0.42, 2.0), 0.006)
    for k in range(seats):
        cx = -half + seat * (k + 0.5)
        cushion(hide, (cx, 0.02, 0.38), (seat / 2 - 0.006, 0.39, 0.085), 0.035 if k == 1 else 0.012)
        cushion(hide, (cx + (0.01 if k == 2 else 0), -0.3, 0.6), (seat / 2 - 0.012, 0.2, 0.075), 0.02, 76)
    hide.obj("sofa-hide", saddle_leather(colour), smooth=True)
