"""White balance and exposure: what a photographer settles before the shutter."""

import numpy as np

from images import Pixels, luminance
from settings import Settings

HIGHLIGHT_CAP = 8.0
"""Times the median: windows and lamps count as no brighter, so that they do not darken the room."""
MOST_KEY = 0.5
"""A brighter middle would leave windows and sunlit floors no room below white."""

MEASURED = (20, 92)
"""Percentiles of brightness between which the light's colour is measured: neither dark corners nor lamps."""
DARKEST_CARD = 0.12
"""Surfaces that return less than this of any colour say too little about the light."""
CARD_SHARE = 0.5
"""1: only the colour of the light counts; 0: only the colour of the picture."""
FEWEST = 0.02
"""Share of the picture that has to be left to measure; else the whole picture counts as grey."""


def balance_white(light: Pixels, albedo: Pixels, settings: Settings) -> Pixels:
    """Brings the light part of the way to neutral and keeps the brightness.

    The colour of the light is what surfaces send out over what they return (their albedo), as if a grey card
    stood everywhere: an orange wall stays orange, which the mean of the picture alone would turn to blue. The
    eye also adapts to the colours of a place, so these count in part.
    """
    light = light * np.array(settings.wb, np.float32)
    brightness = luminance(light)
    low, high = np.percentile(brightness, MEASURED)
    middle = (brightness > low) & (brightness < high)
    cards = middle & (albedo.min(2) > DARKEST_CARD)
    if cards.mean() < FEWEST:
        cards, albedo = middle, np.ones_like(albedo)
    mean = np.exp(np.log(light[cards] / albedo[cards] ** CARD_SHARE + 1e-4).mean(0))
    gain = (mean.mean() / mean) ** settings.awb
    balanced: Pixels = light * (gain / luminance(gain[None])[0]).astype(np.float32)
    return balanced


def expose(light: Pixels, settings: Settings) -> Pixels:
    """Brings the geometric mean of the frame to the key, then applies the correction in stops."""
    brightness = luminance(light)
    capped = np.minimum(brightness, HIGHLIGHT_CAP * np.median(brightness))
    mean = max(float(np.exp(np.log(capped + 1e-4).mean())), 1e-4)
    return light * np.float32(min(settings.key, MOST_KEY) / mean * 2.0**settings.ev)
