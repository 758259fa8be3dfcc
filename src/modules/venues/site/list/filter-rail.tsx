import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { parisDay } from '#/lib/paris-time.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { MAX_QUERY_LENGTH } from '../../model/filter-fields.ts'
import { ANY_OF_FILTERS, RANGE_FILTERS, type RangeFilter } from '../../model/filter-table.ts'
import type { ListState, ShownList } from '../list-state.ts'
import { ChoiceGroup, Choices } from './choice-group.tsx'
import { EquipmentGroup } from './equipment-group.tsx'
import { clearedSearch } from './filter-chips.ts'
import { FORM_ID, SHEET_ID } from './filter-ids.ts'
import { CapacityGroup, FieldProblem, RangeGroup } from './number-groups.tsx'
import { NumberInput } from './number-input.tsx'
import { isRejected } from './typed-value.ts'
import { useChoiceName } from './use-chip-text.ts'

const countOf = (counts: Readonly<Record<string, number>>, id: string) => counts[id] ?? 0

/** Choices by name are above those by a number, which belong to the technical sheet. */
const NAMED = ANY_OF_FILTERS.filter(({ values }) => values === undefined)
const COUNTED = ANY_OF_FILTERS.filter(({ values }) => values !== undefined)

/**
 * Every filter in one plain GET form: a rail beside the list from 1024 px, below that a sheet at the lower edge
 * (a native popover). `live-filters.ts` listens to it; until then its button sends it.
 */
export function FilterRail({ list }: { list: ShownList }) {
  const t = useTranslations('list')
  const choiceName = useChoiceName()
  const path = usePagePath()
  const language = useLanguage()
  const { filter, problems, facets, bounds } = list
  // Where no venue says its number there is nothing to compare.
  const isOffered = ({ bounds: name, min, max }: RangeFilter) =>
    bounds[name].max > 0 || [min, max].some((key) => key && filter[key] !== undefined)
  const group = ({ key, ids }: (typeof ANY_OF_FILTERS)[number]) => (
    <ChoiceGroup key={key} field={key} legend={t(key)}>
      <Choices
        field={key}
        choices={ids.map((id) => ({ value: id, text: choiceName(key, id), count: countOf(facets[key], id) }))}
        chosen={filter[key]}
      />
    </ChoiceGroup>
  )
  return (
    <search className="rail" id={SHEET_ID} popover="auto">
      <form id={FORM_ID} method="get" action={path('venues')} autoComplete="off" aria-label={t('filters')}>
        {filter.view === 'map' && <input type="hidden" name="view" value="map" />}
        <div className="sheet-head">
          <h2>{t('filters')}</h2>
          <button
            className="icon-btn"
            type="button"
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            aria-label={t('closeFilters')}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="find">
          <label className="sr" htmlFor="filter-q">
            {t('search')}
          </label>
          <Icon name="search" small />
          <input
            className="field-s"
            id="filter-q"
            name="q"
            type="search"
            maxLength={MAX_QUERY_LENGTH}
            placeholder={t('searchPlaceholder')}
            defaultValue={filter.q ?? ''}
            data-suggest={language}
          />
        </div>
        <DatesGroup filter={filter} problems={problems} />
        {NAMED.map(group)}
        <CapacityGroup filter={filter} problems={problems} />
        {RANGE_FILTERS.filter(isOffered).map((range) => (
          <RangeGroup key={range.bounds} range={range} filter={filter} problems={problems} bounds={bounds} />
        ))}
        {COUNTED.map(group)}
        <EquipmentGroup filter={filter} counts={facets.equipment} own={facets.ownEquipment} />
        <div className="rail-foot">
          <a className="btn btn-line" href={path('venues', {}, clearedSearch(filter))} data-filter="clear">
            {t('clear')}
          </a>
          <button className="btn" type="submit">
            <span className="when-plain">{t('apply')}</span>
            <span className="when-live">{t('applyCount', { n: list.total })}</span>
          </button>
        </div>
      </form>
    </search>
  )
}

/** The days that the visitor has in mind: they filter nothing, and decide which prices are shown. */
function DatesGroup({ filter, problems }: ListState) {
  const t = useTranslations('dates')
  const venue = useTranslations('venue')
  const rejected = isRejected('startDate', problems)
  const descriptions = [rejected && 'filter-problems', 'filter-stay-hint'].filter(Boolean).join(' ')
  return (
    <fieldset>
      <legend>{t('title')}</legend>
      <div className="stacked">
        <div className="stay-fields">
          <div className="small-field">
            <label htmlFor="filter-startDate" className="label">
              {venue('firstDay')}
            </label>
            <input
              className="field-s"
              id="filter-startDate"
              name="startDate"
              type="date"
              min={parisDay(new Date())}
              defaultValue={filter.startDate ?? ''}
              aria-invalid={rejected || undefined}
              aria-describedby={descriptions}
            />
          </div>
          <NumberInput
            field="duration"
            filter={filter}
            problems={problems}
            label={venue('numberOfDays')}
            placeholder={venue('anyDays')}
            hintId="filter-stay-hint"
          />
        </div>
        <FieldProblem fields={['startDate', 'duration']} problems={problems} />
        <p className="label hint" id="filter-stay-hint">
          {t('hint')}
        </p>
      </div>
    </fieldset>
  )
}
