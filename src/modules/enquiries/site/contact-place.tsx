import { useTranslations } from 'use-intl'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { CONTACT_FORM, type ContactField } from '../model/form-fields.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { FieldRows } from './field-rows.tsx'
import type { FormPlace } from './quote-request-place.tsx'
import { Rejection } from './rejection.tsx'
import { SentNote } from './sent-note.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { useField } from './use-field.ts'
import { useFieldLabels } from './use-table-text.ts'

interface ContactMessageProps {
  /** The form as the server has sent it back. */
  readonly rejected: RejectedSubmission<ContactField> | null
  /** Within how many hours this page promises an answer. */
  readonly answerHours: number
  /** The same during fashion weeks. */
  readonly fashionWeekHours: number
}

/** A short message to the team (behaviour 4.3). */
function ContactMessage({ rejected, answerHours: hours, fashionWeekHours }: ContactMessageProps) {
  const t = useTranslations('contactForm')
  const labelOf = useFieldLabels('contact')
  const state = useEnquiryForm<ContactField, never>({ form: CONTACT_FORM, rejected })
  const errors = state.rejected?.errors ?? []
  const field = useField<ContactField>(CONTACT_FORM, { values: rejected?.values ?? {}, errors }, labelOf)
  return (
    <>
      <Rejection state={state} errors={errors} nameOf={(error) => labelOf(error.field)} />
      <EnquiryForm
        state={state}
        sendLabel={t('send')}
        promise={t('answer', { hours, weekHours: fashionWeekHours })}
      >
        <fieldset>
          <legend>{t('title')}</legend>
          <div>
            <FieldRows kind="contact" names={CONTACT_FORM.fields} field={field} />
          </div>
        </fieldset>
      </EnquiryForm>
    </>
  )
}

/** The message to the team, or the thanks for it. */
export function ContactPlace({
  sent,
  ...message
}: FormPlace<ContactField> & Pick<ContactMessageProps, 'fashionWeekHours'>) {
  const t = useTranslations('contactForm')
  if (sent === undefined) return <ContactMessage {...message} />
  const { answerHours: hours, fashionWeekHours: weekHours } = message
  return (
    <SentNote
      title={t('sentTitle')}
      sent={sent}
      steps={[t('step1'), t('step2', { hours, weekHours })]}
      page="contact-us"
      another={t('another')}
    />
  )
}
