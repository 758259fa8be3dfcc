import { useFormatter, useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { OwnAccount } from '../account.functions.ts'
import { browserName } from '../model/browser-name.ts'
import { dropPasskey, finishPasskey, startPasskey } from '../second-factor.functions.ts'
import { useAccountReload } from './use-account-reload.ts'

interface PasskeysProps {
  account: OwnAccount
  /** `false` while only the set-up of a second factor is open to the account. */
  mayRemove: boolean
}

/** Passkeys of the account, with buttons to add and remove them. */
export function Passkeys({ account, mayRemove }: PasskeysProps) {
  const reload = useAccountReload()
  const t = useTranslations('admin.account')
  const format = useFormatter()
  const [remove, removing] = useAction(async (id: string, name: string) => {
    const rejected = (await dropPasskey({ data: { id } })) === 'last-factor'
    showToast(
      rejected
        ? { type: 'error', title: t('lastFactor'), timeout: 8000 }
        : { type: 'success', title: t('passkeyRemoved', { name }) },
    )
    await reload()
  })
  const [add, adding] = useAction(async () => {
    const [{ startRegistration }, options] = await Promise.all([
      import('@simplewebauthn/browser'),
      startPasskey(),
    ])
    const response = await startRegistration({ optionsJSON: JSON.parse(options) }).catch((error: unknown) => {
      // Closing the browser's dialogue is a change of mind, not a failure.
      const declined = error instanceof Error && error.name === 'NotAllowedError'
      if (!declined) showToast({ type: 'error', title: t('passkeyFailed'), timeout: 8000 })
    })
    if (!response) return
    // The name comes from the device; several of a kind are distinguished by their date.
    const name = browserName(navigator.userAgent) || t('unknownBrowser')
    const kept = await finishPasskey({ data: { response: JSON.stringify(response), name } })
    showToast({ type: kept ? 'success' : 'error', title: t(kept ? 'passkeyAdded' : 'passkeyFailed') })
    await reload()
  })

  return (
    <section className="section" aria-labelledby="passkeys">
      <h2 id="passkeys">{t('passkeys')}</h2>
      <p className="soft">{t('passkeysLead')}</p>
      {account.passkeys.length === 0 ? (
        <p className="muted">{t('noPasskey')}</p>
      ) : (
        <ul className="things">
          {account.passkeys.map(({ id, name, createdAt }) => (
            <li key={id}>
              <AdminIcon name="fingerprint" />
              <span>
                <b className="strong">{name}</b>
                <br />
                {createdAt && (
                  <span className="muted">
                    {t('added', { date: format.dateTime(new Date(createdAt), { dateStyle: 'medium' }) })}
                  </span>
                )}
              </span>
              {mayRemove && (
                <button
                  type="button"
                  className="btn sm quiet danger end"
                  aria-label={t('removeOf', { name })}
                  aria-disabled={removing || undefined}
                  onClick={() => void remove(id, name)}
                >
                  {t('remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        <button type="button" className="btn" aria-disabled={adding || undefined} onClick={() => void add()}>
          <AdminIcon name="key-round" />
          {t('addPasskey')}
        </button>
      </p>
    </section>
  )
}
