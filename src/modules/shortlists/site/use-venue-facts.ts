import { useTranslations } from 'use-intl'
import { formatArea, formatPrice } from '#/i18n/format.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { SharedList, SharedPrice, SharedVenue } from '../model/shared-view.ts'

/** The facts of a shared venue in two lines: the room, and its price where the owner shows it. */
export function useVenueFacts(
  venue: SharedVenue,
  { layout }: SharedList,
): { readonly facts: string; readonly price: string } {
  const t = useTranslations('shared')
  const layoutName = useTranslations('layout')
  const language = useLanguage()
  const metres = new Intl.NumberFormat(LANGUAGES[language].intl, { maximumFractionDigits: 2 })
  const shown = layout ?? 'standing'
  const places = venue.capacities[shown]
  const facts = [
    formatArea(venue.surfaceM2, language),
    t('ceiling', { height: metres.format(venue.ceilingHeightCm / 100) }),
    places > 0 && `${layoutName(shown)}: ${t('guests', { n: places })}`,
  ]
  const priceOf = ({ cents, days, minimum }: SharedPrice) => {
    const price = formatPrice(cents, language)
    if (days === null) return t('priceDay', { price })
    const text = t('price', { price, n: days })
    return minimum ? `${text} · ${t('minimum', { n: days })}` : text
  }
  return { facts: facts.filter(Boolean).join(' · '), price: venue.price ? priceOf(venue.price) : '' }
}
