import { parameterOf } from '#/i18n/addresses/forms.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS } from '#/i18n/addresses/paths.ts'
import { blog } from '#/modules/content/server/content.server.ts'
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

async function entries(): Promise<SitemapEntry[]> {
  const venues = await venueSitemapEntries()
  return [
    // A page with a parameter represents many; each of them is listed by its own module.
    ...PAGE_IDS.filter((page) => parameterOf(page) === undefined).map((page) => ({ page })),
    ...venues.map(({ slug, updatedAt, languages }) => ({
      page: 'venue' as const,
      params: { slug },
      lastModified: updatedAt,
      languages,
    })),
    ...NEIGHBORHOOD_IDS.map((id) => ({ page: 'neighborhood' as const, params: { id } })),
    ...EVENT_IDS.map((id) => ({ page: 'event' as const, params: { id } })),
    ...blog('en').map(({ id, date }) => ({
      page: 'blog-post' as const,
      params: { slug: id },
      lastModified: date,
    })),
  ]
}
