import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { laterDay } from '#/lib/iso-day.ts'
import type { BookingView } from '../../booking.functions.ts'
import { useEntryWords } from '../use-entry-words.ts'

/** When and where: the event, set-up and take-down around it, and the exact address. */
export function BookingPlace({ booking: { entry, address } }: { booking: BookingView }) {
  const t = useTranslations('admin.booking')
  const { daysOf } = useEntryWords()
  const { event, firstDay, lastDay, note } = entry
  return (
    <section aria-labelledby="booking-place">
      <h2 id="booking-place">{t('place')}</h2>
      <dl className="booking-facts">
        {firstDay < event.firstDay && (
          <div>
            <dt>{t('setUp')}</dt>
            <dd>{daysOf({ firstDay, lastDay: laterDay(event.firstDay, -1) })}</dd>
          </div>
        )}
        <div>
          <dt>{t('event')}</dt>
          <dd className="strong">{daysOf(event)}</dd>
        </div>
        {event.lastDay < lastDay && (
          <div>
            <dt>{t('strike')}</dt>
            <dd>{daysOf({ firstDay: laterDay(event.lastDay, 1), lastDay })}</dd>
          </div>
        )}
        <div>
          <dt>{t('venue')}</dt>
          <dd>
            <RouterLink page="admin-venue-calendar" params={{ slug: entry.venueId }} className="link">
              {entry.venueName}
            </RouterLink>
          </dd>
        </div>
        <div>
          <dt>{t('address')}</dt>
          <dd>
            {address || (
              <RouterLink page="admin-venue" params={{ slug: entry.venueId }} className="link">
                {t('addAddress')}
              </RouterLink>
            )}
          </dd>
        </div>
        {note && (
          <div>
            <dt>{t('note')}</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
