import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { AskedStay } from '../../model/stay-query.ts'
import type { VenueCard as Venue, VenueOpening } from '../../model/venue.ts'
import { type HeartSlot, VenueCard } from '../venue-card.tsx'

interface FirstOfFewProps {
  venue: Venue
  opening: VenueOpening
  /** The days that it is priced for. */
  stay: AskedStay
  heart?: HeartSlot | undefined
}

/** The first venue where there are few: larger, with the beginning of its description beside it. */
export function FirstOfFew({ venue, opening, stay, heart }: FirstOfFewProps) {
  const language = useLanguage()
  return (
    <div className="first-of-few">
      <VenueCard venue={venue} heart={heart} slot={SLOTS.listFirst} stay={stay} priority />
      <div lang={opening.language === language ? undefined : LANGUAGES[opening.language].tag}>
        {opening.tagline !== '' && <p className="tagline">{opening.tagline}</p>}
        {opening.text !== '' && <p>{opening.text}</p>}
      </div>
    </div>
  )
}
