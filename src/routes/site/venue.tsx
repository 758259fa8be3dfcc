import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { localize } from '#/i18n/addresses/localize.ts'
import { type SearchParams, stringifySearch } from '#/i18n/addresses/search-params.ts'
import type { Language } from '#/i18n/languages.ts'
import { fetchConfirmation, fetchTakenVenues } from '#/modules/calendar/public-days.functions.ts'
import { ConfirmedByHouse } from '#/modules/calendar/site/confirmed-by-house.tsx'
import { TakenOnDays } from '#/modules/calendar/site/taken-on-days.tsx'
import { fetchWhereText } from '#/modules/content/pages.functions.ts'
import { cardHeart, HeartButton } from '#/modules/favorites/site/heart-button.tsx'
import { NamedContact } from '#/modules/staff/site/named-contact.tsx'
import { type Brief, briefSearch, readBrief, stayOf } from '#/modules/venues/model/brief.ts'
import { stripFullwidth } from '#/modules/venues/model/fullwidth.ts'
import { readMetres } from '#/modules/venues/model/plan-offers.ts'
import { VenuePage } from '#/modules/venues/site/detail/venue-page.tsx'
import {
  venueDescription,
  venueStructuredData,
  venueTitle,
  venueTrail,
} from '#/modules/venues/site/detail/venue-search-data.ts'
import { fetchPresentSlug, fetchSimilarVenues, fetchVenue } from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { loadContactPerson } from './contact-person.ts'

/** What the address says besides the venue. */
interface Asked {
  readonly brief: Brief
  readonly metres: number | undefined
}

/** A venue with its surroundings and those like it. */
const loader = pageLoader(
  ({ venue }) => ({
    page: 'venue',
    params: { slug: venue.slug },
    shown: { title: venue.name, note: venue.title, photo: venue.photos[0] },
  }),
  async ({
    params: { slug, ui: language },
    deps: { brief, metres },
  }: PageContext<{ slug: string }, Asked>) => {
    const [found, similar, taken, contact] = await Promise.all([
      loadVenue(language, slug),
      fetchSimilarVenues({ data: { language, slug: stripFullwidth(slug) } }),
      fetchTakenVenues({ data: { search: briefSearch(stayOf(brief)) } }),
      loadContactPerson(language),
    ])
    const { languages, slug: own } = found.venue
    const { startDate, duration } = brief
    const confirmedAt =
      startDate && duration ? await fetchConfirmation({ data: { slug: own, startDate, duration } }) : null
    return {
      ...found,
      brief,
      metres,
      confirmedAt,
      isTaken: taken.includes(own),
      contact,
      similar,
      fullwidth: slug !== own,
      languages,
    }
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

export const Route = createFileRoute('/l/$ui/$content/venue/$slug')({
  loaderDeps: ({ search }): Asked => {
    const query = new URLSearchParams(stringifySearch(search as SearchParams))
    return { brief: readBrief(query), metres: readMetres(query) }
  },
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
  const loaded = Route.useLoaderData()
  const { preview: _preview, languages: _languages, confirmedAt, isTaken, contact, ...page } = loaded
  return (
    <VenuePage
      {...page}
      said={isTaken ? <TakenOnDays /> : confirmedAt && <ConfirmedByHouse at={confirmedAt} />}
      contact={<NamedContact person={contact} />}
      save={<HeartButton venue={page.venue} place="venue" />}
      heart={cardHeart}
    />
  )
}
