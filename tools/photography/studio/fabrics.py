"""Cloth materials. Every pattern is laid out in UV metres, so a stripe has its true width on any garment."""

from typing import Any

from studio.colours import mul, rgb
from studio.shader import Mat, cached

KINDS = ("wool", "satin", "denim", "linen", "cotton", "knit", "stripe", "check", "dots", "leather")


def _lines(m: Mat, axis: Any, period: float, share: float) -> Any:
    """Mask of parallel lines: 1 on a share of each period (metres)."""
    distance = m.math("PINGPONG", axis, period / 2)
    return m.math("LESS_THAN", distance, period * share / 2)


def _weave(m: Mat, scale: float) -> Any:
    """Height of a plain weave: irregular threads at right angles (regular ones give moire from afar)."""
    warp = m.noise(m.coord("UV", (scale * 7, scale * 0.6, 1)), 1.0, 2, 0.5)
    weft = m.noise(m.coord("UV", (scale * 0.6, scale * 7, 1)), 1.0, 2, 0.5)
    return m.math("ADD", warp, weft)


@cached
def cloth(kind: str = "wool", col: str = "#d8cfc0", second: str = "#f4f0e8") -> Any:
    """Material of one cloth; `second` is the line colour of stripes, checks and dots."""
    m = Mat("cloth-" + kind, rgb(col))
    uv = m.coord("UV")
    axes = m.node("SeparateXYZ", Vector=uv)
    u, v = axes.outputs[0], axes.outputs[1]
    if kind == "satin":
        slub = m.noise(m.coord("UV", (40, 900, 1)), 1.0, 3)
        colour = m.mix(slub, mul(col, 0.92), mul(col, 1.06))
        facing = m.node("LayerWeight", Blend=0.4).outputs["Facing"]
        colour = m.mix(m.math("MULTIPLY", facing, 0.45), colour, mul(col, 1.7))
        return m.out(colour, m.remap(slub, 0.26, 0.36), spec=0.5, sheen=0.25)
    if kind == "denim":
        twill = m.node("TexWave", {"bands_direction": "DIAGONAL"}, Vector=uv, Scale=210.0).outputs[1]
        worn = m.noise(uv, 9, 5, 0.6)
        colour = m.mix(m.math("MULTIPLY", twill, 0.5), rgb(col), "#aeb8c6")
        colour = m.mix(m.ramp(worn, [(0.45, 0.0), (0.8, 0.4)]), colour, "#b9c3cf")
        return m.out(colour, 0.9, spec=0.2, normal=m.bump(twill, 0.0005))
    if kind == "knit":
        rib = m.math("PINGPONG", u, 0.0045)
        height = m.math("MULTIPLY", rib, 222.0)
        stitch = m.math("PINGPONG", m.math("ADD", v, rib), 0.0035)
        height = m.math("ADD", height, m.math("MULTIPLY", stitch, 110.0))
        fuzz = m.noise(uv, 420, 3, 0.7)
        colour = m.mix(height, mul(col, 0.55), mul(col, 1.1))
        colour = m.mix(m.math("MULTIPLY", fuzz, 0.35), colour, mul(col, 1.3))
        return m.out(colour, 0.95, spec=0.1, sheen=0.6, normal=m.bump(height, 0.0026))
    if kind == "leather":
        grain = m.node("TexVoronoi", Vector=m.warp(uv, 0.003, 90), Scale=420.0).outputs["Distance"]
        colour = m.mix(m.noise(uv, 5, 5), mul(col, 0.82), mul(col, 1.15))
        return m.out(colour, m.remap(m.noise(uv, 14, 4), 0.3, 0.5), spec=0.5, normal=m.bump(grain, -0.0004))
    flecks = m.noise(uv, 900 if kind != "wool" else 520, 2, 0.6)
    broad = m.noise(uv, 6, 4)
    colour = m.mix(
        flecks, mul(col, 0.72 if kind == "wool" else 0.88), mul(col, 1.24 if kind == "wool" else 1.1)
    )
    colour = m.mix(m.math("MULTIPLY", broad, 0.3), colour, mul(col, 0.86))
    height = _weave(m, 150.0 if kind == "wool" else 260.0)
    if kind == "linen":
        slubs = m.math(
            "MAXIMUM",
            m.noise(m.coord("UV", (18, 700, 1)), 1.0, 3, 0.6),
            m.noise(m.coord("UV", (700, 18, 1)), 1.0, 3, 0.6),
        )
        colour = m.mix(m.ramp(slubs, [(0.5, 0.0), (0.75, 0.5)]), colour, mul(col, 0.68))
        height = m.math("ADD", height, slubs)
    elif kind == "stripe":
        colour = m.mix(m.math("MULTIPLY", _lines(m, u, 0.021, 0.16), 0.85), colour, second)
    elif kind == "check":
        fine = m.math("ADD", _lines(m, u, 0.016, 0.3), _lines(m, v, 0.016, 0.3))
        pane = m.math("MAXIMUM", _lines(m, u, 0.096, 0.045), _lines(m, v, 0.096, 0.045))
        colour = m.mix(m.math("MULTIPLY", fine, 0.22), colour, mul(col, 0.4))
        colour = m.mix(m.math("MULTIPLY", pane, 0.7), colour, second)
    elif kind == "dots":
        spots = m.node("TexVoronoi", {"feature": "F1"}, Vector=uv, Scale=74.0, Randomness=0.35).outputs[
            "Distance"
        ]
        colour = m.mix(m.math("LESS_THAN", spots, 0.2), colour, second)
    sheen = 0.45 if kind == "wool" else 0.2
    return m.out(
        colour, 0.92, spec=0.15, sheen=sheen, normal=m.bump(height, 0.0007 if kind == "wool" else 0.0004)
    )
