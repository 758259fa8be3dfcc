import { useTranslations } from 'use-intl'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { QUOTE_REQUEST_FORM, type QuoteRequestField } from '../model/form-fields.ts'
import type { Sent } from '../model/reference.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { FurtherFields, QuoteRequestFields, StarterFields } from './quote-request-fields.tsx'
import { Rejection } from './rejection.tsx'
import { useQuoteSteps } from './sent-enquiry.ts'
import { SentNote } from './sent-note.tsx'
import { openBeforeSending, StarterRest, useRest } from './starter-rest.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { useField } from './use-field.ts'
import { useFieldLabels } from './use-table-text.ts'

/** Submission state of a form that answers on its own page. */
export interface FormPlace<Field extends string> {
  /** Of the enquiry that has just arrived. */
  readonly sent: Sent | undefined
  /** The form as the server has sent it back. */
  readonly rejected: RejectedSubmission<Field> | null
  /** Within how many hours this page promises an answer. */
  readonly answerHours: number
}

interface QuoteRequestProps {
  /** The form as the server has sent it back. */
  readonly rejected: RejectedSubmission<QuoteRequestField> | null
  /** Within how many hours this page promises an answer. */
  readonly answerHours: number
  /** Whether it begins with three questions and shows the others on demand. */
  readonly isStarter: boolean
  /** What the visitor has said before. */
  readonly given: FilledIn
  /** As many guests as the visitor has said, where that is more than a range. */
  readonly guests: number | undefined
}

/** Values by the names of their fields. */
type FilledIn = Readonly<Partial<Record<QuoteRequestField, string>>>

/** The quote enquiry of variant A (behaviour 4.1), with what is wrong with it above. */
function QuoteRequest({ rejected, answerHours, isStarter, given, guests }: QuoteRequestProps) {
  const t = useTranslations('enquiryForm')
  const labelOf = useFieldLabels('quote')
  const rest = useRest()
  const state = useEnquiryForm<QuoteRequestField, never>({ form: QUOTE_REQUEST_FORM, rejected })
  const errors = state.rejected?.errors ?? []
  const field = useField<QuoteRequestField>(
    QUOTE_REQUEST_FORM,
    { values: rejected?.values ?? given, errors, guests },
    labelOf,
  )
  const form = { sendLabel: t('send'), promise: t('answer', { hours: answerHours }) }
  const above = <Rejection state={state} errors={errors} nameOf={(error) => labelOf(error.field)} />
  if (!isStarter) {
    return (
      <>
        {above}
        <EnquiryForm state={state} {...form}>
          <QuoteRequestFields field={field} />
        </EnquiryForm>
      </>
    )
  }
  return (
    <>
      {above}
      <EnquiryForm
        state={{ ...state, onSubmit: openBeforeSending(rest, state.onSubmit) }}
        {...form}
        around={(foot) => (
          <StarterRest rest={rest} isRejected={state.rejected !== null}>
            <FurtherFields field={field} />
            {foot}
          </StarterRest>
        )}
      >
        <StarterFields field={field} />
      </EnquiryForm>
    </>
  )
}

interface QuoteRequestPlaceProps extends FormPlace<QuoteRequestField> {
  /** The page it is on. */
  readonly page: 'home' | 'contact'
  /** What the address says that the visitor has in mind. */
  readonly given?: FilledIn
  readonly guests?: number | undefined
}

/** Variant A, or the thanks for it. */
export function QuoteRequestPlace({
  page,
  sent,
  rejected,
  answerHours,
  given = {},
  guests,
}: QuoteRequestPlaceProps) {
  const t = useTranslations('quoteRequest')
  const steps = useQuoteSteps(answerHours)
  if (sent === undefined) {
    const form = { rejected, answerHours, given, guests }
    return <QuoteRequest {...form} isStarter={page === 'home'} />
  }
  return <SentNote title={t('sentTitle')} sent={sent} steps={steps} page={page} another={t('another')} />
}
