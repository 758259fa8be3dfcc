import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { stayPrice } from '../../model/hire.ts'
import type { VenueDetail } from '../../model/venue.ts'

interface HireSumProps {
  readonly venue: VenueDetail
  /** Asked for. */
  readonly days: number
  /** Ready for when it is chosen (`live-stay.ts`). */
  readonly hidden: boolean
}

/** What so many days cost: days times price, what the minimum hire adds, and the total. */
export function HireSum({ venue, days, hidden }: HireSumProps) {
  const t = useTranslations('dates')
  const language = useLanguage()
  const price = (cents: number) => formatPrice(cents, language)
  const { priceFromDayCents, minimumDays } = venue
  const { asked, ...charged } = stayPrice(venue, days)
  return (
    <dl className="hire-sum" data-days={days} hidden={hidden}>
      <div>
        <dt>{t('line', { n: days, price: price(priceFromDayCents) })}</dt>
        <dd>{price(asked.cents)}</dd>
      </div>
      {charged.minimum && (
        <div>
          <dt>
            {t('more', { n: charged.days - asked.days })}
            <small>{t('why', { n: minimumDays })}</small>
          </dt>
          <dd>{price(charged.cents - asked.cents)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{t('sum')}</dt>
        <dd>{price(charged.cents)}</dd>
      </div>
    </dl>
  )
}
