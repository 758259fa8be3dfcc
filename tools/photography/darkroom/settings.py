"""What a picture's record may say about its development."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Settings:
    """Every value has a default that suits a room in daylight."""

    wb: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """Factors for red, green and blue, before the automatic white balance."""
    awb: float = 0.55
    """How far middle tones are brought to neutral: 0 not at all, 1 wholly. Low under coloured light."""
    key: float = 0.26
    """How bright the middle of the room shall be, in linear light; no more than `exposure.MOST_KEY`."""
    ev: float = 0.0
    """Exposure correction in stops."""
    bloom: float = 0.035
    """Share of the light that spreads around windows and lamps."""
    vignette: float = 0.22
    """Loss of light in the very corners."""
    slope: float = 1.0
    """Factor on the tone curve's result; above 1 it cuts the curve's shoulder off and whites burn out."""
    contrast: float = 1.22
    """Power on the tone curve's result: depth of the shadows."""
    sat: float = 1.22
    """Saturation: 1 as the tone curve leaves it."""
    white: float = 0.82
    """How bright white walls shall come out in daylight, 0 to 1; 0 leaves them as they are."""
    grain: float = 0.011
    """Strength of the film grain in the middle tones."""

    @classmethod
    def of(cls, overrides: Mapping[str, Any]) -> "Settings":
        """The defaults with a record's `develop` over them; an unknown name is an error."""
        known = {field.name for field in fields(cls)}
        unknown = sorted(set(overrides) - known)
        if unknown:
            raise ValueError(
                f"unknown develop settings: {', '.join(unknown)}; known: {', '.join(sorted(known))}"
            )
        return cls(**{name: tuple(value) if name == "wb" else value for name, value in overrides.items()})
