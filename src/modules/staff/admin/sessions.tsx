import { useFormatter, useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { OwnAccount } from '../account.functions.ts'
import { endOwnSessions } from '../account.functions.ts'
import { useAccountReload } from './use-account-reload.ts'

/** Sessions of the account, with buttons to end them. */
export function Sessions({ account }: { account: OwnAccount }) {
  const reload = useAccountReload()
  const t = useTranslations('admin.account')
  const format = useFormatter()
  const [end, ending] = useAction(async (id?: string) => {
    await endOwnSessions({ data: id === undefined ? {} : { id } })
    showToast({ type: 'success', title: t('ended') })
    await reload()
  })
  const others = account.sessions.filter(({ present }) => !present)
  return (
    <section className="section" aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions')}</h2>
      <ul className="things">
        {account.sessions.map(({ id, present, browser, network, createdAt, lastUsedAt }) => {
          const name = browser || t('unknownBrowser')
          const moment = (iso: string) =>
            format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
          return (
            <li key={id}>
              <AdminIcon name="monitor" />
              <span>
                <b className="strong">{name}</b>{' '}
                {present && <span className="pill green">{t('thisOne')}</span>}
                <br />
                <span className="muted">
                  {t('lastUsed', { date: moment(lastUsedAt), network: network ?? t('unknownNetwork') })}
                  <br />
                  {t('since', { date: moment(createdAt) })}
                </span>
              </span>
              {!present && (
                <button
                  type="button"
                  className="btn sm end"
                  aria-label={t('endOf', { name })}
                  aria-disabled={ending || undefined}
                  onClick={() => void end(id)}
                >
                  {t('end')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {others.length > 1 && (
        <p>
          <button
            type="button"
            className="btn"
            aria-disabled={ending || undefined}
            onClick={() => void end()}
          >
            {t('endOthers')}
          </button>
        </p>
      )}
    </section>
  )
}
