from mathutils import Matrix
from mathutils import Vector
import bpy
import math

from studio.colours import TAU
from studio.groups import _group

# Metres by which each further box of a mesh is larger than the one before, and how many differ: faces of two boxes that
# overlap in one plane shadow each other and come out black.
STEP, STEPS = 0.00008, 8


class M:
    def __init__(s, T=None):
        s.v, s.f, s.uv, s.col = [], [], [], []
        s.boxes = 0
        s.T = T or Matrix()

    def add(s, vs, fs, uvs=None, col=None):
        o = len(s.v)
        vs = [Vector(v) for v in vs]
        for i, f in enumerate(fs):
            if uvs:
                s.uv.append(uvs[i])
            else:
                a, b, c = vs[f[0]], vs[f[1]], vs[f[2]]
                n = (b - a).cross(c - a)
                k = max(range(3), key=lambda j: abs(n[j]))
                ax = ((1, 2), (0, 2), (0, 1))[k]
                s.uv.append([(vs[q][ax[0]], vs[q][ax[1]]) for q in f])
            s.f.append([o + q for q in f])
            s.col.append(col or (0.5, 0.5, 0.5, 1))
        s.v += [s.T @ v for v in vs]
        return s

    def box(s, x0, y0, z0, x1, y1, z1, col=None):
        more = STEP * (s.boxes % STEPS)
        s.boxes += 1
        x0, y0, z0, x1, y1, z1 = x0 - more, y0 - more, z0 - more, x1 + more, y1 + more, z1 + more
        return s.add(
            [
                (x0, y0, z0),
                (x1, y0, z0),
                (x1, y1, z0),
                (x0, y1, z0),
                (x0, y0, z1),
                (x1, y0, z1),
                (x1, y1, z1),
                (x0, y1, z1),
            ],
            [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
            None,
            col,
        )

    def cbox(s, c, d):
        return s.box(
            c[0] - d[0] / 2,
            c[1] - d[1] / 2,
            c[2] - d[2] / 2,
            c[0] + d[0] / 2,
            c[1] + d[1] / 2,
            c[2] + d[2] / 2,
        )

    def quad(s, a, b, c, d, uv01=True, col=None):
        return s.add([a, b, c, d], [(0, 1, 2, 3)], [[(0, 0), (1, 0), (1, 1), (0, 1)]] if uv01 else None, col)

    def grid(s, fn, nu, nv, closeu=False, uvscale=(1, 1)):
        """fn(u,v)->xyz with u,v in 0..1"""
        vs = [fn(i / nu, j / nv) for j in range(nv + 1) for i in range(nu if closeu else nu + 1)]
        w = nu if closeu else nu + 1
        fs, uvs = [], []
        for j in range(nv):
            for i in range(nu):
                i2 = (i + 1) % w
                fs.append((j * w + i, j * w + i2, (j + 1) * w + i2, (j + 1) * w + i))
                uvs.append(
                    [
                        (uvscale[0] * a / nu, uvscale[1] * b / nv)
                        for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                    ]
                )
        return s.add(vs, fs, uvs)

    def lathe(s, prof, c=(0, 0, 0), n=32, flute=0, fdepth=0):
        def fn(u, v):
            k = v * (len(prof) - 1)
            i = min(int(k), len(prof) - 2)
            t = k - i
            r = prof[i][0] * (1 - t) + prof[i + 1][0] * t
            z = prof[i][1] * (1 - t) + prof[i + 1][1] * t
            if flute:
                r *= 1 - fdepth * (0.5 + 0.5 * math.cos(u * TAU * flute))
            return (c[0] + r * math.cos(u * TAU), c[1] + r * math.sin(u * TAU), c[2] + z)

        return s.grid(fn, n, len(prof) - 1, True, (1, 1))

    def tube(s, pts, r, n=10, r1=None):
        pts = [Vector(p) for p in pts]
        r1 = r if r1 is None else r1
        rings = []
        up = Vector((0, 0, 1))
        for i, p in enumerate(pts):
            d = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
            a = d.cross(up if abs(d.z) < 0.95 else Vector((1, 0, 0))).normalized()
            b = d.cross(a)
            t = i / max(len(pts) - 1, 1)
            rr = r * (1 - t) + r1 * t
            rings.append([p + rr * (math.cos(TAU * k / n) * a + math.sin(TAU * k / n) * b) for k in range(n)])
        vs = [v for ring in rings for v in ring]
        fs = [
            (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
            for i in range(len(pts) - 1)
            for k in range(n)
        ]
        fs += [tuple(range(n))[::-1], tuple(range((len(pts) - 1) * n, len(pts) * n))]
        return s.add(vs, fs)

    def sphere(s, c, r, n=28, squash=1.0):
        return s.lathe(
            [
                (max(r * math.sin(math.pi * i / n), 1e-4), -r * squash * math.cos(math.pi * i / n))
                for i in range(n + 1)
            ],
            c,
            n,
        )

    def frame(s, x0, z0, x1, z1, prof, y=0.0):
        """mitred moulding round a rectangle in the XZ plane. prof: [(inset, projection)] projecting to -Y"""
        vs = []
        for ins, d in prof:
            vs += [
                (x0 + ins, y - d, z0 + ins),
                (x1 - ins, y - d, z0 + ins),
                (x1 - ins, y - d, z1 - ins),
                (x0 + ins, y - d, z1 - ins),
            ]
        fs = [
            (i * 4 + k, i * 4 + (k + 1) % 4, i * 4 + 4 + (k + 1) % 4, i * 4 + 4 + k)
            for i in range(len(prof) - 1)
            for k in range(4)
        ]
        return s.add(vs, fs)

    def room_ring(s, W, L, prof):
        """profile swept round the room: [(distance from wall, z)]"""
        vs = []
        for d, z in prof:
            vs += [(d, d, z), (W - d, d, z), (W - d, L - d, z), (d, L - d, z)]
        fs = [
            (i * 4 + k, i * 4 + (k + 1) % 4, i * 4 + 4 + (k + 1) % 4, i * 4 + 4 + k)
            for i in range(len(prof) - 1)
            for k in range(4)
        ]
        return s.add(vs, fs)

    def obj(s, name, mat, bevel=0.0, smooth=False, sub=0, seg=2, mesh_only=False):
        me = bpy.data.meshes.new(name)
        me.from_pydata([tuple(v) for v in s.v], [], s.f)
        uv = me.uv_layers.new(name="UVMap")
        ca = me.color_attributes.new("rnd", "FLOAT_COLOR", "CORNER")
        flat = [c for f in s.uv for p in f for c in p]
        uv.data.foreach_set("uv", flat)
        ca.data.foreach_set("color", [c for f, k in zip(s.f, s.col) for _ in f for c in k])
        if smooth:
            me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
            me.use_auto_smooth = True
            me.auto_smooth_angle = math.radians(40)
        me.materials.append(mat)
        if mesh_only:
            return me
        ob = bpy.data.objects.new(name, me)
        bpy.context.collection.objects.link(ob)
        ob["grp"] = _group[1]
        if bevel:
            b = ob.modifiers.new("b", "BEVEL")
            b.width = bevel
            b.segments = seg
            b.limit_method = "ANGLE"
            b.angle_limit = math.radians(35)
            b.harden_normals = False
        if sub:
            m = ob.modifiers.new("s", "SUBSURF")
            m.levels = m.render_levels = sub
        return ob


def inst(me, T):
    ob = bpy.data.objects.new(me.name, me)
    ob.matrix_world = T
    bpy.context.collection.objects.link(ob)
    ob["grp"] = _group[1]
    return ob


def at(x, y, z=0.0, rot=0.0):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rot), 4, "Z")


def wall(name, p0, p1, H, mat, holes=(), thick=0.3, z0=0.0, outline=None):
    """Wall from p0 to p1 (room on the left hand side); holes are polylines [(along, z)].
    Local axes: x along, y up, so wall textures run true."""
    d = Vector((p1[0] - p0[0], p1[1] - p0[1], 0))
    ln = d.length
    d.normalize()
    nrm = Vector((d.y, -d.x, 0))  # away from the room
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "2D"
    cu.fill_mode = "BOTH"
    cu.extrude = thick / 2 - 0.003
    cu.bevel_depth = 0.003
    cu.bevel_resolution = 1

    def poly(pts):
        sp = cu.splines.new("POLY")
        sp.points.add(len(pts) - 1)
        sp.use_cyclic_u = True
        for q, p in zip(sp.points, pts):
            q.co = (p[0], p[1], 0, 1)

    poly(outline or [(-thick, z0 - 0.1), (ln + thick, z0 - 0.1), (ln + thick, H), (-thick, H)])
    for h in holes:
        poly(h)
    cu.materials.append(mat)
    ob = bpy.data.objects.new(name, cu)
    o = Vector((p0[0], p0[1], 0)) + nrm * (thick / 2)
    z = Vector((0, 0, 1))
    n2 = d.cross(z)
    ob.matrix_world = Matrix(
        ((d.x, z.x, n2.x, o.x), (d.y, z.y, n2.y, o.y), (d.z, z.z, n2.z, o.z), (0, 0, 0, 1))
    )
    bpy.context.collection.objects.link(ob)
    return ob


def rect(x0, z0, x1, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def arch(x0, z0, x1, z1, n=20, rise=None):
    """rectangle with a round (or segmental) head; z1 is the crown"""
    w = x1 - x0
    r = rise or w / 2
    zs = z1 - r
    R = (w * w / 4 + r * r) / (2 * r)
    cz = z1 - R
    cx = (x0 + x1) / 2
    a0 = math.atan2(zs - cz, w / 2)
    return [(x0, z0), (x1, z0)] + [
        (
            cx + R * math.cos(a0 + (math.pi - 2 * a0) * i / n),
            cz + R * math.sin(a0 + (math.pi - 2 * a0) * i / n),
        )
        for i in range(n + 1)
    ]
