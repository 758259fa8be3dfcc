/**
 * What is left behind a link that was copied out of a text: the full stop of its sentence, a bracket, a quotation mark,
 * a space, parameters without their question mark (behaviour 1.4). No address of this site has any of these characters,
 * but those of a former blog may.
 */

/** Marks at the end of a link. Written in full, so that what is taken away can be read here. */
const MARKS = new Set([
  ...'.,;:!?*_|\\\'"`´“”„‟‘’‚‹›«»()[]{}<>…•·。，、；：！？．（）「」『』《》〈〉【】',
  // No-break, zero-width and ideographic spaces, and the mark of a byte order.
  ...'\t\n\r \u00a0\u00ad\u200b\u200c\u200d\u200e\u200f\u202f\u2060\u3000\ufeff',
])

/** Parameters as mail programs and networks hang them on, and what is left of escaped characters of HTML. */
const PARAMETER = /^[\w.~-]{1,64}=/
const ESCAPED = /^(?:amp|quot|apos|gt|lt|nbsp|#\d{1,6});?/

/** The text without the marks at its end. */
export function withoutEndMarks(text: string): string {
  let end = text.length
  while (end > 0 && MARKS.has(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A path and query that a pasted address may have meant. */
export interface PastedPath {
  readonly pathname: string
  readonly search: string
}

/** The address without what is behind it; `undefined` where nothing is. Whether it exists is not asked here. */
export function pastedPath({ pathname, search }: PastedPath): PastedPath | undefined {
  const text = decoded(pathname)
  if (text === undefined) return undefined
  const [path = '', ...behind] = text.split('&')
  const parameters = behind.map((part) => part.replace(ESCAPED, '')).filter((part) => PARAMETER.test(part))
  const kept = withoutEndMarks(path)
  if (kept === text || !kept.startsWith('/')) return undefined
  const query = new URLSearchParams(parameters.map(withoutEndMarks).join('&'))
  for (const [name, value] of new URLSearchParams(search)) query.append(name, value)
  return { pathname: encodeURI(kept), search: query.size === 0 ? '' : `?${query}` }
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // Malformed percent-encoding: nothing is known of its end.
    return undefined
  }
}
