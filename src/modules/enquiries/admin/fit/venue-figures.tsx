import { useTranslations } from 'use-intl'
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { DOT, dotted } from '#/i18n/dotted.ts'
import { formatArea, formatPrice } from '#/i18n/format.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import type { StayPrice } from '#/modules/venues/model/hire.ts'
import { useHireText } from '../use-hire-text.ts'

interface VenueFiguresProps {
  venue: {
    readonly neighborhood: NeighborhoodId
    readonly surfaceM2: number
    readonly capacity: number
    readonly priceFromDayCents: number
    readonly stay: StayPrice | null
  }
}

/** Place, size and capacity of a venue, and what it costs for the days asked for. */
export function VenueFigures({ venue }: VenueFiguresProps) {
  const t = useTranslations('admin.suggested')
  const neighborhoods = useTranslations('neighborhood')
  const language = useScreenLanguage()
  const hireText = useHireText()
  const { stay, capacity } = venue
  const hire = stay && hireText(stay)
  const facts = [
    neighborhoods(venue.neighborhood),
    formatArea(venue.surfaceM2, language),
    capacity > 0 && t('capacity', { count: capacity }),
  ]
  return (
    <>
      <span className="muted">{dotted(facts)}</span>
      <span>
        {stay && hire
          ? t('total', { price: formatPrice(stay.cents, language), days: hire.days })
          : t('fromPrice', { price: formatPrice(venue.priceFromDayCents, language) })}
        {hire?.asked && <span className="muted">{DOT + hire.asked}</span>}
      </span>
    </>
  )
}
