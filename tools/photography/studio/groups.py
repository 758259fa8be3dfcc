"""Props that move together: everything a decorated function builds belongs to one movable group."""

import functools
from typing import Any, Callable, TypeVar

Result = TypeVar("Result")

_group = [0, 0]  # running number, current (0 = architecture)


def reset_groups() -> None:
    """Start numbering again for a new scene."""
    _group[:] = [0, 0]


def prop(build: Callable[..., Result]) -> Callable[..., Result]:
    """Everything built inside belongs to one movable group (see camera.clear_frame)."""

    @functools.wraps(build)
    def grouped(*args: Any, **options: Any) -> Result:
        if _group[1]:
            return build(*args, **options)
        _group[0] += 1
        _group[1] = _group[0]
        try:
            return build(*args, **options)
        finally:
            _group[1] = 0

    return grouped
