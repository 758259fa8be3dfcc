import { STYLE_BEGINNING, STYLE_FILES } from 'virtual:site-style'

/** Stands in a public page for its stylesheet while the page is rendered. */
export const STYLE_PLACE = '/*site-style*/'

/** With the end of its element, which no text of a page can imitate. */
const PLACE_IN_HEAD = `${STYLE_PLACE}</style>`

/**
 * For each selector of a minified stylesheet the classes that a page must have for it to apply. What stands in
 * parentheses may be one of several, or must be missing; without it a selector only seems to apply more often.
 */
function requirementsOf(rules: string): readonly (readonly string[])[] {
  const plain = rules.replaceAll(/"[^"]*"|url\([^)]*\)/g, '')
  // What stands before a brace, after whatever has ended before it.
  const preludes = plain.split('{').map((part) => part.split(/[;}]/).at(-1) ?? '')
  const selectors = preludes
    .slice(0, -1)
    .flatMap((prelude) => (prelude.startsWith('@') ? [] : withoutParentheses(prelude).split(',')))
  const required = selectors.map((selector) => selector.match(/(?<=\.)-?[A-Z_a-z][\w-]*/g) ?? [])
  return [...new Map(required.map((classes) => [classes.join(' '), classes])).values()]
}

/** Parentheses stand within others. */
function withoutParentheses(selector: string): string {
  const outer = selector.replaceAll(/\([^()]*\)/g, '')
  return outer === selector ? selector : withoutParentheses(outer)
}

const FILES = STYLE_FILES.map((file) => ({
  ...file,
  requirements: file.isByPage ? requirementsOf(file.rules) : [[]],
}))

/** Stylesheets by the files that they are made of. */
const made = new Map<string, string>()

/**
 * Put the stylesheet of a page into it: of the files that only some pages need, those of which a rule applies
 * (ADR 0062). An island says what it adds later.
 */
export function styled(html: string): string {
  if (!html.includes(PLACE_IN_HEAD)) return html
  const used = new Set<string>()
  for (const [, list = ''] of html.matchAll(/\b(?:class|data-shows)="([^"]*)"/g))
    for (const name of list.split(' ')) used.add(name)
  const files = FILES.filter(({ requirements }) =>
    requirements.some((classes) => classes.every((name) => used.has(name))),
  )
  const key = files.map((file) => FILES.indexOf(file)).join()
  const known = made.get(key)
  const style =
    known ?? STYLE_BEGINNING + files.map(({ layer, rules }) => `@layer ${layer}{${rules}}`).join('')
  if (known === undefined) made.set(key, style)
  return html.replace(PLACE_IN_HEAD, () => `${style}</style>`)
}
