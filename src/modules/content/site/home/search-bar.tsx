import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { MAX_QUERY_LENGTH } from '#/modules/venues/model/filter-fields.ts'
import type { VenueFilter } from '#/modules/venues/model/venue-filter.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { OFFERED_EVENTS } from '../../model/offered-events.ts'
import { FashionWeeks } from './fashion-weeks.tsx'

/** The texts of the bar, from the content of the home page. */
export interface SearchTexts {
  readonly searchWhat: string
  readonly searchAnyEvent: string
  readonly searchWhen: string
  /** Said where no days are chosen. */
  readonly searchAnyDays: string
  readonly searchGuests: string
  readonly searchAnyNumber: string
  readonly searchWhere: string
  /** Placeholder of the empty field of words. */
  readonly searchAnywhere: string
  /** On the button while it is not known how many venues there are. */
  readonly searchButton: string
}

/** What the search has been asked for, and how many venues that are. */
export interface HomeSearch {
  readonly asked: Pick<VenueFilter, 'duration' | 'event' | 'guests' | 'q' | 'startDate'>
  readonly count: number
}

/** Draw the field of days: it belongs to the venues, so the page hands it in. */
export type DaysSlot = (field: {
  readonly label: string
  /** Said where no days are chosen. */
  readonly any: string
  readonly stay: Pick<VenueFilter, 'duration' | 'startDate'>
}) => ReactNode

interface SearchBarProps extends HomeSearch {
  readonly texts: SearchTexts
  readonly days: DaysSlot
}

/**
 * What for, when, how many guests, where or what: a plain form that leads to the list of venues, with scripts or without. Its
 * button says how many there are; with scripts it follows each choice, the days are a calendar, and words come with suggestions.
 */
export function SearchBar({ texts, asked, count, days }: SearchBarProps) {
  const path = usePagePath()
  const language = useLanguage()
  const event = useTranslations('event')
  const list = useTranslations('list')
  const { event: kind, guests, q, startDate, duration } = asked
  const stay = { ...(startDate && { startDate }), ...(duration && { duration }) }
  return (
    <search className="search">
      <div className="wrap">
        <form action={path('venues')} data-counts={language} data-plain={texts.searchButton}>
          <label className="cell">
            <span className="cell-label">{texts.searchWhat}</span>
            <select name="event" defaultValue={kind ?? ''}>
              <option value="">{texts.searchAnyEvent}</option>
              {OFFERED_EVENTS.map((id) => (
                <option key={id} value={id}>
                  {event(id)}
                </option>
              ))}
            </select>
            <Icon name="chevron" small />
          </label>
          {days({ label: texts.searchWhen, any: texts.searchAnyDays, stay })}
          <label className="cell">
            <span className="cell-label">{texts.searchGuests}</span>
            <input
              name="guests"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder={texts.searchAnyNumber}
              defaultValue={guests ?? ''}
            />
          </label>
          <div className="cell where">
            <label className="cell-label" htmlFor="search-q">
              {texts.searchWhere}
            </label>
            <input
              id="search-q"
              name="q"
              type="search"
              autoComplete="off"
              maxLength={MAX_QUERY_LENGTH}
              placeholder={texts.searchAnywhere}
              defaultValue={q ?? ''}
              data-suggest={language}
            />
          </div>
          <button className="btn" type="submit">
            <span data-count="">{count > 0 ? list('applyCount', { n: count }) : texts.searchButton}</span>
          </button>
          <p className="sr" role="status" data-count-status="" />
        </form>
        <FashionWeeks />
      </div>
    </search>
  )
}
