/** Comparison and display of addresses without a page. */
import { type Address, delocalize } from '#/i18n/addresses/delocalize.ts'
import { parameterOf } from '#/i18n/addresses/forms.ts'
import { normalized } from '#/lib/normalized-text.ts'
import { stripFullwidth } from '#/modules/venues/model/fullwidth.ts'

/** Longest path that can be redirected, in characters. */
export const LONGEST_PATH = 300

/** Control characters and backslashes are never part of an address of this site. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNREADABLE = /[\u0000-\u001f\u007f\\]/

/**
 * A path in readable form: percent-encoding decoded, composed letters, no slash at its end.
 * @returns `undefined` for an invalid path: malformed encoding, control characters, more than {@link
 * LONGEST_PATH}
 */
export function readablePath(pathname: string): string | undefined {
  if (!pathname.startsWith('/') || pathname.startsWith('//') || pathname.length > 3 * LONGEST_PATH)
    return undefined
  try {
    const text = normalized(decodeURIComponent(pathname), 'NFC').replace(/(?<!\/)\/+$/, '')
    return text === '' || text.length > LONGEST_PATH || UNREADABLE.test(text) ? undefined : text
  } catch {
    // Malformed percent-encoding.
    return undefined
  }
}

/** Key by which paths are compared: readable and without capitals. */
export function sourceKey(pathname: string): string | undefined {
  return readablePath(pathname)?.toLowerCase()
}

/**
 * Key of an address that is the same in every language: the page with its parameters. Only for pages that
 * represent data: the others always exist.
 */
export function pageKey(pathname: string): string | undefined {
  const address = delocalize(pathname)
  return address && parameterOf(address.page) !== undefined ? keyOf(address) : undefined
}

function keyOf({ page, params }: Address): string {
  const known = page === 'venue' && params.slug ? { slug: stripFullwidth(params.slug) } : params
  return JSON.stringify([page, known])
}
