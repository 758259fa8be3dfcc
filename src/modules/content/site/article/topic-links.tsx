import { useTranslations } from 'use-intl'
import { languagesOf } from '#/i18n/addresses/localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS } from '#/i18n/addresses/paths.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink, type PageTarget, usePagePath } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { ParisMap } from '#/ui/site/paris-map.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { Notes } from '../../model/content.schema.ts'
import type { SitePictureName } from '../../model/site-pictures.ts'

/** Existing pictures of the site by their names. */
export type SitePictures = Readonly<Partial<Record<SitePictureName, PhotoSource>>>

/** A page with its picture. */
interface PictureLink extends PageTarget {
  readonly id: string
  readonly name: string
  /** Short note below the name. */
  readonly note?: string | undefined
  readonly picture: PhotoSource | undefined
}

/** Pages as pictures with their names below, three in a row. */
function PictureLinks({ links }: { links: readonly PictureLink[] }) {
  return (
    <div className="wrap picture-links">
      <ul className="three">
        {links.map(({ id, name, note, picture, ...target }) => (
          <li key={id}>
            {picture && <Photo photo={picture} slot={SLOTS.threeOrTwo} />}
            <PageLink {...target}>{name}</PageLink>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NeighborhoodLinksProps {
  readonly notes: Notes['neighborhoods']
  readonly pictures: SitePictures
}

/** The neighbourhoods on the map and as a list; below it as pictures when each has one. */
export function NeighborhoodLinks({ notes, pictures }: NeighborhoodLinksProps) {
  const t = useTranslations('neighborhood')
  const language = useLanguage()
  const path = usePagePath()
  const shown = NEIGHBORHOOD_IDS.filter((id) => languagesOf('neighborhood', { id }).includes(language))
  const places = shown.map((id) => ({ id, name: t(id), href: path('neighborhood', { id }) }))
  const label = useTranslations('nav')('neighborhoods')
  const links = places.flatMap(({ id, name }) => {
    const picture = pictures[`neighborhood-${id}`]
    return picture ? [{ id, name, picture, page: 'neighborhood' as const, params: { id } }] : []
  })
  return (
    <>
      <div className="section map-sec">
        <div className="wrap grid">
          <nav className="map-text" aria-label={label}>
            <ol>
              {places.map(({ id, name }, index) => (
                <li key={id}>
                  <PageLink page="neighborhood" params={{ id }}>
                    <span>
                      <i className="place-number" aria-hidden="true">
                        {index + 1}
                      </i>
                      {name}
                      {notes[id] && <small>{notes[id].note}</small>}
                    </span>
                    <Icon name="arrow" className="icon-arrow" small />
                  </PageLink>
                </li>
              ))}
            </ol>
          </nav>
          <ParisMap places={places} />
        </div>
      </div>
      {links.length === places.length && <PictureLinks links={links} />}
    </>
  )
}

interface EventLinksProps {
  readonly notes: Notes['events']
  readonly pictures: SitePictures
}

/** The kinds of events as pictures; one that has none yet is a name. */
export function EventLinks({ notes, pictures }: EventLinksProps) {
  const t = useTranslations('event')
  const language = useLanguage()
  const links = EVENT_IDS.filter((id) => languagesOf('event', { id }).includes(language)).map((id) => ({
    id,
    name: t(id),
    note: notes[id],
    picture: pictures[`event-${id}`],
    page: 'event' as const,
    params: { id },
  }))
  return (
    <nav aria-label={useTranslations('nav')('events')}>
      <PictureLinks links={links} />
    </nav>
  )
}
