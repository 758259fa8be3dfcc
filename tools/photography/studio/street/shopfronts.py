"""Shopfronts set into the ground floor of a facade: painted joinery, steel and glass, glazed stone arches.
Facade frame: x along, -y towards the street, z up."""

import math
import random

from mathutils import Matrix

from studio.joinery import PANEL
from studio.materials import fabric, glow, metal, paint
from studio.mesh import M
from studio.street.masonry import Opening, profile
from studio.street.surfaces import joinery_paint, shop_glass


def _panel(mesh: M, x0: float, z0: float, x1: float, z1: float, y: float) -> None:
    """Raised moulding; inner field a little proud."""
    mesh.frame(x0, z0, x1, z1, [(a, b * 1.4) for a, b in PANEL], y)
    mesh.box(x0 + 0.09, y - 0.012, z0 + 0.09, x1 - 0.09, y, z1 - 0.09)


def devanture(
    place: Matrix,
    x0: float,
    x1: float,
    tall: float,
    colour: str,
    rng: random.Random,
    door: str = "middle",
    awning: str = "",
    swan_lamps: bool = True,
) -> None:
    """Wood-panelled shopfront applied to the stone: pilasters, stall riser, fascia, cornice; `door`:
    'left', 'middle', 'right'. `awning`: colour of a rolled-out canvas awning, or ''."""
    paintwork = joinery_paint(colour)
    out = 0.16
    pilaster = 0.42
    fascia = tall - 0.85
    box, mouldings, panes, brass = M(place), M(place), M(place), M(place)
    for a in (x0, x1 - pilaster):
        b = a + pilaster
        box.box(a, -out, 0.16, b, 0, fascia).box(a - 0.02, -out - 0.03, 0, b + 0.02, 0, 0.16)
        for low, high in ((0.24, 0.72), (0.84, fascia - 0.28)):
            _panel(mouldings, a + 0.06, low, b - 0.06, high, -out)
        box.box(a - 0.03, -out - 0.05, fascia - 0.2, b + 0.03, 0, fascia - 0.12)
        mouldings.add(
            [
                (a + 0.08, -out, fascia - 0.1),
                (b - 0.08, -out, fascia - 0.1),
                (b - 0.08, -out - 0.26, tall - 0.12),
                (a + 0.08, -out - 0.26, tall - 0.12),
                (a + 0.08, 0, fascia - 0.1),
                (b - 0.08, 0, fascia - 0.1),
                (b - 0.08, 0, tall - 0.12),
                (a + 0.08, 0, tall - 0.12),
            ],
            [(0, 1, 2, 3), (0, 3, 7, 4), (1, 5, 6, 2), (0, 4, 5, 1)],
        )
    box.box(x0 + pilaster, -out, fascia, x1 - pilaster, 0, tall - 0.1)
    _panel(mouldings, x0 + pilaster + 0.1, fascia + 0.1, x1 - pilaster - 0.1, tall - 0.2, -out)
    profile(
        mouldings,
        x0 - 0.06,
        x1 + 0.06,
        [
            (0, tall - 0.12),
            (out + 0.06, tall - 0.12),
            (out + 0.1, tall - 0.06),
            (out + 0.22, tall),
            (out + 0.26, tall + 0.03),
            (out + 0.26, tall + 0.09),
            (0, tall + 0.13),
        ],
    )
    left, right = x0 + pilaster, x1 - pilaster
    wide = right - left
    door_w = min(1.05, wide * 0.4)
    door_x = {"left": left + 0.05, "right": right - door_w - 0.05}.get(door, (left + right - door_w) / 2)
    transom = min(2.75, fascia - 0.3)
    front = -0.09
    for a, b in ((left, door_x), (door_x + door_w, right)):
        if b - a < 0.5:
            box.box(a, front, 0, b, 0, fascia)
            continue
        box.box(a, front - 0.03, 0.0, b, 0.02, 0.1).box(a, front, 0.1, b, 0.02, 0.56).box(
            a, front - 0.05, 0.56, b, 0.04, 0.62
        )
        for k in range(max(1, round((b - a) / 1.3))):
            step = (b - a) / max(1, round((b - a) / 1.3))
            _panel(mouldings, a + k * step + 0.07, 0.16, a + (k + 1) * step - 0.07, 0.51, front)
        count = max(1, round((b - a) / 1.6))
        for k in range(count + 1):
            x = min(max(a + (b - a) * k / count, a + 0.03), b - 0.03)
            box.box(x - 0.03, front, 0.62, x + 0.03, -0.02, fascia)
        box.box(a, front, transom - 0.03, b, -0.02, transom + 0.03).box(
            a, front, fascia - 0.07, b, -0.02, fascia
        )
        panes.quad((a, -0.05, 0.6), (b, -0.05, 0.6), (b, -0.05, fascia), (a, -0.05, fascia))
    x, deep = door_x, 0.1
    box.box(x - 0.05, -0.08, 0, x + 0.03, deep + 0.06, fascia).box(
        x + door_w - 0.03, -0.08, 0, x + door_w + 0.05, deep + 0.06, fascia
    )
    box.box(x, deep, transom - 0.04, x + door_w, deep + 0.06, transom + 0.04)
    box.box(x + 0.03, deep, 0.02, x + door_w - 0.03, deep + 0.05, 0.72)
    _panel(mouldings, x + 0.13, 0.14, x + door_w - 0.13, 0.64, deep)
    for a in (x + 0.03, x + door_w - 0.13):
        box.box(a, deep, 0.7, a + 0.1, deep + 0.05, transom)
    panes.quad(
        (x, deep + 0.03, 0.7),
        (x + door_w, deep + 0.03, 0.7),
        (x + door_w, deep + 0.03, fascia),
        (x, deep + 0.03, fascia),
    )
    brass.tube([(x + 0.1, deep - 0.05, 0.95), (x + 0.1, deep - 0.05, 1.45)], 0.014, 10)
    brass.box(x + 0.03, deep - 0.006, 0.05, x + door_w - 0.03, deep - 0.002, 0.13)
    lamps = M(place)
    if swan_lamps:
        count = max(2, round((x1 - x0) / 1.7))
        for k in range(count):
            cx = x0 + (x1 - x0) * (k + 0.5) / count
            neck = [
                (cx, -out - 0.2 - 0.3 * math.sin(t / 8 * 2.6), tall + 0.08 + 0.28 * math.sin(t / 8 * 3.0))
                for t in range(9)
            ]
            brass.tube(neck, 0.013, 8)
            tip = neck[-1]
            lamps.lathe(
                [(0.02, 0.1), (0.03, 0.08), (0.13, -0.02), (0.12, -0.02)], (tip[0], tip[1], tip[2] - 0.09), 18
            )
    box.obj("devanture", paintwork, 0.004)
    mouldings.obj("mouldings", paintwork)
    panes.obj("panes", shop_glass())
    brass.obj("brass", metal("#b8935a", 0.28), smooth=True)
    if swan_lamps:
        lamps.obj("lamps", metal("#8f7a55", 0.35), smooth=True)
    if awning:
        _awning(place, x0 + 0.1, x1 - 0.1, tall - 0.3, awning, out)


def _awning(
    place: Matrix, x0: float, x1: float, z: float, colour: str, y: float, reach: float = 1.35
) -> None:
    """Canvas awning with a straight valance and thin iron arms."""
    canvas, iron = M(place), M(place)
    low = z - 0.75

    def sag(u: float, v: float) -> tuple[float, float, float]:
        return (x0 + (x1 - x0) * u, -y - reach * v, z + (low - z) * v - 0.05 * math.sin(math.pi * v))

    canvas.grid(sag, 12, 8)
    canvas.quad(
        (x0, -y - reach, low), (x1, -y - reach, low), (x1, -y - reach, low - 0.2), (x0, -y - reach, low - 0.2)
    )
    canvas.obj("awning", fabric(colour, 0.1))
    for x in (x0 + 0.05, x1 - 0.05):
        iron.tube([(x, -y, z - 0.9), (x, -y - reach, low - 0.02)], 0.012, 8)
    iron.box(x0, -y - reach - 0.015, low - 0.02, x1, -y - reach + 0.015, low + 0.01)
    iron.obj("arms", paint("#1b1c1d", 0.4))


def steel_front(
    place: Matrix,
    x0: float,
    x1: float,
    tall: float,
    colour: str = "#1d1f20",
    door: str = "right",
    grid: bool = False,
) -> None:
    """Slim steel frames with large panes, for galleries; `grid` gives small workshop panes over a steel base."""
    y0, y1 = 0.06, 0.13
    frame, panes = M(place), M(place)
    frame.box(x0, y0, 0, x0 + 0.06, y1, tall).box(x1 - 0.06, y0, 0, x1, y1, tall)
    frame.box(x0, y0, tall - 0.06, x1, y1, tall).box(x0, y0 - 0.03, 0, x1, y1, 0.12)
    door_w = 1.1
    door_x = {"left": x0 + 0.12, "right": x1 - door_w - 0.12}.get(door, (x0 + x1 - door_w) / 2)
    transom = min(tall - 0.5, 2.6)
    for a, b in ((x0, door_x), (door_x + door_w, x1)):
        if b - a < 0.3:
            continue
        count = max(1, round((b - a) / (0.62 if grid else 1.9)))
        for k in range(count + 1):
            x = a + (b - a) * k / count
            frame.box(x - 0.018, y0, 0.1, x + 0.018, y1, tall)
        if grid:
            frame.box(a, y0 + 0.01, 0.1, b, y1 - 0.02, 0.7)
            for k in range(1, 4):
                z = 0.7 + (tall - 0.7) * k / 4
                frame.box(a, y0, z - 0.014, b, y1, z + 0.014)
    x = door_x
    for a in (x, x + door_w - 0.06):
        frame.box(a, y0 - 0.01, 0, a + 0.06, y1, tall if grid else transom + 0.04)
    frame.box(x, y0 - 0.01, transom - 0.03, x + door_w, y1, transom + 0.03).box(
        x, y0, 0.1, x + door_w, y1, 0.3
    )
    panes.quad((x0, 0.1, 0.05), (x1, 0.1, 0.05), (x1, 0.1, tall), (x0, 0.1, tall))
    frame.obj("steel", paint(colour, 0.4), 0.003)
    panes.obj("panes", shop_glass())
    M(place).tube([(x + 0.13, y0 - 0.06, 0.85), (x + 0.13, y0 - 0.06, 1.6)], 0.015, 12).obj(
        "pull", metal("#b8935a", 0.25), smooth=True
    )


def glazed_arch(
    place: Matrix, o: Opening, colour: str = "#1d1f20", door: bool = False, fan: bool = True
) -> None:
    """Steel-framed glass filling an arched stone opening."""
    y0, y1 = 0.14, 0.2
    frame, panes = M(place), M(place)
    head = o.head()
    spring = head[0][1]
    for (xa, za), (xb, zb) in zip(head, head[1:]):
        frame.add(
            [
                (xa, y0, za),
                (xb, y0, zb),
                (xb - (xb - o.centre) * 0.045, y0, zb - 0.06),
                (xa - (xa - o.centre) * 0.045, y0, za - 0.06),
            ],
            [(0, 1, 2, 3)],
        )
    for x in (o.x0, o.x1 - 0.06):
        frame.box(x, y0, o.z0, x + 0.06, y1, spring)
    frame.box(o.x0, y0, spring - 0.03, o.x1, y1, spring + 0.03).box(o.x0, y0, o.z0, o.x1, y1, o.z0 + 0.14)
    count = 3 if o.width > 2 else 2
    for k in range(1, count):
        x = o.x0 + o.width * k / count
        frame.box(x - 0.022, y0, o.z0, x + 0.022, y1, spring)
    if fan and o.rise > 0.6:
        for k in range(1, 4):
            a = math.pi * k / 4
            reach = o.width / 2
            frame.tube(
                [
                    (o.centre, y0 + 0.03, spring),
                    (o.centre + reach * math.cos(a), y0 + 0.03, spring + o.rise * math.sin(a)),
                ],
                0.018,
                6,
            )
    if door:
        x = o.x0 + o.width / count
        frame.box(x, y0 - 0.01, o.z0 + 0.1, x + o.width / count, y1, o.z0 + 0.35)
        M(place).tube([(x + 0.1, y0 - 0.06, 0.9), (x + 0.1, y0 - 0.06, 1.5)], 0.014, 10).obj(
            "pull", metal("#b8935a", 0.25), smooth=True
        )
    frame.obj("steel", paint(colour, 0.4), 0.002)
    outline = [(o.x0, o.z0), (o.x1, o.z0), *head]
    panes.add([(x, y0 + 0.04, z) for x, z in outline], [tuple(range(len(outline)))])
    panes.obj("panes", shop_glass())


def wall_lantern(place: Matrix, x: float, z: float, level: float) -> None:
    """Small iron lantern on a bracket, glowing: four bars between a tray and a roof."""
    iron, y = M(place), -0.3
    iron.tube([(x, 0, z + 0.1), (x, -0.16, z + 0.24), (x, y, z + 0.22)], 0.012, 8)
    low, high = z - 0.22, z + 0.08
    for side in (-1, 1):
        for front in (-1, 1):
            iron.tube([(x + side * 0.058, y + front * 0.058, low), (x + side * 0.084, y + front * 0.084, high)], 0.007, 6)
        for level_z, reach in ((low, 0.058), (high, 0.084)):
            iron.tube([(x - reach, y + side * reach, level_z), (x + reach, y + side * reach, level_z)], 0.007, 6)
            iron.tube([(x + side * reach, y - reach, level_z), (x + side * reach, y + reach, level_z)], 0.007, 6)
    iron.box(x - 0.062, y - 0.062, low - 0.012, x + 0.062, y + 0.062, low)
    iron.box(x - 0.018, y - 0.018, low - 0.03, x + 0.018, y + 0.018, low - 0.01)
    rings = [
        [(x + a * reach, y + b * reach, height) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for reach, height in ((0.104, high), (0.104, high + 0.012), (0.05, high + 0.085), (0.022, high + 0.11), (0.004, high + 0.15))
    ]
    sides = [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for k in range(4) for i in range(4)]
    iron.add([corner for ring in rings for corner in ring], sides)
    iron.obj("lantern", paint("#191a1b", 0.4))
    M(place).sphere((x, -0.3, z - 0.06), 0.055, 14, 1.3).obj(
        "bulb", glow("#ffd29a", 3.0 + 6 * level, 0.4), smooth=True
    )
