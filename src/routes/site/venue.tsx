import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { localize } from '#/i18n/addresses/localize.ts'
import type { Language } from '#/i18n/languages.ts'
import { fetchWhereText } from '#/modules/content/pages.functions.ts'
import { HeartButton } from '#/modules/favorites/site/heart-button.tsx'
import { stripFullwidth } from '#/modules/venues/model/fullwidth.ts'
import { VenuePage } from '#/modules/venues/site/detail/venue-page.tsx'
import {
  venueDescription,
  venueThings,
  venueTitle,
  venueTrail,
} from '#/modules/venues/site/detail/venue-search-data.ts'
import { fetchPresentSlug, fetchSimilarVenues, fetchVenue } from '#/modules/venues/venues.functions.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { publicHead } from '#/routes/site/public-head.ts'

export const Route = createFileRoute('/l/$ui/$content/venue/$slug')({
  loader: async ({ params: { slug, ui: language } }) => {
    const [{ venue, ...found }, similar] = await Promise.all([
      loadVenue(language, slug),
      fetchSimilarVenues({ data: { language, slug: stripFullwidth(slug) } }),
    ])
    const { languages } = venue
    return { ...found, venue, similar, fullwidth: slug !== venue.slug, languages }
  },
  head: (context) =>
    publicHead(context, (loaded, siteUrl) => {
      const { ui } = context.params
      const { venue, fullwidth, preview } = loaded
      return {
        page: 'venue',
        params: { slug: venue.slug },
        title: venueTitle(venue, ui),
        description: venueDescription(venue, ui),
        heading: `${venue.name} · ${venue.title}`,
        lead: venue.tagline,
        crumb: venue.name,
        copyLanguage: venue.copyLanguage,
        languages: venue.languages,
        noindex: fullwidth,
        trail: venueTrail(venue, ui),
        preview,
        things: fullwidth || venue.copyLanguage !== ui ? [] : venueThings(venue, ui, siteUrl),
      }
    }),
  component: View,
})

/**
 * Requests to the server are redirected earlier (`src/app/moved-venue.ts`); this is for navigations of the
 * app.
 */
async function whereItIs(language: Language, slug: string) {
  const present = await fetchPresentSlug({ data: { slug: stripFullwidth(slug) } })
  if (present === null) return notFound()
  return redirect({ href: localize('venue', { slug: present }, language), statusCode: 301 })
}

async function loadVenue(language: Language, slug: string) {
  const venue = await fetchVenue({ data: { language, slug } })
  if (venue === null) throw await whereItIs(language, slug)
  const shown = { title: venue.name, note: venue.title, photo: venue.photos[0] }
  const [where, preview] = await Promise.all([
    fetchWhereText({ data: { language, id: venue.neighborhood } }),
    previewOf('venue', { slug: venue.slug }, language, shown),
  ])
  return { venue, where, preview }
}

function View() {
  const { preview: _preview, languages: _languages, ...page } = Route.useLoaderData()
  return (
    <VenuePage
      {...page}
      save={<HeartButton venue={page.venue} place="venue" />}
      heart={(card) => <HeartButton venue={card} place="list" />}
    />
  )
}
