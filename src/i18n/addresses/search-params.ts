/** A query in the router's form: one text, or a list where a key is repeated. */
export type SearchParams = Record<string, string | string[]>

/** Parse a query as HTML forms write it: `type=gallery&type=loft` becomes a list. */
export function parseSearch(search: string): SearchParams {
  const values = new Map<string, string[]>()
  for (const [key, value] of new URLSearchParams(search)) {
    const before = values.get(key)
    if (before === undefined) values.set(key, [value])
    else before.push(value)
  }
  return Object.fromEntries(
    [...values].map(([key, [first = '', ...more]]) => [key, more.length === 0 ? first : [first, ...more]]),
  )
}

/** Serialize a query as an HTML form would, with `?` unless it is empty. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined && part !== null && part !== '') params.append(key, String(part))
    }
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
