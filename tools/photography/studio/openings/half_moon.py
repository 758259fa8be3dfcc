"""A half-moon window of an entresol: fan of iron bars, moulded arch, guard rail outside, a crank for the upper leaf."""

from __future__ import annotations

import math

from mathutils import Matrix

from studio.joinery import PANEL
from studio.materials import glass, metal, paint, plaster
from studio.mesh import M
from studio.room import Room

Path = list[tuple[float, float, float, float]]
ARCHIVOLT = [(0.0, 0.0), (0.0, 0.02), (0.014, 0.034), (0.03, 0.022), (0.078, 0.018), (0.09, 0.036), (0.115, 0.028), (0.118, 0.0)]


def arch_path(centre: float, radius: float, foot: float, spring: float, count: int = 40) -> Path:
    """Points (x, z) with outward normals: up one jamb, round the head, down the other."""
    path: Path = [(centre + radius, foot, 1.0, 0.0)]
    for k in range(count + 1):
        c, s = math.cos(math.pi * k / count), math.sin(math.pi * k / count)
        path.append((centre + radius * c, spring + radius * s, c, s))
    return [*path, (centre - radius, foot, -1.0, 0.0)]


def sweep(mesh: M, path: Path, profile: list[tuple[float, float]], y: float = 0.0) -> None:
    """Carry a profile of (distance outwards, projection to -y) along a path."""
    for (xa, za, na, ma), (xb, zb, nb, mb) in zip(path, path[1:]):
        for (d, p), (e, q) in zip(profile, profile[1:]):
            ring = [(xa, za, na, ma, d, p), (xb, zb, nb, mb, d, p), (xb, zb, nb, mb, e, q), (xa, za, na, ma, e, q)]
            mesh.add([(px + nx * dist, y - out, pz + nz * dist) for px, pz, nx, nz, dist, out in ring], [(0, 1, 2, 3)])


def half_moon(room: Room, side: str, t: float, radius: float, sill: float, spring: float, colour: str) -> None:
    """Cut at `t` along a side; the head is a half circle above `spring`."""
    room.cut(side, t - radius, sill, t + radius, spring + radius, "arch")
    place, x = room.T(side), room.lx(side, t)
    head = arch_path(x, radius, sill, spring)
    trim = M(place)
    sweep(trim, head, ARCHIVOLT)
    trim.obj("archivolt", paint(colour, 0.45))
    timber = M(place)
    sweep(timber, arch_path(x, radius - 0.055, sill, spring), [(0.06, -0.24), (0.0, -0.24), (0.0, -0.16), (0.06, -0.16)])
    timber.box(x - radius, 0.16, sill, x + radius, 0.24, sill + 0.07)
    timber.box(x - 0.035, 0.165, sill, x + 0.035, 0.235, spring).box(x - radius, 0.168, spring - 0.03, x + radius, 0.232, spring + 0.03)
    timber.obj("moon-frame", paint("#3a423f", 0.4), 0.004)
    bars = M(place)
    inner = radius * 0.36
    for k in range(1, 8):
        a = math.pi * k / 8
        bars.tube([(x + inner * math.cos(a), 0.2, spring + inner * math.sin(a)), (x + radius * 0.97 * math.cos(a), 0.2, spring + radius * 0.97 * math.sin(a))], 0.013, 8)
    for share in (0.36, 0.7):
        bars.tube([(x + radius * share * math.cos(math.pi * k / 28), 0.2, spring + radius * share * math.sin(math.pi * k / 28)) for k in range(29)], 0.012, 8)
    for off in (-0.5, 0.5):
        bars.box(x + radius * off - 0.012, 0.185, sill, x + radius * off + 0.012, 0.215, spring)
    bars.obj("fan", paint("#3a423f", 0.4), smooth=True)
    M(place).quad((x - radius, 0.2, sill), (x + radius, 0.2, sill), (x + radius, 0.2, spring + radius), (x - radius, 0.2, spring + radius)).obj("pane", glass())
    M(place).box(x - radius, -0.03, sill - 0.05, x + radius, 0.15, sill + 0.004).obj("sill", paint(colour, 0.4), 0.006)
    M(place).box(x - radius - 0.1, 0.25, sill - 0.16, x + radius + 0.1, 0.62, sill - 0.01).obj("ledge", plaster("#cfc6b4", 0.8), 0.01)
    guard(place, x, radius, sill)
    crank(place, x + radius + 0.2, sill, spring)


def guard(place: Matrix, x: float, radius: float, sill: float) -> None:
    """The rail outside: two flats, bars and a row of rings."""
    iron = M(place)
    top = sill + 0.72
    for z in (sill + 0.06, top - 0.16, top):
        iron.box(x - radius, 0.42, z - 0.011, x + radius, 0.455, z + 0.011)
    count = 18
    for k in range(count + 1):
        cx = x - radius + 2 * radius * k / count
        iron.box(cx - 0.008, 0.43, sill, cx + 0.008, 0.446, top)
        if k < count:
            c = cx + radius / count
            iron.tube([(c + 0.052 * math.cos(math.tau * q / 14), 0.438, top - 0.08 + 0.06 * math.sin(math.tau * q / 14)) for q in range(15)], 0.006, 5)
    iron.obj("guard", paint("#141617", 0.5))


def crank(place: Matrix, x: float, sill: float, spring: float) -> None:
    """A brass rod up the pier with its gear box and folding handle."""
    brass = M(place)
    brass.tube([(x, -0.035, sill + 0.62), (x, -0.035, spring + 0.75)], 0.009, 10)
    brass.tube([(x, -0.035, spring + 0.75), (x - 0.3, 0.05, spring + 0.8), (x - 0.42, 0.17, spring + 0.72)], 0.008, 8)
    for z in (sill + 0.66, spring + 0.6):
        brass.tube([(x, 0.0, z), (x, -0.05, z)], 0.016, 10)
    brass.box(x - 0.035, -0.075, sill + 0.52, x + 0.035, -0.001, sill + 0.64)
    brass.tube([(x, -0.07, sill + 0.58), (x, -0.12, sill + 0.58), (x - 0.11, -0.125, sill + 0.5), (x - 0.11, -0.19, sill + 0.5)], 0.009, 10)
    brass.tube([(x - 0.11, -0.14, sill + 0.5), (x - 0.11, -0.2, sill + 0.5)], 0.015, 12)
    brass.obj("crank", metal("#a8854c", 0.3), smooth=True)


def panel_over(room: Room, side: str, a: float, b: float, z0: float, z1: float, colour: str) -> None:
    """One raised panel on a wall, between natural coordinates a and b."""
    x0, x1 = room.span(side, a, b)
    M(room.T(side)).frame(x0, z0, x1, z1, PANEL).obj("panel", paint(colour, 0.5))
