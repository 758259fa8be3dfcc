import math


TAU = math.tau


def rgb(c):
    """'#rrggbb' or (r,g,b) -> linear RGBA"""
    if isinstance(c, str):
        c = c.lstrip("#")
        s = [int(c[i : i + 2], 16) / 255 for i in (0, 2, 4)]
        c = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in s]
    return (c[0], c[1], c[2], 1.0)


def mul(c, k):
    c = rgb(c)
    return (min(c[0] * k, 1), min(c[1] * k, 1), min(c[2] * k, 1), 1)
