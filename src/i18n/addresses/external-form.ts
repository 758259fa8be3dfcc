/**
 * The three spellings of an external blog address behind a prefix: `https://host/rest`, `https:/host/rest`
 * (proxies fold the double slash) and `www.host/rest` (behaviour 1.13).
 */
const SPELLINGS = ['https://', 'https:/', 'www.'] as const

/** Longest stored address, in characters without its scheme. */
const LONGEST = 1900

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i

/** An external address and its spelling variant (0 is the full one). */
export interface ExternalForm {
  readonly url: string
  readonly form: number
}

/**
 * Parse an external address from the path after the language prefix. Untrusted: only the page knows which
 * hosts are the agency's (behaviour 1.13). `undefined` when it names no host.
 */
export function readExternal(path: string): ExternalForm | undefined {
  const form = SPELLINGS.findIndex((start) => path.startsWith(start))
  const start = SPELLINGS[form]
  if (start === undefined) return undefined
  const rest = start === 'www.' ? path : path.slice(start.length)
  if (rest.length > LONGEST) return undefined
  return HOST.test(rest.split('/', 1)[0] ?? '') ? { url: `https://${rest}`, form } : undefined
}

/** Build an external address in one of the three spellings. */
export function writeExternal(url: string, form: number): string {
  const rest = url.replace(/^https:\/\//, '')
  return form === 2 ? rest : `${SPELLINGS[form] ?? SPELLINGS[0]}${rest}`
}
