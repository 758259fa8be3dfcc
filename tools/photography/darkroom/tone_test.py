#!/usr/bin/python3
"""Highlights keep detail: `python3 -m unittest discover -s tools/photography/darkroom -p '*_test.py'`."""

import unittest

import numpy as np

from settings import Settings
from tone import agx, lay_down_highlights


class Highlights(unittest.TestCase):
    """What is bright but no lamp stays below white."""

    def test_eight_times_the_key_is_not_burnt(self) -> None:
        settings = Settings()
        light = np.full((2, 2, 3), 8 * settings.key, np.float32)
        picture = lay_down_highlights(agx(light, settings.slope, settings.contrast, settings.sat), light)
        self.assertLess(float(picture.max()) * 255, 250)

    def test_sharpening_past_white_is_laid_down_and_a_lamp_is_not(self) -> None:
        picture = np.full((1, 2, 3), 1.2, np.float32)
        light = np.array([[[4.0] * 3, [90.0] * 3]], np.float32)
        laid = lay_down_highlights(picture, light)
        self.assertLess(float(laid[0, 0].max()), 0.985)
        self.assertAlmostEqual(float(laid[0, 1].max()), 1.2, 5)


if __name__ == "__main__":
    unittest.main()
