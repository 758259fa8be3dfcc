/** Which addresses the site links or redirects to (behaviour 9.8: rejected addresses). */

/** Schemes that a link may have. `javascript:`, `data:`, `blob:`, `vbscript:` and all others are rejected. */
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Why an address was rejected. */
export class RejectedTargetError extends Error {
  override readonly name = 'RefusedTargetError'
}

/**
 * Whether a text leads to a place on this site: a path, a query or an anchor. Browsers read a backslash as a slash
 * and drop tabs and line breaks, so `/\host` and `/<tab>/host` would leave it.
 */
export function isOwnPath(target: string): boolean {
  return /^[/?#]/.test(target) && !/^\/[/\\]/.test(target) && !hasHiddenLetters(target)
}

/**
 * The address of a link or a redirect, given back unchanged when it may be followed.
 * @param target a path on this site, or a whole address
 * @param external says that the way off the site is meant; without it only paths of the site are let through
 * @throws {RejectedTargetError} for an external address without the flag, and for a scheme that is no address of a page
 */
export function allowedTarget(target: string, { external = false }: { external?: boolean } = {}): string {
  if (isOwnPath(target)) return target
  const url = hasHiddenLetters(target) ? null : URL.parse(target)
  if (url === null) throw new RejectedTargetError('Not an address')
  if (!SCHEMES.has(url.protocol)) throw new RejectedTargetError(`Refused address with ${url.protocol}`)
  if (!external) throw new RejectedTargetError('Refused external address without the external flag')
  if (url.username !== '' || url.password !== '') {
    throw new RejectedTargetError('Refused address with a name in front of its host')
  }
  return target
}

/** Control characters and spaces at the ends, which browsers drop before they read an address. */
function hasHiddenLetters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u001f\u007f]/.test(text) || text !== text.trim()
}
