/** Where the sources use interface texts: found by reading the calls of `useTranslations`. */

/** One place that asks for a text. */
export interface MessageUse {
  /** The whole key with its namespace; `*` stands for what is only known when the page is drawn. */
  readonly key: string
  readonly file: string
}

/**
 * `const t = useTranslations('list')`, one that is handed on: `t: ReturnType<typeof useTranslations<'list'>>`, or
 * one made outside a page: `const t = createTranslator({ locale, messages, namespace: 'list' })`.
 */
const TRANSLATOR =
  /(?:const|let) (\w+) = useTranslations\((?:'([^']*)')?\)(?!\()|(\w+): ReturnType<typeof useTranslations<'([^']*)'>>|const (\w+) = createTranslator\(\{[^}]*?namespace: '([^']*)'/g

/** `useTranslations('nav')('venues')`. */
const AT_ONCE = /useTranslations\((?:'([^']*)')?\)\(([^)]*)\)/g

/** Every call of a translator in a source file. */
export function messageUses(file: string, source: string): MessageUse[] {
  const translators = [...source.matchAll(TRANSLATOR)].map((match) => ({
    name: match[1] ?? match[3] ?? match[5] ?? '',
    namespace: match[2] ?? match[4] ?? match[6] ?? '',
    from: match.index,
  }))
  const uses = translators.flatMap(({ name, namespace, from }, at) => {
    // The same name further below is another translator.
    const until = translators.slice(at + 1).find((later) => later.name === name)?.from
    const calls = new RegExp(`(?<![\\w.])${name}(?:\\.rich|\\.markup|\\.has)?\\(\\s*([^),]*)`, 'g')
    return [...source.slice(from, until).matchAll(calls)].flatMap(([, argument = '']) =>
      keysOf(namespace, argument),
    )
  })
  const direct = [...source.matchAll(AT_ONCE)].flatMap(([, namespace = '', argument = '']) =>
    keysOf(namespace, argument),
  )
  return [...uses, ...direct].map((key) => ({ key, file }))
}

function keysOf(namespace: string, argument: string): string[] {
  const text = argument.trim()
  const choice = /\? '([^']*)' : '([^']*)'$/.exec(text)
  const literal = /^'([^']*)'/.exec(text)?.[1]
  const template = /^`([^`]*)`/.exec(text)?.[1]?.replace(/\$\{[^}]*\}/g, '*')
  const keys = choice ? choice.slice(1) : [literal ?? template ?? '*']
  return keys.map((key) => (namespace === '' ? key : `${namespace}.${key}`))
}

/** The keys that a use may mean. */
export function meantBy(use: string): (key: string) => boolean {
  if (!use.includes('*')) return (key) => key === use
  const pattern = use.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.+')
  const whole = new RegExp(`^${pattern}$`)
  return (key) => whole.test(key)
}
