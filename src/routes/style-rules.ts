import { isMet, type Need, type Selector, selectorsIn } from './selector-needs.ts'

/** A rule of a minified stylesheet, or a group of rules as `@media`; what holds no rules is a text. */
export interface Rule {
  readonly prelude: string
  /** None of a group of rules. */
  readonly selectors: readonly Selector[]
  readonly body: readonly (string | Rule)[]
}

/** A string, an address, or a sign that ends a part. */
const PARTS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|[{};]/g

const GROUP = /^@(?:media|supports|container|layer|scope)\b/

/** On paper a page always has its whole stylesheet. */
const PAPER = /^@media print$/

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
  if (prelude.startsWith('@') && !GROUP.test(prelude)) return `${prelude}{${written(body, () => true)}}`
  return { prelude, body, selectors: prelude.startsWith('@') ? [] : selectorsIn(prelude) }
}

/** Write the rules that apply where these are shown, and of their selectors those that do. */
export function writeRules(rules: readonly (string | Rule)[], shown: ReadonlySet<string>): string {
  const css = written(rules, (need) => isMet(need, shown))
  const used = css.match(/animation[^;}]*/g)?.join(' ') ?? ''
  return css.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (motion, name: string) =>
    used.includes(name) ? motion : '',
  )
}

function written(rules: readonly (string | Rule)[], applies: (need: Need) => boolean): string {
  let css = ''
  for (const rule of rules) {
    if (typeof rule === 'string') css += rule
    else if (!PAPER.test(rule.prelude)) {
      const own = rule.selectors.filter(({ need }) => applies(need)).map(({ text }) => text)
      const body = rule.selectors.length > 0 && own.length === 0 ? '' : written(rule.body, applies)
      if (body !== '') css += `${own.length > 0 ? own.join(',') : rule.prelude}{${body}}`
    }
  }
  return css
}
