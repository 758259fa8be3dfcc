import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { PERIODS } from '../../model/inbox-filter.ts'
import { FilterPopover, type FilterTrigger } from './filter-popover.tsx'
import type { FilterProps } from './use-filter-labels.ts'

/** Filter by the date received: a preset period, or a range of days. */
export function DateFilter({ trigger, triggerClass, ...props }: FilterProps & FilterTrigger) {
  return (
    <FilterPopover trigger={trigger} triggerClass={triggerClass}>
      {(close) => <DateChoices {...props} onDone={close} />}
    </FilterPopover>
  )
}

/** Choices of the date filter. */
export function DateChoices({ filter, onFilter, onDone }: FilterProps & { onDone: () => void }) {
  const t = useTranslations('admin.inbox')
  const apply = (part: Partial<Pick<typeof filter, 'received' | 'from' | 'to'>>) => {
    onFilter({ ...filter, received: undefined, from: undefined, to: undefined, ...part, page: 1 })
    onDone()
  }
  return (
    <>
      {PERIODS.map((period) => {
        const on = filter.received === period && !filter.from && !filter.to
        return (
          <button
            key={period}
            type="button"
            className="menu-item"
            aria-pressed={on}
            onClick={() => apply(on ? {} : { received: period })}
          >
            <span>{t(`period.${period}`)}</span>
            {on && <AdminIcon name="check" className="end" />}
          </button>
        )
      })}
      <form
        className="between"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          const days = ['from', 'to'].map((name) => String(typed.get(name) ?? '') || undefined)
          const [from, to] = days[0] && days[1] && days[0] > days[1] ? days.toReversed() : days
          apply({ from, to })
        }}
      >
        <label>
          <span className="field-label">{t('from')}</span>
          <input className="input" type="date" name="from" defaultValue={filter.from} />
        </label>
        <label>
          <span className="field-label">{t('to')}</span>
          <input className="input" type="date" name="to" defaultValue={filter.to} />
        </label>
        <button type="submit" className="btn">
          {t('apply')}
        </button>
      </form>
    </>
  )
}
