import { parameterOf } from '#/i18n/addresses/forms.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS, type PageId } from '#/i18n/addresses/paths.ts'
import { blog, copyChangedOn } from '#/modules/content/server/content.server.ts'
import { venueSitemapEntries } from '#/modules/venues/server/venues.server.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { buildSitemap, type SitemapEntry } from '#/seo/sitemap.ts'

/** The sitemap file at a path of the site, or 404. */
export async function sitemapFile(path: string): Promise<Response> {
  const files = buildSitemap(await entries(), getEnvironment().siteUrl)
  const file = files.find((candidate) => candidate.path === path)
  if (file === undefined) return new Response('Not found\n', { status: 404 })
  return new Response(file.xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/** Pages that show venues, and change with them. */
const SHOW_VENUES: readonly PageId[] = ['home', 'venues', 'galleries', 'showrooms', 'sitemap']

/** Pages that show the journal. */
const SHOW_POSTS: readonly PageId[] = ['home', 'blog', 'sitemap']

/** The latest of some ISO dates, with their time or without. */
function latest(days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}

async function entries(): Promise<SitemapEntry[]> {
  const venues = await venueSitemapEntries()
  const posts = blog('en')
  const catalogue = latest(venues.map(({ updatedAt }) => updatedAt))
  const journal = latest(posts.map(({ date }) => date))
  const changed = (page: PageId, name: string) =>
    latest([
      copyChangedOn(name),
      SHOW_VENUES.includes(page) ? catalogue : undefined,
      SHOW_POSTS.includes(page) ? journal : undefined,
    ])
  const entry = (page: PageId, name: string, id?: string): SitemapEntry => {
    const lastModified = changed(page, name)
    return { page, ...(id && { params: { id } }), ...(lastModified && { lastModified }) } as SitemapEntry
  }
  return [
    // A page with a parameter represents many; each of them is listed by its own module.
    ...PAGE_IDS.filter((page) => parameterOf(page) === undefined).map((page) => entry(page, page)),
    ...venues.map(({ slug, updatedAt, languages }) => ({
      page: 'venue' as const,
      params: { slug },
      lastModified: updatedAt,
      languages,
    })),
    ...NEIGHBORHOOD_IDS.map((id) => entry('neighborhood', `neighborhoods/${id}`, id)),
    ...EVENT_IDS.map((id) => entry('event', `events/${id}`, id)),
    ...posts.map(({ id, date }) => ({
      page: 'blog-post' as const,
      params: { slug: id },
      lastModified: date,
    })),
  ]
}
