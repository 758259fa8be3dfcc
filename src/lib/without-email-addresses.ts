/** Paths without the e-mail addresses that newsletters and wrongly written links put into them. */

/**
 * Encodings of `@`: itself, percent-encoded any number of times, its full-width and small forms (U+FF20, U+FE6B)
 * likewise, and `=40`, which a link broken by quoted-printable (RFC 2045, section 6.7) ends with. Each alternative is
 * read from one sign on and never beyond the next one, so the time grows with the length of the path.
 */
const AT_SIGN = /[@＠﹫]|%(?:25)*(?:40|u0040|EF%(?:25)*(?:BC%(?:25)*A0|B9%(?:25)*AB))|=40|%(?:25)*3D40/i

/** A path in which every segment that holds something like an e-mail address is `@` alone. */
export function withoutEmailAddresses(path: string): string {
  return path
    .split('/')
    .map((segment) => (AT_SIGN.test(segment) ? '@' : segment))
    .join('/')
}
