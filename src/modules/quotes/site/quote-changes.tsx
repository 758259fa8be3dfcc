import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { formatAmount, formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { LineChange } from '../model/quote-changes.ts'
import type { ShownQuote } from './quote-page-props.ts'

interface QuoteChangesProps {
  quote: ShownQuote
  amends: NonNullable<ShownQuote['amends']>
  /** Of the quote's own words. */
  lang: string
}

/** What an amendment changes: lines, days, total, and what stands until it is accepted. */
export function QuoteChanges({ quote, amends, lang }: QuoteChangesProps) {
  const t = useTranslations('clientQuote')
  const language = useLanguage()
  const amount = (cents: number) => formatAmount(cents, language)
  const n = String(amends.n)
  return (
    <section className="client-quote-changes" aria-labelledby="quote-changes">
      <h2 id="quote-changes">{t('amends.changes')}</h2>
      {quote.choices.map(({ choice, changes, total }) => (
        <div key={choice ?? ''}>
          {choice && <h3>{t('option', { choice })}</h3>}
          {changes.length === 0 ? (
            <p>{t('amends.sameLines')}</p>
          ) : (
            <ul>
              {changes.map((change) => (
                <Change
                  key={`${change.before?.position} ${change.after?.position}`}
                  change={change}
                  lang={lang}
                />
              ))}
            </ul>
          )}
          <p>
            <strong>
              {t('amends.newTotal', { amount: amount(total.grossCents), before: amount(amends.grossCents) })}
            </strong>
          </p>
        </div>
      ))}
      {amends.paidCents > 0 && <p>{t('amends.paid', { amount: amount(amends.paidCents) })}</p>}
      <p className="hint">
        {t('amends.stands', { n })} {quote.state === 'sent' && t('amends.keepsStanding', { n })}
      </p>
    </section>
  )
}

function Change({ change: { before, after }, lang }: { change: LineChange; lang: string }) {
  const t = useTranslations('clientQuote')
  const language = useLanguage()
  const line = after ?? before
  if (line === null) return null
  const date = (day: string) => formatDate(day, language, 'label')
  const what = ({ firstDay, lastDay, netCents }: typeof line) =>
    dotted([firstDay && lastDay && `${date(firstDay)} – ${date(lastDay)}`, formatAmount(netCents, language)])
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed'
  return (
    <li>
      <b>{t(`amends.${kind}`)}</b> <span lang={lang}>{line.label}</span>{' '}
      {kind === 'removed' ? <del>{what(line)}</del> : <ins>{what(line)}</ins>}
      {before && after && <small> {t('amends.was', { what: what(before) })}</small>}
    </li>
  )
}
