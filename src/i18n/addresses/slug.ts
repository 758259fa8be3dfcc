/** A slug in an address: a–z, 0–9 and hyphens, at most 200 characters, so that it fits every look-up. */
const SLUG = /^[a-z0-9-]{1,200}$/

export function isSlug(text: string): boolean {
  return SLUG.test(text)
}

/** A secret of 256 bits in base64url, as `makeSecret` makes it. */
const TOKEN = /^[\w-]{43}$/

/** Whether a text may be the token of a private link, whose letters are upper and lower case. */
export function isToken(text: string): boolean {
  return TOKEN.test(text)
}
