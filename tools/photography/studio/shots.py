"""Views: what a room and a street scene have in common, a list of named camera positions.

Positions are in metres. A camera stays level unless `tilt` is set, so that verticals stay upright;
a level picture is framed up or down with the lens shift only.
"""

from typing import Any, NotRequired, Protocol, Sequence, TypedDict

Point = Sequence[float]


class Shot(TypedDict):
    """One view: where the camera stands, what it looks at and how the picture is developed."""

    name: str
    pos: Point
    look: Point
    lens: float
    shift: float
    fstop: float
    focus: float | None
    dev: dict[str, Any]
    tilt: NotRequired[bool]
    near: NotRequired[float]


class Scene(Protocol):
    """What the render program needs of a finished scene."""

    shots: list[Shot]
    dev: dict[str, Any]


class Views:
    """Mixin that collects the views of a scene; `dev` holds the darkroom settings they share."""

    shots: list[Shot]
    dev: dict[str, Any]

    def __init__(self) -> None:
        self.shots = []
        self.dev = {}

    def shot(
        self,
        name: str,
        pos: Point,
        look: Point,
        lens: float = 24.0,
        shift: float = 0.0,
        fstop: float = 5.6,
        focus: float | None = None,
        tilt: bool = False,
        near: float = 1.6,
        **develop: Any,
    ) -> None:
        """Add a view. `focus` is a distance (default: to `look`); `tilt` aims the camera at `look` in height
        too; props closer to the lens than `near` are carried out of the picture."""
        self.shots.append(
            Shot(
                name=name,
                pos=pos,
                look=look,
                lens=lens,
                shift=shift,
                fstop=fstop,
                focus=focus,
                tilt=tilt,
                near=near,
                dev={**self.dev, **develop},
            )
        )
