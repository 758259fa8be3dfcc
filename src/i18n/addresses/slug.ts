/** A slug in an address: a–z, 0–9 and hyphens, at most 200 characters, so that it fits every look-up. */
const SLUG = /^[a-z0-9-]{1,200}$/

export function isSlug(text: string): boolean {
  return SLUG.test(text)
}
