"""Parisian streets, courtyards, passages and stairs, built from a kit of parts.

Each scene is a function of its options that builds everything in the current Blender scene and returns
a `Street` with its views. A facade's frame: x along it, -y towards the street, z up, metres."""

from collections.abc import Callable
from typing import Any

from studio.street.scene import Street
from studio.street.scenes.arcade import arcade
from studio.street.scenes.courtyard import courtyard
from studio.street.scenes.garden import garden
from studio.street.scenes.gateway import gateway
from studio.street.scenes.passage import passage
from studio.street.scenes.stairs import cellar_stairs, stairwell
from studio.street.scenes.storefront import storefront
from studio.street.scenes.vista import vista

STREETS: dict[str, Callable[[dict[str, Any]], Street]] = {
    "storefront": storefront,
    "gateway": gateway,
    "courtyard": courtyard,
    "vista": vista,
    "arcade": arcade,
    "garden": garden,
    "passage": passage,
    "cellar": cellar_stairs,
    "stairwell": stairwell,
}
