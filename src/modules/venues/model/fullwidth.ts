/** Ending of the full-width venue page in every language (behaviour 9.2, 1.7). */
const ENDING = '-fullwidth'

/** The slug of the page with large photographs. */
export function fullwidthSlug(slug: string): string {
  return slug + ENDING
}

/** Whether a slug asks for the page with large photographs; an exact venue slug is looked for first. */
export function isFullwidth(slug: string): boolean {
  return slug.endsWith(ENDING) && slug !== ENDING
}

/** A venue slug without the ending of the full-width page, or the slug itself. */
export function stripFullwidth(slug: string): string {
  return isFullwidth(slug) ? slug.slice(0, -ENDING.length) : slug
}
