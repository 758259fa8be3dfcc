/** Limits of an uploaded picture. Without imports: forms state these limits too. */

/** The most that a picture may weigh, in megabytes. */
export const MAX_MEGABYTES = 15

/** A megabyte as people and systems for files count it. */
export const BYTES_PER_MEGABYTE = 1_000_000

/** More need more memory than a small server has; also the limit of what is taken. */
export const MAX_MEGAPIXELS = 50

/** The least that the longer side of a picture must have, in pixels: less cannot fill a card on a sharp screen. */
export const LEAST_LONG_SIDE = 800

/** How many times as long as the shorter side the longer one may be: a panorama of a telephone has four, a strip is no photograph. */
export const MOST_STRETCH = 6
