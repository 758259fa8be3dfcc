import { useTranslations } from 'use-intl'
import type { RefusedForm } from '#/forms/refused-form.ts'
import { Field } from '#/ui/site/field.tsx'
import { TextArea } from '#/ui/site/text-area.tsx'
import { CONTACT_FORM, type ContactField } from '../model/contact-fields.ts'
import { EmailField, NameField } from './contact-details.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { Refusal } from './refusal.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { useField } from './use-field.ts'
import { useFieldLabels } from './use-request-words.ts'

interface ContactMessageProps {
  /** The form as the server has sent it back. */
  readonly refused: RefusedForm<ContactField> | null
  /** Within how many hours this page promises an answer. */
  readonly answerHours: number
}

/** A short message to the team (behaviour 4.3). */
export function ContactMessage({ refused, answerHours }: ContactMessageProps) {
  const t = useTranslations('contactForm')
  const quote = useTranslations('quote')
  const labelOf = useFieldLabels().contact
  const state = useEnquiryForm<ContactField, never>({ form: CONTACT_FORM, refused })
  const errors = state.refused?.errors ?? []
  const field = useField<ContactField>(CONTACT_FORM, { values: refused?.values ?? {}, errors }, labelOf)
  return (
    <>
      <Refusal state={state} errors={errors} nameOf={(error) => labelOf(error.field)} />
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
