"""Where clothes are shown and sold: showroom, press day, pop-up shop, product launch."""

import math

from studio.chairs import seat
from studio.accessories import plinth
from studio.dressings.layout import Floor, close_up, floor_of
from studio.flowers import bouquet
from studio.furniture import bench, mirror_leaning, pouf
from studio.garments import rack
from studio.lights import spot
from studio.mannequins import dress_form, mannequin
from studio.materials import plaster, wood
from studio.mesh import at
from studio.photo_equipment import steamer
from studio.room import Room
from studio.shoes import bag, pair, shelf_unit, shoe_row
from studio.tableware import TOP
from studio.storage import crate, hand_truck
from studio.workroom import (
    coffee_cup,
    floor_plan,
    folded_stack,
    keys,
    papers,
    pen,
    swatch_book,
    trestle_table,
)

BAGS = ("handle", "tote", "bucket")
FINISH = {
    "gallery": "chrome",
    "salon": "brass",
    "loft": "black",
    "boutique": "brass",
    "cellar": "brass",
    "atelier": "black",
}


def rails_along(
    room: Room, floor: Floor, shares: tuple[float, ...], count: int, start: float = 0.1, stop: float = 0.96
) -> list[tuple[float, float, float]]:
    """Rails parallel to the long sides at shares of the width; fronts face the entrance. Returns (x, y, length)."""
    placed: list[tuple[float, float, float]] = []
    per_side = max(1, math.ceil(count / len(shares)))
    pitch = floor.depth * (stop - start) / per_side
    length = min(1.8, pitch - 0.35)
    for share in shares:
        for k in range(per_side):
            if len(placed) == count:
                break
            x, y = floor.x(share), floor.y(start) + pitch * (k + 0.5)
            rack(
                x,
                y,
                floor.rng,
                -90 + floor.rng.gauss(0, 2.5),
                length,
                palette=room.palette,
                finish=FINISH[room.kind],
            )
            placed.append((x, y, length))
    return placed


def selling_table(room: Room, floor: Floor, x: float, y: float, length: float) -> None:
    """A long table along the room with line sheets, swatches, coffee and flowers."""
    rng = floor.rng
    trestle_table(x, y, 90, length, 0.9, wood("#c7a173" if room.kind != "cellar" else "#8a6038", 0.42))
    place = at(x, y, TOP, 90)
    papers(place @ at(-length * 0.22, -0.2), rng, 3, 0.62)
    papers(place @ at(length * 0.25, 0.18, 0, 180), rng, 3, 0.6)
    pen(place @ at(-length * 0.02, -0.22, 0, 24))
    pen(place @ at(length * 0.08, 0.25, 0, -50), "#b8935a")
    for dx, dy, turn in ((-length * 0.4, 0.1, 30), (length * 0.02, 0.12, -20)):
        spot_at = (place @ at(dx, dy)).to_translation()
        swatch_book(spot_at.x, spot_at.y, TOP, turn, room.palette, rng)
    for dx, dy in ((-length * 0.06, -0.3), (length * 0.4, 0.24)):
        spot_at = (place @ at(dx, dy)).to_translation()
        coffee_cup(spot_at.x, spot_at.y, TOP)
    spot_at = (place @ at(length * 0.12, -0.02)).to_translation()
    bouquet(spot_at.x, spot_at.y, TOP, rng, "peony", 1.05)
    count = max(2, int(length / 0.85))
    for k in range(count):
        along = (k - (count - 1) / 2) * length / count
        for side, turn in ((-1, -90), (1, 90)):
            seat(
                x + side * 0.78 + rng.gauss(0, 0.04),
                y + along + rng.gauss(0, 0.05),
                turn + rng.gauss(0, 9),
                "bentwood" if room.kind in ("salon", "cellar") else "upholstered",
            )


def showroom(room: Room) -> None:
    """Several rails, a long selling table, mirrors, shoes in rows."""
    floor = floor_of(room, "showroom")
    wide = floor.width > 4.4
    count = max(4, min(10, int(floor.area / 8.5)))
    rails = rails_along(room, floor, (0.08, 0.92) if wide else (0.1, 0.9), count)
    length = min(3.4, max(1.8, floor.depth * 0.34))
    x, y = floor.x(0.5), floor.y(0.48)
    selling_table(room, floor, x, y, length)
    mirror_leaning(
        floor.x(0.30),
        room.L - 0.34 if room.kind in ("salon", "cellar") else floor.y1 - 0.1,
        0,
        0.9,
        2.1,
        "brass" if room.kind == "salon" else "black",
    )
    shoes_x, shoes_y = floor.x(0.36), floor.y(0.12)
    if wide:
        bench(shoes_x, shoes_y + 0.1, 1.5, 0, wood("#a97c4f", 0.4), 0.42, 0.32)
        shoe_row(
            shoes_x,
            shoes_y + 0.1,
            0.3212,
            180,
            5,
            [room.palette[-1], room.palette[3], "#1b1a19"],
            "pump",
            0.28,
        )
    rx, ry, rl = rails[0]
    close_up(room, "detail-garment", (rx, ry - rl / 2 + 0.12, 1.36), 1.2, -0.85, 0.1, 42)
    close_up(room, "detail-table", (x + 0.05, y - length * 0.1, TOP), 0.85, -1.35, 0.62, 42, 2.8)
    close_up(room, "detail-shoes", (shoes_x, shoes_y + 0.1, 0.34), 0.85, -1.25, 0.55, 48, 2.5)


def press(room: Room) -> None:
    """Open day: the collection on mannequins, plinths and rails, with large branches."""
    floor = floor_of(room, "press")
    rng = floor.rng
    rails = rails_along(room, floor, (0.1,), max(2, min(4, int(floor.depth / 2.0))), 0.12)
    white = plaster("#efece5", 0.5)
    spots = [(0.62, 0.30, 0.95), (0.74, 0.36, 0.75), (0.56, 0.40, 0.55)]
    for k, (fx, fy, high) in enumerate(spots):
        x, y = floor.x(fx), floor.y(fy)
        plinth(x, y, 0.42, 0.42, high, white)
        bag(x, y, high + 0.0006, 15 - 20 * k, BAGS[k], room.palette[-1 - k])
    kinds = ("wrap", "shirtdress", "dress", "coat")
    count = 2 + (floor.area > 40) + (floor.area > 70)
    for k in range(count):
        mannequin(
            floor.x(0.5 + 0.42 * k / max(count - 1, 1)),
            floor.y(0.6) + 0.35 * (k % 2),
            rng.gauss(0, 12),
            kinds[k],
            room.palette[(k * 2) % 6],
            k,
        )
    plinth(floor.x(0.92), floor.y(0.48), 0.4, 0.4, 0.5, white)
    bouquet(floor.x(0.92), floor.y(0.48), 0.5, rng, "branches", 1.15, False)
    bench(floor.x(0.44), floor.y(0.56), 1.5, 90, wood("#a97c4f", 0.4), 0.42, 0.42)
    x, y = floor.x(0.62), floor.y(0.30)
    close_up(room, "detail-bag", (x, y, 1.06), 0.6, -1.5, 0.1, 55)
    rx, ry, rl = rails[0]
    close_up(room, "detail-garment", (rx, ry - rl / 2 + 0.12, 1.36), 1.2, -0.85, 0.1, 42)


def popup(room: Room) -> None:
    """A shop for two weeks: stacks on a table, shelves with bags and shoes, rails, a mirror."""
    floor = floor_of(room, "popup")
    rng = floor.rng
    rails = rails_along(room, floor, (0.08,), max(2, min(4, int(floor.depth / 2.6))), 0.12)
    x, y, length = floor.x(0.48), floor.y(0.4), min(2.2, floor.depth * 0.28)
    trestle_table(x, y, 90, length, 0.85, wood("#d0ad80", 0.42))
    for k in range(int(length / 0.42)):
        for side in (-1, 1):
            py = y - length / 2 + 0.28 + k * 0.42
            if (k + side) % 3 == 0:
                bag(
                    x + side * 0.2,
                    py,
                    TOP + 0.0006,
                    90 * side + rng.gauss(0, 8),
                    "handle",
                    rng.choice(room.palette),
                )
            else:
                folded_stack(
                    x + side * 0.2,
                    py,
                    TOP,
                    90 + rng.gauss(0, 3),
                    [room.palette[(k + j) % 6] for j in range(rng.randint(3, 5))],
                    rng,
                    rng.choice(["knit", "knit", "denim"]),
                )
    shelf_x = floor.x1 - 0.2
    for k in range(2 if floor.depth > 6 else 1):
        shelf_y = floor.y(0.38 + 0.32 * k)
        heights = shelf_unit(shelf_x, shelf_y, -90, 1.5, 4, wood("#c4a077", 0.4))
        for row, (z, _) in enumerate(heights):
            for j in range(3):
                py = shelf_y - 0.46 + 0.46 * j
                if row == 0:
                    pair(shelf_x, py, z, 90, "boot", room.palette[(j + k) % 6])
                elif row == 1:
                    pair(shelf_x, py, z, 90, rng.choice(["loafer", "pump"]), rng.choice(room.palette))
                elif row == 2:
                    bag(shelf_x, py, z + 0.0006, -90 + rng.gauss(0, 6), "handle", rng.choice(room.palette))
                else:
                    folded_stack(shelf_x, py, z, 90, [room.palette[(j + i) % 6] for i in range(3)], rng)
    mirror_leaning(floor.x(0.3), floor.y1, 0, 0.85, 2.0, "brass")
    mannequin(floor.x(0.66), floor.y(0.8), rng.gauss(-10, 6), "shirtdress", room.palette[0], 5)
    mannequin(floor.x(0.82), floor.y(0.86), rng.gauss(15, 6), "wrap", room.palette[2], 6)
    pouf(floor.x(0.56), floor.y(0.66), 0.34, 0.4, "#d9c9b2")
    bouquet(x, y + length / 2 - 0.18, TOP, rng, "peony", 1.0)
    close_up(room, "detail-folded", (x, y - length * 0.2, TOP + 0.1), -0.55, -1.45, 0.45, 46)
    close_up(room, "detail-shelves", (shelf_x, floor.y(0.38), 0.85), -1.6, -0.9, 0.35, 45, 2.8)
    rx, ry, rl = rails[0]
    close_up(room, "detail-garment", (rx, ry - rl / 2 + 0.12, 1.36), 1.2, -0.85, 0.1, 42)


def launch(room: Room) -> None:
    """Product launch: a few pieces on plinths, each under its own light."""
    floor = floor_of(room, "launch")
    rng = floor.rng
    base = plaster("#e9e4da", 0.5)
    depth = max(3, min(5, int(floor.depth / 2.0)))
    heights = (1.0, 0.8, 1.15, 0.9, 0.7)
    number = 0
    columns = (0.2, 0.8) if floor.width < 5.5 else (0.14, 0.5, 0.86)
    for k in range(depth):
        for side in columns:
            if side == 0.5 and k == depth // 2:
                continue
            x, y = floor.x(side + 0.05 * math.sin(number * 2.1)), floor.y(
                0.14 + 0.7 * k / (depth - 1)
            ) + 0.3 * (side > 0.5)
            high = heights[number % 5]
            plinth(x, y, 0.44, 0.44, high, base)
            bag(
                x,
                y,
                high + 0.0006,
                (-20 if side < 0.5 else 20) + rng.gauss(0, 8),
                BAGS[number % 3],
                room.palette[-1] if number % 3 == 0 else room.palette[(number * 2) % 5],
            )
            spot((x, y - 0.5, room.H - 0.35), (x, y, high), 34, "#ffe9d0", 26, 0.6, 0.03)
            number += 1
    x, y = floor.x(0.5), floor.y(0.14 + 0.7 * (depth // 2) / (depth - 1))
    plinth(x, y, 1.1, 1.1, 0.34, base)
    plinth(x, y, 0.5, 0.5, 0.86, plaster(room.palette[-1], 0.5))
    bag(x, y, 0.8606, 8, "handle", room.palette[0])
    pair(x - 0.36, y - 0.36, 0.3406, 200, "pump", room.palette[-1])
    spot((x, y - 0.8, room.H - 0.35), (x, y, 0.9), 60, "#ffe9d0", 24, 0.5, 0.03)
    bouquet(floor.x(0.9), floor.y(0.92), 0.0, rng, "branches", 1.5, False)
    close_up(room, "detail-bag", (x, y, 0.98), -0.65, -1.6, 0.12, 58)


def delivery(room: Room) -> None:
    """The day before: crates and a hand truck by the door, a first rail."""
    floor = floor_of(room, "delivery")
    rng = floor.rng
    x, y = floor.x(0.4), floor.y(0.36)
    crate(x, y, 0.0, 8, (0.9, 0.6, 0.62), "wood")
    crate(x + 0.1, y, 0.635, -6, (0.6, 0.42, 0.36))
    crate(x + 0.95, y + 0.2, 0.0, 14, (0.62, 0.46, 0.42))
    crate(x + 0.97, y + 0.2, 0.421, -9, (0.5, 0.4, 0.3))
    crate(x - 0.95, y + 0.5, 0.0, -12, (0.7, 0.5, 1.05), "wood")
    hand_truck(x + 0.3, y - 0.85, 25)
    rack(floor.x(0.84), floor.y(0.7), rng, -80, 1.6, palette=room.palette)
    dress_form(floor.x(0.6), floor.y(0.84), 8)
    close_up(room, "detail-crates", (x + 0.2, y, 0.55), 0.9, -2.6, 0.6, 40, 3.2)


def preparation(room: Room) -> None:
    """Setting up: rails, steamer, boxes, a plan on the table."""
    floor = floor_of(room, "preparation")
    rng = floor.rng
    rails = rails_along(room, floor, (0.9,), 3, 0.2)
    x, y = floor.x(0.44), floor.y(0.3)
    trestle_table(x, y, 90, 2.0, 0.9)
    floor_plan(x - 0.02, y - 0.3, TOP, 78, rng, (0.8, 0.56))
    keys(x + 0.22, y + 0.34, TOP, 40)
    swatch_book(x - 0.2, y + 0.5, TOP, 60, room.palette, rng)
    coffee_cup(x + 0.28, y - 0.72, TOP)
    pen(at(x + 0.2, y - 0.1, TOP, 70))
    rx, ry, rl = rails[0]
    steamer(rx - 0.75, ry - 0.55, 20)
    crate(floor.x(0.14), floor.y(0.24), 0.0, 12, (0.6, 0.45, 0.4))
    crate(floor.x(0.14), floor.y(0.24), 0.401, -5, (0.5, 0.4, 0.3))
    crate(floor.x(0.12), floor.y(0.46), 0.0, -8, (0.9, 0.6, 0.6), "wood")
    dress_form(floor.x(0.56), floor.y(0.62), 12, "blazer", room.palette[2], 3)
    dress_form(floor.x(0.7), floor.y(0.7), -8)
    close_up(room, "detail-plan", (x, y - 0.15, TOP), 0.75, -1.35, 0.75, 42, 2.8)
    close_up(room, "detail-steaming", (rx - 0.2, ry - rl / 2, 1.05), -1.1, -1.7, 0.3, 40, 2.8)
