"""The rooms: those of one venue alone, and six kinds for the others."""

from typing import Any, Callable

from studio.room import Room
from studio.rooms.atelier import atelier
from studio.rooms.atelier_du_faubourg import atelier_du_faubourg
from studio.rooms.atelier_rivoli import atelier_rivoli
from studio.rooms.boutique import boutique
from studio.rooms.caveau_beaubourg import caveau_beaubourg
from studio.rooms.caveau_des_victoires import caveau_des_victoires
from studio.rooms.cellar import cellar
from studio.rooms.galerie_montmorency import galerie_montmorency
from studio.rooms.galerie_saint_dominique import galerie_saint_dominique
from studio.rooms.galerie_valois import galerie_valois
from studio.rooms.gallery import gallery
from studio.rooms.loft import loft
from studio.rooms.salon import salon
from studio.rooms.verriere_du_roule import verriere_du_roule
from studio.rooms.voutes_saint_honore import voutes_saint_honore

BUILDERS: dict[str, Callable[[dict[str, Any]], Room]] = {
    "gallery": gallery,
    "salon": salon,
    "loft": loft,
    "boutique": boutique,
    "cellar": cellar,
    "atelier": atelier,
}


VENUES: dict[str, Callable[[dict[str, Any]], Room]] = {
    "atelier-du-faubourg": atelier_du_faubourg,
    "atelier-rivoli": atelier_rivoli,
    "loft-faubourg-du-roule": verriere_du_roule,
    "caveau-beaubourg": caveau_beaubourg,
    "caveau-des-victoires": caveau_des_victoires,
    "galerie-montmorency": galerie_montmorency,
    "galerie-saint-dominique": galerie_saint_dominique,
    "galerie-valois": galerie_valois,
    "voutes-saint-honore": voutes_saint_honore,
}
"""Rooms that are like no other, by the id of their facts."""


def build_room(facts: dict[str, Any]) -> Room:
    """Build the architecture, light and views of a room from its facts."""
    return VENUES.get(facts["id"], BUILDERS[facts["kind"]])(facts)
