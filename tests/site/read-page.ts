import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'

/** A page as it came, without script having run. */
export interface FetchedPage {
  readonly path: string
  readonly status: number
  /** Where it leads instead, when it is a redirect. */
  readonly location: string | null
  /** Empty for whatever is no HTML. */
  readonly html: string
}

/** Ask for a path of the site without following redirects. */
export async function fetchPage(origin: string, path: string, init: RequestInit = {}): Promise<FetchedPage> {
  const answer = await fetch(origin + path, { redirect: 'manual', ...init })
  const text = await answer.text()
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  return {
    path,
    status: answer.status,
    location: answer.headers.get('location'),
    html: isHtml ? text : '',
  }
}

/** Do something for every item, a few at a time, and keep their order. */
export async function mapParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  return results
}

/**
 * The attributes of all elements with a name. React writes every attribute in double quotes, so that thousands of
 * pages need no parser.
 */
export function elements(html: string, name: string): Map<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(
    ([tag]) =>
      new Map(
        [...tag.matchAll(/\s([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          readEntities(value),
        ]),
      ),
  )
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** The five characters that React writes as entities. */
export function readEntities(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** Paths of the sitemap, without the origin. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(origin, '') || '/')
}

/** The interface language of a path: its first prefix, English without one (behaviour 1.1). */
export function languageOfPath(path: string): Language {
  const prefix = path.split(/[/?#]/)[1]
  return LANGUAGE_CODES.find((code) => code === prefix) ?? 'en'
}
