import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminCombobox } from '#/ui/admin/combobox.tsx'
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
  // A failed search leaves the list as it is; the next letter searches again.
  const { latest: found, isCurrent } = useLookUp({
    key: ['asked-venues', typed],
    ask: () => fetchAskedVenues({ data: { typed } }),
    restMs: typed === '' ? 0 : REST_MS,
  })
  const choose = (venue: string | undefined) => {
    onFilter({ ...filter, venue, page: 1 })
    onDone()
  }
  return (
    <AdminCombobox
      aria-label={t('findVenue')}
      placeholder={t('findVenue')}
      typed={typed}
      onType={setTyped}
      items={found ?? []}
      keyOf={({ slug }) => slug}
      renderItem={({ slug, name }) => (
        <>
          <span>{name}</span>
          {slug === filter.venue && <AdminIcon name="check" className="end" />}
        </>
      )}
      onTake={({ slug }) => choose(slug === filter.venue ? undefined : slug)}
      isChosen={({ slug }) => slug === filter.venue}
      listLabel={t('filter.venue')}
      open
      takesFirst={typed !== ''}
      isSettled={isCurrent}
      note={
        <>
          {typed === '' && <p className="hint">{t('mostAsked')}</p>}
          {found?.length === 0 && <p className="hint">{t('noVenue')}</p>}
        </>
      }
    />
  )
}
