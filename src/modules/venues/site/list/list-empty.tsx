import { useTranslations } from 'use-intl'
import { PageLink, usePagePath } from '#/i18n/react/page-link.tsx'
import { wishesSearch } from '../../model/wishes.ts'
import type { ShownList } from '../list-state.ts'
import { filterChips } from './filter-chips.ts'
import { useChipText } from './use-chip-text.ts'

/** Nothing fits: which filters could go, and whom to ask instead. */
export function ListEmpty({ list: { filter, facets, isBeyondShows } }: { list: ShownList }) {
  const t = useTranslations('list')
  const path = usePagePath()
  const textOf = useChipText(facets.ownEquipment)
  // A stay leaves out no venue.
  const narrowing = filterChips(filter).filter(({ field }) => field !== 'stay')
  return (
    <div className="notice">
      <h2>{t('empty')}</h2>
      <p>{t(isBeyondShows ? 'emptyLarge' : 'emptyText')}</p>
      <p className="row">
        {narrowing.map((chip) => (
          <a
            className="btn btn-line"
            key={`${chip.field}:${chip.value}`}
            href={path('venues', {}, chip.search)}
            data-filter="chip"
          >
            {t('removeFilter', { filter: textOf(chip) })}
          </a>
        ))}
        <PageLink page="contact-venue" search={wishesSearch(filter)} className="btn">
          {t('askUs')}
        </PageLink>
      </p>
    </div>
  )
}
