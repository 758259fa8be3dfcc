import { useTranslations } from 'use-intl'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { Field } from '#/ui/site/field.tsx'
import { TextArea } from '#/ui/site/text-area.tsx'
import { CONTACT_FORM, type ContactField } from '../model/contact-fields.ts'
import { EmailField, NameField } from './contact-details.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { Rejection } from './rejection.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { useField } from './use-field.ts'
import { useFieldLabels } from './use-field-labels.ts'

interface ContactMessageProps {
  /** The form as the server has sent it back. */
  readonly rejected: RejectedSubmission<ContactField> | null
  /** Within how many hours this page promises an answer. */
  readonly answerHours: number
}

/** A short message to the team (behaviour 4.3). */
export function ContactMessage({ rejected, answerHours }: ContactMessageProps) {
  const t = useTranslations('contactForm')
  const quote = useTranslations('quote')
  const labelOf = useFieldLabels().contact
  const state = useEnquiryForm<ContactField, never>({ form: CONTACT_FORM, rejected })
  const errors = state.rejected?.errors ?? []
  const field = useField<ContactField>(CONTACT_FORM, { values: rejected?.values ?? {}, errors }, labelOf)
  return (
    <>
      <Rejection state={state} errors={errors} nameOf={(error) => labelOf(error.field)} />
      <EnquiryForm state={state} sendLabel={t('send')} promise={quote('answer', { hours: answerHours })}>
        <fieldset>
          <legend>{t('title')}</legend>
          <div>
            <div className="two">
              <NameField {...field('fullName')} />
              <EmailField {...field('email')} />
            </div>
            <Field {...field('subject')} hint={t('subjectHint')} />
            <TextArea {...field('message')} rows={7} />
          </div>
        </fieldset>
      </EnquiryForm>
    </>
  )
}
