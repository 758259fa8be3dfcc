"""The hours a room is photographed at, and the sky outside.

Each hour: `sky` radiance that enters an opening, `col` its colour, `ext` brightness of things outside,
`pull` how bright the lens sees them, `sun` strength, `suncol`, `elev` its height in degrees,
`lamps` how far the lamps are turned up, `top` colour of the sky overhead.
"""

from __future__ import annotations

from typing import Any

import bpy

from studio.colours import mul, rgb

TIMES: dict[str, dict[str, Any]] = {
    "overcast": dict(
        sky=1.0,
        col="#eaf1fb",
        ext=0.8,
        pull=0.72,
        sun=0,
        suncol="#ffffff",
        elev=40,
        lamps=0.45,
        top="#dfe8f2",
    ),
    "morning": dict(
        sky=0.85,
        col="#e6f0ff",
        ext=0.9,
        pull=0.8,
        sun=5.5,
        suncol="#ffe2bd",
        elev=27,
        lamps=0.28,
        top="#c9def5",
    ),
    "noon": dict(
        sky=1.1,
        col="#eaf3ff",
        ext=1.1,
        pull=0.8,
        sun=7.5,
        suncol="#fff1de",
        elev=47,
        lamps=0.28,
        top="#b9d5f3",
    ),
    "golden": dict(
        sky=0.5,
        col="#efe9f0",
        ext=0.65,
        pull=0.8,
        sun=6.5,
        suncol="#ffbe78",
        elev=17,
        lamps=0.5,
        top="#f3dcc0",
    ),
    "dusk": dict(
        sky=0.11,
        col="#7f9fe0",
        ext=0.13,
        pull=0.75,
        sun=0,
        suncol="#ffffff",
        elev=20,
        lamps=0.9,
        top="#2f4f96",
    ),
    "night": dict(
        sky=0.012,
        col="#5a78b8",
        ext=0.02,
        pull=1.0,
        sun=0,
        suncol="#ffffff",
        elev=20,
        lamps=1.0,
        top="#16203a",
    ),
}


def add_sky(scene: bpy.types.Scene, hour: dict[str, Any]) -> None:
    """The sky as the lens and reflections see it; the daylight of a room comes from lights outside its openings."""
    w = bpy.data.worlds.new("w")
    scene.world = w
    w.use_nodes = True
    n = w.node_tree
    bg = n.nodes["Background"]
    lp = n.nodes.new("ShaderNodeLightPath")
    geo = n.nodes.new("ShaderNodeNewGeometry")
    sep = n.nodes.new("ShaderNodeSeparateXYZ")
    rp = n.nodes.new("ShaderNodeValToRGB")
    n.links.new(geo.outputs["Incoming"], sep.inputs[0])
    mp = n.nodes.new("ShaderNodeMapRange")
    mp.inputs[1].default_value = 0.05
    mp.inputs[2].default_value = -0.9
    n.links.new(sep.outputs[2], mp.inputs[0])
    n.links.new(mp.outputs[0], rp.inputs[0])
    rp.color_ramp.elements[0].color = mul(hour["col"], 1.0)
    rp.color_ramp.elements[1].color = rgb(hour["top"])
    nz = n.nodes.new("ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = 2.2
    nz.inputs["Detail"].default_value = 7
    cr = n.nodes.new("ShaderNodeValToRGB")
    cr.color_ramp.elements[0].position, cr.color_ramp.elements[1].position = 0.46, 0.68
    cm = n.nodes.new("ShaderNodeMixRGB")
    cm.inputs[2].default_value = rgb(hour["col"])
    n.links.new(geo.outputs["Incoming"], nz.inputs[0])
    n.links.new(nz.outputs[0], cr.inputs[0])
    n.links.new(cr.outputs[0], cm.inputs[0])
    n.links.new(rp.outputs[0], cm.inputs[1])
    n.links.new(cm.outputs[0], bg.inputs[0])
    mx = n.nodes.new("ShaderNodeMath")
    mx.operation = "MAXIMUM"
    n.links.new(lp.outputs["Is Camera Ray"], mx.inputs[0])
    n.links.new(lp.outputs["Is Glossy Ray"], mx.inputs[1])
    m2 = n.nodes.new("ShaderNodeMath")
    m2.operation = "MULTIPLY"
    m2.inputs[1].default_value = hour["ext"] * hour["pull"] * 1.5
    n.links.new(mx.outputs[0], m2.inputs[0])
    n.links.new(m2.outputs[0], bg.inputs[1])
    w.cycles.sampling_method = "NONE"
