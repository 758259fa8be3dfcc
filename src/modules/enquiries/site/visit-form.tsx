import { useTranslations } from 'use-intl'
import type { VisitField } from '../model/form-fields.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { FieldRows } from './field-rows.tsx'
import type { VenueFormProps } from './quote-form.tsx'
import { useField } from './use-field.ts'

/** The parts of the form, with the texts of their titles. */
const PARTS = [
  ['moments', ['visitDay', 'visitTime', 'otherDay', 'otherTime', 'visitors']],
  ['you', ['fullName', 'email', 'phone']],
  ['event', ['startDate', 'duration', 'guestCount', 'message']],
] as const satisfies readonly (readonly [string, readonly VisitField[]])[]

/** The request for a visit (behaviour 4.10): two moments, who comes, and what for. */
export function VisitForm({ state, typed, labelOf, venues, unread, answerHours, onInput }: VenueFormProps) {
  const t = useTranslations('visitForm')
  const enquiryForm = useTranslations('enquiryForm')
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
      {PARTS.map(([part, names]) => (
        <fieldset key={part}>
          <legend>{part === 'you' ? enquiryForm('you') : t(part)}</legend>
          <div>
            <FieldRows kind="visit" names={names} field={field} />
            {part === 'moments' && <p className="note">{t('hours')}</p>}
          </div>
        </fieldset>
      ))}
    </EnquiryForm>
  )
}
