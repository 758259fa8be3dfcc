"""Takes the noise out of a rendering, as Blender does with Open Image Denoise and "accurate" prefiltering.

Debian's Blender is built without Open Image Denoise, so its published network is run here.
"""

from pathlib import Path
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from images import Pixels, luminance
from oidn_network import Weights, run_network
from oidn_weights import read_weights

# OIDN's perceptual transfer function for high dynamic range (its `core/color.h`): a line near black, then a
# power, then a logarithm, fitted to the PU2 curve of Aydın et al., "Extending quality metrics to full
# luminance range images" (2008). Y are luminances and X the values between which the pieces meet.
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01

BRIGHTEST = 65504.0
"""The greatest 16-bit float: the network takes values of 0 to 1, and this is its 1."""
MIDDLE_GREY = 0.18
EXPOSURE_REDUCTION = 16
"""OIDN takes the exposure from averages of squares of about this many pixels."""

Curve = npt.NDArray[Any]


def _encode(light: Curve) -> Curve:
    power = B * np.power(np.maximum(light, 1e-12), C) + D
    return np.where(light <= Y0, A * light, np.where(light <= Y1, power, E * np.log(light + F) + G))


def _decode(value: Curve) -> Curve:
    power = np.power(np.maximum((value - D) / B, 0), 1 / C)
    return np.where(value <= X0, value / A, np.where(value <= X1, power, np.exp((value - G) / E) - F))


SCALE = 1 / float(_encode(np.array(BRIGHTEST)))


def _exposure(light: Pixels) -> float:
    """The factor that brings the picture's geometric mean to middle grey."""
    fraction = 1 / EXPOSURE_REDUCTION
    averages = cv2.resize(luminance(light), None, fx=fraction, fy=fraction, interpolation=cv2.INTER_AREA)
    lit = averages[averages > 1e-8]
    return MIDDLE_GREY / float(np.exp2(np.log2(lit).mean())) if lit.size else 1.0


class Denoiser:
    """The three networks it takes, read once from `folder`."""

    def __init__(self, folder: Path) -> None:
        self._albedo, self._normal, self._light = (
            read_weights(folder / f"{name}.tza") for name in ("rt_alb", "rt_nrm", "rt_hdr_calb_cnrm")
        )

    def __call__(self, light: Pixels, albedo: Pixels, normal: Pixels) -> Pixels:
        """The picture without noise: linear light, as it came."""
        clean_albedo = self._run(self._albedo, np.clip(albedo, 0, 1))
        clean_normal = self._run(self._normal, np.clip(normal, -1, 1) * 0.5 + 0.5)
        light = np.nan_to_num(np.maximum(light, 0), posinf=BRIGHTEST)
        exposure = _exposure(light)
        encoded = (_encode(light * exposure) * SCALE).astype(np.float32)
        features = (encoded, np.clip(clean_albedo, 0, 1), np.clip(clean_normal, 0, 1))
        cleaned = run_network(self._light, np.concatenate(features, 2))
        return (_decode(np.maximum(cleaned, 0) / SCALE) / exposure).astype(np.float32)

    @staticmethod
    def _run(weights: Weights, channels: Pixels) -> Pixels:
        return run_network(weights, channels.astype(np.float32))
