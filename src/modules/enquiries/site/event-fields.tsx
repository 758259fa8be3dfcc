import { useTranslations } from 'use-intl'
import { GUEST_RANGES } from '#/modules/venues/model/guest-ranges.ts'
import type { VenueType } from '#/modules/venues/model/venue-options.ts'
import { Field, SelectField, TextArea } from '#/ui/site/field.tsx'
import { BUDGETS } from '../model/enquiry-options.ts'
import { QUOTE_LIMITS, type QuoteField } from '../model/form-fields.ts'
import { tooShortFor } from '../model/minimum-duration.ts'
import { type FieldProps, useToday } from './use-field.ts'

interface EventFieldsProps {
  readonly field: (name: QuoteField) => FieldProps
  /** As typed now. */
  readonly duration: string
  /** Kinds of the chosen venues: some have a shortest hire. */
  readonly types: readonly VenueType[]
}

/** The planned event: when, how long, how large, at what budget. */
export function EventFields({ field, duration, types }: EventFieldsProps) {
  const t = useTranslations('quote')
  const list = useTranslations('list')
  const warnings = tooShortFor(duration, types).map((type) =>
    t(type === 'showroom' ? 'warnShowroom' : 'warnPopup'),
  )
  const { surfaceMin: min, surfaceMax: max } = QUOTE_LIMITS
  return (
    <fieldset>
      <legend>{t('event')}</legend>
      <div>
        <div className="two">
          <Field {...field('startDate')} type="date" min={useToday()} />
          <Field
            {...field('duration')}
            placeholder={t('durationPlaceholder')}
            hint={t('durationHint')}
            advice={warnings.join(' ') || undefined}
          />
        </div>
        <div className="two">
          <Field {...field('surface')} inputMode="numeric" hint={list('hint.surface', { min, max })} />
          <SelectField {...field('guestCount')}>
            <option value="">{t('choose')}</option>
            {GUEST_RANGES.map((range) => (
              <option key={range} value={range}>
                {t(`guestRange.${range}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField {...field('budget')}>
          <option value="">{t('choose')}</option>
          {BUDGETS.map((range) => (
            <option key={range} value={range}>
              {t(`budgetRange.${range}`)}
            </option>
          ))}
        </SelectField>
        <TextArea {...field('message')} rows={6} />
      </div>
    </fieldset>
  )
}
