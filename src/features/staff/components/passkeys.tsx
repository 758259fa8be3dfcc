import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/use-failure-text.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { showToast } from '#/ui/toast-store.ts'
import type { OwnAccount } from '../account.functions.ts'
import { browserName } from '../browser-name.ts'
import { finishPasskey, removePasskey, startPasskey } from '../second-factor.functions.ts'
import { ConfirmPassword } from './confirm-password.tsx'

/** Keys of devices that sign in without a password. */
export function Passkeys({ account, onChanged }: { account: OwnAccount; onChanged: () => Promise<void> }) {
  const t = useTranslations('admin.account')
  const format = useFormatter()
  const [asking, setAsking] = useState(false)
  const [remove, removing] = useAction(async (id: string, name: string) => {
    await removePasskey({ data: { id } })
    showToast({ type: 'success', title: t('passkeyRemoved', { name }) })
    await onChanged()
  }, useFailureText())

  async function add(password: string) {
    const answer = await startPasskey({ data: { password } })
    if (answer.kind !== 'started') return answer.kind
    setAsking(false)
    const { startRegistration } = await import('@simplewebauthn/browser')
    try {
      const response = await startRegistration({ optionsJSON: JSON.parse(answer.options) })
      // The device names itself; whoever has several of a kind sees the date as well.
      const name = browserName(navigator.userAgent) || t('unknownBrowser')
      const kept = await finishPasskey({ data: { response: JSON.stringify(response), name } })
      showToast({ type: kept ? 'success' : 'error', title: t(kept ? 'passkeyAdded' : 'passkeyFailed') })
      await onChanged()
    } catch (error) {
      const declined = error instanceof Error && error.name === 'NotAllowedError'
      if (!declined) showToast({ type: 'error', title: t('passkeyFailed'), timeout: 8000 })
    }
    return undefined
  }

  return (
    <section className="sec" aria-labelledby="passkeys">
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
              <button
                type="button"
                className="btn sm quiet danger end"
                aria-label={t('removeOf', { name })}
                aria-disabled={removing || undefined}
                onClick={() => void remove(id, name)}
              >
                {t('remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {asking ? (
        <ConfirmPassword onConfirm={add} onCancel={() => setAsking(false)} />
      ) : (
        <p>
          <button type="button" className="btn" onClick={() => setAsking(true)}>
            <AdminIcon name="key-round" />
            {t('addPasskey')}
          </button>
        </p>
      )}
    </section>
  )
}
