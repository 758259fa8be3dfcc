import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Field } from '#/ui/site/field.tsx'
import type { QuoteField } from '../model/form-fields.ts'
import { nameFields } from '../model/name-order.ts'
import type { ChosenVenue } from './chosen-venue.ts'
import { EmailField, PhoneField } from './contact-details.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { EventFields } from './event-fields.tsx'
import type { EnquiryFormState } from './use-enquiry-form.ts'
import { type FieldProps, type FormState, useField } from './use-field.ts'

const TOKENS = { lastName: 'family-name', firstName: 'given-name' } as const

/** Who asks: company, name, and how to answer. */
function PersonFields({ field }: { field: (name: QuoteField) => FieldProps }) {
  const t = useTranslations('enquiryForm')
  const order = nameFields(useLanguage())
  return (
    <fieldset>
      <legend>{t('you')}</legend>
      <div>
        <Field {...field('company')} autoComplete="organization" />
        <Field {...field('jobTitle')} autoComplete="organization-title" />
        <div className="two">
          {order.map((name) => (
            <Field key={name} {...field(name)} autoComplete={TOKENS[name]} />
          ))}
        </div>
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
      </div>
    </fieldset>
  )
}

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
