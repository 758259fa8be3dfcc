import { elements, readEntities } from './read-page.ts'

/** Head data of a page, parsed from its HTML as React writes it. */

/** A link with a language. */
export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

/** A name and an address. */
export interface NamedLink {
  readonly name: string
  /** Absent for the page itself. */
  readonly href?: string
}

/** The head of a page and its visible breadcrumb. */
export interface ReadPage {
  readonly title: string
  /** By `name` or `property`; several where the tag repeats. */
  readonly meta: ReadonlyMap<string, readonly string[]>
  readonly canonical: readonly string[]
  readonly alternates: readonly Alternate[]
  readonly graphs: readonly unknown[]
  readonly crumbs: readonly NamedLink[]
  readonly heading: string
}

/** What a tag of the head says, empty where there is none. */
export const one = (page: ReadPage, name: string) => page.meta.get(name)?.join(' | ') ?? ''

/** Read a page. */
export function readPage(html: string): ReadPage {
  const links = elements(html, 'link')
  const meta = new Map<string, string[]>()
  for (const tag of elements(html, 'meta')) {
    const key = tag.get('name') ?? tag.get('property')
    if (key !== undefined) meta.set(key, [...(meta.get(key) ?? []), tag.get('content') ?? ''])
  }
  return {
    title: text(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta,
    canonical: links.filter((link) => link.get('rel') === 'canonical').map((link) => link.get('href') ?? ''),
    alternates: links.flatMap((link) => {
      const hreflang = link.get('hreflang')
      return link.get('rel') === 'alternate' && hreflang !== undefined
        ? { hreflang, href: link.get('href') ?? '' }
        : []
    }),
    graphs: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as unknown,
    ),
    crumbs: crumbsOf(/<nav class="crumbs[ "].*?<\/nav>/s.exec(html)?.[0] ?? ''),
    heading: text(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
  }
}

function crumbsOf(nav: string): NamedLink[] {
  return [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => {
    const href = elements(item, 'a')[0]?.get('href')
    return href === undefined ? { name: text(item) } : { name: text(item), href }
  })
}

function text(html: string): string {
  return readEntities(html.replace(/<[^>]*>/g, '')).trim()
}
