import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { NeighborhoodId } from '#/i18n/addresses/paths.ts'
import { formatDayRange } from '#/i18n/format-day-range.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { briefSearch } from '#/modules/venues/model/brief.ts'
import { type FashionWeek, stayOfWeek } from '#/modules/venues/model/fashion-weeks.ts'
import { FirstScreenEnd } from '#/ui/site/first-screen-end.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { PhotoSource } from '#/ui/site/photo.tsx'
import type { HomeFigures } from '../../model/figures.ts'
import { Figures } from '../figures.tsx'
import { type EventPictures, EventStrip } from './event-strip.tsx'
import { Hero, type HeroRoom } from './hero.tsx'
import { type HomePost, LatestPosts } from './latest-posts.tsx'
import { Neighborhoods } from './neighborhoods.tsx'
import { type DaysSlot, type HomeSearch, SearchBar, type SearchTexts } from './search-bar.tsx'

/** The texts of the home page, from its content file. */
export interface HomeTexts extends SearchTexts {
  readonly eyebrow: string
  readonly selectionTitle: string
  readonly selectionLead: string
  readonly mapTitle: string
  readonly mapLead: string
  readonly stepsTitle: string
  readonly steps: ReadonlyArray<{ readonly title: string; readonly text: string }>
  readonly figures: Readonly<Record<keyof HomeFigures, string>>
  readonly journalTitle: string
}

interface HomePageProps {
  readonly heading: string
  readonly lead: string
  readonly texts: HomeTexts
  /** The venue in the hero; without one the site's own picture. */
  readonly room: HeroRoom | undefined
  readonly picture: PhotoSource | undefined
  readonly search: HomeSearch
  readonly days: DaysSlot
  /** The week of the wall's days and prices. */
  readonly week: FashionWeek | undefined
  /** One note for each event type of the strip. */
  readonly eventNotes: Readonly<Record<string, string>>
  readonly eventPictures: EventPictures
  /** Venues in each neighbourhood. */
  readonly counts: Readonly<Record<NeighborhoodId, number>>
  readonly figures: HomeFigures
  readonly posts: readonly HomePost[]
  /** The quote form, from its own module. */
  readonly quote: ReactNode
  /** The cards of the wall: they belong to another feature, so the route brings them. */
  readonly children: ReactNode
}

export function HomePage({ texts, ...page }: HomePageProps) {
  return (
    <main id="main">
      <Hero
        eyebrow={texts.eyebrow}
        heading={page.heading}
        lead={page.lead}
        room={page.room}
        picture={page.picture}
      >
        <SearchBar texts={texts} days={page.days} {...page.search} />
      </Hero>
      <FirstScreenEnd />
      <EventStrip notes={page.eventNotes} pictures={page.eventPictures} />
      <Selection title={texts.selectionTitle} lead={texts.selectionLead} week={page.week}>
        {page.children}
      </Selection>
      <Steps title={texts.stepsTitle} steps={texts.steps} />
      <Figures tallies={ORDER.map((id) => ({ figure: page.figures[id], text: texts.figures[id] }))} />
      <Neighborhoods title={texts.mapTitle} lead={texts.mapLead} counts={page.counts} />
      <LatestPosts title={texts.journalTitle} posts={page.posts} />
      {page.quote}
    </main>
  )
}

interface SelectionProps {
  readonly title: string
  readonly lead: string
  readonly week: FashionWeek | undefined
  readonly children: ReactNode
}

/** A selection of venues: for the next week of womenswear with its days and totals, as long as its days are known. */
function Selection({ title, lead, week, children }: SelectionProps) {
  const t = useTranslations('venue')
  const dates = useTranslations('dates')
  const language = useLanguage()
  const search = week && { search: briefSearch(stayOfWeek(week, week.from)) }
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>
              {week
                ? dates('venuesForWomenswear', { dates: formatDayRange(week.from, week.to, language) })
                : title}
            </h2>
            <p>{lead}</p>
            {week && !week.confirmed && <p className="label">{dates('unconfirmed')}</p>}
          </div>
          <PageLink className="more" page="venues" {...search}>
            {t('allVenues')}
            <Icon name="arrow" className="icon-arrow" />
          </PageLink>
        </div>
        <div className="grid wall">{children}</div>
      </div>
    </section>
  )
}

const ORDER = ['venues', 'events', 'years', 'answer'] as const satisfies ReadonlyArray<keyof HomeFigures>

interface StepsProps {
  readonly title: string
  readonly steps: ReadonlyArray<{ readonly title: string; readonly text: string }>
}

/** The agency's process in three steps. */
function Steps({ title, steps }: StepsProps) {
  return (
    <section className="section">
      <div className="wrap grid steps">
        <h2>{title}</h2>
        <ol>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
