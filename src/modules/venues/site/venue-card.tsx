import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BriefProvider, useBrief } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { useReadyPart } from '#/i18n/react/ready-part.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { type PhotoSlot, SLOTS } from '#/ui/site/photo-slots.ts'
import type { VenueCard as Venue } from '../model/venue.ts'
import { useCardPrice } from './use-card-price.ts'

/** Draw the heart of a venue: favourites belong to another module, so pages hand it in. A constant of its module. */
export type HeartSlot = (venue: Venue) => ReactNode

interface VenueCardProps {
  venue: Venue
  heart?: HeartSlot | undefined
  slot?: PhotoSlot | undefined
  /** As many days as the visitor has in mind: the card has their price. */
  days?: number | undefined
  /** For the first card of a page, whose picture must not wait. */
  priority?: boolean
}

/**
 * A venue in a list: photograph, name, and a line of facts. The whole card is one link; the heart lies above it. The
 * same card is on many pages and is rendered once.
 */
export function VenueCard({ venue, heart, slot = SLOTS.three, priority = false, days }: VenueCardProps) {
  const brief = useBrief()
  const html = useReadyPart(
    heart === undefined ? 'card' : 'card with a heart',
    { venue, slot, priority, days, brief },
    <BriefProvider brief={brief}>
      <Inside venue={venue} heart={heart} slot={slot} priority={priority} days={days} />
    </BriefProvider>,
  )
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React
    <article className="card" data-venue={venue.slug} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

interface InsideProps extends Pick<VenueCardProps, 'venue' | 'heart'> {
  slot: PhotoSlot
  priority: boolean
  days: number | undefined
}

function Inside({ venue, heart, slot, priority, days }: InsideProps) {
  const [first, second] = venue.photos
  return (
    <>
      <div className="card-pic">
        {first && <Photo photo={first} slot={slot} ratio="fill" priority={priority} />}
        {second && <Photo photo={second} slot={slot} ratio="fill" alt="" className="alt" bare />}
      </div>
      <div className="card-label">
        <h3>
          <PageLink page="venue" params={{ slug: venue.slug }}>
            {venue.name}
          </PageLink>
        </h3>
        {heart?.(venue)}
        <CardFacts venue={venue} days={days} />
      </div>
    </>
  )
}

/** Neighbourhood, surface, guests and price; wraps between facts, never inside one. */
function CardFacts({ venue, days }: { venue: Venue; days: number | undefined }) {
  const t = useTranslations('card')
  const neighborhood = useTranslations('neighborhood')
  const priceOf = useCardPrice()
  return (
    <ul className="facts">
      <li>{neighborhood(venue.neighborhood)}</li>
      <li>{t('surface', { n: venue.surfaceM2 })}</li>
      <li>{t('guests', { n: venue.guests })}</li>
      <li>{priceOf(venue, days)}</li>
    </ul>
  )
}
