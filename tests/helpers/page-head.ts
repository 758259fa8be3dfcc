/** Reads what a page says about itself from its HTML, as React writes it. */

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

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Reads a page. */
export function readPage(html: string): ReadPage {
  const links = tags(html, 'link')
  const meta = new Map<string, string[]>()
  for (const { name, property, content = '' } of tags(html, 'meta')) {
    const key = name ?? property
    if (key !== undefined) meta.set(key, [...(meta.get(key) ?? []), content])
  }
  return {
    title: text(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta,
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: links.flatMap(({ rel, hreflang, href = '' }) =>
      rel === 'alternate' && hreflang !== undefined ? { hreflang, href } : [],
    ),
    graphs: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as unknown,
    ),
    crumbs: crumbsOf(/<nav class="crumbs".*?<\/nav>/s.exec(html)?.[0] ?? ''),
    heading: text(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
  }
}

function crumbsOf(nav: string): NamedLink[] {
  return [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => {
    const [link] = tags(item, 'a')
    return link?.href === undefined ? { name: text(item) } : { name: text(item), href: link.href }
  })
}

function tags(html: string, name: string): Partial<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  )
}

function text(html: string): string {
  return decode(html.replace(/<[^>]*>/g, '')).trim()
}

function decode(html: string): string {
  return html.replace(/&([a-z]+|#x27);/g, (whole, entity: string) => ENTITIES[entity] ?? whole)
}
