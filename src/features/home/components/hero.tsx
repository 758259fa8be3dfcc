import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { formatArea } from '#/i18n/format.ts'
import { PageLink } from '#/i18n/link.tsx'
import type { NeighborhoodId } from '#/i18n/paths.ts'
import { Photo, type PhotoSource } from '#/ui/photo.tsx'

/** The room that the hero shows. */
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

interface HeroProps {
  readonly heading: string
  readonly lead: string
  /** Absent in an empty catalogue: then the title stands on plain green. */
  readonly room: HeroRoom | undefined
}

/**
 * The widths the picture is drawn at: `hero.css` enlarges it on wide screens. On phones only a
 * part of it is seen and half of that lies under green, so one image pixel per CSS pixel of height will do.
 */
const SIZES = '(max-width: 767px) 480px, 98vw'

/** The opening of the home page: title, lead, and a label that names the room in the picture. */
export function Hero({ heading, lead, room }: HeroProps) {
  return (
    <section className="hero on-dark">
      {room && <Photo photo={room.photo} sizes={SIZES} ratio="fill" priority />}
      <div className="wrap">
        <div>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        {room && <Cartel venue={room.venue} />}
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
