"""What a room is used for: each dressing furnishes the free floor of a room and may add views."""

from typing import Callable

from studio.dressings.evenings import aftershow, cocktail, dinner, runway
from studio.dressings.hero import hero
from studio.dressings.rest import rest
from studio.dressings.selling import delivery, launch, popup, preparation, press, showroom
from studio.dressings.studio_work import empty, fitting, office, photoshoot, presentation
from studio.room import Room

DRESSINGS: dict[str, Callable[[Room], None]] = {
    "rest": rest,
    "hero": hero,
    "showroom": showroom,
    "runway": runway,
    "dinner": dinner,
    "cocktail": cocktail,
    "press": press,
    "popup": popup,
    "photoshoot": photoshoot,
    "fitting": fitting,
    "presentation": presentation,
    "aftershow": aftershow,
    "launch": launch,
    "preparation": preparation,
    "office": office,
    "empty": empty,
    "delivery": delivery,
}
