import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChoiceMenu } from '#/ui/admin/choice-menu.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { InboxSearch } from './inbox-search.tsx'
import { OPTIONAL_COLUMNS, type OptionalColumn } from './use-columns.ts'
import type { FilterProps } from './use-filter-labels.ts'

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
