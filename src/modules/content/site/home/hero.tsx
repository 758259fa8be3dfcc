import { useTranslations } from 'use-intl'
import type { NeighborhoodId } from '#/i18n/addresses/paths.ts'
import { formatArea } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Phrases } from '#/i18n/react/phrases.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'

/** The venue that the hero shows. */
export interface HeroRoom {
  readonly venue: {
    readonly slug: string
    readonly name: string
    readonly neighborhood: NeighborhoodId
    readonly surfaceM2: number
    readonly guests: number
  }
  readonly photo: PhotoSource
}

/** The site's own picture for the hero, with a calm light left third for the title. */
export interface HeroPicture {
  readonly photo: PhotoSource | undefined
  /** The crop for upright phones. */
  readonly portrait: PhotoSource | undefined
}

interface HeroProps {
  readonly heading: string
  readonly lead: string
  readonly picture: HeroPicture
  /** Used where the site has no picture of its own; without either the title is on plain green. */
  readonly room: HeroRoom | undefined
}

/** The hero of the home page: title, lead, and a label that names the venue in the picture. */
export function Hero({ heading, lead, picture, room }: HeroProps) {
  const photo = picture.photo ?? room?.photo
  return (
    <section className={picture.photo ? 'hero hero-light' : 'hero on-dark'}>
      {photo && (
        <Photo
          photo={photo}
          portrait={picture.portrait}
          slot={picture.photo ? SLOTS.hero : SLOTS.heroRoom}
          ratio="fill"
          priority
        />
      )}
      <div className="wrap">
        <div>
          <h1>
            <Phrases text={heading} />
          </h1>
          <p className="lead">
            <Phrases text={lead} />
          </p>
        </div>
        {room && !picture.photo && <Cartel venue={room.venue} />}
      </div>
    </section>
  )
}

function Cartel({ venue }: Pick<HeroRoom, 'venue'>) {
  const language = useLanguage()
  const neighborhood = useTranslations('neighborhood')
  const card = useTranslations('card')
  const facts = [
    neighborhood(venue.neighborhood),
    formatArea(venue.surfaceM2, language),
    card('guests', { n: venue.guests }),
  ]
  return (
    <p className="cartel">
      <PageLink page="venue" params={{ slug: venue.slug }}>
        <b>{venue.name}</b> <span>{facts.join(' · ')}</span>
      </PageLink>
    </p>
  )
}
