"""What a lens does to light: a glow around the brightest places and a slight fall-off in the corners."""

import cv2
import numpy as np

from images import Pixels

GLOW_RADII = (4, 14, 40)
"""Of the Gaussian blurs that make the glow, in pixels of the picture at a quarter of its size."""
GLOW_CAP = 24.0
"""Light above this glows no more, or a bare lamp would veil the whole room."""


def bloom(light: Pixels, share: float) -> Pixels:
    """Lets a share of the light spread around where it falls."""
    if share == 0:
        return light
    height, width = light.shape[:2]
    small = cv2.resize(np.minimum(light, GLOW_CAP), (width // 4, height // 4), interpolation=cv2.INTER_AREA)
    glow = sum(cv2.GaussianBlur(small, (0, 0), radius) for radius in GLOW_RADII) / len(GLOW_RADII)
    spread = cv2.resize(glow, (width, height), interpolation=cv2.INTER_LINEAR)
    mixed: Pixels = light * (1 - share) + spread * share
    return mixed


def vignette(light: Pixels, strength: float) -> Pixels:
    """Darkens with the square of the distance from the middle; the corners lose `strength`."""
    height, width = light.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    square = (columns - width / 2) ** 2 + (rows - height / 2) ** 2
    fraction = square / (width * width / 4 + height * height / 4)
    darkened: Pixels = light * (1 - strength * fraction)[..., None].astype(np.float32)
    return darkened
