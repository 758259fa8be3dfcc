"""Guests come: runway, dinner, cocktail, after-show."""

from studio.chairs import SEAT, lay_programme, seat, show_bench
from studio.dressings.layout import close_up, floor_of
from studio.flowers import bouquet
from studio.furniture import chair
from studio.lights import spot
from studio.music import coloured_spots, dj_table, light_flecks, loudspeaker, mirror_ball
from studio.room import Room
from studio.drinks import bar_counter, champagne, cocktail_table, tray
from studio.tableware import TOP, candle, place_setting, tablecloth


def runway(room: Room) -> None:
    """Rows of seats on both sides of a walk, a programme on each, light along the middle."""
    floor = floor_of(room, "runway")
    rng = floor.rng
    x = floor.x(0.5)
    rows = 1 if floor.width < 4.6 else 2 if floor.width < 7 else 3
    style = {
        "gallery": "folding",
        "salon": "chiavari",
        "loft": "bentwood",
        "atelier": "folding",
        "cellar": "bentwood",
    }.get(room.kind, "folding")
    step = 0.52
    count = int((floor.depth - 0.6) / step)
    start = floor.y0 + 0.5
    for side in (-1, 1):
        for row in range(rows):
            sx = x + side * (0.95 + row * 0.82)
            turn = 90 if side > 0 else -90
            if row == 0 and rows > 1:
                long = 1.5
                for k in range(int((floor.depth - 0.5) / 1.58)):
                    by = start + 0.6 + k * 1.58
                    show_bench(sx, by, 90, long, "#ece5d8", "#efece6" if room.kind != "cellar" else "#2a2420")
                    for j in range(3):
                        lay_programme(sx, by - 0.5 + 0.5 * j, 0.4565, turn + 180, rng, (j + k) % 3 == 0)
                continue
            for k in range(count):
                sy = start + (k + 0.5) * step + rng.gauss(0, 0.012)
                jitter = rng.gauss(0, 0.01)
                if style == "chiavari":
                    chair(sx + jitter, sy, turn + rng.gauss(0, 1.5), "brass", "#efe9dd")
                else:
                    seat(sx + jitter, sy, turn + rng.gauss(0, 1.8), style)
                lay_programme(sx + jitter, sy, SEAT[style], turn + 180, rng, rng.random() < 0.3)
    for k in range(max(3, int(floor.depth / 2))):
        y = floor.y((k + 0.5) / max(3, int(floor.depth / 2)))
        spot((x, y, room.H - 0.2), (x, y + 0.2, 0), 55, "#fff0dc", 62, 0.6, 0.05)
    bouquet(floor.x(0.1), room.L - 0.7, 0.0, rng, "branches", 1.6, False)
    bouquet(floor.x(0.9), room.L - 0.7, 0.0, rng, "branches", 1.7, False)
    y = start + 1.6
    close_up(room, "detail-seat", (x + 0.95, y, 0.52), -1.3, -0.9, 0.55, 44, 2.4)


def dinner(room: Room) -> None:
    """A long table under linen, laid and lit with candles, low flowers down the middle."""
    floor = floor_of(room, "dinner")
    rng = floor.rng
    x, y = floor.x(0.5), floor.y(0.52)
    covers = max(4, min(9, int((floor.depth - 1.2) / 0.66)))
    length, width = covers * 0.66 + 0.2, 1.06
    tables = [x] if floor.width < 6.6 else [floor.x(0.27), floor.x(0.73)]
    style = {"salon": "chiavari", "gallery": "upholstered", "boutique": "upholstered"}.get(
        room.kind, "bentwood"
    )
    for tx in tables:
        tablecloth(tx, y, 90, length, width, "#e9e3d6", rng)
        for k in range(covers):
            cy = y + (k - (covers - 1) / 2) * 0.66
            for side, turn in ((-1, -90), (1, 90)):
                place_setting(tx + side * 0.345, cy, turn, rng, room.palette[2])
                sx, sy, angle = tx + side * 0.83, cy + rng.gauss(0, 0.02), turn + rng.gauss(0, 4)
                if style == "chiavari":
                    chair(sx, sy, angle, "brass", "#efe9dd")
                else:
                    seat(sx, sy, angle, style)
        for k in range(covers):
            cy = y + (k - (covers - 1) / 2) * 0.66
            if k % 2 == 0:
                bouquet(tx, cy + 0.1, TOP + 0.0022, rng, "low", 0.95)
            else:
                candle(tx - 0.05, cy - 0.12, TOP + 0.0022, 0.3, "#efe6d2", 1.2)
                candle(tx + 0.06, cy + 0.02, TOP + 0.0022, 0.22, "#efe6d2", 0)
                candle(tx - 0.02, cy + 0.2, TOP + 0.0022, 0.26, "#efe6d2", 1.2)
    tx = tables[0]
    cy = y - (covers - 1) / 2 * 0.66 + 0.66
    bouquet(floor.x(0.06), floor.y1 - 0.1, 0.0, rng, "branches", 1.6, False)
    close_up(room, "detail-setting", (tx + 0.1, cy, TOP + 0.04), 0.95, -1.05, 0.55, 46, 2.8)


def cocktail(room: Room) -> None:
    """High tables with glasses and flowers, a bar with champagne, room to move."""
    floor = floor_of(room, "cocktail")
    rng = floor.rng
    count = max(4, min(9, int(floor.area / 7)))
    reach = min(floor.depth, 8.4)
    cover = "#ece6da" if room.kind in ("salon", "cellar") else ""
    places = []
    for k in range(count):
        share = (k + 0.5) / count
        x = floor.x((0.2, 0.72, 0.42, 0.86)[k % 4] + rng.gauss(0, 0.02))
        y = floor.y0 + 0.7 + (reach - 1.6) * share
        cocktail_table(x, y, rng, cover)
        places.append((x, y))
    length = min(3.0, floor.width * 0.55)
    bx, by = floor.x(0.5), floor.y0 + reach - 0.5
    bar_counter(bx, by, 0, length, rng, "#2a2521" if room.kind != "gallery" else "#e8e4dc")
    bouquet(bx + length / 2 + 0.35, by, 0.0, rng, "branches", 1.7, False)
    bouquet(bx - length / 2 - 0.4, by, 0.0, rng, "branches", 1.55, False)
    x, y = places[0]
    close_up(room, "detail-glasses", (x, y, 1.19), 0.75, -1.25, 0.2, 52)
    close_up(room, "detail-bar", (bx - length * 0.3, by, 1.18), 0.45, -1.6, 0.28, 46, 2.5)


def aftershow(room: Room) -> None:
    """Late: coloured light, mirror ball, DJ table, high tables with bottles."""
    floor = floor_of(room, "aftershow")
    rng = floor.rng
    dx, dy = floor.x(0.5), floor.y0 + min(floor.depth - 0.7, 7.4)
    dj_table(dx, dy, 0, 2.0)
    for side in (-1, 1):
        loudspeaker(dx + side * 1.6, dy + 0.1, -side * 12)
    count = max(4, min(8, int(floor.area / 9)))
    places = []
    for k in range(count):
        x = floor.x((0.1, 0.88, 0.26, 0.74)[k % 4])
        y = floor.y0 + (dy - floor.y0) * (0.12 + 0.72 * (k + 0.5) / count)
        cocktail_table(x, y, rng, "#151517", False)
        places.append((x, y))
    champagne(places[-1][0] - 0.1, places[-1][1], 1.1012, rng)
    tray(places[0][0], places[0][1] + 0.05, 1.1012, 15, rng, "flutes")
    colours = [room.accent if room.kind == "cellar" else "#ff3d8b", "#5a4dff", "#ff8a3c", "#2fb7ff"]
    bx, by = floor.x(0.5), floor.y(0.5)
    mirror_ball(bx, by, room.H, 0.26, 0.7)
    light_flecks(bx, by, room.H - 0.7, (room.W, room.L, room.H), rng, 170, "#ffd9ec")
    power = 900 if room.facts.get("time") in ("night", "dusk") else 1200
    coloured_spots(room.W, room.L, room.H, colours, power, room.kind == "cellar")
    close_up(room, "detail-dj", (dx, dy, 1.05), -0.8, -1.7, 0.45, 44, 2.5, awb=0.1)
