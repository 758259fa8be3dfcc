"""What years of use leave on walls: switches, conduits, radiators, an extinguisher, a hose, chalk rails."""

from __future__ import annotations

from mathutils import Matrix

from studio.materials import metal, paint
from studio.mesh import M


def extinguisher(place: Matrix, x: float) -> None:
    """A red extinguisher on its hook, in a wall's own frame (room on negative y)."""
    M(place).lathe(
        [(0.001, 0), (0.075, 0.004), (0.08, 0.03), (0.08, 0.4), (0.06, 0.46), (0.03, 0.48), (0.03, 0.52), (0.001, 0.52)],
        (x, -0.1, 0.55),
        24,
    ).obj("extinguisher", paint("#9c1f1a", 0.3), smooth=True)
    M(place).tube(
        [(x, -0.1, 1.09), (x - 0.08, -0.12, 1.08), (x - 0.105, -0.14, 0.9), (x - 0.09, -0.15, 0.68)], 0.011, 8
    ).obj("hose", paint("#151515", 0.5), smooth=True)
    M(place).box(x - 0.03, -0.12, 1.06, x + 0.05, -0.08, 1.1).obj("handle", paint("#1a1a1a", 0.4), 0.004)


def conduit(place: Matrix, x: float, top: float, boxes: tuple[float, ...] = (0.3, 1.15)) -> None:
    """A steel conduit down the wall with a socket box and a switch."""
    M(place).tube([(x, -0.022, top), (x, -0.022, min(boxes))], 0.01, 8).obj(
        "conduit", metal("#a5a6a4", 0.45), smooth=True
    )
    case = M(place)
    for z in boxes:
        case.box(x - 0.045, -0.048, z - 0.045, x + 0.045, -0.002, z + 0.045)
    case.obj("boxes", paint("#d9d6ce", 0.4), 0.005)
    face = M(place)
    for z in boxes:
        face.box(x - 0.02, -0.0525, z - 0.02, x + 0.02, -0.048, z + 0.02)
    face.obj("switch", paint("#2a2a2a", 0.4), 0.002)


def radiator(place: Matrix, x: float, width: float = 1.2, tall: float = 0.72, colour: str = "#c9c7c0") -> None:
    """A cast-iron column radiator on feet with its pipes and valve."""
    body = M(place)
    count = int(width / 0.062)
    for k in range(count):
        cx = x - width / 2 + 0.031 + k * 0.062
        for y in (-0.09, -0.16):
            body.tube([(cx, y, 0.13), (cx, y, tall - 0.03)], 0.019, 8)
        body.tube([(cx, -0.075, tall - 0.03), (cx, -0.125, tall), (cx, -0.175, tall - 0.03)], 0.02, 8)
        body.tube([(cx, -0.075, 0.13), (cx, -0.125, 0.1), (cx, -0.175, 0.13)], 0.02, 8)
    for side in (-1, 1):
        body.box(x + side * (width / 2 - 0.08) - 0.02, -0.17, 0, x + side * (width / 2 - 0.08) + 0.02, -0.08, 0.11)
    end = x + width / 2
    body.tube([(end, -0.125, 0.13), (end + 0.1, -0.125, 0.13), (end + 0.12, -0.125, 0.0)], 0.012, 8)
    body.obj("radiator", paint(colour, 0.4), smooth=True)
    M(place).sphere((end + 0.07, -0.125, 0.15), 0.032, 12).obj("valve", metal("#b8935a", 0.35), smooth=True)


def double_leaf(place: Matrix, x: float, width: float, tall: float, colour: str, boards: int = 7) -> None:
    """A closed pair of ledged plank doors with strap hinges, on the face of a wall."""
    leaf, iron = M(place), M(place)
    step = width / (2 * boards)
    for k in range(2 * boards):
        left = x - width / 2 + k * step
        leaf.box(left + 0.0025, -0.045, 0.02, left + step - 0.0025, -0.012, tall)
    for low, high in ((0.02, 0.2), (tall * 0.46, tall * 0.46 + 0.16), (tall - 0.18, tall)):
        for side in (-1, 1):
            a, b = sorted((x + side * 0.02, x + side * (width / 2 - 0.01)))
            leaf.box(a, -0.062, low, b, -0.045, high)
    leaf.box(x - width / 2 - 0.13, -0.03, 0, x - width / 2 - 0.01, -0.002, tall + 0.12)
    leaf.box(x + width / 2 + 0.01, -0.03, 0, x + width / 2 + 0.13, -0.002, tall + 0.12)
    leaf.box(x - width / 2 - 0.13, -0.032, tall + 0.01, x + width / 2 + 0.13, -0.002, tall + 0.13)
    leaf.obj("leaves", paint(colour, 0.45), 0.003)
    for side in (-1, 1):
        for z in (0.28, tall - 0.3):
            a, b = sorted((x + side * width / 2, x + side * width * 0.2))
            iron.box(a, -0.068, z, b, -0.0625, z + 0.05)
    iron.tube([(x + 0.06, -0.1, 0.95), (x + 0.06, -0.1, 1.25)], 0.011, 8)
    iron.tube([(x + 0.06, -0.06, 0.97), (x + 0.06, -0.1, 0.97)], 0.009, 8)
    iron.tube([(x + 0.06, -0.06, 1.23), (x + 0.06, -0.1, 1.23)], 0.009, 8)
    iron.obj("straps", paint("#1c1d1e", 0.45), 0.002)
