import { useTranslations } from 'use-intl'
import { languagesOf } from '#/i18n/addresses/localize.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/paths.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink, usePagePath } from '#/i18n/react/link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { ParisMap } from '#/ui/site/paris-map.tsx'
import type { Notes } from '../../model/content.schema.ts'
import { PictureLinks, type SitePictures } from './picture-links.tsx'

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
                      <i className="no" aria-hidden="true">
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
