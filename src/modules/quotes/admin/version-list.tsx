import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import type { QuoteView } from '../quotes.functions.ts'
import { QuoteStateMark } from './state-mark.tsx'
import { useQuoteWords } from './use-quote-words.ts'

/** The versions of a quote, the newest first, each with what has become of it. */
export function VersionList({ versions }: Pick<QuoteView, 'versions'>) {
  const t = useTranslations('admin.quotes')
  const { totalOf, momentOf, dayOf } = useQuoteWords()
  return (
    <ol className="quote-versions" aria-label={t('versions')}>
      {versions.map((one) => (
        <li key={one.n}>
          <p className="row">
            <b className="strong">{t(one.kind === 'amendment' ? 'amendmentOf' : 'version', { n: one.n })}</b>
            <QuoteStateMark state={one.state} />
          </p>
          {one.totals.length > 0 && <p>{dotted(one.totals.map(totalOf))}</p>}
          {one.sent_at && (
            <p className="soft">{t('sentTo', { at: momentOf(one.sent_at), to: one.sent_to ?? '' })}</p>
          )}
          {one.first_opened_at && (
            <p className="soft">{t('opened', { at: momentOf(one.first_opened_at) })}</p>
          )}
          {one.state === 'sent' && <p className="soft">{t('until', { day: dayOf(one.validUntil) })}</p>}
          {one.reason && <p className="soft">{one.reason}</p>}
        </li>
      ))}
    </ol>
  )
}
