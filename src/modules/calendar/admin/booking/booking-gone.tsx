import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'

/** Shown in place of a booking that does not exist. */
export function BookingGone() {
  const t = useTranslations('admin.booking')
  return (
    <div className="empty">
      <h1>{t('goneTitle')}</h1>
      <p className="soft">{t('goneLead')}</p>
      <RouterLink page="admin-bookings" className="btn primary">
        {t('toBookings')}
      </RouterLink>
    </div>
  )
}
