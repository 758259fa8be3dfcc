import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import type { OpenAddresses } from '../redirects.functions.ts'
import { NotFoundRow } from './not-found-row.tsx'

/** Rows before "show the others". */
const FIRST_ROWS = 6

/** Not-found reports of visitors, each with a field for a redirect. */
export function NotFoundReports({ lost }: { lost: OpenAddresses }) {
  const t = useTranslations('admin.overview.lost')
  const format = useFormatter()
  const [all, setAll] = useState(false)
  const rows = all ? lost.addresses : lost.addresses.slice(0, FIRST_ROWS)
  const hidden = lost.addresses.length - rows.length
  const firstWithTarget = rows.find(({ suggestion }) => suggestion !== null)
  return (
    <DashCell
      id="lost"
      place="at-whole span-12"
      title={t('title')}
      aside={t('of', { count: format.number(lost.count) })}
      end={
        <RouterLink page="admin-redirects" className="link">
          {t('managed', { count: format.number(lost.redirects) })}
        </RouterLink>
      }
    >
      {rows.length === 0 ? (
        <p className="empty-line">{t('none')}</p>
      ) : (
        <table className="mini air found">
          <thead>
            <tr>
              <th scope="col">{t('address')}</th>
              <th scope="col" className="num f-visits">
                {t('visits')}
              </th>
              <th scope="col" className="f-last">
                {t('last')}
              </th>
              <th scope="col" className="f-from">
                {t('from')}
              </th>
              <th scope="col" className="f-to">
                {t('to')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <NotFoundRow
                key={row.address}
                lost={row}
                targets={lost.targets[row.language] ?? []}
                first={row === firstWithTarget}
              />
            ))}
          </tbody>
        </table>
      )}
      {hidden > 0 && (
        <p className="after">
          <button type="button" className="btn" onClick={() => setAll(true)}>
            {t('more', { count: hidden })}
          </button>
        </p>
      )}
    </DashCell>
  )
}
