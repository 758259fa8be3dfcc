import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { estimateLines, type PricedVenue } from '../model/estimate.ts'

interface EstimateProps {
  readonly venues: readonly PricedVenue[]
  /** As typed now. */
  readonly duration: string
}

/** Estimate of the chosen venues; updated while the duration is typed. */
export function Estimate({ venues, duration }: EstimateProps) {
  const t = useTranslations('estimate')
  const venue = useTranslations('venue')
  const language = useLanguage()
  const lines = estimateLines(duration, venues)
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <section className="estimate" aria-labelledby="estimate">
      <h3 id="estimate">{t('title')}</h3>
      {lines.length === 0 ? (
        <p className="note">{t('howTo')}</p>
      ) : (
        <>
          <dl>
            {lines.map(({ venue: { slug, name, priceFromDayCents }, days, minimum, cents }) => (
              <div key={slug}>
                <dt>
                  {name}
                  <span className="label">
                    {t('days', {
                      days: venue('days', { n: days }),
                      price: formatPrice(priceFromDayCents, language),
                    })}
                    {minimum && ` · ${t('minimum')}`}
                  </span>
                </dt>
                <dd>{formatPrice(cents, language)}</dd>
              </div>
            ))}
            {lines.length > 1 && lines.length === venues.length && (
              <div className="total">
                <dt>{t('total')}</dt>
                <dd>{formatPrice(total, language)}</dd>
              </div>
            )}
          </dl>
          <p className="note">{t('note')}</p>
        </>
      )}
    </section>
  )
}
