/** Take out of an answer what differs from build to build or from run to run without meaning anything. */

/** Values of one run that are replaced in its output. */
export interface KnownParts {
  /** Host and port. */
  readonly host: string
  /** Of the client build. */
  readonly buildId: string
  /** Words for ids that are made anew in every database, by id. */
  readonly names: ReadonlyMap<string, string>
}

type Rule = readonly [RegExp, string]

/** Chunks and style sheets are called after source files, whose places mean nothing; fonts and pictures keep names. */
const ASSETS: readonly Rule[] = [
  [/<link rel="modulepreload"[^>]*>/g, ''],
  [/\/assets\/[\w.-]+-[\w-]{8}\.(js|css)/g, '/assets/file.$1'],
  [/(\/assets\/[\w.-]+)-[\w-]{8}\.(\w+)/g, '$1.$2'],
]

const RANDOM: readonly Rule[] = [
  [/(name="(?:formToken|submissionKey|draft)" value=")[^"]+/g, '$1RANDOM'],
  [/("token":"|\bdraft:")[^"]+/g, '$1RANDOM'],
  [/(\bchallenge\W+)[\w-]{43}/g, '$1RANDOM'],
  [/\b(?:[\w-]{16})\.[0-9a-z]{1,9}\.(?:form|wait)\.[\w-]{22}/g, 'FORM-TOKEN'],
  [/(nonce=")[^"]+/g, '$1RANDOM'],
  [/_serverFn\/[0-9a-f]{64}(?:_\d+)?/g, '_serverFn/FUNCTION'],
  [/--_NmP-[0-9a-f]+/g, '--BOUNDARY'],
]

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g

/** The text without hosts, names of built files, ids and tokens. */
export function normalizeText(text: string, { host, buildId, names }: KnownParts): string {
  const plain = text
    .replaceAll(host, 'site.example')
    .replaceAll(encodeURIComponent(host), 'site.example')
    .replaceAll(buildId, 'BUILD')
    .replaceAll(UUID, (id) => names.get(id) ?? 'UUID')
  return [...ASSETS, ...RANDOM].reduce((rest, [found, instead]) => rest.replaceAll(found, instead), plain)
}

/** The same, with every tag and every object of the data on a line of its own: two pages can be compared by lines. */
export function normalizePage(html: string, known: KnownParts): string {
  return `${normalizeText(html, known)
    .replaceAll('><', '>\n<')
    .replaceAll(/(?=\$R\[)/g, '\n')}\n`
}

/** Node writes them to every answer, or they differ with every answer. */
const MEANINGLESS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
])

/** Every header that means something, sorted: hashes of scripts and pages appear as their count alone. */
export function normalizeHeaders(headers: Headers, known: KnownParts): [name: string, value: string][] {
  return [...headers]
    .filter(([name]) => !MEANINGLESS.has(name))
    .map(([name, value]): [string, string] => [name, normalizeHeader(name, value, known)])
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function normalizeHeader(name: string, value: string, known: KnownParts): string {
  if (name === 'etag') return value.startsWith('W/') ? 'weak' : 'strong'
  if (name === 'set-cookie') return value.replaceAll(/([\w.-]+)=[^;]+/g, cookiePart)
  if (name === 'content-security-policy') return value.replaceAll(/'sha256-[^']+'/g, "'sha256-…'")
  if (name !== 'link') return normalizeText(value, known)
  const links = value.split(/,\s*(?=<)/).filter((link) => !link.includes('modulepreload'))
  return normalizeText(links.join(', '), known)
}

/** Values of cookies are secrets; what is said about them is not. */
function cookiePart(part: string, name: string): string {
  return /^(?:max-age|expires|path|samesite|domain)$/i.test(name) ? part : `${name}=…`
}
