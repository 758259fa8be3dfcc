import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { RecordHistory } from '#/ui/admin/records/record-history.tsx'
import { fetchQuoteHistory, type QuoteView } from '../quotes.functions.ts'
import { useQuoteWords } from './use-quote-words.ts'

/** What has happened to a quote, by whom and when; unfolds, and is fetched then. */
export function QuoteHistory({ quote }: { quote: Pick<QuoteView, 'id' | 'version'> }) {
  const { history } = useRecordWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="quote-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{history}</summary>
      {isOpen && <Happenings {...quote} />}
    </details>
  )
}

function Happenings({ id, version }: Pick<QuoteView, 'id' | 'version'>) {
  const t = useTranslations('admin.quotes')
  const words = useRecordWords()
  const { momentOf } = useQuoteWords()
  return (
    <RecordHistory
      className="plain"
      about={['quote', id, version]}
      read={() => fetchQuoteHistory({ data: { quoteId: id } })}
      current={0}
      words={words}
      none={t('happened.none')}
      describe={({ actor, event, n, details: { from, to, by, cause, reason, choice, until } }) => ({
        who: actor === 'client' ? t('happened.client') : (actor?.name ?? t('happened.byItself')),
        event: t(`happened.${event}`, { n: n ?? 0 }),
        changes: (
          <>
            {from ? (
              <p>
                <del>{from}</del> <ins>{to}</ins>
              </p>
            ) : (
              to && <p>{to}</p>
            )}
            {by !== undefined && <p>{t('happened.by', { n: by })}</p>}
            {choice && <p>{t('choice', { choice })}</p>}
            {until && <p>{t('happened.until', { moment: momentOf(until) })}</p>}
            {cause !== undefined && cause !== 'agent' && <p>{t(`happened.cause.${cause}`)}</p>}
            {reason && <p>{reason}</p>}
          </>
        ),
      })}
    />
  )
}
