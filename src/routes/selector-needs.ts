/** What a page must show for a selector to apply: all of these, and something of each of these lists. */
export interface Need {
  /** Elements as `h2`, classes as `.card`, attributes as `[open]`, languages as `:lang(fr)`, states as `:hover`. */
  readonly names: readonly string[]
  readonly oneOf: readonly (readonly Need[])[]
}

/** One selector of a list, as it is written, and what it needs. */
export interface Selector {
  readonly text: string
  readonly need: Need
}

/** What a visitor brings about, or a change of pages; none is drawn before a page has its whole stylesheet. */
const STATES =
  /^(?::hover|:active|:focus|:focus-visible|:focus-within|:target|:user-invalid|:user-valid|:popover-open|:backdrop|:selection|:-webkit-search-cancel-button|:view-transition[\w-]*)$/

/** States that attributes bring about. */
const ATTRIBUTE_STATES: Readonly<Record<string, string>> = {
  ':checked': '[checked]',
  ':disabled': '[disabled]',
}

/** Parentheses with what is before them, or a single part of a selector. */
const PARTS =
  /\[\s*([\w-]+)(?:"[^"]*"|'[^']*'|[^\]"'])*\]|\\.|([.#]?)(-?[A-Za-z_][\w-]*)|(::?[\w-]+)(\()?|[(),]/g

/** Functions whose parentheses hold selectors of which one has to be met; `:not` says what must be missing. */
const CHOICES = new Set([':is', ':where', ':has'])

/** Read the selectors of a list. What is not read here only makes a rule seem to apply more often. */
export function selectorsIn(list: string): readonly Selector[] {
  return listIn(list, 0).selectors
}

/** A list up to its closing parenthesis, or to the end. */
function listIn(text: string, start: number): { selectors: readonly Selector[]; end: number } {
  const selectors: Selector[] = []
  let names: string[] = []
  let oneOf: (readonly Need[])[] = []
  let from = start
  const finish = (end: number) => {
    selectors.push({ text: text.slice(from, end).trim(), need: { names, oneOf } })
    names = []
    oneOf = []
    from = end + 1
  }
  let at = start
  while (at < text.length) {
    PARTS.lastIndex = at
    const part = PARTS.exec(text)
    if (part === null) break
    at = PARTS.lastIndex
    const [sign, attribute, mark, name, pseudo, bracket] = part
    if (attribute !== undefined) names.push(`[${attribute.toLowerCase()}]`)
    else if (name !== undefined) {
      if (mark !== '#') names.push(mark === '.' ? `.${name}` : name.toLowerCase())
    } else if (pseudo !== undefined && (bracket === undefined || STATES.test(pseudo.slice(1)))) {
      const state = ATTRIBUTE_STATES[pseudo] ?? pseudo
      if (state !== pseudo || STATES.test(pseudo.replace('::', ':'))) names.push(state)
      if (bracket !== undefined) at = listIn(text, at).end
    } else if (bracket !== undefined || sign === '(') {
      const inner = listIn(text, at)
      if (pseudo !== undefined && CHOICES.has(pseudo)) oneOf.push(inner.selectors.map(({ need }) => need))
      if (pseudo === ':lang') oneOf.push(inner.selectors.map((one) => languageNeed(one.text)))
      at = inner.end
    } else if (sign === ',') finish(at - 1)
    else if (sign === ')') {
      finish(at - 1)
      return { selectors, end: at }
    }
  }
  finish(text.length)
  return { selectors, end: text.length }
}

function languageNeed(language: string): Need {
  return { names: [`:lang(${language})`], oneOf: [] }
}

/** Whether a page that shows these has all that one of these selectors needs. */
export function areMet(needs: readonly Need[], shown: ReadonlySet<string>): boolean {
  return needs.some((need) => isMet(need, shown))
}

/** Whether a page that shows these has all that a selector needs. */
export function isMet({ names, oneOf }: Need, shown: ReadonlySet<string>): boolean {
  return names.every((name) => shown.has(name)) && oneOf.every((list) => areMet(list, shown))
}
