import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { PhotoSlot } from '#/ui/site/photo-slots.ts'
import type { VenueCard as Venue } from '../model/venue.ts'
import { type HeartSlot, VenueCard } from './venue-card.tsx'

interface VenueWallProps {
  title: string
  cards: readonly Venue[]
  /** Query of the link to the whole list, without the question mark. */
  search: string
  heart?: HeartSlot
  className?: string
  slot?: PhotoSlot
  /** As many days as the visitor has in mind. */
  days?: number | undefined
}

/** A few venues under a title, with a link to all of their kind. Nothing when there are none. */
export function VenueWall({ title, cards, search, heart, slot, days, className = '' }: VenueWallProps) {
  const t = useTranslations('venue')
  if (cards.length === 0) return null
  return (
    <section className={`section ${className}`.trimEnd()}>
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
          <PageLink page="venues" search={search} className="more">
            {t('allVenues')}
            <Icon name="arrow" className="icon-arrow" />
          </PageLink>
        </div>
        <div className="three">
          {cards.map((venue) => (
            <VenueCard key={venue.slug} venue={venue} heart={heart} slot={slot} days={days} />
          ))}
        </div>
      </div>
    </section>
  )
}
