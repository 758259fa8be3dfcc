import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { Chip } from '#/ui/site/chip.tsx'
import type { ShownList } from '../list-state.ts'
import { clearedSearch, filterChips } from './filter-chips.ts'
import { useChipText } from './use-chip-text.ts'

/** The active filters, each a link to the list without it, and one link to the list without any. */
export function ActiveChips({ list: { filter, facets } }: { list: ShownList }) {
  const t = useTranslations('list')
  const path = usePagePath()
  const textOf = useChipText(facets.ownEquipment)
  const chips = filterChips(filter)
  if (chips.length === 0) return null
  return (
    <div className="chips">
      {chips.map((chip) => {
        const text = textOf(chip)
        return (
          <Chip
            key={`${chip.field}:${chip.value}`}
            href={path('venues', {}, chip.search)}
            data-filter="chip"
            text={text}
            label={t('removeFilter', { filter: text })}
          />
        )
      })}
      <a
        className="clear link link-tall"
        href={path('venues', {}, clearedSearch(filter))}
        data-filter="clear"
      >
        {t('clearAll')}
      </a>
    </div>
  )
}
