import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import type { SimilarVenue } from '../../model/venue-draft.ts'

/** Venues that may be the same room, to be compared before there are two. */
export function SimilarVenues({ venues }: { venues: readonly SimilarVenue[] }) {
  const t = useTranslations('admin.venueDraft')
  const status = useTranslations('admin.venueDesk.status')
  if (venues.length === 0) return null
  return (
    <Notice kind="warning">
      <b className="strong">{t('similar')}</b>
      <ul className="like-it">
        {venues.map(({ id, name, because, ...venue }) => (
          <li key={id}>
            <RouterLink page="admin-venue" params={{ slug: id }} className="link">
              {name}
            </RouterLink>{' '}
            <span className="muted">
              {t(`because.${because}`)} · {status(venue.status)}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
