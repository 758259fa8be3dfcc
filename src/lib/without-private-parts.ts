/** Paths without what is nobody else's business: logs and lists of lost addresses are read by more people than a link. */

/**
 * Encodings of `@`: itself, percent-encoded any number of times, its full-width and small forms (U+FF20, U+FE6B)
 * likewise, and `=40`, which a link broken by quoted-printable (RFC 2045, section 6.7) ends with. Each alternative is
 * read from one sign on and never beyond the next one, so the time grows with the length of the path.
 */
const AT_SIGN = /[@＠﹫]|%(?:25)*(?:40|u0040|EF%(?:25)*(?:BC%(?:25)*A0|B9%(?:25)*AB))|=40|%(?:25)*3D40/i

/** Secret links hold 128 bits as hexadecimal digits (shared lists), whatever a chat has put before or behind them. */
const SECRET = /[0-9a-f]{32}/i

/** What follows is the token of an owner's link or of a quote's, which looks like any word. */
const TOKEN_LINKS: ReadonlySet<string | undefined> = new Set(['h', 'q'])

/** So often a link is encoded anew on its way, at most. */
const MOST_ENCODINGS = 3

/**
 * A path without e-mail addresses, which newsletters and wrongly written links put into it, and without secrets: a segment
 * that holds something like either is `@` or `…` alone.
 */
export function withoutPrivateParts(path: string): string {
  return path
    .split('/')
    .map((segment, at, all) =>
      AT_SIGN.test(segment) ? '@' : TOKEN_LINKS.has(all[at - 1]) || holdsSecret(segment) ? '…' : segment,
    )
    .join('/')
}

function holdsSecret(segment: string): boolean {
  let text = segment
  for (let round = 0; round <= MOST_ENCODINGS; round++) {
    if (SECRET.test(text)) return true
    const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    if (decoded === text) return false
    text = decoded
  }
  return SECRET.test(text)
}
