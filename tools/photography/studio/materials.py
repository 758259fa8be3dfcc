from studio.colours import mul, rgb
from studio.shader import Mat, cached


@cached
def plaster(col="#f2f0ec", rough=0.62, grain=1.0):
    m = Mat("plaster", rgb(col))
    co = m.coord()
    big = m.noise(co, 0.7, 6, 0.6)
    c = m.mix(m.ramp(big, [(0.3, 0.0), (0.7, 1.0)]), mul(col, 0.9), mul(col, 1.02))
    c = m.contact(m.grime(c), 0.34, 0.4)
    trowel = m.math("MULTIPLY", m.noise(m.warp(co, 0.4, 1.1), 2.2, 4), 5.0)
    h = m.math("ADD", m.noise(co, 90, 3), trowel)
    return m.out(
        c, m.remap(m.noise(co, 3, 4), rough - 0.1, rough + 0.14), spec=0.35, normal=m.bump(h, 0.0009 * grain)
    )


@cached
def limewash(col="#b9694a"):
    m = Mat("limewash", rgb(col))
    co = m.warp(m.coord(), 0.5, 1.3)
    n = m.noise(co, 2.2, 8, 0.62)
    n2 = m.noise(co, 9, 6, 0.6)
    f = m.math("ADD", m.math("MULTIPLY", n, 0.7), m.math("MULTIPLY", n2, 0.3))
    c = m.ramp(f, [(0.3, mul(col, 0.84)), (0.5, rgb(col)), (0.7, mul(col, 1.14))])
    c = m.contact(m.grime(c), 0.4, 0.35)
    return m.out(c, 0.85, spec=0.2, normal=m.bump(m.noise(co, 30, 5, 0.6), 0.0015))


@cached
def concrete(col="#a3a19d", polish=0.5, joints=3.0):
    m = Mat("concrete", rgb(col))
    co = m.coord()
    wc = m.warp(co, 0.6, 0.9)
    a = m.noise(wc, 0.55, 9, 0.62)
    b = m.noise(wc, 5.0, 6, 0.6)
    f = m.noise(co, 140, 2)
    v = m.math("ADD", m.math("MULTIPLY", a, 0.65), m.math("MULTIPLY", b, 0.28))
    v = m.math("ADD", v, m.math("MULTIPLY", f, 0.07))
    c = m.ramp(v, [(0.30, mul(col, 0.66)), (0.5, rgb(col)), (0.72, mul(col, 1.22))])
    if joints:
        xyz = m.node("SeparateXYZ", Vector=co)
        masks = []
        for i in (0, 1):
            p = m.math("PINGPONG", m.math("ADD", xyz.outputs[i], 1.13), joints / 2)
            masks.append(m.math("LESS_THAN", p, 0.0035))
        j = m.math("MAXIMUM", *masks)
        c = m.mix(m.math("MULTIPLY", j, 0.75), c, mul(col, 0.25))
    c = m.contact(c, 0.6, 0.35)
    scuffs = m.ramp(
        m.noise(m.coord(scale=(0.8, 6, 1), rot=(0, 0, 0.5)), 2.3, 8, 0.7), [(0.52, 0.0), (0.7, 0.14)]
    )
    r = m.ramp(m.noise(wc, 1.7, 8, 0.65), [(0.3, 0.40 - 0.26 * polish), (0.7, 0.66 - 0.26 * polish)])
    r = m.math("ADD", r, scuffs)
    return m.out(
        c, r, spec=0.5, normal=m.bump(m.math("ADD", m.noise(co, 3, 3), m.math("MULTIPLY", f, 0.15)), 0.0012)
    )


@cached
def wood(col="#b08456", rough=0.36, uvscale=1.0):
    """UV: u along the grain in metres; vertex colour 'rnd' varies each plank"""
    m = Mat("wood", rgb(col))
    co = m.coord("UV", (uvscale, uvscale, 1))
    st = m.node("Mapping", Vector=co, Scale=(1.6, 26, 1)).outputs[0]
    g = m.noise(m.warp(st, 1.4, 0.35), 1.6, 7, 0.62, 1.2)
    pores = m.noise(m.node("Mapping", Vector=co, Scale=(9, 420, 1)).outputs[0], 1.0, 3, 0.6)
    c = m.ramp(g, [(0.28, mul(col, 0.58)), (0.48, mul(col, 0.95)), (0.75, mul(col, 1.28))])
    c = m.mix(m.ramp(pores, [(0.5, 0.0), (0.68, 0.32)]), c, mul(col, 0.42))
    rnd = m.node("VertexColor", {"layer_name": "rnd"}).outputs[0]
    sp = m.node("SeparateRGB", Image=rnd)
    hsv = m.node(
        "HueSaturation",
        Hue=m.remap(sp.outputs[1], 0.494, 0.506),
        Saturation=m.remap(sp.outputs[2], 0.72, 0.98),
        Value=m.remap(sp.outputs[0], 0.74, 1.2),
        Color=c,
    ).outputs[0]
    worn = m.noise(m.coord("Object"), 0.9, 7, 0.65)
    hsv = m.mix(m.ramp(worn, [(0.5, 0.0), (0.75, 0.22)]), hsv, mul(col, 1.25))
    hsv = m.contact(hsv, 0.6, 0.3)
    r = m.math("ADD", m.remap(g, rough + 0.08, rough - 0.06), m.ramp(worn, [(0.4, 0.0), (0.8, 0.2)]))
    h = m.math("SUBTRACT", g, m.math("MULTIPLY", pores, 0.6))
    return m.out(hsv, r, spec=0.45, normal=m.bump(h, 0.0006))


BRICK_WIDTH, BRICK_ROW = 0.228, 0.072


@cached
def brick(c1="#7b4a39", c2="#98674c", mortar="#aba195", painted=0.0):
    """Stretcher bond with a tone and a slight step for every brick, and mortar smeared over some edges."""
    m = Mat("brick", rgb("#e6e3dc") if painted else mul(c1, 1.15))
    co = m.warp(m.coord(), 0.014, 6)
    n = m.node(
        "TexBrick",
        {"offset": 0.5},
        Vector=co,
        Color1=c1,
        Color2=c2,
        Mortar=mortar,
        Scale=1.0,
        Mortar_Size=0.006,
        Mortar_Smooth=0.45,
        Bias=-0.1,
        Brick_Width=BRICK_WIDTH,
        Row_Height=BRICK_ROW,
    )
    joint = n.outputs[1]
    xyz = m.node("SeparateXYZ", Vector=co)
    row = m.math("FLOOR", m.math("DIVIDE", xyz.outputs[1], BRICK_ROW))
    even = m.math("SUBTRACT", 1.0, m.math("PINGPONG", row, 1.0))
    column = m.math(
        "FLOOR", m.math("ADD", m.math("DIVIDE", xyz.outputs[0], BRICK_WIDTH), m.math("MULTIPLY", even, 0.5))
    )
    own = m.node(
        "TexWhiteNoise", {"noise_dimensions": "2D"}, Vector=m.node("CombineXYZ", _0=column, _1=row).outputs[0]
    )
    own_rgb = m.node("SeparateRGB", Image=own.outputs[1])
    toned = m.node(
        "HueSaturation",
        Hue=m.remap(own_rgb.outputs[0], 0.485, 0.515),
        Saturation=m.remap(own_rgb.outputs[1], 0.7, 1.1),
        Value=m.remap(own_rgb.outputs[2], 0.62, 1.45),
        Color=n.outputs[0],
    ).outputs[0]
    v = m.noise(co, 12, 7, 0.65)
    big = m.noise(co, 0.9, 5, 0.6)
    c = m.mix(0.5, toned, m.ramp(v, [(0.3, "#5a4036"), (0.5, "#8a7a70"), (0.7, "#d9c4b2")]), "OVERLAY")
    smear = m.math("MULTIPLY", m.ramp(m.noise(co, 5.5, 6, 0.7), [(0.5, 0.0), (0.68, 0.55)]), 1.0)
    c = m.mix(m.math("MAXIMUM", joint, smear), c, m.mix(v, mul(mortar, 0.5), mul(mortar, 0.85)))
    c = m.mix(m.ramp(big, [(0.5, 0.0), (0.8, 0.2)]), c, "#b9ab9b")
    if painted:
        c = m.mix(painted, c, m.mix(m.ramp(own.outputs[0], [(0.0, 0.0), (1.0, 1.0)]), "#dedad2", "#efece6"))
    c = m.contact(m.grime(c), 0.5, 0.3)
    step = m.math("MULTIPLY", own.outputs[0], 0.45)
    h = m.math("SUBTRACT", m.math("ADD", m.math("MULTIPLY", v, 0.5), step), m.math("MULTIPLY", joint, 1.3))
    return m.out(c, m.remap(v, 0.7, 0.95), spec=0.25, normal=m.bump(h, 0.012))


@cached
def stone(col="#c9b794", bw=0.62, bh=0.31, coords="Object", mortar=0.006):
    m = Mat("stone", rgb(col))
    co = m.warp(m.coord(coords), 0.035, 2.6)
    n = m.node(
        "TexBrick",
        {"offset": 0.47},
        Vector=co,
        Color1=mul(col, 0.82),
        Color2=mul(col, 1.1),
        Mortar=mul(col, 0.62),
        Scale=1.0,
        Mortar_Size=mortar,
        Mortar_Smooth=0.6,
        Bias=0.0,
        Brick_Width=bw,
        Row_Height=bh,
    )
    o = m.coord("Object")
    v = m.noise(o, 7, 9, 0.68)
    pit = m.noise(o, 38, 5, 0.6)
    big = m.noise(o, 0.6, 5, 0.6)
    c = m.mix(0.6, n.outputs[0], m.ramp(v, [(0.3, 0.28), (0.5, 0.5), (0.72, 0.75)]), "OVERLAY")
    c = m.mix(m.ramp(big, [(0.42, 0.0), (0.75, 0.5)]), c, mul(col, 0.5))
    c = m.mix(m.ramp(pit, [(0.55, 0.0), (0.72, 0.4)]), c, mul(col, 0.4))
    c = m.mix(m.math("MULTIPLY", n.outputs[1], 0.75), c, mul(col, 0.42))
    h = m.math(
        "SUBTRACT",
        m.math("ADD", m.math("MULTIPLY", v, 1.0), m.math("MULTIPLY", pit, 0.35)),
        m.math("MULTIPLY", n.outputs[1], 1.1),
    )
    c = m.contact(m.grime(c, 0.5, 0.3), 0.5, 0.4)
    return m.out(c, 0.88, spec=0.2, normal=m.bump(h, 0.04))


@cached
def slabs(col="#b9ab93", size=0.5, rough=0.5):
    m = Mat("slabs", rgb(col))
    co = m.coord()
    n = m.node(
        "TexBrick",
        {"offset": 0.5},
        Vector=m.warp(co, 0.004, 4),
        Color1=mul(col, 0.9),
        Color2=mul(col, 1.08),
        Mortar=mul(col, 0.45),
        Scale=1.0,
        Mortar_Size=0.004,
        Mortar_Smooth=0.2,
        Brick_Width=size * 1.6,
        Row_Height=size,
    )
    v = m.noise(m.warp(co, 0.4, 2), 4, 9, 0.66)
    c = m.mix(0.5, n.outputs[0], m.ramp(v, [(0.3, 0.3), (0.7, 0.72)]), "OVERLAY")
    c = m.contact(c, 0.6, 0.35)
    h = m.math("SUBTRACT", m.math("MULTIPLY", v, 0.4), n.outputs[1])
    return m.out(c, m.remap(v, rough - 0.14, rough + 0.2), normal=m.bump(h, 0.003))


@cached
def terrazzo(col="#e3ddd2"):
    m = Mat("terrazzo", rgb(col))
    co = m.coord()
    w = m.warp(co, 0.02, 40)
    c = rgb(col)
    for sc, lim, pal in (
        (38, 0.34, ["#8d8378", "#c9a58a", "#57524c", "#b3aca2"]),
        (75, 0.36, ["#a39a8d", "#d6c2ae", "#6e675f", "#efe9df"]),
    ):
        v = m.node("TexVoronoi", Vector=w, Scale=sc)
        pick = m.node("SeparateRGB", Image=v.outputs["Color"]).outputs[0]
        chips = m.ramp(pick, [(0.0, pal[0]), (0.33, pal[1]), (0.66, pal[2]), (1.0, pal[3])])
        c = m.mix(m.math("LESS_THAN", v.outputs["Distance"], lim), c, chips)
    return m.out(m.contact(c, 0.6, 0.35), m.remap(m.noise(co, 2, 7, 0.65), 0.12, 0.42))


@cached
def marble(col="#eceae6", vein="#7d7a78", rough=0.14):
    m = Mat("marble", rgb(col))
    co = m.warp(m.coord(), 0.55, 2.2)
    v1 = m.noise(co, 2.4, 9, 0.62, 1.5)
    v2 = m.noise(co, 7, 8, 0.6, 1.0)
    ridge = lambda v, w: m.ramp(m.math("ABSOLUTE", m.math("SUBTRACT", v, 0.5)), [(0.0, 1.0), (w, 0.0)])
    f = m.math(
        "MAXIMUM", m.math("MULTIPLY", ridge(v1, 0.05), 0.75), m.math("MULTIPLY", ridge(v2, 0.025), 0.3)
    )
    c = m.mix(f, m.ramp(v1, [(0.3, mul(col, 0.86)), (0.6, rgb(col))]), vein)
    return m.out(m.contact(c, 0.5, 0.3), m.remap(m.noise(co, 3, 6), rough * 0.7, rough * 1.5), spec=0.5)


@cached
def paint(col="#1b1b1c", rough=0.42, metal=0.0):
    m = Mat("paint", rgb(col) if not metal else None)
    co = m.coord()
    return m.out(
        m.contact(rgb(col), 0.28, 0.2) if not metal else rgb(col),
        m.remap(m.noise(co, 7, 5), rough - 0.08, rough + 0.12),
        metal=metal,
        normal=m.bump(m.noise(co, 45, 2), 0.00006),
    )


@cached
def metal(col="#b08d57", rough=0.25):
    m = Mat("metal")
    co = m.coord()
    return m.out(rgb(col), m.remap(m.noise(co, 9, 6, 0.6), rough - 0.08, rough + 0.14), metal=1.0)


@cached
def mirror():
    return Mat("mirror").out("#e9ebea", 0.012, metal=1.0)


@cached
def fabric(col="#d8cfc0", sheen=0.4):
    m = Mat("fabric", rgb(col))
    co = m.coord("UV", (1, 1, 1))
    w = m.node("TexWave", Vector=co, Scale=160.0, Distortion=2.0).outputs[1]
    w2 = m.node("TexWave", {"bands_direction": "Y"}, Vector=co, Scale=160.0, Distortion=2.0).outputs[1]
    v = m.noise(m.coord(), 6, 4)
    return m.out(
        m.mix(v, mul(col, 0.9), mul(col, 1.08)),
        0.92,
        spec=0.15,
        sheen=sheen,
        normal=m.bump(m.math("MULTIPLY", w, w2), 0.0006),
    )


@cached
def boucle(col="#e8e2d6"):
    m = Mat("boucle", rgb(col))
    co = m.coord()
    v = m.node("TexVoronoi", Vector=m.warp(co, 0.02, 60), Scale=110.0).outputs["Distance"]
    return m.out(m.mix(v, mul(col, 1.05), mul(col, 0.8)), 0.95, spec=0.1, sheen=0.6, normal=m.bump(v, -0.004))


@cached
def leaf(col="#5b6b45"):
    m = Mat("leaf")
    co = m.coord()
    c = m.ramp(m.noise(co, 9, 3), [(0.3, mul(col, 0.6)), (0.7, mul(col, 1.35))])
    m.out(c, 0.45, spec=0.4)
    tr = m.node("BsdfTranslucent", Color=m.mix(0.5, c, "#9db04a"))
    mx = m.node("MixShader", Fac=0.28, _1=m.b.outputs[0], _2=tr.outputs[0])
    m.t.links.new(mx.outputs[0], m.o.inputs[0])
    return m.m


@cached
def sheer(col="#f6f3ec", open_=0.32):
    m = Mat("sheer")
    d = m.node("BsdfDiffuse", Color=col)
    tl = m.node("BsdfTranslucent", Color=col)
    tp = m.node("BsdfTransparent")
    a = m.node("MixShader", Fac=0.62, _1=d.outputs[0], _2=tl.outputs[0])
    b = m.node("MixShader", Fac=open_, _1=a.outputs[0], _2=tp.outputs[0])
    m.t.links.new(b.outputs[0], m.o.inputs[0])
    return m.m


@cached
def glass():
    """thin pane: reflection by Fresnel, otherwise straight through (no refraction, light passes)"""
    m = Mat("glass")
    tp = m.node("BsdfTransparent", Color=(0.97, 0.985, 0.98, 1))
    g = m.node("BsdfGlossy", Roughness=0.01)
    f = m.math("MULTIPLY", m.node("Fresnel", IOR=1.5).outputs[0], 1.4, True)
    lp = m.node("LightPath")
    f = m.math("MULTIPLY", f, lp.outputs["Is Camera Ray"])
    mx = m.node("MixShader", Fac=f, _1=tp.outputs[0], _2=g.outputs[0])
    m.t.links.new(mx.outputs[0], m.o.inputs[0])
    return m.m


@cached
def glow(col="#ffd9b0", strength=10.0, indirect=1.0):
    """emitter; not importance sampled (a real lamp beside it lights the room)"""
    m = Mat("glow")
    lp = m.node("LightPath").outputs["Is Camera Ray"]
    edge = m.math(
        "SUBTRACT", 1.0, m.node("LayerWeight", Blend=0.35).outputs["Facing"]
    )  # opal: limb darkening
    s = m.math("MULTIPLY", m.remap(lp, strength * indirect, strength), m.remap(edge, 0.35, 1.0))
    e = m.node("Emission", Color=col, Strength=s)
    m.t.links.new(e.outputs[0], m.o.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def exterior(col, level, camera=0.4, windows=False):
    """things outside glow by themselves (no outdoor lighting to trace); 'camera' is the
    photographer's window pull: what the lens sees of it against what lights the room"""
    m = Mat("ext")
    co = m.coord()
    n = m.noise(co, 0.5, 5)
    n2 = m.noise(co, 4, 5)
    c = m.mix(m.math("MULTIPLY", n2, 0.5), mul(col, 1.05), mul(col, 0.82))
    c = m.mix(m.math("MULTIPLY", n, 0.4), c, mul(col, 0.8))
    lp = m.node("LightPath").outputs["Is Camera Ray"]
    e = m.node("Emission", Color=c, Strength=m.remap(lp, level, level * camera))
    m.t.links.new(e.outputs[0], m.o.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m
