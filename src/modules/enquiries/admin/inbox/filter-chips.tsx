import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChoiceMenu } from '#/ui/admin/choice-menu.tsx'
import { RemovableChip } from '#/ui/admin/data-list/removable-chip.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { activeFilters, filtersOf, type InboxFilterName, withoutFilter } from '../../model/inbox-filter.ts'
import { DateFilter } from './date-filter.tsx'
import { useFilterChoices } from './use-filter-choices.tsx'
import { type FilterProps, useFilterLabels } from './use-filter-labels.ts'
import { VenueFilter } from './venue-filter.tsx'

/** Row of filter chips: dashed while off, solid with a cross while on. */
export function FilterChips(props: FilterProps) {
  const { filter, onFilter } = props
  const t = useTranslations('admin.inbox')
  const label = useFilterLabels(props)
  const on = activeFilters(filter)
  return (
    <div className="row chips">
      {filtersOf(filter).map((name) => (
        <RemovableChip
          key={name}
          on={on.includes(name)}
          removeLabel={t('removeFilter', { name: t(`filter.${name}`) })}
          onRemove={() => onFilter(withoutFilter(filter, name))}
        >
          <FilterChip {...props} name={name} on={on.includes(name)} label={label(name)} />
        </RemovableChip>
      ))}
    </div>
  )
}

interface ChipProps extends FilterProps {
  name: InboxFilterName
  on: boolean
  label: string
}

function FilterChip({ name, on, label, ...props }: ChipProps) {
  const [open, setOpen] = useState(false)
  const list = useFilterChoices(name, props)
  const triggerClass = on ? 'chip on' : 'chip'
  const trigger = (
    <>
      {!on && <AdminIcon name="plus" />}
      {label}
    </>
  )
  if (name === 'venue') return <VenueFilter {...props} trigger={trigger} triggerClass={triggerClass} />
  if (name === 'received') return <DateFilter {...props} trigger={trigger} triggerClass={triggerClass} />
  if (list === undefined) return null
  return (
    <ChoiceMenu {...list} open={open} onOpenChange={setOpen} trigger={trigger} triggerClass={triggerClass} />
  )
}
