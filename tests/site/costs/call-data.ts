/** What a page sends to a server function, in the notation of the application's own script (seroval). */

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

/** Value of the parameter or field `payload` of a call with this input. */
export function callData(data: Plain): string {
  let next = 0
  const node = (value: Plain): object => {
    if (typeof value === 'string') return { t: 1, s: value }
    if (typeof value === 'number') return { t: 0, s: value }
    if (value === null || typeof value === 'boolean') return { t: 2, s: value === null ? 0 : value ? 2 : 3 }
    const i = next++
    if (isList(value)) return { t: 9, i, a: value.map(node), o: 0 }
    return { t: 10, i, p: { k: Object.keys(value), v: Object.values(value).map(node) }, o: 0 }
  }
  return JSON.stringify({ t: node({ data }), f: 127, m: [] })
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value)
}
