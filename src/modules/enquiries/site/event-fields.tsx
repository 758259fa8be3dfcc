import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { durationDays } from '#/lib/typed/duration-days.ts'
import { namesOf, type QuoteField } from '../model/form-fields.ts'
import { type HiredVenue, shortestHire, tooShortFor } from '../model/minimum-duration.ts'
import { FieldRows } from './field-rows.tsx'
import type { InputProps } from './table-field.tsx'
import type { FieldProps } from './use-field.ts'

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
  const advice = useDurationAdvice(duration, venues)
  // What is still being typed is not asked about.
  const [left, setLeft] = useState(duration)
  const advised = (name: QuoteField): InputProps =>
    name === 'duration' ? { ...field(name), advice: advice(left === duration), onLeft: setLeft } : field(name)
  return (
    <fieldset>
      <legend>{t('event')}</legend>
      <div>
        <FieldRows kind="quote-venue" names={namesOf('quote-venue', 'matter')} field={advised} />
      </div>
    </fieldset>
  )
}
