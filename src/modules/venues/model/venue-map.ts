/** How many venues the map of a list shows, and as what. */

/** More venues of one neighbourhood than these share a pin, where others are on the map as well. */
export const MOST_BESIDE_EACH_OTHER = 3

/** As many cards as stand beside a map at least, where there are so many: whatever has a pin of its own mostly has a card. */
export const CARDS_BESIDE_MAP = 36
