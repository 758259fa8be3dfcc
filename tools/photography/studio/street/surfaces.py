"""Materials of the street: limestone, cobbles, zinc, painted wood, old window glass, gravel."""

import bpy

from studio.colours import mul, rgb
from studio.shader import Mat, cached


@cached
def limestone(
    col: str = "#dbd2c0",
    length: float = 0.95,
    course: float = 0.38,
    joint: float = 0.005,
    relief: float = 0.35,
    soot: float = 0.35,
) -> bpy.types.Material:
    """Paris stone in ashlar courses (UV in metres); `relief` is the depth of the joints in centimetres.
    Dirt gathers near the pavement and in streaks."""
    m = Mat("limestone", rgb(mul(col, 0.92)))
    uv = m.coord("UV")
    world = m.coord("Object")
    blocks = m.node(
        "TexBrick",
        {"offset": 0.5},
        Vector=uv,
        Color1=mul(col, 0.83),
        Color2=mul(col, 1.08),
        Mortar=mul(col, 0.62),
        Scale=1.0,
        Mortar_Size=joint,
        Mortar_Smooth=0.4,
        Bias=0.1,
        Brick_Width=length,
        Row_Height=course,
    )
    grain = m.noise(world, 26, 6, 0.65)
    patch = m.noise(world, 0.5, 5, 0.6)
    streaks = m.noise(m.node("Mapping", Vector=world, Scale=(2.6, 2.6, 0.16)).outputs[0], 1.0, 5, 0.62)
    height = m.node("SeparateXYZ", Vector=world).outputs[2]
    colour = m.mix(0.35, blocks.outputs[0], m.ramp(grain, [(0.3, 0.36), (0.7, 0.66)]), "OVERLAY")
    colour = m.mix(m.ramp(patch, [(0.42, 0.0), (0.78, 0.35)]), colour, mul(col, 0.74))
    colour = m.mix(m.ramp(streaks, [(0.52, 0.0), (0.8, soot)]), colour, "#6a6358")
    foot = m.node("MapRange", Value=height, _1=0.0, _2=0.9, _3=0.42, _4=0.0).outputs[0]
    foot = m.math("MULTIPLY", foot, m.ramp(m.noise(world, 2.2, 5, 0.65), [(0.3, 0.3), (0.65, 1.0)]))
    colour = m.mix(foot, colour, "#57524a")
    bump = m.math("SUBTRACT", m.math("MULTIPLY", grain, 0.12), m.math("MULTIPLY", blocks.outputs[1], relief))
    return m.out(colour, 0.86, spec=0.22, normal=m.bump(bump, 0.02))


@cached
def render_plaster(col: str = "#ddd3c0") -> bpy.types.Material:
    """Old lime render: cloudy, with streaks under the sills and a dirty foot."""
    m = Mat("render", rgb(mul(col, 0.95)))
    world = m.coord("Object")
    cloud = m.noise(m.warp(world, 0.7, 0.7), 0.9, 8, 0.62)
    fine = m.noise(world, 30, 4, 0.6)
    streaks = m.noise(m.node("Mapping", Vector=world, Scale=(2.2, 2.2, 0.12)).outputs[0], 1.0, 5, 0.62)
    colour = m.ramp(cloud, [(0.28, mul(col, 0.8)), (0.5, rgb(col)), (0.74, mul(col, 1.08))])
    colour = m.mix(m.ramp(streaks, [(0.54, 0.0), (0.8, 0.4)]), colour, "#8a8071")
    height = m.node("SeparateXYZ", Vector=world).outputs[2]
    foot = m.node("MapRange", Value=height, _1=0.0, _2=1.1, _3=0.5, _4=0.0).outputs[0]
    colour = m.mix(m.math("MULTIPLY", foot, cloud), colour, "#5e594f")
    return m.out(colour, 0.9, spec=0.15, normal=m.bump(m.math("ADD", fine, cloud), 0.004))


@cached
def paving(col: str = "#77736c", wet: float = 0.0) -> bpy.types.Material:
    """Cobble stones; vertex colour 'rnd' varies each one. `wet` 0..1: rain left in puddles and a sheen."""
    m = Mat("cobble", rgb(col))
    place = m.node("NewGeometry").outputs["Position"]
    tone = m.node("SeparateRGB", Image=m.node("VertexColor", {"layer_name": "rnd"}).outputs[0])
    grain = m.noise(place, 60, 4, 0.6)
    stain = m.noise(place, 0.8, 5, 0.6)
    colour = m.mix(tone.outputs[0], mul(col, 0.66), mul(col, 1.32))
    colour = m.mix(m.math("MULTIPLY", tone.outputs[1], 0.3), colour, "#8d7f70")
    colour = m.mix(m.math("MULTIPLY", grain, 0.4), colour, mul(col, 0.6))
    colour = m.mix(m.ramp(stain, [(0.4, 0.0), (0.75, 0.35)]), colour, mul(col, 0.55))
    rough = m.remap(grain, 0.5, 0.75)
    if wet:
        puddle = m.ramp(m.noise(place, 0.75, 4, 0.55), [(0.46, 0.35 * wet), (0.6, wet)])
        colour = m.mix(m.math("MULTIPLY", puddle, 0.55), colour, mul(col, 0.22))
        rough = m.mix(puddle, rough, (0.09, 0.09, 0.09, 1))
    return m.out(colour, rough, spec=0.5, normal=m.bump(grain, 0.0025 * (1 - 0.5 * wet)))


@cached
def ground(col: str = "#55534f", grain: float = 90.0, wet: float = 0.0) -> bpy.types.Material:
    """Asphalt, sand or fine gravel."""
    m = Mat("ground", rgb(col))
    place = m.node("NewGeometry").outputs["Position"]
    speck = m.noise(place, grain, 3, 0.7)
    stain = m.noise(m.warp(place, 0.6, 0.5), 0.4, 7, 0.62)
    colour = m.mix(m.ramp(speck, [(0.35, 0.0), (0.65, 1.0)]), mul(col, 0.72), mul(col, 1.24))
    colour = m.mix(m.ramp(stain, [(0.35, 0.0), (0.7, 0.5)]), colour, mul(col, 0.7))
    rough = m.remap(speck, 0.7, 0.9)
    if wet:
        puddle = m.ramp(stain, [(0.4, 0.3 * wet), (0.6, wet)])
        colour = m.mix(m.math("MULTIPLY", puddle, 0.5), colour, mul(col, 0.25))
        rough = m.mix(puddle, rough, (0.08, 0.08, 0.08, 1))
    return m.out(colour, rough, spec=0.4, normal=m.bump(speck, 0.003))


@cached
def granite_slabs(col: str = "#a9a49b", size: float = 0.55, wet: float = 0.0) -> bpy.types.Material:
    """Pavement of large sawn slabs."""
    m = Mat("pavement", rgb(col))
    place = m.node("NewGeometry").outputs["Position"]
    slab = m.node(
        "TexBrick",
        {"offset": 0.43},
        Vector=m.warp(place, 0.006, 3),
        Color1=mul(col, 0.86),
        Color2=mul(col, 1.08),
        Mortar=mul(col, 0.42),
        Scale=1.0,
        Mortar_Size=0.005,
        Mortar_Smooth=0.3,
        Brick_Width=size * 1.7,
        Row_Height=size,
    )
    speck = m.noise(place, 130, 2, 0.7)
    stain = m.noise(m.warp(place, 0.5, 0.8), 0.8, 7, 0.62)
    colour = m.mix(0.4, slab.outputs[0], m.ramp(speck, [(0.3, 0.3), (0.7, 0.72)]), "OVERLAY")
    colour = m.mix(m.ramp(stain, [(0.4, 0.0), (0.72, 0.45)]), colour, mul(col, 0.55))
    rough = m.remap(stain, 0.5, 0.75)
    if wet:
        puddle = m.ramp(m.noise(m.warp(place, 0.3, 1.5), 0.5, 3, 0.5), [(0.42, 0.35 * wet), (0.72, wet)])
        colour = m.mix(m.math("MULTIPLY", puddle, 0.4), colour, mul(col, 0.3))
        rough = m.mix(puddle, rough, (0.1, 0.1, 0.1, 1))
    bump = m.math("SUBTRACT", m.math("MULTIPLY", speck, 0.25), slab.outputs[1])
    return m.out(colour, rough, spec=0.4, normal=m.bump(bump, 0.004))


@cached
def joinery_paint(col: str = "#2f4a44", rough: float = 0.3) -> bpy.types.Material:
    """Brushed gloss paint on shopfront joinery, dusty towards the pavement."""
    m = Mat("joinery", rgb(col))
    world = m.coord("Object")
    brush = m.noise(m.node("Mapping", Vector=world, Scale=(60, 60, 3)).outputs[0], 1.0, 3, 0.6)
    cloud = m.noise(world, 1.6, 6, 0.62)
    height = m.node("SeparateXYZ", Vector=world).outputs[2]
    colour = m.mix(m.ramp(cloud, [(0.3, 0.0), (0.75, 0.6)]), mul(col, 1.04), mul(col, 0.82))
    dust = m.node("MapRange", Value=height, _1=0.05, _2=0.55, _3=0.5, _4=0.0).outputs[0]
    colour = m.mix(m.math("MULTIPLY", dust, cloud), colour, "#8b8478")
    return m.out(colour, m.remap(cloud, rough - 0.06, rough + 0.2), spec=0.5, normal=m.bump(brush, 0.0005))


@cached
def zinc(col: str = "#8f979d") -> bpy.types.Material:
    """Weathered roof zinc."""
    m = Mat("zinc", rgb(col))
    world = m.coord("Object")
    cloud = m.noise(world, 1.1, 6, 0.62)
    streak = m.noise(m.node("Mapping", Vector=world, Scale=(3, 3, 0.3)).outputs[0], 1.0, 5, 0.6)
    colour = m.mix(m.ramp(cloud, [(0.35, 0.0), (0.7, 1.0)]), mul(col, 0.8), mul(col, 1.12))
    colour = m.mix(m.ramp(streak, [(0.5, 0.0), (0.75, 0.4)]), colour, mul(col, 0.62))
    return m.out(colour, m.remap(cloud, 0.38, 0.6), spec=0.6, normal=m.bump(cloud, 0.003))


@cached
def old_pane(lit: float = 0.0, curtains: bool = True) -> bpy.types.Material:
    """A whole window seen from the street: wavy reflecting glass, dim room or drawn curtains behind it,
    `lit` the brightness of the lamp inside. UV 0..1 over the window."""
    m = Mat("window")
    uv = m.coord("UV")
    axis = m.node("SeparateXYZ", Vector=uv)
    here = m.node("ObjectInfo").outputs["Random"]
    wave = m.node("Mapping", Vector=m.coord("Object"), Location=(3, 5, 7)).outputs[0]
    colour: object = m.ramp(axis.outputs[1], [(0.0, "#2b2c2c"), (1.0, "#111315")])
    room: object = m.ramp(axis.outputs[1], [(0.1, "#c98a4c"), (0.75, "#ffd29a"), (1.0, "#e3a868")])
    if curtains:
        aside = m.math("ABSOLUTE", m.math("SUBTRACT", axis.outputs[0], 0.5))
        gap = m.math("MULTIPLY", here, 0.32)
        cover = m.math("GREATER_THAN", aside, gap)
        folds = m.noise(m.node("Mapping", Vector=uv, Scale=(26, 0.7, 1)).outputs[0], 1.0, 2)
        cloth = m.mix(folds, "#6f6b64", "#c9c5bb")
        colour = m.mix(m.math("MULTIPLY", cover, 0.75), colour, cloth)
        room = m.mix(m.math("MULTIPLY", cover, 0.7), room, m.mix(folds, "#b07c4a", "#ffdcae"))
    bump = m.bump(m.noise(wave, 1.4, 2), 0.012, 0.5)
    if lit:
        m.m.cycles.sample_as_light = False
        return m.out(colour, 0.03, spec=0.9, normal=bump, emit=room, estr=lit)
    return m.out(colour, 0.03, spec=0.9, normal=bump)


@cached
def shop_glass(reflection: float = 0.06) -> bpy.types.Material:
    """Large window pane: the street mirrored softly over the lit room; light passes straight through."""
    m = Mat("shop-glass")
    clear = m.node("BsdfTransparent", Color=(0.94, 0.965, 0.955, 1))
    wave = m.bump(m.noise(m.coord("Object"), 0.9, 2), 0.01, 0.25)
    mirror = m.node("BsdfGlossy", Roughness=0.015, Normal=wave)
    fresnel = m.math("MULTIPLY", m.node("Fresnel", IOR=1.5).outputs[0], 1.15, True)
    amount = m.math("ADD", fresnel, reflection, True)
    amount = m.math("MULTIPLY", amount, m.node("LightPath").outputs["Is Camera Ray"])
    mixed = m.node("MixShader", Fac=amount, _1=clear.outputs[0], _2=mirror.outputs[0])
    m.t.links.new(mixed.outputs[0], m.o.inputs[0])
    return m.m


@cached
def brickwork(c1: str = "#84523e", c2: str = "#a06e52", mortar: str = "#b3a898") -> bpy.types.Material:
    """Brick wall laid by UV in metres, sooty and uneven."""
    m = Mat("brickwork", rgb(mul(c1, 1.1)))
    uv = m.warp(m.coord("UV"), 0.01, 5)
    world = m.coord("Object")
    bricks = m.node(
        "TexBrick",
        {"offset": 0.5},
        Vector=uv,
        Color1=c1,
        Color2=c2,
        Mortar=mortar,
        Scale=1.0,
        Mortar_Size=0.006,
        Mortar_Smooth=0.35,
        Bias=-0.1,
        Brick_Width=0.225,
        Row_Height=0.072,
    )
    grain = m.noise(world, 14, 7, 0.65)
    patch = m.noise(world, 0.8, 5, 0.6)
    colour = m.mix(0.5, bricks.outputs[0], m.ramp(grain, [(0.3, 0.3), (0.7, 0.72)]), "OVERLAY")
    colour = m.mix(m.ramp(patch, [(0.5, 0.0), (0.8, 0.35)]), colour, "#4e4038")
    height = m.math("SUBTRACT", m.math("MULTIPLY", grain, 0.4), bricks.outputs[1])
    return m.out(colour, 0.88, spec=0.2, normal=m.bump(height, 0.01))


@cached
def mosaic(light: str = "#d8cdb6", dark: str = "#4a4640", warm: str = "#9a5a40") -> bpy.types.Material:
    """Polished tessera floor: a lattice of dark and warm lines on a pale ground (world x and y)."""
    m = Mat("mosaic", rgb(light))
    place = m.node("NewGeometry").outputs["Position"]
    turned = m.node("Mapping", Vector=place, Rotation=(0, 0, 0.7854)).outputs[0]
    axes = m.node("SeparateXYZ", Vector=turned)
    lines = []
    for k in (0, 1):
        p = m.math("PINGPONG", m.math("ADD", axes.outputs[k], 50.0), 0.42)
        lines.append(m.math("LESS_THAN", p, 0.045))
    lattice = m.math("MAXIMUM", *lines)
    crossing = m.math(
        "MULTIPLY",
        *[
            m.math("LESS_THAN", m.math("PINGPONG", m.math("ADD", axes.outputs[k], 50.0), 0.42), 0.1)
            for k in (0, 1)
        ]
    )
    tiles = m.node("TexVoronoi", Vector=place, Scale=42.0)
    tone = m.node("SeparateRGB", Image=tiles.outputs["Color"]).outputs[0]
    colour = m.mix(lattice, light, dark)
    colour = m.mix(crossing, colour, warm)
    colour = m.mix(m.math("MULTIPLY", tone, 0.35), colour, "#6f675b")
    wear = m.noise(place, 0.9, 5, 0.6)
    return m.out(
        colour, m.remap(wear, 0.14, 0.4), spec=0.5, normal=m.bump(tiles.outputs["Distance"], -0.0015)
    )
