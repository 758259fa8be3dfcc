"""Things of moving in: crates, a hand truck, a step ladder."""

import math
from mathutils import Matrix, Vector
from studio.groups import prop
from studio.materials import paint, wood
from studio.mesh import M, at


@prop
def crate(
    x: float, y: float, z: float, rot: float, size: tuple[float, float, float], kind: str = "cardboard"
) -> None:
    """A cardboard box with tape or a slatted wooden crate."""
    place = at(x, y, z + 0.0006, rot)
    w, d, h = (q / 2 for q in size)
    h *= 2
    if kind == "cardboard":
        M(place).box(-w, -d, 0, w, d, h).obj("carton", paint("#b58f63", 0.8), 0.004)
        tape = M(place)
        tape.box(-w - 0.0006, -0.03, h - 0.11, w + 0.0006, 0.03, h + 0.0008)
        tape.obj("tape", paint("#c9ab7c", 0.35))
        return
    slats = M(place)
    slats.box(-w + 0.012, -d + 0.012, 0.02, w - 0.012, d - 0.012, h - 0.015)
    count = max(3, int(h / 0.11))
    for k in range(count):
        z0 = 0.002 + k * (h - 0.002) / count
        z1 = z0 + h / count - 0.008
        for side in (-1, 1):
            slats.box(-w, side * d - 0.009, z0, w, side * d + 0.009, z1)
            slats.box(side * w - 0.009, -d + 0.01, z0, side * w + 0.009, d - 0.01, z1)
    for sx in (-1, 1):
        for sy in (-1, 1):
            slats.box(
                sx * (w - 0.03) - 0.035,
                sy * (d + 0.016) - 0.008,
                0,
                sx * (w - 0.03) + 0.035,
                sy * (d + 0.016) + 0.008,
                h,
            )
    slats.box(-w, -d, h, w, d, h + 0.014)
    slats.obj("crate", wood("#b9935f", 0.65, 2.0), 0.0015)


@prop
def hand_truck(x: float, y: float, rot: float) -> None:
    """A two-wheeled sack truck leaning back slightly; the toe plate is at -Y."""
    place = at(x, y, 0, rot)
    frame, wheels = M(place), M(place)
    for side in (-1, 1):
        frame.tube(
            [
                (side * 0.19, 0, 0.05),
                (side * 0.19, 0.09, 0.6),
                (side * 0.17, 0.17, 1.1),
                (side * 0.1, 0.2, 1.22),
                (0, 0.205, 1.24),
            ],
            0.0135,
            10,
        )
        wheels.T = (
            place @ Matrix.Translation((side * 0.235, 0.09, 0.11)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
        )
        wheels.lathe(
            [
                (0.001, -0.02),
                (0.06, -0.02),
                (0.07, -0.03),
                (0.105, -0.028),
                (0.11, -0.01),
                (0.11, 0.01),
                (0.105, 0.028),
                (0.07, 0.03),
                (0.06, 0.02),
                (0.001, 0.02),
            ],
            n=32,
        )
    for z in (0.3, 0.6, 0.9):
        frame.tube([(-0.19, 0.15 * z, z), (0.19, 0.15 * z, z)], 0.011, 8)
    frame.tube([(-0.25, 0.09, 0.11), (0.25, 0.09, 0.11)], 0.009, 8)
    frame.box(-0.2, -0.24, 0.006, 0.2, 0.01, 0.014)
    frame.obj("hand-truck", paint("#a8402a", 0.4), smooth=True)
    wheels.obj("wheels", paint("#161616", 0.7), smooth=True)


@prop
def ladder(x: float, y: float, rot: float, height: float = 1.9) -> None:
    """A wooden step ladder standing open, climbed from -Y."""
    place = at(x, y, 0, rot)
    timber = M(place)
    for side in (-1, 1):
        for foot_y, out in ((-0.34, 1.0), (0.5, 0.92)):
            low = Vector((side * 0.26 * out, foot_y, 0.0))
            high = Vector((side * 0.19 * out, 0.02 if foot_y < 0 else 0.06, height))
            for off in (-0.016, 0.016):
                timber.tube([low + Vector((off * 0.4, off, 0)), high + Vector((off * 0.4, off, 0))], 0.016, 6)
    steps = int(height / 0.27)
    for k in range(1, steps):
        t = k / steps
        half, cy = 0.26 - 0.07 * t, -0.34 + 0.36 * t
        timber.box(-half, cy - 0.045, height * t - 0.012, half, cy + 0.045, height * t + 0.012)
    timber.box(-0.2, -0.07, height - 0.01, 0.2, 0.11, height + 0.02)
    timber.obj("ladder", wood("#b98c58", 0.55, 2.0), 0.002)
