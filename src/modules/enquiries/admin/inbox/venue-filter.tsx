import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useLookUp } from '#/ui/admin/use-look-up.ts'
import { fetchAskedVenues } from '../../inbox.functions.ts'
import { FilterPopover, type FilterTrigger } from './filter-popover.tsx'
import type { FilterProps } from './use-filter-labels.ts'

/** Debounce of the search, in milliseconds. */
const REST_MS = 150

/** Filter by a venue asked for. */
export function VenueFilter({ trigger, triggerClass, ...props }: FilterProps & FilterTrigger) {
  return (
    <FilterPopover trigger={trigger} triggerClass={triggerClass}>
      {(close) => <VenueChoices {...props} onDone={close} />}
    </FilterPopover>
  )
}

/** Search field with its results. */
export function VenueChoices({ filter, onFilter, onDone }: FilterProps & { onDone: () => void }) {
  const t = useTranslations('admin.inbox')
  const [typed, setTyped] = useState('')
  const { answer } = useLookUp({
    key: ['asked-venues', typed],
    ask: () => fetchAskedVenues({ data: { typed } }),
    restMs: typed === '' ? 0 : REST_MS,
  })
  // A failed search leaves the list as it is; the next letter searches again.
  const [found, setFound] = useState(answer)
  if (answer !== undefined && answer !== found) setFound(answer)
  const choose = (venue: string | undefined) => {
    onFilter({ ...filter, venue, page: 1 })
    onDone()
  }
  return (
    <>
      <input
        className="input"
        type="text"
        aria-label={t('findVenue')}
        placeholder={t('findVenue')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed === '' && <p className="hint">{t('mostAsked')}</p>}
      {found?.length === 0 && <p className="hint">{t('noVenue')}</p>}
      {found?.map(({ slug, name }) => (
        <button
          key={slug}
          type="button"
          className="menu-item"
          aria-pressed={slug === filter.venue}
          onClick={() => choose(slug === filter.venue ? undefined : slug)}
        >
          <span>{name}</span>
          {slug === filter.venue && <AdminIcon name="check" className="end" />}
        </button>
      ))}
    </>
  )
}
