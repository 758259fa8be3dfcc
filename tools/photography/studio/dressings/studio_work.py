"""Work on clothes and pictures: photo shoot, fitting, presentation, the agency's office, an empty room."""

from studio.accessories import plinth
from studio.chairs import seat
from studio.dressings.layout import close_up, floor_of
from studio.flowers import bouquet
from studio.furniture import bench, mirror_leaning, pouf
from studio.garments import rack
from studio.mannequins import dress_form, mannequin
from studio.materials import plaster, wood
from studio.mesh import at
from studio.photo_equipment import (
    apple_boxes,
    c_stand,
    cable,
    camera_on_tripod,
    paper_backdrop,
    softbox,
    steamer,
    stool,
)
from studio.room import Room
from studio.shoes import shoe_row
from studio.tableware import TOP
from studio.storage import ladder
from studio.workroom import (
    coffee_cup,
    floor_plan,
    folded_stack,
    keys,
    papers,
    pen,
    sewing_machine,
    swatch_book,
    telephone,
    trestle_table,
)


def photoshoot(room: Room) -> None:
    """Paper sweep at the far end, soft boxes, camera on a tripod, a rail and a steamer."""
    floor = floor_of(room, "photoshoot")
    rng = floor.rng
    x, y = floor.x(0.5), floor.y0 + min(floor.depth - 0.35, 6.6)
    width = min(2.72, floor.width - 1.6)
    run = min(3.0, (y - floor.y0) * 0.45)
    top = min(2.8, room.H - 0.6)
    paper_backdrop(x, y, 0, width, top, room.palette[1], run)
    stool_y = y - run * 0.55
    stool(x + 0.15, stool_y, 0.66)
    mannequin(x - 0.4, stool_y + 0.1, 6, "wrap", room.palette[-1], 2)
    left, right = max(floor.x0 + 0.5, x - 2.4), min(floor.x1 - 0.5, x + 2.3)
    softbox(left, stool_y - 0.5, (x, stool_y, 1.2), min(2.2, room.H - 1.0), (0.9, 1.3), 90)
    softbox(right, stool_y - 0.9, (x, stool_y, 1.2), min(2.3, room.H - 0.9), (1.1, 1.1), 60, True)
    c_stand(min(floor.x1 - 0.35, x + 2.2), y - 0.3, 195, min(2.1, room.H - 0.8))
    cam_x, cam_y = x + 0.25, stool_y - min(2.2, floor.depth * 0.32)
    camera_on_tripod(cam_x, cam_y, 4)
    apple_boxes(cam_x + 0.85, cam_y + 0.1, 15)
    cable([(left, stool_y - 0.5), (left + 0.2, stool_y - 1.6), (floor.x0 + 0.2, floor.y(0.2))], rng)
    cable([(right, stool_y - 0.9), (right - 0.4, stool_y - 1.9), (floor.x1 - 0.2, floor.y(0.15))], rng)
    rack(floor.x0 + 0.35, floor.y(0.24), rng, -86, min(1.6, floor.depth * 0.24), palette=room.palette)
    steamer(floor.x0 + 0.6, floor.y(0.04), 30)
    close_up(room, "detail-camera", (cam_x, cam_y, 1.35), -0.75, -1.35, 0.12, 48, 2.5)


def fitting(room: Room) -> None:
    """Dress forms with pins, a sewing table, mirrors, a rail, shoes in a row."""
    floor = floor_of(room, "fitting")
    rng = floor.rng
    forms = [(0.42, 0.38, "", True), (0.62, 0.44, "dress", False), (0.3, 0.54, "blazer", True)]
    if floor.area > 45:
        forms += [(0.74, 0.62, "shirtdress", False), (0.52, 0.66, "", False)]
    for k, (fx, fy, wearing, pins) in enumerate(forms):
        dress_form(
            floor.x(fx),
            floor.y(fy),
            rng.gauss(0, 14),
            wearing,
            room.palette[(2 * k) % 6],
            k,
            "wood" if k % 2 == 0 else "iron",
            pins=pins,
        )
    x, y = floor.x(0.88), floor.y(0.4)
    trestle_table(x, y, 90, 1.8, 0.8, wood("#b98c58", 0.45))
    sewing_machine(x + 0.05, y + 0.35, TOP, 90)
    swatch_book(x - 0.12, y - 0.3, TOP, 120, room.palette, rng)
    folded_stack(x + 0.12, y - 0.62, TOP, 90, room.palette[:4], rng, "linen")
    seat(x - 0.72, y + 0.3, -84, "bentwood")
    rack(floor.x(0.08), floor.y(0.62), rng, -90, min(1.8, floor.depth * 0.3), palette=room.palette)
    mirror_leaning(floor.x(0.42), floor.y1, 0, 0.95, 2.1, "brass")
    mirror_leaning(floor.x(0.42) - 1.1, floor.y1 - 0.1, 14, 0.8, 2.1, "brass")
    pouf(floor.x(0.58), floor.y(0.2), 0.32, 0.4, "#d9c9b2")
    sx, sy = floor.x(0.14), floor.y(0.2)
    shoe_row(sx, sy, 0.0, 240, 4, [room.palette[3], "#1b1a19", room.palette[-1]], "loafer", 0.3)
    fx, fy = floor.x(0.42), floor.y(0.38)
    close_up(room, "detail-form", (fx, fy, 1.36), 0.5, -1.35, 0.12, 55)
    close_up(room, "detail-sewing", (x, y + 0.2, TOP + 0.12), -1.1, -1.1, 0.4, 46, 2.5)


def presentation(room: Room) -> None:
    """A still presentation: mannequins on low platforms, composed like a group portrait."""
    floor = floor_of(room, "presentation")
    rng = floor.rng
    base = plaster("#e6e1d7", 0.55)
    kinds = ("coat", "dress", "wrap", "shirtdress", "double", "slip", "blazer")
    tones = (0, 2, 5, 1, 3, 0, 4)
    count = max(5, min(7, int(floor.area / 6)))
    places = []
    for k in range(count):
        share = k / (count - 1)
        fx = 0.12 + 0.76 * share
        x = floor.x(fx)
        y = floor.y0 + min(floor.depth, 7.0) * (0.5 + 0.2 * (k % 2) - 0.1 * (1 - abs(2 * share - 1)))
        turn = (0.5 - share) * -50 + rng.gauss(0, 8)
        if k % 3 == 2:
            dress_form(x, y, turn, kinds[k], room.palette[tones[k]], 10 + k, "iron", "#cfc4b0")
        else:
            mannequin(x, y, turn, kinds[k], room.palette[tones[k]], 10 + k, "#e4ded2", k % 2 == 0)
        places.append((x, y))
    for fx, fy, high in ((0.3, 0.2, 0.36), (0.72, 0.17, 0.5)):
        plinth(floor.x(fx), floor.y(fy), 0.5, 0.5, high, base)
    bouquet(floor.x(0.3), floor.y(0.2), 0.36, rng, "branches", 1.2, False)
    shoe_row(floor.x(0.72), floor.y(0.17), 0.5006, 200, 1, [room.palette[-1]], "pump")
    bench(floor.x(0.5), floor.y(0.9), 1.6, 0, wood("#a97c4f", 0.4), 0.42, 0.42)
    x, y = places[0]
    close_up(room, "detail-dress", (x, y, 1.3), 0.75, -1.5, 0.1, 52)


def office(room: Room) -> None:
    """The agency's table by the window: keys with tags, plans, samples, a telephone, flowers."""
    floor = floor_of(room, "office")
    rng = floor.rng
    x, y = floor.x(0.3), floor.y(0.52)
    length = 2.3
    trestle_table(x, y, 90, length, 0.95, wood("#9a6c42", 0.4))
    floor_plan(x + 0.02, y - 0.15, TOP, 84, rng, (0.72, 0.5))
    floor_plan(x - 0.2, y - 0.62, TOP + 0.001, 100, rng, (0.5, 0.36))
    keys(x + 0.3, y - 0.5, TOP, 200, 3, "#8a4f35")
    keys(x + 0.36, y - 0.26, TOP, 150, 2, "#2f4a44")
    keys(x + 0.34, y + 0.32, TOP, 260, 3, "#c2a682")
    swatch_book(x - 0.12, y + 0.4, TOP, 40, room.palette, rng)
    telephone(x - 0.26, y + 0.82, TOP, 110)
    coffee_cup(x + 0.3, y + 0.08, TOP)
    pen(at(x + 0.16, y - 0.44, TOP + 0.001, 30))
    papers(at(x + 0.22, y + 0.72, TOP, 88), rng, 2, 0.2)
    bouquet(x - 0.26, y + 0.12, TOP, rng, "peony", 1.15)
    for side, along in ((1, -0.4), (1, 0.5), (-1, 0.1)):
        seat(x + side * 0.8, y + along, 90 * side + rng.gauss(0, 12), "bentwood")
    rack(floor.x(0.86), floor.y(0.84), rng, -100, 1.3, palette=room.palette, finish="brass")
    dress_form(floor.x(0.72), floor.y(0.94), 12)
    close_up(room, "detail-keys", (x + 0.2, y - 0.34, TOP), 0.8, -1.0, 0.62, 46, 2.4)
    close_up(room, "table", (x, y + 0.1, TOP + 0.1), 1.5, -2.4, 0.5, 34, 3.5)


def empty(room: Room) -> None:
    """A beautiful room waiting: a ladder, keys on the floor by the light, nothing else."""
    floor = floor_of(room, "empty")
    ladder(floor.x(0.72), floor.y(0.72), -24, 2.1)
    x, y = floor.x(0.4), floor.y(0.42)
    bench(x, y, 1.3, 90, wood("#a97c4f", 0.4), 0.36, 0.42)
    keys(x, y - 0.3, 0.42, 210, 3, "#8a4f35")
    floor_plan(x, y + 0.25, 0.42, 84, floor.rng, (0.42, 0.3))
    close_up(room, "detail-keys", (x, y - 0.25, 0.43), 0.6, -1.1, 0.5, 50, 2.2)
