/** Comparison and display of addresses without a page. */
import { normalized } from '#/lib/normalized-text.ts'

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
