from mathutils import Vector
import bpy
import math

from studio.colours import rgb


def _light(kind, name, loc, power, col):
    d = bpy.data.lights.new(name, kind)
    d.energy = power
    d.color = rgb(col)[:3]
    o = bpy.data.objects.new(name, d)
    o.location = loc
    o.visible_camera = False
    bpy.context.collection.objects.link(o)
    return o, d


def aim(o, target):
    o.rotation_euler = (Vector(target) - Vector(o.location)).to_track_quat("-Z", "Y").to_euler()


def point(loc, power, col, r=0.1):
    o, d = _light("POINT", "point", loc, power, col)
    d.shadow_soft_size = r
    return o


def spot(loc, target, power, col="#ffe9d0", ang=50, blend=0.7, r=0.04):
    o, d = _light("SPOT", "spot", loc, power, col)
    d.spot_size = math.radians(ang)
    d.spot_blend = blend
    d.shadow_soft_size = r
    aim(o, target)
    return o


def area(loc, target, w, h, power, col="#ffffff", glossy=True, spread=180):
    o, d = _light("AREA", "area", loc, power, col)
    d.shape = "RECTANGLE"
    d.size, d.size_y = w, h
    d.spread = math.radians(spread)
    aim(o, target)
    o.visible_glossy = glossy
    return o


def opening_light(c, inward, w, h, radiance, col):
    """daylight from one opening: an area light just outside it, leaning down as the sky does, so that the floor
    near the window is brighter than the ceiling; power = radiance * pi * area"""
    c, n = Vector(c), Vector(inward).normalized()
    p = c - n * 0.42 + Vector((0, 0, 0.12))
    return area(p, p + n + Vector((0, 0, -0.32)), w, h, radiance * math.pi * w * h * 1.15, col, glossy=False)


def sun(direction, strength, col, angle=0.8):
    o, d = _light("SUN", "sun", (0, 0, 30), strength, col)
    d.angle = math.radians(angle)
    o.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return o
