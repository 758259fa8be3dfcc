import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { EMPTY_FILTER, SORTS, type VenueFilter, venueFilterToSearch } from '../../model/venue-filter.ts'
import type { ShownList } from '../list-state.ts'
import { filterChips } from './filter-chips.ts'
import { FORM_ID, SHEET_ID } from './filter-ids.ts'

/**
 * How many venues there are, and in one row the button that opens the filters on narrow screens, the order, and the map. On
 * phones the row alone stays in view, and the order is a button with a word that fits (`venue-list.css`).
 */
export function ResultsBar({ list }: { list: ShownList }) {
  const t = useTranslations('list')
  const sort = useTranslations('list.sort')
  const { filter, total, shown, taken } = list
  // Part of a list is named beside the whole; nothing is said twice.
  const countText =
    total === 0
      ? t('applyCount', { n: 0 })
      : shown < total
        ? t('showing', { n: shown, total })
        : t('count', { n: total })
  return (
    <div className="results-bar">
      <p className="count" role="status" tabIndex={-1}>
        <span className="when-here">
          {countText}
          {taken > 0 && `${DOT}${t('taken', { n: taken })}`}
        </span>
        <span className="when-slow">{t('loading')}</span>
      </p>
      <div className="results-tools row">
        <button className="btn btn-line btn-s open-filters" type="button" popoverTarget={SHEET_ID}>
          <Icon name="filters" small />
          {t('openFilters', { n: filterChips(filter).length })}
        </button>
        <div className="sort-form">
          <label className="sort">
            <span className="sort-by">{t('sortBy')}</span>
            <span className="sort-short" aria-hidden="true">
              {filter.sort === EMPTY_FILTER.sort ? t('sortApply') : sort(filter.sort)}
            </span>
            <select
              id="filter-sort"
              name="sort"
              form={FORM_ID}
              aria-label={t('sortBy')}
              defaultValue={filter.sort}
            >
              {SORTS.map((id) => (
                <option key={id} value={id}>
                  {sort(id)}
                </option>
              ))}
            </select>
            <Icon name="chevron" small />
          </label>
          <button className="link sort-apply" type="submit" form={FORM_ID}>
            {t('sortApply')}
          </button>
        </div>
        <ViewToggle filter={filter} />
      </div>
    </div>
  )
}

/** Link from the list to the list with a map, and back; filters and the length shown stay. */
function ViewToggle({ filter }: { filter: VenueFilter }) {
  const t = useTranslations('map')
  const path = usePagePath()
  const view = filter.view === 'map' ? 'list' : 'map'
  const search = venueFilterToSearch({ ...filter, view })
  return (
    <a
      className="btn btn-line btn-s view-toggle"
      href={path('venues', {}, search.toString())}
      data-filter="view"
    >
      <Icon name={view === 'map' ? 'pin' : 'photos'} small />
      <span>{t(view)}</span>
    </a>
  )
}
