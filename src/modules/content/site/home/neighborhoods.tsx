import { useTranslations } from 'use-intl'
import { NEIGHBORHOOD_IDS, type NeighborhoodId } from '#/i18n/addresses/paths.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink, usePagePath } from '#/i18n/react/page-link.tsx'
import { placeTarget } from '#/i18n/react/place-target.ts'
import { ParisMap } from '#/ui/site/paris-map.tsx'

interface NeighborhoodsProps {
  readonly title: string
  readonly lead: string
  /** Venues in each neighbourhood. */
  readonly counts: Readonly<Record<NeighborhoodId, number>>
}

/** The neighbourhoods as a list with their number of venues, and as a map of Paris beside it. */
export function Neighborhoods({ title, lead, counts }: NeighborhoodsProps) {
  const t = useTranslations('neighborhood')
  const language = useLanguage()
  const path = usePagePath()
  const places = NEIGHBORHOOD_IDS.map((id) => {
    const target = placeTarget('neighborhood', id, language)
    return {
      id,
      name: t(id),
      count: counts[id],
      target,
      href: path(target.page, target.params, target.search),
    }
  })
  return (
    <section className="section map-sec">
      <div className="wrap grid">
        <div className="map-text">
          <h2>{title}</h2>
          <p>{lead}</p>
          <ol>
            {places.map(({ id, name, count, target }, index) => (
              <li key={id}>
                <PageLink {...target}>
                  <span>
                    <i className="place-number" aria-hidden="true">
                      {index + 1}
                    </i>
                    {name}
                  </span>{' '}
                  <VenueCount count={count} />
                </PageLink>
              </li>
            ))}
          </ol>
        </div>
        <ParisMap places={places} />
      </div>
    </section>
  )
}

/** A bare figure for sighted users, with its noun for screen readers. */
function VenueCount({ count }: { count: number }) {
  const t = useTranslations('favorites')
  return (
    <span className="label">
      <span aria-hidden="true">{count}</span>
      <span className="sr">{t('count', { n: count })}</span>
    </span>
  )
}
