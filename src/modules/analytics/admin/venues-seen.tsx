import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { signed } from '#/ui/admin/signed.ts'
import { photoUrl } from '#/ui/site/photo-address.ts'
import type { VenueFigures } from '../figures.functions.ts'

/** Pictures are 42 px wide. */
const PICTURE_WIDTH = 320

interface VenuesSeenProps {
  viewed: readonly VenueFigures[]
  asked: readonly VenueFigures[]
}

/** The venues with the most views or the most enquiries. */
export function VenuesSeen({ viewed, asked }: VenuesSeenProps) {
  const t = useTranslations('admin.overview.venues')
  const format = useFormatter()
  const path = usePagePath()
  const [order, setOrder] = useState<'views' | 'requests'>('views')
  const venues = order === 'views' ? viewed : asked
  // Not every request comes from a counted view: more than all of them is no rate.
  const share = (part: number) =>
    (part > 1 ? '> ' : '') + format.number(Math.min(part, 1), { style: 'percent', maximumFractionDigits: 1 })
  const trend = ({ views, viewsBefore }: VenueFigures) => {
    if (viewsBefore === 0) return views === 0 ? '–' : t('new')
    const change = Math.round((100 * (views - viewsBefore)) / viewsBefore)
    return signed(change, (percent) => format.number(percent / 100, { style: 'percent' }))
  }
  const sortable = (column: 'views' | 'requests') => (
    <th scope="col" className="num" aria-sort={order === column ? 'descending' : undefined}>
      <button type="button" onClick={() => setOrder(column)}>
        {t(column)}
        {order === column && <AdminIcon name="arrow-down" small />}
      </button>
    </th>
  )
  return (
    <DashCell id="venues" place="at-start span-6" title={t('title')} aside={t('days')}>
      {venues.length === 0 ? (
        <p className="empty-line">{t('none')}</p>
      ) : (
        <table className="mini venues-seen">
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t('venue')}
              </th>
              {sortable('views')}
              <th scope="col" className="num f-trend">
                {t('trend')}
              </th>
              {sortable('requests')}
              <th scope="col" className="num f-rate">
                {t('rate')}
              </th>
            </tr>
          </thead>
          <tbody>
            {venues.map((venue) => (
              <tr key={venue.id}>
                <td className="f-picture">
                  {venue.cover && (
                    <img
                      src={photoUrl(venue.cover, 'webp', PICTURE_WIDTH)}
                      alt=""
                      width={42}
                      height={28}
                      loading="lazy"
                    />
                  )}
                </td>
                <td>
                  <Link to="." href={`${path('admin-venues')}/${venue.slug}`} className="quiet-link">
                    {venue.name}
                  </Link>
                  {venue.status !== 'published' && <span className="pill">{t('draft')}</span>}
                </td>
                <td className="num figure-cell strong">{format.number(venue.views)}</td>
                <td className="num figure-cell soft f-trend">{trend(venue)}</td>
                <td className="num figure-cell strong">{format.number(venue.requests)}</td>
                <td className="num figure-cell soft f-rate">
                  {venue.views === 0 ? '–' : share(venue.requests / venue.views)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DashCell>
  )
}
