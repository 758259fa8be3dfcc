import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { fashionWeekOf } from '../../model/fashion-weeks.ts'
import type { OverlookedWord } from '../../model/near-match.ts'
import type { FilterProblem } from '../../model/venue.ts'
import { FashionWeekNote } from '../fashion-week-note.tsx'
import type { ShownList } from '../list-state.ts'
import { VenueMap } from '../map/venue-map.tsx'
import { type HeartSlot, VenueCard } from '../venue-card.tsx'
import { ActiveChips } from './active-chips.tsx'
import { AskInstead } from './ask-instead.tsx'
import { FilterRail } from './filter-rail.tsx'
import { ListEmpty } from './list-empty.tsx'
import { ResultsBar } from './results-bar.tsx'
import { useConcessionText } from './use-concession-text.ts'
import { useProblemText } from './use-problem-text.ts'
import { VenueResults } from './venue-results.tsx'

/** Unusable parts of the address and why, each with a link to its field. Empty boxes announce later ones. */
function ProblemNotice({ problems }: { problems: readonly FilterProblem[] }) {
  const t = useTranslations('list.problem')
  const textOf = useProblemText()
  return (
    <div aria-live="polite" id="filter-problems">
      {problems.length > 0 && (
        <section className="summary">
          <h2>{problems.length > 1 ? t('titleMany') : t('title')}</h2>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.field}:${problem.text}`}>
                <a href={`#filter-${problem.field}`} data-field={`filter-${problem.field}`}>
                  {textOf(problem)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Say which searched words were taken for others. The empty box announces later ones. */
function OverlookedWords({ words }: { words: readonly OverlookedWord[] }) {
  const t = useTranslations('list.overlooked')
  return (
    <div className="overlooked" aria-live="polite">
      {words.map(({ typed, meant }) => (
        <p key={typed}>{meant === undefined ? t('alone', { typed }) : t('meant', { typed, meant })}</p>
      ))}
    </div>
  )
}

/** Message kept in the page for when another list cannot be loaded (`live-filters.ts`): the filters stay as they are. */
function ListFailed() {
  const t = useTranslations('list')
  const common = useTranslations('common')
  return (
    <template id="list-failed">
      <div className="notice" role="alert">
        <h2>{t('error')}</h2>
        <p>{t('errorText')}</p>
        <p className="row">
          <PageLink className="btn" page="venues">
            {common('retry')}
          </PageLink>
        </p>
      </div>
    </template>
  )
}

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
    <main id="main" className="wide">
      <div className="wrap page-head">
        <Breadcrumb label={common('breadcrumb')} current={nav('venues')}>
          <PageLink page="home">{nav('home')}</PageLink>
        </Breadcrumb>
        <div className="list-head">
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
      </div>
      <div className={`wrap listing${isMap ? ' with-map' : ''}`} data-terms={list.terms.join(' ')}>
        <FilterRail list={list} />
        <div className="list-column">
          <ProblemNotice problems={list.problems} />
          <div className="results-head">
            <ResultsBar list={list} />
            <ActiveChips list={list} />
          </div>
          <OverlookedWords words={list.overlooked} />
          {week && <FashionWeekNote week={week} />}
          {isMap && <VenueMap list={list} heart={heart} />}
          {list.total === 0 ? <ListEmpty list={list} /> : <VenueResults list={list} heart={heart} />}
          <NearVenues list={list} heart={heart} />
          <AskInstead list={list} answerHours={answerHours} />
          <ListFailed />
        </div>
      </div>
    </main>
  )
}

/** After a short list: the venues that miss one filter, each with what it gives up; where none is near, others. */
function NearVenues({ list, heart }: { list: ShownList; heart?: HeartSlot | undefined }) {
  const t = useTranslations('list')
  const textOf = useConcessionText(list.facets.ownEquipment)
  const near = [...list.near, ...list.instead.map((card) => ({ card, concession: undefined }))]
  if (near.length === 0) return null
  const other = list.filter.guests === undefined ? t('sort.selection') : t('largest')
  return (
    <section className="near" aria-labelledby="near">
      <div className="near-head">
        <h2 id="near">{list.near.length > 0 ? t('near.title') : other}</h2>
        {list.near.length > 0 && <p>{t('near.lead')}</p>}
      </div>
      <div className="near-list">
        {near.map(({ card, concession }) => (
          <div key={card.slug}>
            <VenueCard venue={card} heart={heart} slot={SLOTS.list} days={list.filter.duration} />
            {concession && <p>{textOf(concession)}</p>}
          </div>
        ))}
      </div>
    </section>
  )
}
