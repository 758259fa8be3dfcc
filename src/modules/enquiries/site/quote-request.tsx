import { useTranslations } from 'use-intl'
import type { RefusedForm } from '#/forms/refused-form.ts'
import { QUOTE_REQUEST_FORM, type QuoteRequestField } from '../model/quote-request-fields.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { QuoteRequestFields } from './quote-request-fields.tsx'
import { Refusal } from './refusal.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { useField } from './use-field.ts'
import { useFieldLabels } from './use-request-words.ts'

interface QuoteRequestProps {
  /** The form as the server has sent it back. */
  readonly refused: RefusedForm<QuoteRequestField> | null
  /** Within how many hours this page promises an answer. */
  readonly answerHours: number
}

/** The quote request of variant A (behaviour 4.1), with what is wrong with it above. */
export function QuoteRequest({ refused, answerHours }: QuoteRequestProps) {
  const t = useTranslations('quote')
  const labelOf = useFieldLabels().quote
  const state = useEnquiryForm<QuoteRequestField, never>({ form: QUOTE_REQUEST_FORM, refused })
  const errors = state.refused?.errors ?? []
  const field = useField<QuoteRequestField>(
    QUOTE_REQUEST_FORM,
    { values: refused?.values ?? {}, errors },
    labelOf,
  )
  return (
    <>
      <Refusal state={state} errors={errors} nameOf={(error) => labelOf(error.field)} />
      <EnquiryForm state={state} sendLabel={t('send')} promise={t('answer', { hours: answerHours })}>
        <QuoteRequestFields field={field} />
      </EnquiryForm>
    </>
  )
}
