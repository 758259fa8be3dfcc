import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { SelectedVenue, ShownVenues } from '../../model/our-selection.ts'

const PARTS = ['all', 'public', 'unseen', 'last'] as const

interface SelectionFilterProps {
  filter: ShownVenues
  onFilter: (filter: ShownVenues) => void
  venues: readonly SelectedVenue[]
  /** How many are shown. */
  found: number
}

/** Find venues in the selection: by name, those that visitors see, drafts and archived ones, and the latest. */
export function SelectionFilter({ filter, onFilter, venues, found }: SelectionFilterProps) {
  const t = useTranslations('admin.venueSelection')
  const unseen = venues.filter(({ status }) => status !== 'published').length
  const counts = { all: venues.length, public: venues.length - unseen, unseen, last: undefined }
  return (
    <div className="selection-filter">
      <div className="search">
        <AdminIcon name="search" />
        <input
          type="search"
          className="input"
          aria-label={t('search')}
          placeholder={t('search')}
          value={filter.q}
          onChange={(event) => onFilter({ ...filter, q: event.target.value })}
        />
      </div>
      <fieldset className="segments">
        <legend className="sr">{t('show')}</legend>
        {PARTS.map((part) => (
          <button
            key={part}
            type="button"
            aria-pressed={filter.part === part}
            onClick={() => onFilter({ ...filter, part })}
          >
            {t(`part.${part}`, { count: counts[part] ?? 0 })}
          </button>
        ))}
      </fieldset>
      <p className="muted" role="status">
        {found < venues.length && t('found', { count: found })}
      </p>
    </div>
  )
}
