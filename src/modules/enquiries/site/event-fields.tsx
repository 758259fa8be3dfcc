import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { durationDays } from '#/lib/typed/duration-days.ts'
import { GUEST_RANGES } from '#/modules/venues/model/guest-ranges.ts'
import { Field, SelectField, TextArea } from '#/ui/site/field.tsx'
import { BUDGETS } from '../model/enquiry-options.ts'
import { QUOTE_LIMITS, type QuoteField } from '../model/form-fields.ts'
import { type HiredVenue, shortestHire, tooShortFor } from '../model/minimum-duration.ts'
import { type FieldProps, useToday } from './use-field.ts'

interface EventFieldsProps {
  readonly field: (name: QuoteField) => FieldProps
  /** As typed now. */
  readonly duration: string
  /** The chosen venues: some have a shortest hire. */
  readonly venues: readonly HiredVenue[]
}

/**
 * Give what there is to say of a typed duration: that it is shorter than a venue is hired for, or, once it is left, that it
 * could not be read. Nothing of it blocks (behaviour 4.5).
 */
function useDurationAdvice(duration: string, venues: readonly HiredVenue[]) {
  const t = useTranslations('enquiryForm')
  const dates = useTranslations('dates')
  return (isLeft: boolean): string | undefined => {
    const { types, venues: others } = tooShortFor(duration, venues)
    const warnings = [
      ...types.map((type) => t(type === 'showroom' ? 'warnShowroom' : 'warnPopup')),
      ...others.map((venue) => dates('tooShort', { name: venue.name, n: shortestHire(venue) })),
    ]
    if (isLeft && duration.trim() !== '' && durationDays(duration) === undefined) return dates('howMany')
    return warnings.join(' ') || undefined
  }
}

/** The planned event: when, how long, how large, at what budget. */
export function EventFields({ field, duration, venues }: EventFieldsProps) {
  const t = useTranslations('enquiryForm')
  const list = useTranslations('list')
  const advice = useDurationAdvice(duration, venues)
  // What is still being typed is not asked about.
  const [left, setLeft] = useState(duration)
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
            advice={advice(left === duration)}
            onBlur={({ target }) => setLeft(target.value)}
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
