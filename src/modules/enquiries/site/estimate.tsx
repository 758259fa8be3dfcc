import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { type EstimateLine, estimateLines, type PricedVenue } from '../model/estimate.ts'

interface EstimateProps {
  readonly venues: readonly PricedVenue[]
  /** As typed now. */
  readonly duration: string
}

/** Estimate of the chosen venues; updated while the duration is typed. */
export function Estimate({ venues, duration }: EstimateProps) {
  const t = useTranslations('estimate')
  const language = useLanguage()
  const lines = estimateLines(duration, venues)
  // One of them is hired, in the order of preference: from the lowest to the highest.
  const amounts = lines.map(({ cents }) => cents)
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)].map((cents) =>
    formatPrice(cents, language),
  )
  return (
    <section className="estimate" aria-labelledby="estimate">
      <h3 id="estimate">{t('title')}</h3>
      {lines.length === 0 ? (
        <p className="note">{t('howTo')}</p>
      ) : (
        <>
          <dl>
            {lines.map((line) => (
              <div key={line.venue.slug}>
                <dt>
                  {line.venue.name}
                  <HireLabel line={line} />
                </dt>
                <dd>{formatPrice(line.cents, language)}</dd>
              </div>
            ))}
            {lines.length > 1 && lines.length === venues.length && (
              <div className="total">
                <dt>{t('total')}</dt>
                <dd>{lowest === highest ? lowest : t('range', { from: lowest ?? '', to: highest ?? '' })}</dd>
              </div>
            )}
          </dl>
          <p className="note">{t('note')}</p>
        </>
      )}
    </section>
  )
}

/** The days that are charged; where the minimum hire is, what was asked for and its price. */
function HireLabel({ line: { venue, days, minimum, asked } }: { line: EstimateLine }) {
  const t = useTranslations('estimate')
  const venueWords = useTranslations('venue')
  const language = useLanguage()
  const daysText = (n: number) => venueWords('days', { n })
  const price = formatPrice(venue.priceFromDayCents, language)
  const charged = t('days', { days: daysText(days), price })
  if (!minimum || asked.days === 0) {
    return <span className="label">{minimum ? `${charged}${DOT}${t('minimum')}` : charged}</span>
  }
  return (
    <>
      <span className="label">{`${charged}${DOT}${t('minimumAsked', { n: asked.days })}`}</span>
      <span className="label">
        {t('asked', { days: daysText(asked.days), price: formatPrice(asked.cents, language) })}
      </span>
    </>
  )
}
