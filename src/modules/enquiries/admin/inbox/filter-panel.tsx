import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { activeFilters, filtersOf, withoutFilters } from '../../model/inbox-filter.ts'
import { DateChoices } from './date-filter.tsx'
import { useFilterChoices } from './use-filter-choices.tsx'
import type { FilterProps } from './use-filter-labels.ts'
import { VenueChoices } from './venue-filter.tsx'

/** All filters behind one button, for narrow windows. */
export function FilterPanel(props: FilterProps) {
  const { filter, onFilter } = props
  const t = useTranslations('admin.inbox')
  const [open, setOpen] = useState(false)
  const count = activeFilters(filter).length
  return (
    <>
      <button
        type="button"
        className="btn in-narrow filters-button"
        aria-label={t('filtersOn', { count })}
        onClick={() => setOpen(true)}
      >
        <AdminIcon name="sliders-horizontal" />
        <span className="word">{t('filters')}</span>
        {count > 0 && <span className="pill green">{count}</span>}
      </button>
      <AdminDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('filters')}
        closeLabel={t('keys.close')}
      >
        <div className="filter-panel">
          {filtersOf(filter).map((name) => (
            <fieldset key={name}>
              <legend className="field-label">{t(`filter.${name}`)}</legend>
              {name === 'venue' && <VenueChoices {...props} onDone={() => undefined} />}
              {name === 'received' && <DateChoices {...props} onDone={() => undefined} />}
              <Ticks {...props} name={name} />
            </fieldset>
          ))}
        </div>
        <div className="row end-row">
          <button type="button" className="btn quiet" onClick={() => onFilter(withoutFilters(filter))}>
            {t('clearFilters')}
          </button>
          <button type="button" className="btn primary" onClick={() => setOpen(false)}>
            {t('done')}
          </button>
        </div>
      </AdminDialog>
    </>
  )
}

function Ticks({ name, ...props }: FilterProps & { name: Parameters<typeof useFilterChoices>[0] }) {
  const list = useFilterChoices(name, props)
  if (list === undefined) return null
  return list.choices.map(({ value, label, mark }) => (
    <label key={value} className="menu-item">
      <input
        type="checkbox"
        className="check"
        checked={list.chosen.includes(value)}
        onChange={() => list.onChoose(value)}
      />
      {mark ?? <span>{label}</span>}
    </label>
  ))
}
