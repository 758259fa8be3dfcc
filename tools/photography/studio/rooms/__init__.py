"""The rooms: those of one venue alone, and six kinds for the others."""

from typing import Any, Callable

from studio.room import Room
from studio.rooms.atelier import atelier
from studio.rooms.atelier_charonne import atelier_charonne
from studio.rooms.atelier_du_faubourg import atelier_du_faubourg
from studio.rooms.atelier_rivoli import atelier_rivoli
from studio.rooms.boutique import boutique
from studio.rooms.boutique_francois_premier import boutique_francois_premier
from studio.rooms.boutique_saint_roch import boutique_saint_roch
from studio.rooms.boutique_vertbois import boutique_vertbois
from studio.rooms.boutique_turenne import boutique_turenne
from studio.rooms.caveau_beaubourg import caveau_beaubourg
from studio.rooms.caveau_des_victoires import caveau_des_victoires
from studio.rooms.cellar import cellar
from studio.rooms.galerie_capucines import galerie_capucines
from studio.rooms.galerie_montmorency import galerie_montmorency
from studio.rooms.galerie_saint_dominique import galerie_saint_dominique
from studio.rooms.galerie_valois import galerie_valois
from studio.rooms.galerie_perle import galerie_perle
from studio.rooms.gallery import gallery
from studio.rooms.hotel_de_breteuil import hotel_de_breteuil
from studio.rooms.hotel_de_marbeuf import hotel_de_marbeuf
from studio.rooms.loft import loft
from studio.rooms.loft_blanc_popincourt import loft_blanc_popincourt
from studio.rooms.loft_saint_sabin import loft_saint_sabin
from studio.rooms.loft_sentier import loft_sentier
from studio.rooms.salon import salon
from studio.rooms.salon_des_feuillants import salon_des_feuillants
from studio.rooms.salon_opera import salon_opera
from studio.rooms.salon_vendome import salon_vendome
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
    "hotel-de-breteuil": hotel_de_breteuil,
    "salon-des-feuillants": salon_des_feuillants,
    "galerie-capucines": galerie_capucines,
    "atelier-charonne": atelier_charonne,
    "hotel-de-marbeuf": hotel_de_marbeuf,
    "atelier-du-faubourg": atelier_du_faubourg,
    "atelier-rivoli": atelier_rivoli,
    "boutique-francois-premier": boutique_francois_premier,
    "boutique-saint-roch": boutique_saint_roch,
    "boutique-vertbois": boutique_vertbois,
    "boutique-turenne": boutique_turenne,
    "loft-blanc-popincourt": loft_blanc_popincourt,
    "galerie-perle": galerie_perle,
    "loft-faubourg-du-roule": verriere_du_roule,
    "loft-saint-sabin": loft_saint_sabin,
    "loft-sentier": loft_sentier,
    "caveau-beaubourg": caveau_beaubourg,
    "caveau-des-victoires": caveau_des_victoires,
    "galerie-montmorency": galerie_montmorency,
    "galerie-saint-dominique": galerie_saint_dominique,
    "galerie-valois": galerie_valois,
    "salon-opera": salon_opera,
    "salon-vendome": salon_vendome,
    "voutes-saint-honore": voutes_saint_honore,
}
"""Rooms that are like no other, by the id of their facts."""


def build_room(facts: dict[str, Any]) -> Room:
    """Build the architecture, light and views of a room from its facts."""
    return VENUES.get(facts["id"], BUILDERS[facts["kind"]])(facts)
