import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/link.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { useMe } from '../me.ts'
import type { Counts } from '../session.functions.ts'

const STATUSES = ['new', 'in-progress', 'quoted', 'won', 'lost', 'spam'] as const

/** The first page: how many requests stand where, and whether mails leave. */
export function OverviewPage({ counts }: { counts: Counts }) {
  const t = useTranslations('admin.overview')
  const me = useMe()
  const total = Object.values(counts.requests).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <AdminPageHead title={t('title')} sub={t('total', { count: total })} />
      <div className="scroll">
        {!me.twoFactorEnabled && (
          <div className="sec">
            <Notice kind="warning">
              {t('secure')}{' '}
              <PageLink className="link" page="admin-account" hash="two-factor">
                {t('secureLink')}
              </PageLink>
            </Notice>
          </div>
        )}
        <section className="sec" aria-labelledby="by-status">
          <h2 id="by-status">{t('byStatus')}</h2>
          <table className="mini">
            <thead>
              <tr>
                <th scope="col">{t('statusColumn')}</th>
                <th scope="col" className="num">
                  {t('countColumn')}
                </th>
              </tr>
            </thead>
            <tbody>
              {STATUSES.map((status) => (
                <tr key={status}>
                  <th scope="row">{t(`status.${status}`)}</th>
                  <td className="num strong">{counts.requests[status]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section className="sec" aria-labelledby="mails">
          <h2 id="mails">{t('mails')}</h2>
          <p className={counts.failedMails > 0 ? 'bad' : 'soft'}>
            {t('failedMails', { count: counts.failedMails })}
          </p>
        </section>
      </div>
    </>
  )
}
