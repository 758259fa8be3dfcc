import { createFileRoute } from '@tanstack/react-router'
import { HeartButton } from '#/modules/favorites/site/heart-button.tsx'
import { VenuePage } from '#/modules/venues/site/detail/venue-page.tsx'
import {
  venueDescription,
  venueStructuredData,
  venueTitle,
  venueTrail,
} from '#/modules/venues/site/detail/venue-search-data.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { loader } from './venue-loader.ts'

export const Route = createFileRoute('/l/$ui/$content/venue/$slug')({
  loader,
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
        structuredData: fullwidth || venue.copyLanguage !== ui ? [] : venueStructuredData(venue, ui, siteUrl),
      }
    }),
  component: View,
})

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
