"""A lane in the rain: the garden wall of a town house with its carriage gate, wet cobbles, ivy, a bicycle."""

from __future__ import annotations

import bpy

from studio.mesh import M, at
from studio.outside.surroundings import Surroundings, sky_over
from studio.room import Room
from studio.street.gates import carriage_gate
from studio.street.ground import cobbles, fallen_leaves, pavement
from studio.street.houses import shop_house
from studio.street.masonry import Opening, wall_panel
from studio.street.props import bicycle, bollard
from studio.street.surfaces import limestone
from studio.street.trees import TreeKind, box_ball, ivy


def wet_lane(room: Room, x0: float, x1: float, front: float, gate_x: float, radiance: float) -> None:
    """Beyond the side S; the wall stands at y = `front` (negative), its gate centred at `gate_x`."""
    around = Surroundings(room.seed + 2, "overcast")
    rng = around.rng
    before = set(bpy.context.scene.objects)
    place = at(x1, front, 0, 180)
    stone = limestone("#c6bca8", 0.75, 0.34, 0.006, 0.35)
    middle = x1 - gate_x
    gate = Opening(middle - 1.45, 0, middle + 1.45, 3.7, 1.45)
    wall_panel(M(place), 0, -0.2, x1 - x0, 5.0, [gate], 0, 0.5).obj("garden-wall", stone)
    coping = M(place).box(0, -0.12, 5.0, x1 - x0, 0.5, 5.14).box(0, -0.06, 4.9, x1 - x0, 0, 5.0).box(0, -0.05, -0.1, x1 - x0, 0, 0.6)
    coping.obj("coping", limestone("#bdb4a2", 3.0, 3.0, 0.0, 0.0, 0.5), 0.008)
    carriage_gate(place, gate, "#2b4a42", "#cfc5b0")
    ivy(place, 0.4, middle - 2.6, 2.2, 5.6, rng, 9000)
    ivy(place, middle + 3.4, x1 - x0 - 0.5, 3.0, 5.7, rng, 6000)
    tall = TreeKind(rng, 8.5, 3.0, 6500, "#5f6d3c", 0.18)
    for x in (gate_x - 5.0, gate_x + 3.6, gate_x + 8.0):
        tall.plant(x, front - 3.2, 0, rng, False)
    shop_house(at(x0 - 0.5, front, 0, 90), 12.0, "plain", around.sky, rng, False)
    pavement(at(x0 - 2, -0.9, -0.02, 0), 0, x1 - x0 + 4, 0.9, 0.9, rng=rng)
    pavement(at(x1 + 2, front, -0.02, 180), 0, x1 - x0 + 4, 0.8, 0.9, rng=rng)
    cobbles(x0 - 2, front + 0.9, x1 + 2, -1.9, rng, -0.1, "#6f6b64", 0.9)
    bicycle(gate_x - 2.9, front + 0.42, -0.02, 180, "#7a2e22", 8)
    for x in (gate_x - 1.9, gate_x + 1.9):
        box_ball(x, front + 0.5, rng, 0.28, "#55585a", 0.5)
    for k in range(5):
        bollard(x0 + 1.6 + 2.0 * k, -1.62)
    fallen_leaves(x0, front + 0.1, x1, front + 1.2, 160, rng, -0.016)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    sky_over(x0, front, x1, -0.7, 13.0, radiance, room.hour["col"], (0, -4))
