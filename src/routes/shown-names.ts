/** What every document has, and what the scripts of its head may set before anything is drawn. */
const GIVEN = [
  ...[
    'html',
    'head',
    'body',
    '[data-mode]',
    '[data-fonts]',
    '[data-font-set]',
    '[data-return]',
    '[data-arrived]',
  ],
  ...['[data-consent]', '[data-kept]'],
  // Whoever presses Tab before the stylesheet has come sees where they are.
  ...[':focus', ':focus-visible'],
]

const TAGS = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi
const ATTRIBUTES = /\s([\w:-]+)(?:="([^"]*)")?/g

/** Elements whose content is not drawn, unless they are open. */
const CLOSED = new Set(['dialog', 'template', 'script', 'style'])

/**
 * Everything in a piece of HTML that selectors can name, as `Need` has it: elements, classes, attributes, languages. What
 * a closed element holds is not drawn, so its names do not count.
 */
export function shownNames(html: string): ReadonlySet<string> {
  const names = new Set(GIVEN)
  /** The element that is passed over, and how many of its kind are open. */
  let closed: string | undefined
  let depth = 0
  /** Of closed details only the summary is drawn. */
  let isInSummary = false
  for (const [, slash, name = '', attributes = ''] of html.matchAll(TAGS)) {
    const tag = name.toLowerCase()
    if (closed !== undefined) {
      if (tag === closed) depth += slash ? -1 : 1
      if (depth === 0) closed = undefined
      continue
    }
    const isOpen = /\sopen(?:="|$|\s)/.test(attributes)
    if (tag === 'details') isInSummary = !slash && !isOpen
    if (slash && tag === 'summary' && isInSummary) closed = 'details'
    if (!slash) {
      addNames(names, tag, attributes)
      if (CLOSED.has(tag) && !isOpen) closed = tag
    }
    if (closed !== undefined) depth = 1
  }
  return names
}

function addNames(names: Set<string>, tag: string, attributes: string): void {
  names.add(tag)
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTES)) {
    names.add(`[${name.toLowerCase()}]`)
    if (name === 'class') for (const one of value.split(' ')) names.add(`.${one}`)
    if (name === 'lang') for (const one of [value, value.replace(/-.*/, '')]) names.add(`:lang(${one})`)
  }
}
