"""A whole Parisian building front: ground floor with given openings, storeys of windows, cornice, roof."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from mathutils import Matrix

from studio.materials import paint
from studio.mesh import M
from studio.street.masonry import Opening, cornice_section, profile, string_course, wall_panel
from studio.street.roofs import mansard
from studio.street.surfaces import limestone, render_plaster, zinc
from studio.street.windows import WindowStyle, balcony, window


@dataclass
class FacadeStyle:
    """How a building looks. kind: 'haussmann' (ashlar, balconies on the 2nd and 5th floor, mansard),
    'hotel' (17th-18th century stone, tall windows, few storeys) or 'plain' (old lime render)."""

    kind: str = "haussmann"
    stone: str = "#dbd2c0"
    ground: float = 4.3
    storeys: int = 4
    storey: float = 3.25
    bay: float = 2.5
    shutters: str = ""
    frame: str = "#e6e3da"
    bossage: bool = True
    roof: bool = True
    window: WindowStyle = field(default_factory=WindowStyle)


def random_style(rng: random.Random, kind: str = "haussmann") -> FacadeStyle:
    """A plausible neighbour of the given kind."""
    stone = rng.choice(("#dbd2c0", "#d3c9b5", "#dfd8c9", "#cfc6b4", "#d9cfbd"))
    frame = rng.choice(("#e6e3da", "#dcdad2", "#efece4", "#cfd0cb"))
    shutters = rng.choice(("#b9bdb8", "#d8d5cb", "#8d9a98", "#cfc9ba")) if kind == "plain" else ""
    return FacadeStyle(
        kind,
        stone,
        ground=rng.uniform(4.0, 4.6),
        storeys=4 if kind == "haussmann" else 3,
        storey=rng.uniform(3.1, 3.4),
        bay=rng.uniform(2.3, 2.8),
        shutters=shutters,
        frame=frame,
        bossage=kind != "plain" and rng.random() < 0.7,
    )


def facade(
    place: Matrix,
    width: float,
    style: FacadeStyle,
    rng: random.Random,
    openings: Sequence[Opening] = (),
    lit_share: float = 0.05,
    lit: float = 1.0,
    depth: float = 0.35,
    deep: float = 10.0,
    back: bool = True,
) -> float:
    """Builds the front of a house from x=0 to `width` in the frame `place` (x along, -y to the street).
    `openings` pierce the ground floor; whoever asks for them fills them. The house is `deep` metres deep,
    with a blind `back` unless one sees through it. Returns the height of the cornice."""
    plain = style.kind == "plain"
    wall = render_plaster(style.stone) if plain else limestone(style.stone)
    base = limestone(style.stone, 1.3, 0.48, 0.028, 1.2, 0.35) if style.bossage else wall
    wall_panel(M(place), 0, 0, width, style.ground, openings, 0.0, depth).obj("ground-floor", base)
    bays = max(1, round((width - 0.6) / style.bay))
    step = (width - 0.6) / bays
    xs = [0.3 + step * (k + 0.5) for k in range(bays)]
    z = style.ground
    holes: list[Opening] = []
    rows: list[tuple[float, WindowStyle]] = []
    for level in range(style.storeys):
        tall = style.storey * (1.12 if level == 0 and style.kind == "hotel" else 1.0)
        high = min(style.window.height, tall - 0.75) * (1.0 if level < style.storeys - 1 else 0.9)
        noble = level == 1 if style.kind == "haussmann" else level == 0
        top_floor = style.kind == "haussmann" and level == style.storeys - 1
        row = replace(
            style.window,
            height=round(high, 2),
            width=round(min(style.window.width, step * 0.5), 2),
            head=(
                "cornice"
                if noble and style.kind == "haussmann"
                else "pediment"
                if noble and style.kind == "hotel"
                else "plain"
            ),
            guard="none" if (style.kind == "haussmann" and noble) or top_floor else "iron",
            shutters=style.shutters,
            frame=style.frame,
            stone=style.stone,
        )
        sill = z + 0.28
        rows.append((sill, row))
        holes += [Opening(x - row.width / 2, sill, x + row.width / 2, sill + row.height) for x in xs]
        z += tall
    top = z + 0.1
    wall_panel(M(place), 0, style.ground, width, top, holes, 0.0, 0.26).obj("wall", wall)
    trim = M(place)
    profile(trim, 0, width, string_course(style.ground - 0.12, 0.2, 0.26))
    profile(trim, 0, width, cornice_section(top - 0.1, 0.55 if not plain else 0.3, 0.55))
    if not plain:
        for k in range(int(width / 0.42)):
            x = 0.21 + 0.42 * k
            trim.box(x - 0.07, -0.24, top - 0.08, x + 0.07, 0, top + 0.08)
    trim.obj("mouldings", limestone(style.stone, 3.0, 3.0, 0.0, 0.0, 0.5))
    for level, (sill, row) in enumerate(rows):
        for x in xs:
            window(place, x, sill, row, rng, lit_share, lit)
        if style.kind == "haussmann" and level in (1, style.storeys - 1):
            balcony(place, 0.15, width - 0.15, sill, style.stone)
    if plain:
        M(place).box(0, -0.04, 0, min((o.x0 for o in openings), default=width) - 0.55, 0, 0.75).obj(
            "plinth", limestone(style.stone, 0.9, 0.4)
        )
    pipe = M(place).tube([(width - 0.12, -0.09, 0.0), (width - 0.12, -0.09, top - 0.3)], 0.055, 10)
    for level in range(4):
        pipe.tube(
            [(width - 0.12, -0.09, 0.6 + level * 3.3), (width - 0.12, -0.09, 0.66 + level * 3.3)], 0.068, 10
        )
    pipe.obj("downpipe", zinc("#7c8388"), smooth=True)
    shell = M(place).quad(
        (0, deep, 0 if back else style.ground),
        (width, deep, 0 if back else style.ground),
        (width, deep, top),
        (0, deep, top),
        False,
    )
    for x in (0.0, width):
        shell.quad((x, 0, 0), (x, deep, 0), (x, deep, top), (x, 0, top), False)
    shell.quad(
        (0, 0.3, style.ground),
        (width, 0.3, style.ground),
        (width, deep, style.ground),
        (0, deep, style.ground),
        False,
    )
    shell.obj("shell", paint("#b9ad98", 0.9))
    if style.roof:
        mansard(place, width, top + 0.45, rng, xs, lit_share, style.stone, deep)
    return top
