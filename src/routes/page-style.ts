import { SHOWN_CLASSES } from 'virtual:site-script'
import { STYLE_BEGINNING, STYLE_FILES } from 'virtual:site-style'
import { areMet, classesOf, type Need } from './selector-needs.ts'
import { rulesOf, someRule, writeRules } from './style-rules.ts'

/** Placeholder of the stylesheet in a public page while the page is rendered. */
export const STYLE_PLACE = '/*site-style*/'

/** With the end of its element, which no text of a page can imitate. */
const PLACE_IN_HEAD = `${STYLE_PLACE}</style>`

const FILES = STYLE_FILES.map((file) => ({ ...file, parts: rulesOf(file.rules) }))

/** Every file keeps all of its rules where the scripts are not known. */
const SCRIPT_CLASSES = new Set(SHOWN_CLASSES?.script)

/**
 * Put the stylesheet of a page into it (ADR 0062, 0111): of the files that only some pages need, those of which a rule
 * applies, and of each file the rules for what the page shows and for what its scripts may add to it. `data-shows` names
 * classes that come later and which nothing in the page shows. Where the server changes a part of a page later,
 * `data-whole` names a class of each file that is needed then, with all of its rules.
 */
export function styled(html: string): string {
  if (!html.includes(PLACE_IN_HEAD)) return html
  const shown = namesIn(html, 'class')
  const later = namesIn(html, 'data-shows')
  const whole = namesIn(html, 'data-whole')
  const islands = [...namesIn(html, 'data-island')]
  const all = new Set([
    ...shown,
    ...later,
    ...SCRIPT_CLASSES,
    ...islands.flatMap((name) => SHOWN_CLASSES?.islands[name] ?? []),
  ])
  const named = new Set([...shown, ...later, ...whole])
  const applies = (needs: readonly Need[]) => areMet(needs, all)
  const isThere = (needs: readonly Need[]) => areMet(needs, named)
  const isNamed = (needs: readonly Need[]) => classesOf(needs).some((name) => whole.has(name))
  const sheet = FILES.map(({ layer, rules, parts, isByPage }) => {
    if (isByPage && !someRule(parts, isThere)) return ''
    const isWhole = SHOWN_CLASSES === undefined || (isByPage && someRule(parts, isNamed))
    return `@layer ${layer}{${isWhole ? rules : writeRules(parts, applies)}}`
  })
  return html.replace(PLACE_IN_HEAD, () => `${STYLE_BEGINNING}${sheet.join('')}</style>`)
}

/** All that is in an attribute of this name, word by word. */
function namesIn(html: string, attribute: string): ReadonlySet<string> {
  const lists = html.matchAll(new RegExp(`\\b${attribute}="([^"]*)"`, 'g'))
  return new Set([...lists].flatMap(([, list = '']) => list.split(' ')))
}
