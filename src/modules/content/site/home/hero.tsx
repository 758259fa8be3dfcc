import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { formatArea, formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Phrases } from '#/i18n/react/phrases.tsx'
import type { VenueCard } from '#/modules/venues/model/venue.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'

/** The venue that the hero shows, and one of its pictures. */
export interface HeroRoom {
  readonly venue: VenueCard
  readonly photo: PhotoSource
}

interface HeroProps {
  /** Since when the agency is there, and how many venues it has on file: a line that phones have no room for. */
  readonly eyebrow: string
  readonly heading: string
  readonly lead: string
  readonly room: HeroRoom | undefined
  /** The site's own picture: of no venue, so without a label. Shown where the catalogue has none. */
  readonly picture: PhotoSource | undefined
  /** The search. */
  readonly children: ReactNode
}

/**
 * The hero of the home page: title and lead, beside them a picture of a venue with nothing over it but its label, and two ways
 * on that weigh the same: a request and the search. On phones the picture comes first, whole, and the request last.
 */
export function Hero({ eyebrow, heading, lead, room, picture, children }: HeroProps) {
  const photo = room?.photo ?? picture
  return (
    <section className="hero">
      {photo && (
        <figure className="hero-pic">
          <Photo photo={photo} slot={SLOTS.hero} ratio="fill" priority />
          {room && <Cartel venue={room.venue} />}
        </figure>
      )}
      <div className="hero-say">
        <p className="label only-l">{eyebrow}</p>
        <h1>
          <Phrases text={heading} />
        </h1>
        <p className="lead">
          <Phrases text={lead} />
        </p>
      </div>
      <Request />
      {children}
      <Request />
    </section>
  )
}

/** Stands above the search and, for phones, below it: a style shows one of the two, and nothing moves while the document comes. */
function Request() {
  const plain = useTranslations('plain')
  const venue = useTranslations('venue')
  return (
    <div className="hero-ask">
      <PageLink className="btn btn-line" page="contact">
        {plain('requestQuote')}
      </PageLink>
      <ul className="label">
        <li>{venue('free')}</li>
        <li>{venue('promise')}</li>
      </ul>
    </div>
  )
}

/** The label beside the picture: the venue in it, and the way there. */
function Cartel({ venue }: Pick<HeroRoom, 'venue'>) {
  const language = useLanguage()
  const t = useTranslations()
  const facts = [
    t('arrondissement', { n: venue.arrondissement }),
    formatArea(venue.surfaceM2, language),
    t('card.fromPrice', { price: formatPrice(venue.priceFromDayCents, language) }),
  ]
  return (
    <figcaption className="cartel">
      <PageLink page="venue" params={{ slug: venue.slug }}>
        <b>{venue.name}</b> <span>{dotted(facts)}</span>
        <Icon name="arrow" className="icon-arrow" small />
      </PageLink>
    </figcaption>
  )
}
