/** The path of a request, before anything else looks at it. */

/**
 * Longest path that is an address, in characters as sent. The longest of the site's own hold an external address
 * (1,900); a longer one is answered 414 (RFC 9110, section 15.5.15) and written nowhere beyond this length.
 */
export const LONGEST_PATH = 2048

/**
 * The path of a request target, without its query. Of one that is too long, the whole segments within
 * {@link LONGEST_PATH}: half an e-mail address could not be recognized any more.
 */
export function pathOf(target = ''): string {
  const beginning = target.slice(0, LONGEST_PATH)
  if (isPathTooLong(target)) return `${beginning.slice(0, beginning.lastIndexOf('/') + 1)}…`
  const query = beginning.indexOf('?')
  return query === -1 ? beginning : beginning.slice(0, query)
}

/** Whether the path of a request target is longer than {@link LONGEST_PATH}. */
export function isPathTooLong(target: string): boolean {
  return target.length > LONGEST_PATH && !target.slice(0, LONGEST_PATH + 1).includes('?')
}
