import { useTranslations } from 'use-intl'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import type { QuoteRequestField } from '../model/quote-request-fields.ts'
import { QuoteRequest } from './quote-request.tsx'
import { SentNote } from './sent-note.tsx'
import { useQuoteSteps } from './use-quote-steps.ts'

/** Submission state of a form that answers on its own page. */
export interface FormPlace<Field extends string> {
  /** Of the enquiry that has just arrived. */
  readonly reference: string | undefined
  /** The form as the server has sent it back. */
  readonly rejected: RejectedSubmission<Field> | null
  /** Within how many hours this page promises an answer. */
  readonly answerHours: number
}

interface QuoteRequestPlaceProps extends FormPlace<QuoteRequestField> {
  /** The page it stands on. */
  readonly page: 'home' | 'contact'
}

/** Variant A, or the thanks for it. */
export function QuoteRequestPlace({ page, reference, rejected, answerHours }: QuoteRequestPlaceProps) {
  const t = useTranslations('quoteRequest')
  const steps = useQuoteSteps(answerHours)
  if (reference === undefined) return <QuoteRequest rejected={rejected} answerHours={answerHours} />
  return (
    <SentNote title={t('sentTitle')} reference={reference} steps={steps} page={page} another={t('another')} />
  )
}
