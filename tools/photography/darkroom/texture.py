"""The last touches on the developed picture: local contrast, sharpness and grain."""

import cv2
import numpy as np

from images import Pixels, luminance

CLARITY = 0.2
CLARITY_RADIUS = 1 / 40
"""Of the picture's width."""
SHARPNESS, SHARPNESS_RADIUS = 0.45, 1.1
GRAIN_SIZE = 0.7
"""Radius of a grain in pixels."""


def clarify(picture: Pixels) -> Pixels:
    """Lifts each place a little off its surroundings."""
    height, width = picture.shape[:2]
    grey = luminance(picture)
    # A wide blur needs no detail: it is made at a quarter of the size.
    small = cv2.resize(grey, (width // 4, height // 4), interpolation=cv2.INTER_AREA)
    surroundings = cv2.resize(cv2.GaussianBlur(small, (0, 0), width * CLARITY_RADIUS / 4), (width, height))
    lifted: Pixels = picture + (CLARITY * (grey - surroundings))[..., None]
    return lifted


def sharpen(picture: Pixels) -> Pixels:
    """An unsharp mask for what the denoiser softened."""
    sharp: Pixels = picture + SHARPNESS * (picture - cv2.GaussianBlur(picture, (0, 0), SHARPNESS_RADIUS))
    return sharp


def add_grain(picture: Pixels, strength: float, seed: int) -> Pixels:
    """Fine grey grain, strongest in the middle tones as on film. One seed, one grain."""
    height, width = picture.shape[:2]
    noise = np.random.default_rng(seed).normal(0, 1, (height, width)).astype(np.float32)
    grain = cv2.GaussianBlur(noise, (0, 0), GRAIN_SIZE)
    grey = np.clip(luminance(picture), 0, 1)
    amount = strength * (0.35 + 1.3 * np.sqrt(grey * (1 - grey)))
    grained: Pixels = picture + (grain * amount)[..., None]
    return grained
