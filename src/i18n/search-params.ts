/** A query as the router holds it: one text, or a list where a key is repeated. */
export type SearchParams = Record<string, string | string[]>

/** Reads a query the way HTML forms write it: `type=gallery&type=loft` becomes a list. */
export function parseSearch(search: string): SearchParams {
  const result: SearchParams = {}
  for (const [key, value] of new URLSearchParams(search)) {
    const before = result[key]
    result[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }
  return result
}

/** Writes a query back as an HTML form would, with `?` when there is something to write. */
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
