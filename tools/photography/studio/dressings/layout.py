"""Where things stand: the free floor of a room as a small coordinate helper."""

import random
from dataclasses import dataclass

from studio.room import Room


@dataclass
class Floor:
    """The free rectangle of a room; `x` and `y` turn shares (0..1) of it into metres."""

    x0: float
    y0: float
    x1: float
    y1: float
    rng: random.Random

    @property
    def width(self) -> float:
        return self.x1 - self.x0

    @property
    def depth(self) -> float:
        return self.y1 - self.y0

    @property
    def area(self) -> float:
        return self.width * self.depth

    def x(self, share: float) -> float:
        return self.x0 + self.width * share

    def y(self, share: float) -> float:
        return self.y0 + self.depth * share


def floor_of(room: Room, dressing: str) -> Floor:
    """The free floor with a random source of its own, so that the architecture never changes with a dressing."""
    return Floor(*room.free, rng=random.Random(f"{room.seed}-{dressing}"))


def close_up(
    room: Room,
    name: str,
    subject: tuple[float, float, float],
    dx: float,
    dy: float,
    up: float = 0.35,
    lens: float = 50.0,
    fstop: float = 2.2,
    **develop: float,
) -> None:
    """A tilted near view of `subject` from an offset, kept inside the room."""
    pos = (
        min(max(subject[0] + dx, 0.3), room.W - 0.3),
        min(max(subject[1] + dy, 0.3), room.L - 0.3),
        subject[2] + up,
    )
    room.shot(name, pos, subject, lens, 0.0, fstop, tilt=True, near=0.45, **develop)
