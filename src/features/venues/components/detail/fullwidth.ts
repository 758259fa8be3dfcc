/** The two forms of a venue's page (decision 1.7). */

const ENDING = '-fullwidth'

/** The slug of the page with large photographs. */
export function fullwidthSlug(slug: string): string {
  return slug + ENDING
}

/** The slug of the normal page, from that of either form. */
export function normalSlug(slug: string): string {
  return slug.endsWith(ENDING) ? slug.slice(0, -ENDING.length) : slug
}
