import { useTranslations } from 'use-intl'
import type { QuoteField } from '../model/quote-venue-fields.ts'
import type { ChosenVenue } from './chosen-venue.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EventFields } from './event-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { EnquiryFormState } from './use-enquiry-form.ts'
import { type FormState, useField } from './use-field.ts'

interface QuoteFormProps {
  readonly state: EnquiryFormState<QuoteField, 'venue'>
  readonly typed: FormState
  readonly labelOf: (field: QuoteField) => string
  readonly venues: readonly ChosenVenue[]
  /** Slugs of venues of the enquiry that could not be read just now. */
  readonly unread: readonly string[]
  /** As typed now. */
  readonly duration: string
  readonly onInput: () => void
  readonly answerHours: number
}

/** The quote enquiry of variant B (behaviour 4.2). */
export function QuoteForm({
  state,
  typed,
  labelOf,
  venues,
  unread,
  duration,
  onInput,
  answerHours,
}: QuoteFormProps) {
  const t = useTranslations('quote')
  const field = useField(state.form, typed, labelOf)
  return (
    <EnquiryForm
      state={state}
      sendLabel={t('send')}
      promise={t('answer', { hours: answerHours })}
      onInput={onInput}
    >
      {[...venues.map(({ slug }) => slug), ...unread].map((slug) => (
        <input key={slug} type="hidden" name="venue" value={slug} />
      ))}
      <PersonFields field={field} />
      <EventFields field={field} duration={duration} types={venues.map(({ type }) => type)} />
    </EnquiryForm>
  )
}
