import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keyName } from '#/lib/keys.ts'
import { ChoiceMenu } from '#/ui/admin/choice-menu.tsx'
import { RemovableChip } from '#/ui/admin/data-list/removable-chip.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { activeFilters, filtersOf, type InboxFilterName, withoutFilter } from '../../model/inbox-filter.ts'
import { DateFilter } from './date-filter.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { OPTIONAL_COLUMNS, type OptionalColumn } from './use-columns.ts'
import { useFilterChoices } from './use-filter-choices.tsx'
import { type FilterProps, useFilterLabels } from './use-filter-labels.ts'
import { VenueFilter } from './venue-filter.tsx'

/** Debounce of the search, in milliseconds. */
const REST_MS = 250

interface InboxSearchProps {
  q: string
  onSearch: (q: string) => void
}

/** Search of the inbox, applied while typing. */
function InboxSearch({ q, onSearch }: InboxSearchProps) {
  const t = useTranslations('admin.inbox')
  const [typed, setTyped] = useState(q)
  const asked = useRef(q)
  // Back, a tab or "clear" changes the search from outside; the user's own input arrives here later than it was typed.
  useEffect(() => {
    if (q !== asked.current) setTyped(q)
    asked.current = q
  }, [q])
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (typed.trim() === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed.trim()
      search(asked.current)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className="search">
      <AdminIcon name="search" />
      <input
        className="input"
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (keyName(event) !== 'Escape') return
          // The first Escape empties the field, the second leaves it.
          if (typed !== '') setTyped('')
          else event.currentTarget.blur()
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <kbd>/</kbd>
    </search>
  )
}

interface InboxBarProps extends FilterProps {
  hidden: readonly OptionalColumn[]
  onToggleColumn: (column: OptionalColumn) => void
}

/** Search, filters and the column menu. */
export function InboxBar({ hidden, onToggleColumn, ...props }: InboxBarProps) {
  const { filter, onFilter } = props
  const t = useTranslations('admin.inbox')
  const [open, setOpen] = useState(false)
  const long = { language: 'languageLong', owner: 'ownerLong' } as const
  const nameOf = (column: OptionalColumn) =>
    t(column === 'language' || column === 'owner' ? long[column] : column)
  return (
    <div className="bar">
      <InboxSearch q={filter.q} onSearch={(q) => onFilter({ ...filter, q, page: 1 })} />
      <FilterChips {...props} />
      <FilterPanel {...props} />
      <span className="grow in-wide" />
      <ChoiceMenu
        open={open}
        onOpenChange={setOpen}
        trigger={<AdminIcon name="columns-3" />}
        triggerClass="btn quiet icon in-wide"
        label={t('columns')}
        choices={OPTIONAL_COLUMNS.map((value) => ({ value, label: nameOf(value) }))}
        chosen={OPTIONAL_COLUMNS.filter((column) => !hidden.includes(column))}
        onChoose={onToggleColumn}
        several
        align="end"
      />
    </div>
  )
}

/** Row of filter chips: dashed while off, solid with a cross while on. */
function FilterChips(props: FilterProps) {
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
