"""The camera and what the photographer does before pressing the button."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from studio.shots import Shot

SENSOR_WIDTH = 36.0  # mm


def camera(scene: bpy.types.Scene, shot: Shot) -> bpy.types.Object:
    """Set up the camera of a view: level unless the view is tilted, so that verticals stay straight."""
    pos, look = shot["pos"], shot["look"]
    data = bpy.data.cameras.new(shot["name"])
    data.lens = shot["lens"]
    data.sensor_width = SENSOR_WIDTH
    data.shift_y = shot["shift"]
    data.clip_start = 0.05
    lens = bpy.data.objects.new(shot["name"], data)
    lens.location = pos
    if shot.get("tilt"):
        lens.rotation_euler = (Vector(look) - Vector(pos)).to_track_quat("-Z", "Y").to_euler()
        distance = math.dist(pos, look)
    else:
        yaw = math.atan2(look[1] - pos[1], look[0] - pos[0]) - math.pi / 2
        lens.rotation_euler = (math.pi / 2, 0, yaw)
        distance = math.dist(pos[:2], look[:2])
    if shot["fstop"]:
        data.dof.use_dof = True
        data.dof.aperture_fstop = shot["fstop"]
        data.dof.focus_distance = shot["focus"] or distance
    scene.collection.objects.link(lens)
    return lens


def clear_frame(scene: bpy.types.Scene, shot: Shot) -> None:
    """Carry the props that stand right before the lens out of the picture, and the others back in."""
    pos, look, near = shot["pos"], shot["look"], shot.get("near", 1.6)
    forward = Vector((look[0] - pos[0], look[1] - pos[1])).normalized()
    hidden = set()
    props = [thing for thing in scene.objects if thing.get("grp")]
    for thing in props:
        corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
        x0, x1 = min(c.x for c in corners), max(c.x for c in corners)
        y0, y1 = min(c.y for c in corners), max(c.y for c in corners)
        gap = Vector((min(max(pos[0], x0), x1) - pos[0], min(max(pos[1], y0), y1) - pos[1]))
        if gap.length < near and (gap.length < 0.3 or gap.normalized().dot(forward) > 0.2):
            hidden.add(thing["grp"])
    for thing in props:
        thing.hide_render = thing["grp"] in hidden
