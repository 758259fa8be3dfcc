"""What every real room has on its walls: radiator, extinguisher, switch and conduit, a service door."""

from __future__ import annotations

import math

from studio.groups import prop
from studio.materials import metal, paint
from studio.mesh import M, at


@prop
def radiator(
    x: float, y: float, rot: float, sections: int = 9, col: str = "#8d8f88", height: float = 0.72
) -> None:
    """A cast-iron radiator on feet, its back to local +Y, `sections` of 6 cm wide."""
    place = at(x, y, 0, rot)
    body, pipes = M(place), M(place)
    for k in range(sections):
        cx = (k - (sections - 1) / 2) * 0.06
        for cy in (-0.055, 0.055):
            body.tube([(cx, cy, 0.12), (cx, cy, height)], 0.02, 10)
        body.tube(
            [
                (cx, -0.055, height),
                (cx, -0.02, height + 0.03),
                (cx, 0.02, height + 0.03),
                (cx, 0.055, height),
            ],
            0.021,
            10,
        )
        body.tube([(cx, -0.055, 0.13), (cx, 0.055, 0.13)], 0.021, 10)
        if k in (0, sections - 1):
            for cy in (-0.055, 0.055):
                body.tube([(cx, cy, 0.13), (cx, cy, 0.0)], 0.016, 8, 0.024)
    half = sections * 0.03
    pipes.tube([(half, 0, 0.14), (half + 0.08, 0, 0.14), (half + 0.08, 0, 0.0)], 0.011, 10)
    pipes.lathe(
        [(0.001, 0.0), (0.026, 0.0), (0.026, 0.05), (0.02, 0.06), (0.001, 0.06)], (half + 0.08, 0, 0.13), 16
    )
    body.obj("radiator", paint(col, 0.4), smooth=True)
    pipes.obj("radiator-pipe", metal("#a98a5c", 0.35), smooth=True)


@prop
def extinguisher(x: float, y: float, rot: float, z: float = 0.35) -> None:
    """A fire extinguisher on a bracket, the wall at local +Y."""
    place = at(x, y, z, rot)
    body, valve = M(place), M(place)
    body.lathe(
        [(0.001, 0), (0.07, 0), (0.075, 0.01), (0.075, 0.4), (0.06, 0.45), (0.024, 0.475), (0.001, 0.475)],
        (0, 0, 0),
        28,
    )
    body.obj("extinguisher", paint("#9c1a17", 0.28), smooth=True)
    valve.lathe([(0.02, 0.475), (0.02, 0.51), (0.001, 0.515)], (0, 0, 0), 16)
    valve.tube([(0, 0, 0.5), (0.05, -0.02, 0.53), (0.09, -0.02, 0.525)], 0.007, 8)
    valve.tube([(0, 0, 0.495), (-0.06, -0.02, 0.46), (-0.085, -0.02, 0.3), (-0.08, -0.02, 0.12)], 0.009, 10)
    valve.box(-0.012, 0.07, 0.1, 0.012, 0.1, 0.42)
    valve.obj("valve", paint("#141414", 0.45), smooth=True)


@prop
def switch_with_conduit(x: float, y: float, rot: float, top: float, z: float = 1.15) -> None:
    """A round cast switch and its steel conduit up the wall, which is at local y = 0; the room on -Y."""
    place = at(x, y, 0, rot)
    box, tube = M(place), M(place)
    box.tube([(0, 0.0, z), (0, -0.045, z)], 0.045, 24)
    box.tube([(0, -0.045, z), (0, -0.062, z)], 0.012, 12)
    tube.tube([(0, -0.018, z + 0.04), (0, -0.018, top)], 0.009, 10)
    for k in range(1, 4):
        cz = z + (top - z) * k / 4
        tube.box(-0.02, -0.03, cz - 0.006, 0.02, 0.0, cz + 0.006)
    box.obj("switch", paint("#2a2826", 0.35), 0.002, smooth=True)
    tube.obj("conduit", metal("#8d8c88", 0.4), smooth=True)


def steel_door(
    x: float, y: float, rot: float, width: float, height: float, col: str, ajar: float = 0.0, leaves: int = 1
) -> None:
    """A riveted steel door in its frame, the wall at local y = 0, the room on -Y; `ajar` degrees into the room."""
    place = at(x, y, 0, rot)
    frame = M(place)
    for side in (-1, 1):
        frame.box(
            side * width / 2 - (0.07 if side < 0 else 0),
            -0.04,
            0,
            side * width / 2 + (0.07 if side > 0 else 0),
            0.05,
            height + 0.07,
        )
    frame.box(-width / 2, -0.04, height, width / 2, 0.05, height + 0.07)
    frame.obj("door-frame", paint(col, 0.38), 0.006)
    leaf_width = width / leaves - 0.006
    for k in range(leaves):
        hinge = -width / 2 if k == 0 else width / 2
        turn = -ajar if k == 0 else 0.0
        leaf, fittings = M(place @ at(hinge, -0.01, 0, turn)), M(place @ at(hinge, -0.01, 0, turn))
        sign = 1 if k == 0 else -1
        x0, x1 = sorted((0.0, sign * leaf_width))
        leaf.box(x0, 0.0, 0.008, x1, 0.045, height - 0.005)
        for z in (0.1, height * 0.5, height - 0.16):
            leaf.box(x0 + 0.02, -0.008, z - 0.03, x1 - 0.02, 0.0, z + 0.03)
            count = max(4, round(leaf_width / 0.09))
            for q in range(count):
                leaf.sphere((x0 + 0.05 + (x1 - x0 - 0.1) * q / (count - 1), -0.009, z), 0.009, 8, 0.5)
        hx = sign * (leaf_width - 0.09)
        fittings.tube([(hx, -0.01, 1.02), (hx, -0.06, 1.02), (hx - sign * 0.12, -0.06, 1.02)], 0.01, 10)
        fittings.box(hx - 0.022, -0.012, 0.92, hx + 0.022, -0.001, 1.12)
        leaf.obj("door-leaf", paint(col, 0.4), 0.004)
        fittings.obj("door-handle", metal("#9a7b4b", 0.32), smooth=True)


@prop
def rope_rail(points: list[tuple[float, float, float]], radius: float = 0.017, col: str = "#8c7350") -> None:
    """A thick rope that sags between iron eyes at `points`, as a handrail."""
    eyes, path = M(), []
    for a, b in zip(points, points[1:]):
        for k in range(13):
            t = k / 12
            sag = 0.05 * math.dist(a, b) * 4 * t * (1 - t)
            path.append(
                tuple(p + (q - p) * t for p, q in zip(a[:2], b[:2])) + (a[2] + (b[2] - a[2]) * t - sag,)
            )
    strands = M()
    for k in range(3):
        twisted = []
        for n, (px, py, pz) in enumerate(path):
            t = n * 1.1 + k * math.tau / 3
            twisted.append((px + radius * 0.5 * math.cos(t), py, pz + radius * 0.5 * math.sin(t)))
        strands.tube(twisted, radius * 0.62, 8)
    strands.obj("rope", paint(col, 0.9), smooth=True)
    for p in points:
        ring = [
            (p[0] + 0.03 * math.cos(a), p[1], p[2] + 0.03 * math.sin(a))
            for a in [math.tau * k / 16 for k in range(17)]
        ]
        eyes.tube(ring, 0.006, 8)
    eyes.obj("eyes", paint("#1d1b19", 0.5), smooth=True)
