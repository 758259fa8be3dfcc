import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import { AdminSelect } from '#/ui/admin/field.tsx'
import { VenueCombobox } from '../manual-entry/venue-combobox.tsx'

interface OutcomeVenueProps {
  id: string
  /** Venues that were asked for. */
  asked: readonly NamedVenue[]
  venue: NamedVenue | null
  onVenue: (venue: NamedVenue | null) => void
  screen: AdminLanguage
  error: string | undefined
}

/** Choice of the last line of the list, which opens the search. */
const ANOTHER = ''

/** The venue that was let: one of those asked for, or any other by its name. */
export function OutcomeVenue({ id, asked, venue, onVenue, screen, error }: OutcomeVenueProps) {
  const t = useTranslations('admin.outcome')
  const [typed, setTyped] = useState('')
  const [searching, setSearching] = useState(
    asked.length === 0 || (venue !== null && asked.every(({ slug }) => slug !== venue.slug)),
  )
  if (!searching) {
    return (
      <AdminSelect
        id={id}
        label={t('venue')}
        error={error}
        data-focus={venue === null ? '' : undefined}
        value={venue?.slug ?? '-'}
        onChange={({ target: { value } }) => {
          if (value === ANOTHER) setSearching(true)
          onVenue(asked.find(({ slug }) => slug === value) ?? null)
        }}
      >
        {venue === null && (
          <option value="-" disabled>
            {t('chooseVenue')}
          </option>
        )}
        {asked.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
        <option value={ANOTHER}>{t('anotherVenue')}</option>
      </AdminSelect>
    )
  }
  return (
    <VenueCombobox
      id={id}
      label={t('venue')}
      hint={t('venueHint')}
      chosen={venue === null ? [] : [venue]}
      // One at most: the latest.
      onChange={(chosen) => onVenue(chosen.at(-1) ?? null)}
      typed={typed}
      onType={setTyped}
      screen={screen}
      error={error}
      focusFirst={venue === null}
    />
  )
}
