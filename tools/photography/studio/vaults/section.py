"""The section of a tunnel vault: straight walls to the springing, then half an ellipse."""

from __future__ import annotations

import math

import numpy as np

from studio.array_mesh import Array

STEPS = 4000


class Section:
    """`length` is the way along the section from floor over the crown to floor, in metres."""

    def __init__(self, width: float, spring: float, crown: float) -> None:
        self.width, self.spring, self.crown = width, spring, crown
        angles = np.linspace(0, math.pi, STEPS)
        half, rise = width / 2, crown - spring
        x = np.concatenate([[0.0], half - half * np.cos(angles), [width]])
        z = np.concatenate([[0.0], spring + rise * np.sin(angles), [0.0]])
        self._x, self._z = x, z
        self._way = np.concatenate([[0.0], np.cumsum(np.hypot(np.diff(x), np.diff(z)))])
        self.length = float(self._way[-1])

    def at(self, way: Array) -> tuple[Array, Array]:
        """x and z at distances along the section."""
        return np.interp(way, self._way, self._x), np.interp(way, self._way, self._z)

    def inward(self, way: Array) -> tuple[Array, Array]:
        """x and z of the unit vector into the room."""
        x0, z0 = self.at(way - 0.02)
        x1, z1 = self.at(way + 0.02)
        dx, dz = x1 - x0, z1 - z0
        size = np.maximum(np.hypot(dx, dz), 1e-9)
        return dz / size, -dx / size

    def way_at(self, z: float) -> float:
        """Distance along the section to where the first wall has reached a height."""
        rising = self._way[: STEPS // 2]
        return float(np.interp(z, self._z[: STEPS // 2], rising))

    def wall_at(self, z: float) -> float:
        """How far the vault has come in from the wall at a height."""
        if z <= self.spring:
            return 0.0
        share = min((z - self.spring) / (self.crown - self.spring), 1.0)
        return self.width / 2 * (1 - math.cos(math.asin(share)))

    def height_at(self, x: float) -> float:
        """Height of the vault over a place across the room."""
        share = min(abs(x - self.width / 2) / (self.width / 2), 1.0)
        return self.spring + (self.crown - self.spring) * math.sqrt(1 - share * share)

    def outline(self, count: int = 48, grow: float = 0.0) -> list[tuple[float, float]]:
        """The section as a polygon (x, z) from floor to floor; `grow` pushes it outwards."""
        way = np.linspace(0, self.length, count)
        x, z = self.at(way)
        nx, nz = self.inward(way)
        return [(float(a - grow * c), float(b - grow * d)) for a, b, c, d in zip(x, z, nx, nz)]
