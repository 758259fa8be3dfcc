import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { namesOf, type QuoteField, type VisitField } from '../model/form-fields.ts'
import { nameFields } from '../model/name-order.ts'
import type { ChosenVenue } from './chosen-venue.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EventFields } from './event-fields.tsx'
import { FieldRows } from './field-rows.tsx'
import type { EnquiryFormState } from './use-enquiry-form.ts'
import { type FieldProps, type FormState, useField } from './use-field.ts'

/** Who asks: company, name, and how to answer. */
function PersonFields({ field }: { field: (name: QuoteField) => FieldProps }) {
  const t = useTranslations('enquiryForm')
  const [first, second] = nameFields(useLanguage())
  const names = namesOf('quote-venue', 'person').map((name) =>
    name === 'lastName' ? first : name === 'firstName' ? second : name,
  )
  return (
    <fieldset>
      <legend>{t('you')}</legend>
      <div>
        <FieldRows kind="quote-venue" names={names} field={field} />
      </div>
    </fieldset>
  )
}

/** What a form about chosen venues shows. */
export interface VenueFormProps {
  readonly state: EnquiryFormState<QuoteField | VisitField, 'venue'>
  readonly typed: FormState
  readonly labelOf: (field: QuoteField | VisitField) => string
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
}: VenueFormProps) {
  const t = useTranslations('enquiryForm')
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
      <EventFields field={field} duration={duration} venues={venues} />
    </EnquiryForm>
  )
}
