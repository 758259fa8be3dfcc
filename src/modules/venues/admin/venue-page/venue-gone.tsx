import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'

/** Shown in place of a venue that does not exist. */
export function VenueGone() {
  const t = useTranslations('admin.venueDesk')
  return (
    <div className="empty">
      <h1>{t('goneTitle')}</h1>
      <p className="soft">{t('goneLead')}</p>
      <RouterLink page="admin-venues" className="btn primary">
        {t('toVenues')}
      </RouterLink>
    </div>
  )
}
