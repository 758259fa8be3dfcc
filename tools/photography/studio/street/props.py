"""Things that give a street life and scale: lamps, bollards, a bicycle, stacked chairs, a trolley, a ladder,
a garment rail, garden chairs. Positions in metres, rotations in degrees."""

import math
import random

from mathutils import Matrix

from studio.colours import TAU
from studio.garments import rack
from studio.lights import point
from studio.materials import fabric, glow, metal, paint, wood
from studio.mesh import M, at

IRON = "#1d2422"


def street_lamp(
    x: float, y: float, z: float, level: float = 0.0, tall: float = 3.6, lit: bool = False
) -> None:
    """Cast-iron post with a four-sided lantern."""
    post = M().lathe(
        [
            (0.17, 0),
            (0.17, 0.12),
            (0.13, 0.16),
            (0.12, 0.5),
            (0.14, 0.55),
            (0.09, 0.62),
            (0.06, 0.75),
            (0.05, tall - 0.5),
            (0.075, tall - 0.45),
            (0.05, tall - 0.4),
            (0.04, tall - 0.15),
            (0.09, tall - 0.1),
            (0.09, tall - 0.06),
        ],
        (x, y, z),
        20,
    )
    post.tube([(x - 0.3, y, z + tall - 0.55), (x + 0.3, y, z + tall - 0.55)], 0.018, 8)
    low, high = z + tall - 0.06, z + tall + 0.5
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        post.tube([(x + sx * 0.12, y + sy * 0.12, low), (x + sx * 0.21, y + sy * 0.21, high)], 0.012, 6)
    post.lathe(
        [(0.32, 0), (0.3, 0.03), (0.13, 0.2), (0.1, 0.24), (0.05, 0.32), (0.001, 0.42)], (x, y, high), 4
    )
    post.obj("lamp-post", paint(IRON, 0.4), smooth=True)
    pane = M()
    for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
        pane.quad(
            (x + a[0] * 0.12, y + a[1] * 0.12, low),
            (x + b[0] * 0.12, y + b[1] * 0.12, low),
            (x + b[0] * 0.2, y + b[1] * 0.2, high),
            (x + a[0] * 0.2, y + a[1] * 0.2, high),
        )
    pane.obj("lantern", glow("#ffdcae", 4.0 if lit else 0.55, 0.5))
    if lit:
        point((x, y, z + tall + 0.2), 60 * max(level, 0.3), "#ffcf98", 0.2)


def bollard(x: float, y: float, z: float = 0.0) -> None:
    """Parisian cast-iron post with a ball top."""
    M().lathe(
        [
            (0.06, 0),
            (0.06, 0.06),
            (0.045, 0.1),
            (0.038, 0.85),
            (0.05, 0.88),
            (0.03, 0.9),
            (0.045, 0.93),
            (0.055, 0.98),
            (0.04, 1.03),
            (0.001, 1.05),
        ],
        (x, y, z),
        16,
    ).obj("bollard", paint("#2c2621", 0.45), smooth=True)


def bicycle(
    x: float,
    y: float,
    z: float,
    turn: float,
    colour: str = "#27473f",
    lean: float = 6.0,
    with_basket: bool = True,
) -> None:
    """City bicycle standing along local x, leaning a little."""
    T = at(x, y, z, turn)
    T = T @ Matrix.Rotation(math.radians(lean), 4, "X")
    frame, dark, chrome = M(T), M(T), M(T)
    r = 0.34
    for cx in (-0.52, 0.52):
        dark.tube(
            [(cx + r * math.cos(a / 32 * TAU), 0, r + r * math.sin(a / 32 * TAU)) for a in range(33)],
            0.017,
            8,
        )
        chrome.tube(
            [
                (cx + (r - 0.025) * math.cos(a / 32 * TAU), 0, r + (r - 0.025) * math.sin(a / 32 * TAU))
                for a in range(33)
            ],
            0.009,
            6,
        )
        for k in range(16):
            a = TAU * k / 16
            chrome.tube(
                [(cx, 0.02 * (-1) ** k, r), (cx + (r - 0.03) * math.cos(a), 0, r + (r - 0.03) * math.sin(a))],
                0.0014,
                4,
            )
        guard = [
            (cx + (r + 0.035) * math.cos(a), 0, r + (r + 0.035) * math.sin(a))
            for a in [0.15 * math.pi + 0.75 * math.pi * k / 14 for k in range(15)]
        ]
        frame.tube(guard, 0.016, 6)
    crank, seat, head = (-0.08, 0, 0.3), (-0.22, 0, 0.82), (0.36, 0, 0.86)
    for start, end, thick in (
        (crank, seat, 0.017),
        (crank, (0.38, 0, 0.7), 0.018),
        ((-0.19, 0, 0.7), head, 0.016),
        (crank, (-0.52, 0, r), 0.011),
        ((-0.19, 0, 0.7), (-0.52, 0, r), 0.01),
        (head, (0.52, 0, r), 0.014),
    ):
        frame.tube([start, end], thick, 10)
    chrome.tube([head, (0.33, 0, 1.0)], 0.012, 8).tube(
        [(0.22, -0.27, 1.04), (0.33, -0.15, 1.03), (0.35, 0, 1.0), (0.33, 0.15, 1.03), (0.22, 0.27, 1.04)],
        0.011,
        8,
    )
    chrome.tube([seat, (-0.235, 0, 0.92)], 0.012, 8)
    chrome.tube(
        [
            (-0.08 + 0.09 * math.cos(a / 16 * TAU), -0.03, 0.3 + 0.09 * math.sin(a / 16 * TAU))
            for a in range(17)
        ],
        0.006,
        5,
    )
    dark.tube([(-0.08, -0.04, 0.3), (0.04, -0.05, 0.2)], 0.01, 6).box(0.0, -0.14, 0.185, 0.09, -0.05, 0.205)
    dark.box(-0.62, -0.06, 0.73, -0.3, 0.06, 0.745)
    leather = M(T).sphere((-0.25, 0, 0.94), 0.1, 16, 0.42).box(-0.22, -0.028, 0.92, -0.02, 0.028, 0.955)
    for s in (-1, 1):
        leather.tube([(0.25, 0.24 * s, 1.04), (0.16, 0.28 * s, 1.03)], 0.017, 8)
    leather.obj("saddle", paint("#6d4427", 0.5), smooth=True)
    frame.obj("bicycle", paint(colour, 0.25), smooth=True)
    dark.obj("tyres", paint("#161616", 0.7), smooth=True)
    chrome.obj("chrome", metal("#c9c9c9", 0.2), smooth=True)
    if not with_basket:
        return
    basket = M(T)
    for k in range(9):
        z0 = 0.78 + 0.24 * k / 8
        half = 0.13 + 0.03 * k / 8
        basket.tube(
            [
                (0.45 - 0.0, -half, z0),
                (0.45 + 2 * half, -half, z0),
                (0.45 + 2 * half, half, z0),
                (0.45, half, z0),
                (0.45, -half, z0),
            ],
            0.008,
            5,
        )
    basket.obj("basket", wood("#a97d4c"))


def bistro_chair(
    x: float, y: float, z: float, turn: float, cane: str = "#c6a46a", back: str = "#3c5a4a"
) -> None:
    """Rattan cafe chair with woven seat and back."""
    T = at(x, y, z, turn)
    rattan, woven = M(T), M(T)
    for sx in (-1, 1):
        rattan.tube([(sx * 0.2, -0.2, 0), (sx * 0.2, -0.2, 0.45)], 0.014, 8)
        rattan.tube(
            [
                (sx * 0.19, 0.22, 0),
                (sx * 0.2, 0.2, 0.45),
                (sx * 0.2, 0.26, 0.7),
                (sx * 0.12, 0.3, 0.88),
                (0, 0.31, 0.9),
            ],
            0.014,
            8,
        )
    rattan.tube([(-0.2, -0.2, 0.2), (0.2, -0.2, 0.2)], 0.009, 6).tube(
        [(-0.2, 0.21, 0.2), (0.2, 0.21, 0.2)], 0.009, 6
    )
    woven.box(-0.22, -0.23, 0.43, 0.22, 0.22, 0.46)
    woven.add(
        [(-0.19, 0.215, 0.52), (0.19, 0.215, 0.52), (0.12, 0.295, 0.86), (-0.12, 0.295, 0.86)], [(0, 1, 2, 3)]
    )
    rattan.obj("rattan", wood(cane), smooth=True)
    woven.obj("weave", fabric(back, 0.0), 0.01)


def stacked_chairs(x: float, y: float, turn: float, count: int = 4, back: str = "#7a2e22") -> None:
    """Cafe chairs put one on the other for the night."""
    for k in range(count):
        bistro_chair(x + 0.02 * k, y, 0.14 * k, turn, back=back)


def cafe_table(x: float, y: float, radius: float = 0.3) -> None:
    """Round pedestal table."""
    M().lathe([(0.001, 0.72), (radius, 0.72), (radius, 0.745), (0.001, 0.746)], (x, y, 0), 32).obj(
        "top", paint("#e4e0d8", 0.2), smooth=True
    )
    M().lathe([(0.2, 0), (0.2, 0.02), (0.05, 0.05), (0.025, 0.1), (0.025, 0.72)], (x, y, 0), 20).obj(
        "leg", paint("#1b1c1d", 0.4), smooth=True
    )


def garden_chair(x: float, y: float, turn: float, low: bool = False, colour: str = "#8b9b86") -> None:
    """Slatted steel armchair of the Paris gardens, straight or low and leaning back."""
    T = at(x, y, 0, turn)
    m = M(T)
    seat, rake, back = (0.36, 0.34, 0.9) if low else (0.44, 0.16, 0.86)
    for sx in (-1, 1):
        m.tube(
            [(sx * 0.27, -0.24, 0), (sx * 0.27, -0.22, seat + 0.2), (sx * 0.27, 0.2, seat + 0.2)], 0.013, 8
        )
        m.tube([(sx * 0.25, 0.3, 0), (sx * 0.25, 0.18, seat), (sx * 0.25, 0.18 + rake, back)], 0.013, 8)
        m.box(sx * 0.27 - 0.025, -0.22, seat + 0.2, sx * 0.27 + 0.025, 0.18, seat + 0.215)
    for k in range(6):
        x0 = -0.22 + 0.44 * k / 5
        m.tube(
            [
                (x0, -0.22, seat + 0.01),
                (x0, 0.14, seat - (0.06 if low else 0.02)),
                (x0, 0.2, seat + 0.02),
                (x0, 0.18 + rake, back),
            ],
            0.0095,
            6,
        )
    m.tube([(-0.25, 0.18 + rake, back), (0.25, 0.18 + rake, back)], 0.012, 8).tube(
        [(-0.25, -0.22, seat), (0.25, -0.22, seat)], 0.011, 8
    )
    m.obj("garden-chair", paint(colour, 0.45), smooth=True)


def trolley(x: float, y: float, turn: float, rng: random.Random) -> None:
    """Two-wheeled delivery trolley with two plain boxes on it."""
    T = at(x, y, 0, turn)
    m = M(T)
    for sx in (-0.2, 0.2):
        m.tube([(sx, 0, 0.08), (sx, 0.1, 1.05), (sx * 0.8, 0.16, 1.18)], 0.014, 8)
    for z in (0.25, 0.55, 0.85):
        m.tube([(-0.2, 0.1 * z, z), (0.2, 0.1 * z, z)], 0.01, 6)
    m.box(-0.22, -0.28, 0.05, 0.22, 0.0, 0.06)
    m.obj("trolley", paint("#9a2b22", 0.4), smooth=True)
    wheels = M(T)
    for sx in (-0.27, 0.27):
        wheels.tube([(sx - 0.02, 0.08, 0.12), (sx + 0.02, 0.08, 0.12)], 0.12, 20)
    wheels.obj("wheels", paint("#181818", 0.7))
    boxes = M(T).box(-0.21, -0.3, 0.062, 0.21, -0.01, 0.4).box(-0.18, -0.28, 0.402, 0.17, 0.0, 0.66)
    boxes.obj("boxes", fabric("#b48d5e", 0.0), 0.006)
    M(T).box(-0.03, -0.303, 0.062, 0.03, -0.005, 0.403).obj("tape", paint("#c9ab7d", 0.35))


def leaning_ladder(x: float, y: float, tall: float = 2.6, lean: float = 0.5) -> None:
    """Wooden ladder leaning against a wall at y (wall towards +y)."""
    m = M()
    for sx in (-0.21, 0.21):
        m.tube([(x + sx, y - lean, 0), (x + sx * 0.85, y - 0.02, tall)], 0.024, 6)
    count = int(tall / 0.28)
    for k in range(1, count):
        t = k / count
        m.tube([(x - 0.21, y - lean * (1 - t), tall * t), (x + 0.21, y - lean * (1 - t), tall * t)], 0.014, 6)
    m.obj("ladder", wood("#a88a60"))


def waiting_rail(x: float, y: float, turn: float, rng: random.Random) -> None:
    """A wheeled garment rail waiting outside."""
    rack(x, y, rng, rot=turn, ln=1.5, finish="chrome")
