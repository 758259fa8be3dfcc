/** Targets of redirects that are on another site (behaviour 9.5). */

/** How another site is written: in full, encrypted, with the name of a host. */
const OUTSIDE = /^https:\/\/[^/?#@\\]+\.[^/?#@\\]+/i

/**
 * The whole address of a page on another site; `undefined` for everything that no visitor should be sent to: without
 * encryption, with a name or a password in front of the host, or with spaces and control characters in it.
 */
export function readOutsideTarget(typed: string): string | undefined {
  const text = typed.trim()
  const url = OUTSIDE.test(text) && !/[\s\\]/.test(text) ? URL.parse(text) : null
  if (url === null || url.protocol !== 'https:') return undefined
  return url.username === '' && url.password === '' ? url.href : undefined
}

/** Whether a stored target is on another site. */
export function isOutside(target: string): boolean {
  return !target.startsWith('/')
}

/** The host of a target on another site, as people read it. */
export function hostOf(target: string): string {
  return URL.parse(target)?.host ?? target
}

/** A target with the query of a visitor behind its own; where the site or its host ends is never the visitor's to say. */
export function withVisitorQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target
  const [before = '', ...anchor] = target.split('#')
  const joined = before + (before.includes('?') ? `&${search.slice(1)}` : search)
  return [joined, ...anchor].join('#')
}
