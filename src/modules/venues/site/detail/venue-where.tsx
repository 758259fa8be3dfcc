import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink, usePagePath } from '#/i18n/react/page-link.tsx'
import { placeTarget } from '#/i18n/react/place-target.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { ParisMap } from '#/ui/site/paris-map.tsx'
import type { VenueDetail } from '../../model/venue.ts'

interface VenueWhereProps {
  venue: VenueDetail
  /** The neighbourhood in a sentence or two. The exact address is never public (behaviour 6.1). */
  where: string
  /** BCP 47 tag of the venue's own texts where that is not the page's language. */
  copyTag: string | undefined
}

/** Neighbourhood, nearest station, and a small map. */
export function VenueWhere({ venue, where, copyTag }: VenueWhereProps) {
  const t = useTranslations('venue')
  const name = useTranslations('neighborhood')(venue.neighborhood)
  const target = placeTarget('neighborhood', venue.neighborhood, useLanguage())
  const href = usePagePath()(target.page, target.params, target.search)
  return (
    <section className="block">
      <h2>{t('where')}</h2>
      <div className="where">
        <div>
          <p>{where}</p>
          {venue.metro && (
            <p className="metro">
              <span className="metro-mark" aria-hidden="true">
                M
              </span>
              <span>{t('metro', { station: venue.metro })}</span>
            </p>
          )}
          {venue.access && <p lang={copyTag}>{venue.access}</p>}
          <p>
            <PageLink {...target} className="more more-text">
              {t('neighborhoodLink', { name })}
              {'\u00a0'}
              <Icon name="arrow" className="icon-arrow" />
            </PageLink>
          </p>
        </div>
        <ParisMap
          places={[{ id: venue.neighborhood, href, name }]}
          only={venue.neighborhood}
          label={t('mapAlt', { name })}
        />
      </div>
    </section>
  )
}
