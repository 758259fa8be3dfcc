import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EVENT_IDS } from '#/i18n/addresses/paths.ts'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { RangeFilter } from '../../model/filter-table.ts'
import { type FilterProblem, LAYOUTS, type VenueBounds } from '../../model/venue.ts'
import type { ListState } from '../list-state.ts'
import { NumberInput } from './number-input.tsx'
import { isRejected } from './typed-value.ts'
import { useProblemText } from './use-problem-text.ts'

interface FieldProblemProps {
  /** Names of the fields that stand together above. */
  fields: readonly string[]
  problems: readonly FilterProblem[]
}

/** Problems of the fields above, beside the input; the notice above the list repeats them. */
export function FieldProblem({ fields, problems }: FieldProblemProps) {
  const textOf = useProblemText()
  return problems
    .filter(({ field }) => fields.includes(field))
    .map((problem) => (
      <p className="field-error" key={`${problem.field}:${problem.text}`}>
        <Icon name="warning" small />
        <span>{textOf(problem)}</span>
      </p>
    ))
}

interface SelectInputProps {
  /** Also the key in the address. */
  field: string
  label: string
  chosen: string
  invalid: boolean
  /** The options. */
  children: ReactNode
}

/** One choice of the filter from a list. */
function SelectInput({ field, label, chosen, invalid, children }: SelectInputProps) {
  const id = `filter-${field}`
  return (
    <div className="small-field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select
        className="field-s"
        id={id}
        name={field}
        defaultValue={chosen}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? 'filter-problems' : undefined}
      >
        {children}
      </select>
    </div>
  )
}

/** The kind of event, and how many guests in which layout. */
export function CapacityGroup({ filter, problems }: ListState) {
  const t = useTranslations('list')
  const layout = useTranslations('layout')
  const event = useTranslations('event')
  const venue = useTranslations('venue')
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
        <NumberInput
          field="guests"
          filter={filter}
          problems={problems}
          label={t('guests')}
          placeholder={venue('anyGuests')}
        />
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
