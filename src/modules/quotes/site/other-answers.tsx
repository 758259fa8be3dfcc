import { useTranslations } from 'use-intl'
import { SIGNER_LENGTHS } from '../model/signer.schema.ts'
import type { QuotePageProps } from './quote-page-props.ts'

/** A question, and no: the first POST of declining asks once more, since mail filters press buttons. */
export function OtherAnswers({ quote, rejected }: Pick<QuotePageProps, 'quote' | 'rejected'>) {
  const t = useTranslations('clientQuote')
  const { state } = quote
  const isOver = state === 'expired' || state === 'taken'
  const initial = isOver ? t('askNew') : ''
  return (
    <>
      <details open={isOver || rejected?.step === 'ask'}>
        <summary>{t('ask')}</summary>
        <form method="post">
          <input type="hidden" name="step" value="ask" />
          <input type="hidden" name="id" value={quote.questionId} />
          <label htmlFor="quote-text">{t('askLabel')}</label>
          <textarea
            className="field"
            id="quote-text"
            name="text"
            rows={4}
            required
            maxLength={SIGNER_LENGTHS.text}
            defaultValue={rejected?.typed.text ?? initial}
          />
          <button type="submit" className="btn">
            {t('send')}
          </button>
        </form>
      </details>
      {state === 'sent' && rejected?.step !== 'decline' && (
        <form method="post">
          <button type="submit" name="step" value="decline" className="link">
            {t('decline')}
          </button>
        </form>
      )}
      {state === 'sent' && rejected?.step === 'decline' && (
        <form method="post">
          <p role="status">{t('declineLead')}</p>
          <input type="hidden" name="n" value={quote.n} />
          <label htmlFor="quote-reason">{t('reason')}</label>
          <textarea
            className="field"
            id="quote-reason"
            name="reason"
            rows={3}
            maxLength={SIGNER_LENGTHS.text}
          />
          <button type="submit" name="step" value="declined" className="btn">
            {t('decline')}
          </button>
          <a className="link" href="?">
            {t('keep')}
          </a>
        </form>
      )}
    </>
  )
}
