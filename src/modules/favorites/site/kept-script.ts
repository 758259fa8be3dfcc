import { FAVORITES_KEY } from './favorites-store.ts'

/** As many favourites as have a place held free before the list is drawn. */
export const WAITING_PLACES = 5

/**
 * Script of the head of the favourites page, run before the first paint: says in `<html data-kept>` how many favourites this
 * browser keeps, at most {@link WAITING_PLACES}, so that an empty list is never announced by cards.
 */
export const KEPT_SCRIPT = `(function(d){var n=0;try{n=JSON.parse(localStorage.getItem("${FAVORITES_KEY}")).length}catch(e){}d.kept=Math.min(n||0,${WAITING_PLACES})})(document.documentElement.dataset)`
