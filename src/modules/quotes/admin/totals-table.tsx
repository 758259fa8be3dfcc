import { useTranslations } from 'use-intl'
import type { Total } from '../model/totals.ts'
import { useQuoteWords } from './use-quote-words.ts'

/** What a choice comes to, with the tax of each rate. */
export function TotalsTable({ total }: { total: Total }) {
  const t = useTranslations('admin.quotes')
  const { amountOf } = useQuoteWords()
  return (
    <>
      {total.choice !== null && <h3 className="choice-name">{t('choice', { choice: total.choice })}</h3>}
      <dl className="quote-totals">
        <div>
          <dt>{t('totalNet')}</dt>
          <dd>{amountOf(total.netCents)}</dd>
        </div>
        {total.rates.map((rate) => (
          <div key={`${rate.vatBp} ${rate.vatReason}`}>
            <dt>
              {rate.vatReason === null
                ? t('vatAt', { percent: rate.vatBp / 100 })
                : t(`vatReasons.${rate.vatReason}`)}
            </dt>
            <dd>{amountOf(rate.vatCents)}</dd>
          </div>
        ))}
        <div className="gross">
          <dt>{t('totalGross')}</dt>
          <dd>{amountOf(total.grossCents)}</dd>
        </div>
      </dl>
    </>
  )
}
