/** What a page must show for a selector to apply: all of these classes, and something of each of these lists. */
export interface Need {
  readonly classes: readonly string[]
  readonly oneOf: readonly (readonly Need[])[]
}

/** A class, parentheses with the name before them, or what is no class whatever it looks like. */
const PARTS = /\[(?:"[^"]*"|[^\]"])*\]|\\.|\.(-?[A-Za-z_][\w-]*)|(:[\w-]+)?\(|[(),]/g

/** Read the needs of each selector of a list. What is not read here only makes a rule seem to apply more often. */
export function needsOf(selectors: string): readonly Need[] {
  return listIn(selectors, 0).needs
}

/** A list up to its closing parenthesis, or to the end. */
function listIn(text: string, start: number): { needs: readonly Need[]; end: number } {
  const needs: Need[] = []
  let classes: string[] = []
  let oneOf: (readonly Need[])[] = []
  const finish = () => {
    needs.push({ classes, oneOf })
    classes = []
    oneOf = []
  }
  let at = start
  while (at < text.length) {
    PARTS.lastIndex = at
    const part = PARTS.exec(text)
    if (part === null) break
    at = PARTS.lastIndex
    const [sign, name, pseudo] = part
    if (name !== undefined) classes.push(name)
    else if (sign.endsWith('(')) {
      const inner = listIn(text, at)
      at = inner.end
      // What is in `:not` must be missing; `:nth-child` and `:lang` hold no selectors.
      if (pseudo === ':is' || pseudo === ':where' || pseudo === ':has') oneOf.push(inner.needs)
    } else if (sign === ',') finish()
    else if (sign === ')') {
      finish()
      return { needs, end: at }
    }
  }
  finish()
  return { needs, end: text.length }
}

/** Whether a page with these classes has all that one of these selectors needs. */
export function areMet(needs: readonly Need[], classes: ReadonlySet<string>): boolean {
  return needs.some(
    (need) =>
      need.classes.every((name) => classes.has(name)) && need.oneOf.every((list) => areMet(list, classes)),
  )
}

/** Every class that is named in needs. */
export function classesOf(needs: readonly Need[]): readonly string[] {
  return needs.flatMap((need) => [...need.classes, ...need.oneOf.flatMap(classesOf)])
}
