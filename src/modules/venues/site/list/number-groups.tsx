import { useTranslations } from 'use-intl'
import { EVENT_IDS } from '#/i18n/addresses/paths.ts'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { RangeFilter } from '../../model/filter-table.ts'
import { LAYOUTS, type VenueBounds } from '../../model/venue.ts'
import { FieldProblem } from './field-problem.tsx'
import type { ListState } from './list-state.ts'
import { NumberInput } from './number-input.tsx'
import { SelectInput } from './select-input.tsx'
import { isRejected } from './typed-value.ts'

/** The kind of event, and how many guests in which layout. */
export function CapacityGroup({ filter, problems }: ListState) {
  const t = useTranslations('list')
  const layout = useTranslations('layout')
  const event = useTranslations('event')
  return (
    <fieldset>
      <legend>{t('capacity')}</legend>
      <div className="stacked">
        <SelectInput
          field="event"
          label={t('event')}
          chosen={filter.event ?? ''}
          invalid={isRejected('event', problems)}
        >
          <option value="">{t('anyEvent')}</option>
          {EVENT_IDS.map((id) => (
            <option key={id} value={id}>
              {event(id)}
            </option>
          ))}
        </SelectInput>
        <NumberInput field="guests" filter={filter} problems={problems} label={t('guests')} />
        <FieldProblem fields={['guests']} problems={problems} />
        <SelectInput
          field="layout"
          label={t('layout')}
          chosen={filter.layout}
          invalid={isRejected('layout', problems)}
        >
          {LAYOUTS.map((id) => (
            <option key={id} value={id}>
              {layout(id)}
            </option>
          ))}
        </SelectInput>
      </div>
    </fieldset>
  )
}

/** The least and the greatest number of an attribute, or one of them; says what the catalogue has. */
export function RangeGroup({
  range,
  filter,
  problems,
  bounds,
}: ListState & { range: RangeFilter; bounds: VenueBounds }) {
  const t = useTranslations('list')
  const language = useLanguage()
  const { min, max } = bounds[range.bounds]
  const hintId = max > 0 ? `filter-${range.bounds}-hint` : undefined
  const state = { filter, problems, hintId }
  const [first, second] = [range.min, range.max].filter((key) => key !== undefined)
  const shown = (value: number) =>
    range.unitName === 'euros' ? formatPrice(value, language) : value / range.unit
  return (
    <fieldset>
      <legend>{t(range.bounds)}</legend>
      <div>
        {first && second ? (
          <div className="pair">
            <NumberInput
              {...state}
              field={first}
              label={t(first)}
              silentLabel
              placeholder={hintOf(min / range.unit)}
            />
            <span className="label" aria-hidden="true">
              {t('to')}
            </span>
            <NumberInput
              {...state}
              field={second}
              label={t(second)}
              silentLabel
              placeholder={hintOf(max / range.unit)}
            />
          </div>
        ) : (
          first && <NumberInput {...state} field={first} label={t(first)} />
        )}
        <FieldProblem fields={[first, second].filter((key) => key !== undefined)} problems={problems} />
        {hintId && (
          <p className="label hint" id={hintId}>
            {t(`hint.${range.bounds}`, { min: shown(min), max: shown(max) })}
          </p>
        )}
      </div>
    </fieldset>
  )
}

function hintOf(value: number): string | undefined {
  return value > 0 ? String(value) : undefined
}
