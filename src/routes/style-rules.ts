import { type Need, needsOf } from './selector-needs.ts'

/** A rule of a minified stylesheet, or a group of rules as `@media`; what holds no rules is a text. */
export interface Rule {
  readonly prelude: string
  /** What the page must show for it to apply, one of them; none for a group of rules. */
  readonly needs: readonly Need[]
  readonly body: readonly (string | Rule)[]
}

type IsShown = (needs: readonly Need[]) => boolean

/** A string, an address, or a sign that ends a part. */
const PARTS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|[{};]/g

const GROUP = /^@(?:media|supports|container|layer|scope)\b/

/** Read the rules of a minified stylesheet. */
export function rulesOf(css: string): readonly (string | Rule)[] {
  const open: { prelude: string; body: (string | Rule)[] }[] = [{ prelude: '', body: [] }]
  let from = 0
  for (const { 0: sign, index } of css.matchAll(PARTS)) {
    if (!/^[{};]$/.test(sign)) continue
    const text = css.slice(from, index)
    from = index + 1
    const inner = open.at(-1)
    if (sign === '{') open.push({ prelude: text, body: [] })
    else if (sign === ';') inner?.body.push(`${text};`)
    else {
      if (inner && text !== '') inner.body.push(text)
      open.pop()
      if (inner) open.at(-1)?.body.push(asRule(inner))
    }
  }
  return open[0]?.body ?? []
}

function asRule({ prelude, body }: { prelude: string; body: (string | Rule)[] }): string | Rule {
  if (prelude.startsWith('@') && !GROUP.test(prelude)) return `${prelude}{${writeRules(body, () => true)}}`
  return { prelude, body, needs: prelude.startsWith('@') ? [] : needsOf(prelude) }
}

/** Whether one of these rules, or one within them, applies. */
export function someRule(rules: readonly (string | Rule)[], isShown: IsShown): boolean {
  return rules.some(
    (rule) =>
      typeof rule !== 'string' &&
      (rule.needs.length === 0 ? someRule(rule.body, isShown) : isShown(rule.needs)),
  )
}

/** Write those that apply. */
export function writeRules(rules: readonly (string | Rule)[], isShown: IsShown): string {
  let css = ''
  for (const rule of rules) {
    if (typeof rule === 'string') css += rule
    else if (rule.needs.length === 0 || isShown(rule.needs)) {
      const body = writeRules(rule.body, isShown)
      if (body !== '') css += `${rule.prelude}{${body}}`
    }
  }
  return css
}
