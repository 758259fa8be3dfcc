import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { VenueCard } from '#/modules/venues/model/venue.ts'

/**
 * What there is in a neighbourhood: its venues, their arrondissements, the lowest price of a day. Beside a text as high on wide
 * windows; on others the venues themselves are as near.
 */
export function PlaceFacts({
  cards,
  total,
}: {
  readonly cards: readonly VenueCard[]
  readonly total: number
}) {
  const t = useTranslations()
  const language = useLanguage()
  if (total === 0) return null
  const prices = cards.map(({ priceFromDayCents }) => priceFromDayCents)
  const arrondissements = [...new Set(cards.map(({ arrondissement }) => arrondissement))].sort(
    (a, b) => a - b,
  )
  return (
    <ul className="only-l open-facts">
      <li>{t('list.count', { n: total })}</li>
      {/* Of all of them, or nothing. */}
      {cards.length === total && (
        <>
          <li>{dotted(arrondissements.map((n) => t('arrondissement', { n })))}</li>
          <li>{t('card.fromPrice', { price: formatPrice(Math.min(...prices), language) })}</li>
        </>
      )}
    </ul>
  )
}
