import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { MAX_QUERY_LENGTH } from '#/modules/venues/model/filter-fields.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { OFFERED_EVENTS } from '../../model/offered-events.ts'
import { FashionWeeks } from './fashion-weeks.tsx'

/** Lower bounds of the guest ranges: the least capacity of a venue. */
const GUEST_STEPS = [10, 25, 50, 100, 200]

/** The texts of the bar, from the content of the home page. */
export interface SearchTexts {
  readonly searchWhere: string
  readonly searchWhat: string
  readonly searchGuests: string
  /** Placeholder of the empty field of words. */
  readonly searchAnywhere: string
  readonly searchAnyEvent: string
  readonly searchAnyNumber: string
  readonly searchButton: string
}

/**
 * Words, days, event and guests: a plain form that leads to the filtered venue list, with scripts or without. With them the
 * words come with suggestions.
 */
export function SearchBar({ texts }: { texts: SearchTexts }) {
  const path = usePagePath()
  const language = useLanguage()
  const event = useTranslations('event')
  const card = useTranslations('card')
  const venue = useTranslations('venue')

  return (
    <search className="search">
      <div className="wrap">
        <form action={path('venues')}>
          <div className="typed" data-shows="suggest">
            <label htmlFor="search-q">{texts.searchWhere}</label>
            <input
              id="search-q"
              name="q"
              type="search"
              autoComplete="off"
              maxLength={MAX_QUERY_LENGTH}
              placeholder={texts.searchAnywhere}
              data-suggest={language}
            />
          </div>
          <label>
            <span>{venue('firstDay')}</span>
            <input name="startDate" type="date" data-from-today="" />
          </label>
          <label>
            <span>{venue('numberOfDays')}</span>
            <input name="duration" type="text" inputMode="numeric" autoComplete="off" maxLength={3} />
          </label>
          <Choice name="event" label={texts.searchWhat} any={texts.searchAnyEvent}>
            {OFFERED_EVENTS.map((id) => (
              <option key={id} value={id}>
                {event(id)}
              </option>
            ))}
          </Choice>
          <Choice name="guests" label={texts.searchGuests} any={texts.searchAnyNumber}>
            {GUEST_STEPS.map((n) => (
              <option key={n} value={n}>
                {card('guests', { n })}
              </option>
            ))}
          </Choice>
          <button className="btn" type="submit">
            <Icon name="search" />
            {texts.searchButton}
          </button>
        </form>
        <FashionWeeks />
      </div>
    </search>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  /** Label of the option without a filter. */
  readonly any: string
  readonly children: ReactNode
}

function Choice({ name, label, any, children }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue="">
        <option value="">{any}</option>
        {children}
      </select>
      <Icon name="chevron" small />
    </label>
  )
}
