"""The object a street scene returns: its options, its light and the views to photograph."""

import random
from contextlib import AbstractContextManager
from typing import Any

import bpy

from studio.shots import Views
from studio.street.sky import SKIES, Sky, daylight


class Street(Views):
    """One outdoor scene. Metres; z up, the ground at 0. Options common to all scenes: `seed`, `time`
    (a key of SKIES), `sky` (another of them for the light alone), `develop` (darkroom settings of all its views) and `azimuth` (where the sun stands, degrees from +x towards +y).
    """

    bounces = 2

    def __init__(self, options: dict[str, Any], azimuth: float = -50.0, time: str = "overcast") -> None:
        super().__init__()
        self.options = options
        self.seed: int = options.get("seed", 1)
        self.rng = random.Random(self.seed)
        self.time: str = options.get("time", time)
        self.sky: Sky = SKIES[options.get("sky", self.time)]
        self.dev = {
            "ev": self.sky.exposure,
            "awb": {"golden": 0.6, "morning": 0.45, "noon": 0.4}.get(self.time, 0.2),
            **options.get("develop", {}),
        }
        daylight(self.sky, options.get("azimuth", azimuth))

    def get(self, key: str, default: Any) -> Any:
        """An option of this scene, or its default."""
        return self.options.get(key, default)


class Unshaded(AbstractContextManager[None]):
    """Context: what is built inside casts no shadow (houses opposite, so that sun reaches the street)."""

    def __enter__(self) -> None:
        self.before = set(bpy.context.scene.objects)

    def __exit__(self, *_: object) -> None:
        for thing in set(bpy.context.scene.objects) - self.before:
            thing.visible_shadow = False
