import { createFileRoute, notFound } from '@tanstack/react-router'
import { HeartButton } from '#/features/favorites/heart-button.tsx'
import { fetchWhereText } from '#/features/pages/pages.functions.ts'
import { VenuePage } from '#/features/venues/components/detail/venue-page.tsx'
import { venueStructuredData } from '#/features/venues/components/detail/venue-structured-data.ts'
import { fetchSimilarVenues, fetchVenue } from '#/features/venues/venues.functions.ts'
import { stripFullwidth } from '#/i18n/fullwidth.ts'
import type { Language } from '#/i18n/languages.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { previewUrl } from '#/ui/photo-address.ts'

export const Route = createFileRoute('/l/$ui/$content/venue/$slug')({
  loader: async ({ params: { slug, ui: language } }) => {
    const [{ venue, where }, similar] = await Promise.all([
      loadVenue(language, slug),
      fetchSimilarVenues({ data: { language, slug: stripFullwidth(slug) } }),
    ])
    return { venue, where, similar, fullwidth: slug !== venue.slug }
  },
  head: ({ loaderData, params, matches }) => {
    if (loaderData === undefined) return {}
    const site = siteOf(matches)
    const { venue, fullwidth } = loaderData
    const [cover] = venue.photos
    return pageHead({
      ...site,
      page: 'venue',
      params: { slug: venue.slug },
      language: params.ui,
      title: `${venue.name} · ${venue.title}`,
      description: venue.tagline,
      heading: venue.name,
      noindex: fullwidth,
      ...(cover ? { image: previewUrl(cover) } : {}),
      structuredData: fullwidth ? [] : venueStructuredData(venue, params.ui, site.siteUrl),
    })
  },
  component: View,
})

async function loadVenue(language: Language, slug: string) {
  const venue = await fetchVenue({ data: { language, slug } })
  if (venue === null) throw notFound()
  const where = await fetchWhereText({ data: { language, id: venue.neighborhood } })
  return { venue, where }
}

function View() {
  const page = Route.useLoaderData()
  return (
    <VenuePage
      {...page}
      save={<HeartButton venue={page.venue} place="venue" />}
      heart={(card) => <HeartButton venue={card} place="list" />}
    />
  )
}
