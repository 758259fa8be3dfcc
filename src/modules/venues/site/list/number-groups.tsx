import { useTranslations } from 'use-intl'
import { EVENT_IDS } from '#/i18n/addresses/paths.ts'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
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

/** From and to, in square metres; says what the catalogue has. */
export function SurfaceGroup({ filter, problems, bounds }: ListState & { bounds: VenueBounds }) {
  const t = useTranslations('list')
  const { min, max } = bounds.surface
  const field = { filter, problems, silentLabel: true, hintId: max > 0 ? 'filter-surface-hint' : undefined }
  return (
    <fieldset>
      <legend>{t('surface')}</legend>
      <div>
        <div className="pair">
          <NumberInput {...field} field="surfaceMin" label={t('surfaceMin')} placeholder={hintOf(min)} />
          <span className="label" aria-hidden="true">
            {t('to')}
          </span>
          <NumberInput {...field} field="surfaceMax" label={t('surfaceMax')} placeholder={hintOf(max)} />
        </div>
        <FieldProblem fields={['surfaceMin', 'surfaceMax']} problems={problems} />
        {max > 0 && (
          <p className="label hint" id="filter-surface-hint">
            {t('surfaceHint', { min, max })}
          </p>
        )}
      </div>
    </fieldset>
  )
}

/** The most a day may cost, in whole euros; says what the catalogue asks. */
export function PriceGroup({ filter, problems, bounds }: ListState & { bounds: VenueBounds }) {
  const t = useTranslations('list')
  const language = useLanguage()
  const { min, max } = bounds.priceCents
  return (
    <fieldset>
      <legend>{t('price')}</legend>
      <div>
        <NumberInput
          field="priceMax"
          filter={filter}
          problems={problems}
          label={t('priceMax')}
          hintId={max > 0 ? 'filter-price-hint' : undefined}
        />
        <FieldProblem fields={['priceMax']} problems={problems} />
        {max > 0 && (
          <p className="label hint" id="filter-price-hint">
            {t('priceHint', { min: formatPrice(min, language), max: formatPrice(max, language) })}
          </p>
        )}
      </div>
    </fieldset>
  )
}

function hintOf(value: number): string | undefined {
  return value > 0 ? String(value) : undefined
}
