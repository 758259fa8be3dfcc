import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'
import { fashionWeekOf } from '../../model/fashion-weeks.ts'
import { FashionWeekNote } from '../fashion-week-note.tsx'
import type { ShownList } from '../list-state.ts'
import { VenueMap } from '../map/venue-map.tsx'
import type { HeartSlot } from '../venue-card.tsx'
import { ActiveChips } from './active-chips.tsx'
import { AskInstead } from './ask-instead.tsx'
import { FilterRail } from './filter-rail.tsx'
import { ListEmpty } from './list-empty.tsx'
import { ListFailed } from './list-failed.tsx'
import { NearVenues } from './near-venues.tsx'
import { OverlookedWords } from './overlooked-words.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { ResultsBar } from './results-bar.tsx'
import { VenueResults } from './venue-results.tsx'

interface VenueListPageProps {
  heading: string
  lead: string
  list: ShownList
  heart?: HeartSlot
  /** Within how many hours a request is answered. */
  answerHours: number
}

/** All venues, with every way to narrow them down. */
export function VenueListPage({ heading, lead, list, heart, answerHours }: VenueListPageProps) {
  const nav = useTranslations('nav')
  const common = useTranslations('common')
  const week = fashionWeekOf(list.filter)
  const isMap = list.filter.view === 'map'
  return (
    <main id="main">
      <div className="wrap page-head">
        <Breadcrumb label={common('breadcrumb')} current={nav('venues')}>
          <PageLink page="home">{nav('home')}</PageLink>
        </Breadcrumb>
        <div className="list-head">
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
      </div>
      {/* Another filter shows cards where none were, or near ones, the toggle a map (`routes/page-style.ts`). */}
      <div
        className={`wrap listing${isMap ? ' with-map' : ''}`}
        data-shows="facts field-error summary"
        data-whole="card chip city land listing near notice photo rail venue-map"
        data-terms={list.terms.join(' ')}
      >
        <FilterRail list={list} />
        <div className="list-column">
          <ProblemNotice problems={list.problems} />
          <div className="results-head">
            <ResultsBar list={list} />
            <ActiveChips list={list} />
          </div>
          <OverlookedWords words={list.overlooked} />
          {week && <FashionWeekNote week={week} />}
          <ListFailed />
          {isMap && <VenueMap list={list} />}
          {list.total === 0 ? <ListEmpty list={list} /> : <VenueResults list={list} heart={heart} />}
          <NearVenues list={list} heart={heart} />
          <AskInstead list={list} answerHours={answerHours} />
        </div>
      </div>
    </main>
  )
}
