import { elements, type FetchedPage, fetchPage, mapParallel } from './read-page.ts'

/** Result of a crawl over all links. */
export interface Crawl {
  /** By path and query. */
  readonly pages: ReadonlyMap<string, FetchedPage>
  /** The first page that contains a link, by path and query of the link. */
  readonly foundOn: ReadonlyMap<string, string>
  /** Anchors (`path#id`) that name no element of their page, with the page that has the link. */
  readonly brokenAnchors: readonly string[]
  /** Every link on every page, repetitions counted. */
  readonly links: number
}

/**
 * Follow every internal link from the given paths on. Links behind a query are asked for; what is on
 * such a page is not followed further, because filters go on for ever.
 * @param follows whether the links of a page count; without, it is only asked for
 * @param also read in the end where no link has led to them
 */
export async function crawl(
  origin: string,
  from: readonly string[],
  follows: (path: string) => boolean,
  also: readonly string[],
): Promise<Crawl> {
  const pages = new Map<string, FetchedPage>()
  const foundOn = new Map<string, string>()
  const anchors = new Map<string, string>()
  let links = 0
  let waiting = [...from]
  while (waiting.length > 0) {
    const fetched = await mapParallel(waiting, (path) => fetchPage(origin, path))
    const found = new Set<string>()
    for (const page of fetched) {
      pages.set(page.path, page)
      if (page.path.includes('?') || !follows(page.path)) continue
      for (const url of internalLinks(page, origin)) {
        links += 1
        const path = url.pathname + url.search
        if (url.hash !== '') anchors.set(path + url.hash, page.path)
        if (!foundOn.has(path)) foundOn.set(path, page.path)
        if (!pages.has(path)) found.add(path)
      }
    }
    waiting = [...found].filter((path) => !pages.has(path))
  }
  const unlinked = also.filter((path) => !pages.has(path))
  for (const page of await mapParallel(unlinked, (path) => fetchPage(origin, path)))
    pages.set(page.path, page)
  return { pages, foundOn, brokenAnchors: brokenAmong(anchors, pages), links }
}

/** The addresses on this site that a piece of a page links to. */
export function internalLinks({ html, path }: Pick<FetchedPage, 'html' | 'path'>, origin: string): URL[] {
  return elements(html, 'a')
    .filter((link) => link.has('href'))
    .map((link) => new URL(link.get('href') ?? '', origin + path))
    .filter((url) => url.origin === origin)
}

function brokenAmong(
  anchors: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, FetchedPage>,
): string[] {
  return [...anchors].flatMap(([target, page]) => {
    const [path = '', id = ''] = target.split('#')
    const isThere = pages.get(path)?.html.includes(` id="${decodeURIComponent(id)}"`)
    return isThere ? [] : [`${target} on ${page}`]
  })
}
