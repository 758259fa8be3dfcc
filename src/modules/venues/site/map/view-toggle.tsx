import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { type VenueFilter, venueFilterToSearch } from '../../model/venue-filter.ts'

/** Leads from the list to the list with a map, and back; what is filtered and how far it is shown stay. */
export function ViewToggle({ filter }: { filter: VenueFilter }) {
  const t = useTranslations('map')
  const path = usePagePath()
  const view = filter.view === 'map' ? 'list' : 'map'
  const search = venueFilterToSearch({ ...filter, view })
  return (
    <a
      className="btn btn-line btn-s view-toggle"
      href={path('venues', {}, search.toString())}
      data-filter="view"
    >
      <Icon name={view === 'map' ? 'pin' : 'photos'} small />
      {t(view)}
    </a>
  )
}
