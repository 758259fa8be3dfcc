"""The tone curve: AgX, which takes bright colours gently to white, as film does.

AgX is Troy Sobotka's; the polynomial that stands for its curve, the matrices and the limits are the fit by
Benjamin Wrensch, "Minimal AgX implementation" (2022). Blender has AgX since 4.0 only.
"""

import numpy as np

from images import Pixels, luminance

INSET = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ],
    np.float32,
)
"""Draws the primaries towards white, so that pure colours have room to brighten."""
OUTSET = np.linalg.inv(INSET.astype(np.float64)).astype(np.float32)

DARKEST, BRIGHTEST = -12.47393, 4.026069
"""The curve's range of light in stops around 1."""
DISPLAY_GAMMA = 2.2


def _sigmoid(value: Pixels) -> Pixels:
    square = value * value
    fourth = square * square
    result: Pixels = (
        15.5 * fourth * square
        - 40.14 * fourth * value
        + 31.96 * fourth
        - 6.868 * square * value
        + 0.4298 * square
        + 0.1191 * value
        - 0.00232
    )
    return result


WHITE_SURFACE, WHITE_TINT = 0.55, 0.82
"""A surface is white from this albedo on, if its weakest colour has this share of its strongest."""
WHITE_PERCENTILE = 60
"""Of the brightness of white surfaces: the one that is brought to the wanted white."""
ENOUGH_WHITE = 0.15
"""Share of the picture that is white from which it is wholly brought there."""
MOST_GAIN = 1.12
"""More lifts what is just below white into white; the curve below would rise everywhere up to 4/3."""


def lift_whites(picture: Pixels, albedo: Pixels, white: float) -> Pixels:
    """Brings white walls that came out grey to white, as a printer chooses the paper's white.

    Dark and middle tones are multiplied alike, so blacks stay black and no haze appears; above, the curve
    bends to reach 1 where it did, so that sunlight on a white floor does not burn out. A picture with little
    white in it changes little, one with none does not at all.
    """
    grey = luminance(picture)
    neutral = albedo.min(2) > WHITE_TINT * albedo.max(2)
    surfaces = grey[neutral & (luminance(albedo) > WHITE_SURFACE)]
    if surfaces.size == 0:
        return picture
    found = max(float(np.percentile(surfaces, WHITE_PERCENTILE)), 1e-3)
    # The gain for which the curve x → gain · x / (1 + (gain - 1) · x⁴) takes what was found to what is wanted.
    gain = min(white * (1 - found**4) / (found * (1 - white * found**3)), MOST_GAIN) if white > found else 1.0
    share = min(surfaces.size / grey.size / ENOUGH_WHITE, 1.0)
    gain = 1 + (gain - 1) * share
    lifted: Pixels = picture * np.float32(gain) / (1 + np.float32(gain - 1) * np.square(np.square(picture)))
    return lifted


MUTED_GAIN = 0.18
"""How much of its saturation a nearly grey colour gains; a pure one gains none."""


def separate_colours(picture: Pixels) -> Pixels:
    """Parts muted colours from grey, such as oak from concrete, and leaves strong ones as they are."""
    grey = luminance(picture)[..., None]
    highest, lowest = picture.max(2, keepdims=True), picture.min(2, keepdims=True)
    saturation = (highest - lowest) / np.maximum(highest, 1e-3)
    separated: Pixels = grey + (picture - grey) * (1 + MUTED_GAIN * np.square(1 - np.clip(saturation, 0, 1)))
    return separated


def agx(light: Pixels, slope: float, contrast: float, saturation: float) -> Pixels:
    """Linear Rec. 709 to encoded sRGB, with slope, power and saturation of an ASC CDL as AgX's look."""
    stops = np.log2(np.maximum(light @ INSET.T, 1e-10))
    value = _sigmoid((np.clip(stops, DARKEST, BRIGHTEST) - DARKEST) / (BRIGHTEST - DARKEST))
    value = np.power(np.maximum(value * slope, 0), contrast)
    grey = luminance(value)[..., None]
    value = grey + saturation * (value - grey)
    # The inset is left in linear light, where mixing primaries is true.
    linear = np.power(np.clip(value, 0, 1), DISPLAY_GAMMA) @ OUTSET.T
    encoded: Pixels = np.power(np.clip(linear, 0, 1), 1 / DISPLAY_GAMMA)
    return encoded


SHOULDER_START, SHOULDER_END = 0.90, 0.985
"""Encoded values between which highlights are laid down softly: the end is never passed."""
LAMP, BARE_LAMP = 20.0, 60.0
"""Exposed light from which a place begins to count as a lamp, and from which it wholly is one."""


def lay_down_highlights(picture: Pixels, light: Pixels) -> Pixels:
    """Keeps detail in everything that is not itself a lamp: walls, sunlit floors, the view from a window."""
    room = SHOULDER_END - SHOULDER_START
    over = np.maximum(picture - SHOULDER_START, 0)
    soft = np.minimum(picture, SHOULDER_START) + room * (1 - np.exp(-over / room))
    lamp = np.clip((luminance(light) - LAMP) / (BARE_LAMP - LAMP), 0, 1)[..., None]
    laid: Pixels = soft + lamp * (picture - soft)
    return laid.astype(np.float32)
