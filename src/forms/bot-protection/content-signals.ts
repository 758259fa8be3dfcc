/** Signals in a text that are typical of advertising sent by robots, in any language. */

/** Signal found in the content. */
export type ContentMark =
  | 'link-code'
  | 'html-link'
  | 'link-in-name'
  | 'links'
  | 'many-links'
  | 'advertising'
  | 'same-text'

const LINK = /\b(?:https?:\/\/|www\.)\S/giu
/** Forum link markup: a plain form has no use for it. */
const LINK_CODE = /\[(?:url|link)[=\]]/iu
const HTML_LINK = /<a\s[^<>]*href/iu
/** Fields that never hold a web address. */
const NAMES = ['fullName', 'firstName', 'lastName', 'jobTitle', 'phone'] as const
/** Phrases of link and pill advertising; none of them belongs to the hire of a showroom. */
const ADVERTISING =
  /\b(?:viagra|cialis|backlinks?|seo (?:services?|packages?|ranking)|guest posts?|payday loans?|online casino|casino bonus|crypto (?:trading|investment)|rank(?:ing)? (?:on|in) google|web traffic)\b/iu

const SOME_LINKS = 3
const MANY_LINKS = 8
/** Robots that do not know the fields put one text into all of them. */
const SAME_TEXTS = 3
const LEAST_SAME_LENGTH = 4

/** Find the signals in the fields of a form, as typed. */
export function contentSignals(values: Readonly<Record<string, string>>): ContentMark[] {
  const texts = Object.values(values).filter((text) => text.trim() !== '')
  const all = texts.join('\n')
  const links = all.match(LINK)?.length ?? 0
  const marks: Record<ContentMark, boolean> = {
    'link-code': LINK_CODE.test(all),
    'html-link': HTML_LINK.test(all),
    'link-in-name': NAMES.some((name) => (values[name] ?? '').match(LINK) !== null),
    links: links >= SOME_LINKS && links < MANY_LINKS,
    'many-links': links >= MANY_LINKS,
    advertising: ADVERTISING.test(all),
    'same-text': mostOften(texts) >= SAME_TEXTS,
  }
  return (Object.keys(marks) as ContentMark[]).filter((mark) => marks[mark])
}

/** Number of occurrences of the most frequent text; short ones are left out. */
function mostOften(texts: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const key = text.trim().toLowerCase()
    if (key.length >= LEAST_SAME_LENGTH) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}
