import bpy

from studio.colours import mul, rgb

BOUNCE = 0.86  # a real white wall gives back less light than its colour says: keeps rooms from going flat


class Mat:
    """Thin wrapper: m = Mat('name'); m.noise(...); m.out(color=..., rough=...)"""

    def __init__(s, name, avg=None):
        s.avg = avg  # mean colour: what diffuse bounces see (skips the procedural nodes)
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.b = s.t.nodes["Principled BSDF"]
        s.o = s.t.nodes["Material Output"]

    def node(s, kind, props=None, **ins):
        n = s.t.nodes.new("ShaderNode" + kind)
        for k, v in (props or {}).items():
            setattr(n, k, v)
        for k, v in ins.items():
            s.put(
                n.inputs[int(k[1:])] if k[0] == "_" and k[1:].isdigit() else n.inputs[k.replace("_", " ")], v
            )
        return n

    def put(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        elif v is not None:
            if isinstance(v, str):
                v = rgb(v)
            sock.default_value = v

    def coord(s, which="Object", scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        c = s.node("TexCoord").outputs[which]
        return s.node("Mapping", Vector=c, Scale=scale, Rotation=rot, Location=loc).outputs[0]

    def noise(s, co, scale=1.0, detail=4.0, rough=0.5, dist=0.0, color=False):
        n = s.node("TexNoise", Vector=co, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        return n.outputs[1 if color else 0]

    def ramp(s, fac, stops):
        n = s.node("ValToRGB", Fac=fac)
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = rgb(c) if not isinstance(c, (int, float)) else (c, c, c, 1)
        return n.outputs[0]

    def mix(s, fac, a, b, mode="MIX"):
        return s.node("MixRGB", {"blend_type": mode}, Fac=fac, Color1=a, Color2=b).outputs[0]

    def math(s, op, a, b=0.0, clamp=False):
        return s.node("Math", {"operation": op, "use_clamp": clamp}, _0=a, _1=b).outputs[0]

    def remap(s, v, lo, hi):
        return s.node("MapRange", Value=v, _3=lo, _4=hi).outputs[0]

    def warp(s, co, amount, scale):
        n = s.noise(co, scale, 2, color=True)
        d = s.node("VectorMath", {"operation": "SUBTRACT"}, _0=n, _1=(0.5, 0.5, 0.5)).outputs[0]
        d = s.node("VectorMath", {"operation": "SCALE"}, _0=d, Scale=amount).outputs[0]
        return s.node("VectorMath", {"operation": "ADD"}, _0=co, _1=d).outputs[0]

    def grime(s, color, height=0.35, amount=0.16):
        """Dust and scuffs that gather near the floor (world height in metres), in uneven drifts."""
        z = s.node("SeparateXYZ", Vector=s.node("NewGeometry").outputs["Position"]).outputs[2]
        drift = s.noise(s.coord(), 1.7, 6, 0.65)
        level = s.math("ADD", s.math("DIVIDE", z, height), s.math("MULTIPLY", drift, 1.1))
        mask = s.ramp(level, [(0.35, amount), (1.0, 0.0)])
        return s.mix(mask, color, s.mix(1.0, color, "#8a7d6c", "MULTIPLY"))

    def contact(s, color, amount=0.5, distance=0.3):
        """Darken where surfaces meet: the soft contact shadow under furniture and in corners."""
        ao = s.node("AmbientOcclusion", {"samples": 4}, Distance=distance).outputs["AO"]
        shade = s.ramp(ao, [(0.15, 1.0 - amount), (0.95, 1.0)])
        return s.mix(1.0, color, shade, "MULTIPLY")

    def bump(s, h, dist=0.001, strength=1.0):
        return s.node("Bump", Height=h, Distance=dist, Strength=strength).outputs[0]

    def out(
        s,
        color=None,
        rough=None,
        metal=None,
        spec=None,
        normal=None,
        sheen=None,
        coat=None,
        emit=None,
        estr=None,
        sub=None,
    ):
        for k, v in (
            ("Base Color", color),
            ("Roughness", rough),
            ("Metallic", metal),
            ("Specular", spec),
            ("Normal", normal),
            ("Sheen", sheen),
            ("Clearcoat", coat),
            ("Emission", emit),
            ("Emission Strength", estr),
        ):
            if v is not None:
                s.put(s.b.inputs[k], v)
        if s.avg is not None:
            # Cycles jumps over the branch whose mix weight is 0, so indirect bounces cost next to nothing
            d = s.node("BsdfDiffuse", Color=mul(s.avg, BOUNCE))
            lp = s.node("LightPath")
            mx = s.node("MixShader", Fac=lp.outputs["Is Diffuse Ray"], _1=s.b.outputs[0], _2=d.outputs[0])
            s.t.links.new(mx.outputs[0], s.o.inputs[0])
        return s.m


_cache: dict[tuple, object] = {}


def clear_materials() -> None:
    """Forget what was made for the previous scene."""
    _cache.clear()


def cached(fn):
    def w(*a):
        k = (fn.__name__, a)
        if k not in _cache:
            _cache[k] = fn(*a)
        return _cache[k]

    return w
