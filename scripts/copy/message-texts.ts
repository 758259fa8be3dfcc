import compile from 'icu-minify/compile'

/** How the compiler writes a part of a text: `[name]`, `[name, kind, options]`, or a tag with what it holds. */
type Part = string | [string, unknown?, Record<string, unknown>?]

/** Placeholder of an inserted value: neither a letter nor a space. */
const VALUE = '0'

/**
 * All texts that a message can produce: one for each form of a plural or a choice, with a figure for
 * every value that is put in.
 */
export function saidBy(message: string): string[] {
  return texts(compile(message))
}

function texts(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (!Array.isArray(node)) return ['']
  return (node as Part[]).reduce<string[]>(
    (before, part) => {
      const ways = waysOf(part)
      return before.flatMap((start) => ways.map((way) => start + way))
    },
    [''],
  )
}

function waysOf(part: Part): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part === 'number') return [VALUE]
  const [, kind, options] = part
  if (options !== undefined && typeof options === 'object') return Object.values(options).flatMap(texts)
  return typeof kind === 'string' ? [kind] : [VALUE]
}
