import { notFound, redirect } from '@tanstack/react-router'
import { localize } from '#/i18n/addresses/localize.ts'
import type { Language } from '#/i18n/languages.ts'
import { fetchWhereText } from '#/modules/content/pages.functions.ts'
import { stripFullwidth } from '#/modules/venues/model/fullwidth.ts'
import { fetchPresentSlug, fetchSimilarVenues, fetchVenue } from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'

/** A venue with its surroundings and those like it. */
export const loader = pageLoader(
  ({ venue }) => ({
    page: 'venue',
    params: { slug: venue.slug },
    shown: { title: venue.name, note: venue.title, photo: venue.photos[0] },
  }),
  async ({ params: { slug, ui: language } }: PageContext<{ slug: string }>) => {
    const [found, similar] = await Promise.all([
      loadVenue(language, slug),
      fetchSimilarVenues({ data: { language, slug: stripFullwidth(slug) } }),
    ])
    const { languages, slug: own } = found.venue
    return { ...found, similar, fullwidth: slug !== own, languages }
  },
)

/** Addresses that are asked of the server are redirected before (`src/app/moved-venue.ts`); this is for links of the app. */
async function whereItIs(language: Language, slug: string) {
  const present = await fetchPresentSlug({ data: { slug: stripFullwidth(slug) } })
  if (present === null) return notFound()
  return redirect({ href: localize('venue', { slug: present }, language), statusCode: 301 })
}

async function loadVenue(language: Language, slug: string) {
  const venue = await fetchVenue({ data: { language, slug } })
  if (venue === null) throw await whereItIs(language, slug)
  return { venue, where: await fetchWhereText({ data: { language, id: venue.neighborhood } }) }
}
