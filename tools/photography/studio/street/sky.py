"""Daylight outdoors: a gradient sky with soft clouds and a sun, for each time of day."""

import math
from dataclasses import dataclass

import bpy

from studio.colours import rgb
from studio.lights import sun


@dataclass(frozen=True)
class Sky:
    """Light of one time of day. `strength` scales the sky, `lit` is the share of lit windows,
    `lamps` the brightness of electric light, `exposure` the darkroom's bias in stops."""

    horizon: str
    zenith: str
    cloud: str
    strength: float
    sun: float
    sun_colour: str
    elevation: float
    lamps: float
    lit: float
    exposure: float
    clouds: float = 0.5


SKIES: dict[str, Sky] = {
    "overcast": Sky("#eef1f4", "#cfd7df", "#f4f5f6", 1.1, 0.9, "#fff6ea", 55, 0.75, 0.12, 0.3, 0.8),
    "morning": Sky("#eef0ee", "#8fb6e0", "#fbf7f0", 0.8, 5.6, "#ffdcb0", 29, 0.55, 0.05, 0.3, 0.35),
    "noon": Sky("#e9f0f6", "#6fa3da", "#ffffff", 0.85, 6.0, "#fff0dc", 50, 0.5, 0.03, 0.35, 0.4),
    "golden": Sky("#ffe2b8", "#90aed2", "#ffdcc0", 0.6, 5.4, "#ffb469", 17, 0.6, 0.14, 0.1, 0.45),
    "dusk": Sky("#c09a92", "#31508e", "#7d87a8", 0.17, 0.0, "#ffffff", 10, 0.32, 0.42, -0.35, 0.5),
    "early": Sky("#ffe9d2", "#86a8d6", "#fff1e2", 0.62, 4.6, "#ffc58a", 12, 0.55, 0.06, 0.15, 0.5),
    "blue": Sky("#a9b4c4", "#1d4486", "#6f86ab", 0.17, 0.0, "#ffffff", 10, 0.36, 0.46, -0.8, 0.3),
}


def daylight(sky: Sky, azimuth: float, softness: float = 1.0) -> None:
    """World and sun. `azimuth`: where the sun stands, degrees from +x towards +y;
    `softness`: the sun's apparent size in degrees."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    height = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates, height.inputs[0])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(height.outputs[2], ramp.inputs[0])
    first, last = ramp.color_ramp.elements
    first.position, last.position = 0.02, 0.75
    first.color, last.color = rgb(sky.horizon), rgb(sky.zenith)
    stretch = tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1.0, 1.0, 2.6)
    tree.links.new(coordinates, stretch.inputs[0])
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 2.3
    noise.inputs["Detail"].default_value = 7
    noise.inputs["Roughness"].default_value = 0.58
    tree.links.new(stretch.outputs[0], noise.inputs[0])
    cover = tree.nodes.new("ShaderNodeMapRange")
    cover.inputs[1].default_value, cover.inputs[2].default_value = 0.44, 0.72
    cover.inputs[4].default_value = sky.clouds
    tree.links.new(noise.outputs[0], cover.inputs[0])
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs[2].default_value = rgb(sky.cloud)
    tree.links.new(cover.outputs[0], mix.inputs[0])
    tree.links.new(ramp.outputs[0], mix.inputs[1])
    tree.links.new(mix.outputs[0], background.inputs[0])
    background.inputs[1].default_value = sky.strength
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 128
    if sky.sun:
        elevation, turn = math.radians(sky.elevation), math.radians(azimuth)
        direction = (
            -math.cos(elevation) * math.cos(turn),
            -math.cos(elevation) * math.sin(turn),
            -math.sin(elevation),
        )
        sun(direction, sky.sun, sky.sun_colour, softness if sky.sun > 1 else 25.0)
