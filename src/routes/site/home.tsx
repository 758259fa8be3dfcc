import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { BriefProvider } from '#/i18n/react/address-context.tsx'
import { parisDay } from '#/lib/paris-time.ts'
import { HOME_CLAIMS } from '#/modules/content/model/claims.ts'
import { homeFigures } from '#/modules/content/model/figures.ts'
import { HERO, hangWall, openWith, photoByKey, wantedSlugs } from '#/modules/content/model/home-selection.ts'
import { fetchHomeText } from '#/modules/content/pages.functions.ts'
import { HomePage } from '#/modules/content/site/home/home-page.tsx'
import type { QuoteRequestField } from '#/modules/enquiries/model/form-fields.ts'
import { readSent, type Sent } from '#/modules/enquiries/model/reference.ts'
import { QUOTE_REQUEST_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import { HomeQuote } from '#/modules/enquiries/site/home-quote.tsx'
import { cardHeart } from '#/modules/favorites/site/heart-button.tsx'
import { type AskedStay, type Brief, briefSearch } from '#/modules/venues/model/brief.ts'
import { nextFashionWeek, stayOfWeek } from '#/modules/venues/model/fashion-weeks.ts'
import { parseVenueFilter } from '#/modules/venues/model/venue-filter.ts'
import { DaysField } from '#/modules/venues/site/days/days-field.tsx'
import { listSearchOf } from '#/modules/venues/site/list/list-search.ts'
import { VenueCard } from '#/modules/venues/site/venue-card.tsx'
import {
  fetchTakenVenues,
  fetchVenueCards,
  fetchVenueCardsOrLastSeen,
  fetchVenueCount,
  fetchVenueList,
  fetchVenueListOrLastSeen,
  fetchVenuePhotos,
} from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'
import { postForm } from '#/routes/site/post-form.server.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { organizationData, websiteData } from '#/seo/organization-data.ts'
import { SLOTS } from '#/ui/site/photo-slots.ts'

/** The week whose prices the wall has: the one that showrooms are rented for. */
const WALL_WEEK = 'womenswear'

interface Deps {
  readonly sent: Sent | undefined
  /** The search that the address brings along. */
  readonly search: string
}

type Context = PageContext<unknown, Deps, RejectedSubmission<QuoteRequestField>>

/** Data of the home page: texts, wall of venues and figures. */
const loader = pageLoader('home', async ({ params, deps: { sent, search }, serverContext }: Context) => {
  const language = params.ui
  const rejected = serverContext?.rejected ?? null
  const [text, list] = await Promise.all([
    fetchHomeText({ data: { language } }),
    (rejected ? fetchVenueListOrLastSeen : fetchVenueList)({ data: { language, search: '' } }),
  ])
  const slugs = wantedSlugs(text.posts.map(({ photo }) => photo))
  const week = nextFashionWeek(WALL_WEEK, parisDay(new Date()))
  const [found, [photographed], count, taken] = await Promise.all([
    (rejected ? fetchVenueCardsOrLastSeen : fetchVenueCards)({ data: { language, slugs } }),
    // A form that comes back does not need the database: the hero then has a picture of its venue's card.
    rejected ? [] : fetchVenuePhotos({ data: { language, slugs: [HERO.slug] } }),
    search === '' || rejected ? list.total : fetchVenueCount({ data: { language, search } }),
    rejected || !week ? [] : fetchTakenVenues({ data: { search: briefSearch(stayOfWeek(week, week.from)) } }),
  ])
  const isFree = ({ slug }: { slug: string }) => !taken.some((other) => other === slug)
  const wall = hangWall(found.filter(isFree), list.cards.filter(isFree))
  return {
    text,
    wall,
    room: openWith(found, wall, photographed?.photos ?? []),
    posts: text.posts.map(({ picture, ...post }) => ({
      ...post,
      photo: picture ?? photoByKey(found, post.photo),
    })),
    counts: list.facets.neighborhood,
    week,
    search: { asked: parseVenueFilter(new URLSearchParams(search)).filter, count },
    figures: homeFigures(HOME_CLAIMS, language),
    sent,
    rejected,
  }
})

export const Route = createFileRoute('/l/$ui/$content/')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postForm(QUOTE_REQUEST_DEFINITION, {
          request,
          language,
          successPath: `${localize('home', {}, language)}#form`,
          render: (rejected) => next({ context: { rejected } }),
        }),
    },
  },
  loaderDeps: ({ search }: { search: SearchParams }) => ({
    sent: readSent(search),
    search: listSearchOf(search),
  }),
  loader,
  head: (context) =>
    publicHead(context, (loaded, siteUrl) => {
      const { page } = loaded.text
      return {
        ...page,
        page: 'home',
        preview: loaded.preview,
        structuredData: [
          organizationData(siteUrl, loaded.text.home.about),
          websiteData(siteUrl, context.params.ui),
        ],
      }
    }),
  component: View,
})

/** The home page with what other domains bring to it: venues, hearts and the form of a quote request. */
function View() {
  const { text, wall, week, sent, rejected, preview: _preview, ...rest } = Route.useLoaderData()
  return (
    <HomePage
      {...rest}
      week={week}
      days={(field) => <DaysField {...field} />}
      heading={text.page.heading}
      lead={text.page.lead}
      texts={text.home}
      picture={text.heroPicture}
      eventNotes={text.eventNotes}
      eventPictures={text.eventPictures}
      quote={<HomeQuote sent={sent} rejected={rejected} answerHours={HOME_CLAIMS.answerHours} />}
    >
      <WeekLinks stay={week && stayOfWeek(week, week.from)} asked={rest.search.asked}>
        {wall.map((venue, index) => (
          <VenueCard
            key={venue.slug}
            venue={venue}
            heart={cardHeart}
            days={week && stayOfWeek(week, week.from).duration}
            {...(index === 0 ? { slot: SLOTS.wallFirst } : {})}
          />
        ))}
      </WeekLinks>
    </HomePage>
  )
}

interface WeekLinksProps {
  readonly stay: AskedStay | undefined
  readonly asked: Brief
  readonly children: ReactNode
}

/** Links of venues whose prices are those of a week lead on with its days, unless the visitor has others, here or in the tab. */
function WeekLinks({ stay, asked, children }: WeekLinksProps) {
  const days = asked.startDate === undefined ? stay : undefined
  return <BriefProvider brief={briefSearch({ ...asked, ...days })}>{children}</BriefProvider>
}
