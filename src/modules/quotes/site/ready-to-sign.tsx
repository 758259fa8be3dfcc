import { useTranslations } from 'use-intl'
import type { QuotePageProps } from './quote-page-props.ts'
import { useParisMoment } from './use-paris-moment.ts'

/** Behind another client: ready to sign, in two steps, since mail filters press buttons. */
export function ReadyToSign({ quote, rejected }: Pick<QuotePageProps, 'quote' | 'rejected'>) {
  const t = useTranslations('clientQuote')
  const momentOf = useParisMoment()
  const isBehind = quote.choices.some(({ houses }) => houses.some(({ option }) => option?.before))
  if (quote.state !== 'sent') return null
  if (quote.readyUntil !== null)
    return (
      <p className="client-quote-said" role="status">
        {t('readySaid', { date: momentOf(quote.readyUntil) })}
      </p>
    )
  if (!isBehind) return null
  const isSure = rejected?.step === 'ready'
  return (
    <form method="post" id="ready" action="#ready">
      {isSure && <p role="status">{t('readyLead', { date: momentOf(quote.askedUntil) })}</p>}
      <input type="hidden" name="n" value={quote.n} />
      <button type="submit" name="step" value={isSure ? 'ready-sure' : 'ready'} className="btn btn-line">
        {t('ready')}
      </button>
      {isSure && (
        <a className="link" href="?">
          {t('keep')}
        </a>
      )}
    </form>
  )
}
