"""What a photographer brings: paper backdrop, soft boxes, tripod and camera, C-stand, boxes, cables."""

import math
import random

from mathutils import Matrix, Vector

from studio.colours import TAU
from studio.groups import prop
from studio.lights import area
from studio.materials import fabric, glass, glow, metal, paint, wood
from studio.mesh import M, at

BLACK = "#151515"


def tripod_legs(mesh: M, height: float, spread: float, radius: float = 0.011) -> None:
    """Three legs round the Z axis and a centre column up to `height`."""
    for k in range(3):
        a = k / 3 * TAU + 0.4
        foot = (spread * math.cos(a), spread * math.sin(a), 0.004)
        knee = (spread * 0.5 * math.cos(a), spread * 0.5 * math.sin(a), spread * 0.62)
        mesh.tube(
            [foot, knee, (0.02 * math.cos(a), 0.02 * math.sin(a), spread * 1.15)], radius, 8, radius * 1.3
        )
        mesh.tube([knee, (0, 0, spread * 0.5)], radius * 0.5, 6)
    mesh.tube([(0, 0, spread * 0.45), (0, 0, height)], radius * 1.15, 10)


@prop
def paper_backdrop(
    x: float,
    y: float,
    rot: float,
    width: float = 2.72,
    height: float = 2.75,
    col: str = "#d9cfc0",
    run: float = 3.0,
) -> None:
    """A roll on two stands; the paper sweeps from the roll (at local y = 0) towards -Y along the floor."""
    place = at(x, y, 0, rot)
    radius, floor_at = 0.55, 0.0016
    path: list[tuple[float, float]] = [(0.0, height), (0.0, height * 0.6), (0.0, radius)]
    path += [
        (-radius + radius * math.cos(t), radius - radius * math.sin(t))
        for t in [k / 14 * math.pi / 2 for k in range(1, 15)]
    ]
    path += [(-radius - (run - radius) * k / 6, 0.0) for k in range(1, 7)]
    last = len(path) - 1

    def fn(u: float, v: float) -> tuple[float, float, float]:
        py, pz = path[round(v * last)]
        ripple = 0.006 * math.sin(u * 5 + 1) * math.sin(v * 8)
        curl = 0.014 * (abs(2 * u - 1) ** 14) * (1 if pz < 0.02 else 0.3)
        return (
            (u - 0.5) * width,
            py + ripple * (1 if pz > 0.3 else 0),
            floor_at + pz + (curl if v > 0.8 else 0),
        )

    M(place).grid(fn, 30, last).obj("paper", paint(col, 0.85), smooth=True)
    roll, stands = M(place), M(place)
    roll.tube(
        [(-width / 2 - 0.06, 0.035, height + 0.01), (width / 2 + 0.06, 0.035, height + 0.01)], 0.042, 22
    )
    roll.obj("roll", paint(col, 0.8), smooth=True)
    for side in (-1, 1):
        part = M(place @ Matrix.Translation((side * (width / 2 + 0.13), 0.035, 0)))
        tripod_legs(part, height + 0.06, 0.42, 0.012)
        part.obj("stand", paint(BLACK, 0.4), smooth=True)
    stands.tube(
        [(-width / 2 - 0.15, 0.035, height + 0.01), (width / 2 + 0.15, 0.035, height + 0.01)], 0.016, 12
    )
    for side in (-1, 1):
        stands.box(
            side * (width / 2 - 0.1) - 0.025,
            -run + 0.02,
            floor_at + 0.003,
            side * (width / 2 - 0.1) + 0.025,
            -run + 0.16,
            floor_at + 0.0045,
        )
    stands.obj("tape", paint("#2a2a2a", 0.6), smooth=True)


@prop
def softbox(
    x: float,
    y: float,
    aim_at: tuple[float, float, float],
    height: float = 2.1,
    size: tuple[float, float] = (0.9, 1.2),
    power: float = 120.0,
    octa: bool = False,
) -> None:
    """A lit box on a stand, aimed at a point. `octa` gives eight sides."""
    stand = M(at(x, y))
    tripod_legs(stand, height, 0.5, 0.012)
    stand.obj("stand", paint(BLACK, 0.4), smooth=True)
    head = Vector((x, y, height))
    way = (Vector(aim_at) - head).normalized()
    frame = Matrix.Translation(head) @ way.to_track_quat("-Z", "Y").to_matrix().to_4x4()
    sides = 8 if octa else 4
    turn = math.pi / sides
    hx, hy = size[0] / 2, size[1] / 2

    def corner(k: int, scale: float, z: float) -> Vector:
        a = turn + k / sides * TAU
        unit = 1 / math.cos(turn)
        return Vector((hx * unit * math.cos(a) * scale, hy * unit * math.sin(a) * scale, z))

    shell, front = M(frame), M(frame)
    rings = [(0.16, 0.12), (0.62, -0.12), (1.0, -0.34), (1.0, -0.4), (0.965, -0.4), (0.96, -0.37)]
    for (s0, z0), (s1, z1) in zip(rings, rings[1:]):
        for k in range(sides):
            shell.add(
                [corner(k, s0, z0), corner(k + 1, s0, z0), corner(k + 1, s1, z1), corner(k, s1, z1)],
                [(0, 1, 2, 3)],
            )
    for k in range(sides):
        front.add(
            [corner(k, 0.962, -0.372), corner(k + 1, 0.962, -0.372), Vector((0, 0, -0.366))], [(0, 1, 2)]
        )
    shell.lathe([(0.001, 0.4), (0.06, 0.4), (0.065, 0.36), (0.065, 0.12), (0.001, 0.12)], n=20)
    shell.obj("softbox", fabric(BLACK, 0.1), smooth=False)
    front.obj("diffuser", glow("#fff4e6", 7.0, 0.0))
    area(tuple(head + way * 0.43), aim_at, size[0] * 0.9, size[1] * 0.9, power, "#fff2e2", False)


@prop
def camera_on_tripod(x: float, y: float, rot: float, height: float = 1.35) -> None:
    """A camera with a short lens looking to local +Y, on a tripod."""
    place = at(x, y, 0, rot)
    legs = M(place)
    tripod_legs(legs, height - 0.11, 0.46, 0.013)
    legs.obj("tripod", paint(BLACK, 0.35), smooth=True)
    head, body, lens = M(place), M(place), M(place)
    head.sphere((0, 0, height - 0.1), 0.027, 16)
    head.box(-0.035, -0.04, height - 0.075, 0.035, 0.045, height - 0.06)
    head.tube([(0, -0.03, height - 0.085), (0.03, -0.2, height - 0.16)], 0.008, 10, 0.011)
    head.obj("head", metal("#4a4a4c", 0.35), 0.002, smooth=True)
    body.box(-0.074, -0.03, height - 0.06, 0.074, 0.035, height + 0.035)
    body.box(-0.028, -0.028, height + 0.035, 0.028, 0.04, height + 0.062)
    body.box(0.045, -0.02, height - 0.058, 0.078, 0.052, height + 0.03)
    body.obj("camera", paint("#141415", 0.5), 0.006, seg=3)
    lens.T = place @ Matrix.Translation((0, 0.03, height - 0.012)) @ Matrix.Rotation(-math.pi / 2, 4, "X")
    lens.lathe(
        [
            (0.001, 0.0),
            (0.034, 0.0),
            (0.036, 0.02),
            (0.039, 0.022),
            (0.039, 0.05),
            (0.036, 0.052),
            (0.036, 0.085),
            (0.041, 0.09),
            (0.041, 0.118),
            (0.035, 0.118),
            (0.031, 0.1),
            (0.001, 0.098),
        ],
        n=36,
    )
    lens.obj("lens", paint("#101011", 0.3), smooth=True)
    eye = M(lens.T)
    eye.sphere((0, 0, 0.088), 0.026, 20, 0.5)
    eye.obj("front-element", metal("#2c2a3a", 0.05), smooth=True)
    strap = [
        (
            0.075 + 0.03 * math.sin(math.pi * k / 12),
            -0.01,
            height + 0.02 - 0.3 * math.sin(math.pi * k / 12) ** 0.8 * (1 if k < 13 else 0),
        )
        for k in range(13)
    ]
    M(place).tube(strap, 0.004, 6).obj("strap", fabric("#2a2421", 0.1), smooth=True)


@prop
def c_stand(x: float, y: float, rot: float, height: float = 2.2) -> None:
    """A stand with a grip arm that holds a black flag."""
    place = at(x, y, 0, rot)
    steel = M(place)
    tripod_legs(steel, height, 0.38, 0.011)
    steel.tube([(-0.25, 0, height - 0.05), (0.75, 0, height + 0.12)], 0.008, 10)
    steel.sphere((0, 0, height - 0.01), 0.03, 14)
    steel.obj("c-stand", metal("#b9b9b8", 0.2), smooth=True)
    flag = M(place)
    flag.box(0.55, -0.004, height - 0.62, 1.15, 0.004, height + 0.14)
    flag.obj("flag", fabric("#101010", 0.1))


@prop
def apple_boxes(x: float, y: float, rot: float, count: int = 2) -> None:
    """Flat wooden boxes stacked a little askew, with hand slots."""
    z = 0.0
    for k in range(count):
        h = 0.2 if k == 0 else 0.1
        place = at(x + 0.01 * k, y, 0, rot + 7 * k)
        M(place).box(-0.255, -0.15, z + 0.0004, 0.255, 0.15, z + h - 0.0004).obj(
            "apple-box", wood("#c09a66", 0.5, 3.0), 0.004
        )
        slot = M(place)
        for side in (-1, 1):
            slot.box(side * 0.2555 - 0.001, -0.05, z + h * 0.42, side * 0.2555 + 0.001, 0.05, z + h * 0.68)
        slot.obj("slot", paint("#1a130c", 0.9))
        z += h


@prop
def stool(x: float, y: float, h: float = 0.66, col: str = "#8a6038") -> None:
    legs = M(at(x, y))
    for k in range(4):
        a = k * TAU / 4 + 0.3
        legs.tube(
            [
                (0.19 * math.cos(a), 0.19 * math.sin(a), 0.0),
                (0.11 * math.cos(a), 0.11 * math.sin(a), h - 0.03),
            ],
            0.0115,
            10,
            0.014,
        )
    legs.tube(
        [(0.155 * math.cos(k / 20 * TAU), 0.155 * math.sin(k / 20 * TAU), h * 0.35) for k in range(21)],
        0.008,
        8,
    )
    legs.lathe(
        [
            (0.001, h - 0.03),
            (0.155, h - 0.03),
            (0.17, h - 0.018),
            (0.165, h),
            (0.12, h - 0.005),
            (0.001, h - 0.007),
        ],
        n=36,
    )
    legs.obj("stool", wood(col, 0.4, 2.0), smooth=True)


def cable(points: list[tuple[float, float]], rng: random.Random) -> None:
    """A black cable lying on the floor through the points, wandering a little."""
    path: list[Vector] = []
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        for k in range(14):
            t = k / 14
            path.append(
                Vector(
                    (
                        x0 + (x1 - x0) * t + 0.06 * math.sin(t * 6 + x0 * 3),
                        y0 + (y1 - y0) * t + rng.gauss(0, 0.006),
                        0.0052,
                    )
                )
            )
    M().tube(path, 0.0045, 8).obj("cable", paint("#121212", 0.5), smooth=True)


@prop
def steamer(x: float, y: float, rot: float = 0.0) -> None:
    """An upright garment steamer: water base on castors, pole with hanger, hose and head."""
    place = at(x, y, 0, rot)
    base, steel, hose, tank = M(place), M(place), M(place), M(place)
    base.lathe(
        [(0.001, 0.03), (0.13, 0.03), (0.15, 0.05), (0.15, 0.13), (0.12, 0.17), (0.001, 0.175)], (0, 0, 0), 32
    )
    for k in range(4):
        a = k * TAU / 4 + 0.7
        base.sphere((0.115 * math.cos(a), 0.115 * math.sin(a), 0.0195), 0.019, 12)
    base.obj("steamer", paint("#e9e6df", 0.35), smooth=True)
    tank.lathe(
        [(0.001, 0.17), (0.085, 0.17), (0.09, 0.2), (0.085, 0.34), (0.04, 0.36), (0.001, 0.36)],
        (0.02, 0, 0),
        28,
    )
    tank.obj("tank", glass(), smooth=True)
    steel.tube([(-0.1, 0, 0.16), (-0.1, 0, 1.55)], 0.011, 12)
    steel.tube(
        [(-0.28, 0, 1.47), (-0.2, 0, 1.52), (-0.1, 0, 1.55), (0.0, 0, 1.52), (0.08, 0, 1.47)], 0.009, 10
    )
    steel.obj("pole", metal("#b5b4b1", 0.25), smooth=True)
    path = [
        Vector(
            (
                0.08 + 0.13 * math.sin(math.pi * t) + 0.02 * t,
                0.03 * math.sin(6 * t),
                0.15 + 1.2 * t - 0.35 * math.sin(math.pi * t) * (1 - t),
            )
        )
        for t in [k / 30 for k in range(31)]
    ]
    hose.tube(path, 0.0125, 10)
    hose.obj("hose", fabric("#3b3b3d", 0.2), smooth=True)
    head = M(place)
    end = path[-1]
    head.box(end.x - 0.035, end.y - 0.06, end.z, end.x + 0.035, end.y + 0.03, end.z + 0.15)
    head.obj("steam-head", paint("#e9e6df", 0.35), 0.012, seg=3)
