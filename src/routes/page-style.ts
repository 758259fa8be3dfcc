import { FONT_FACES } from 'virtual:site-style'
import { LRUCache } from 'lru-cache'
import { LOST_SCRIPT } from '#/boot/first-clicks-script.ts'
import { SCREEN_END, TRANSITION_SCRIPT } from '#/boot/inline/transition-script.ts'
import { RENDER_NONCE } from '#/platform/http/render-nonce.ts'
import { FIRST_SCREEN_END } from '#/ui/site/first-screen-end.tsx'
import { shownNames } from './shown-names.ts'
import sheet from './site.css?inline'
import { STYLE_PLACE } from './style-place.ts'
import { rulesOf, writeRules } from './style-rules.ts'

/** With the end of its element, which no text of a page can imitate. */
const PLACE_IN_HEAD = `${STYLE_PLACE}</style>`

/** The stylesheet with all rules, as `document.tsx` writes it at the end. */
const WHOLE = /<link rel="stylesheet" href="[^"]+" data-whole=""\/>/

/**
 * What the head can do without. Behind a stylesheet a script makes every browser wait: Firefox would draw what follows
 * before it has come.
 */
const SCRIPT = `<script nonce="${RENDER_NONCE}">${LOST_SCRIPT};${TRANSITION_SCRIPT}</script><template id="${SCREEN_END}"></template>`

/** While developing a page has all of them: they are not minified, and are read anew with each change. */
const RULES = import.meta.env.PROD ? rulesOf(sheet) : [sheet]

/** Of pages that show the same, as a list does in all its languages and filters; written in about a millisecond. */
const written = new LRUCache<string, string>({ max: 100 })

/**
 * Rules of fonts whose characters a page in Russian alone is sure to need, and of those that it hardly needs (ő, ș): the head is
 * full, and the stylesheet behind the first screen has them all.
 */
const CYRILLIC = /@font-face\{[^}]*unicode-range:U\+0?400[^}]*\}/g
const LATIN_EXTENDED = /@font-face\{[^}]*unicode-range:U\+0?100[^}]*\}/g

/** Rules of fonts that no first screen in Chinese, Japanese or Korean has text in: its name of the agency is in another. */
const NOT_OF_THE_NAME = /@font-face\{font-family:"(?!Playfair)[^}]*\}/g

/** The fonts that the first screen of a page in a language is written in, whatever single words of others it has. */
function facesFor(language: string): string {
  if (language === 'ru') return FONT_FACES.replaceAll(LATIN_EXTENDED, '')
  const faces = FONT_FACES.replaceAll(CYRILLIC, '')
  return /^(?:ja|ko|zh)/.test(language)
    ? faces.replaceAll(NOT_OF_THE_NAME, '').replaceAll(LATIN_EXTENDED, '')
    : faces
}

/**
 * Give a page its styles (ADR 0134): into its head the rules for what its first screen shows, and where that ends the
 * stylesheet with all rules, which the browser keeps for the next page. It repeats those of the head, so that the order of rules is
 * its own. A page that does not say where its first screen ends has it before its footer, or at its very end.
 */
export function styled(html: string): string {
  const whole = WHOLE.exec(html)?.[0]
  const body = html.indexOf('<body')
  if (whole === undefined || !html.includes(PLACE_IN_HEAD)) return html
  const marked = html.indexOf(FIRST_SCREEN_END)
  const end = marked === -1 ? html.indexOf(whole) : marked
  const root = html.slice(0, html.indexOf('<head'))
  const names = shownNames(`${root}${html.slice(body, end)}`)
  const faces = facesFor(/ lang="([^"]+)"/.exec(root)?.[1] ?? '')
  const rest = html.slice(end).replaceAll(FIRST_SCREEN_END, '').replace(whole, '')
  const head = html.slice(0, end).replace(PLACE_IN_HEAD, () => `${faces}${rulesFor(names)}</style>`)
  return `${head}${whole}${SCRIPT}${rest}`
}

function rulesFor(names: ReadonlySet<string>): string {
  const key = [...names].sort().join(' ')
  const kept = written.get(key)
  if (kept !== undefined) return kept
  const rules = writeRules(RULES, names)
  written.set(key, rules)
  return rules
}
