import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { allowedTarget } from '#/lib/allowed-target.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { finishPasskeySignIn, startPasskeySignIn } from '../passkey-sign-in.functions.ts'

/** Sign-in without a password, where the browser supports passkeys. */
export function PasskeySignIn({ wanted }: { wanted: string | undefined }) {
  const t = useTranslations('admin.gate')
  const language = useLanguage()
  const [state, setState] = useState<'absent' | 'ready' | 'asking' | 'failed'>('absent')
  useEffect(() => {
    if ('PublicKeyCredential' in window) setState('ready')
  }, [])

  async function signIn() {
    setState('asking')
    try {
      const [{ startAuthentication }, challenge] = await Promise.all([
        import('@simplewebauthn/browser'),
        startPasskeySignIn(),
      ])
      if (challenge === null) return setState('failed')
      const response = await startAuthentication({ optionsJSON: JSON.parse(challenge) })
      const target = await finishPasskeySignIn({
        data: { response: JSON.stringify(response), language, wanted },
      })
      if (target === null) setState('failed')
      else location.assign(allowedTarget(target))
    } catch (error) {
      // Closing the browser's dialogue is a change of mind, not a failure.
      setState(error instanceof Error && error.name === 'NotAllowedError' ? 'ready' : 'failed')
    }
  }

  return (
    <div className="passkey" hidden={state === 'absent'}>
      <p className="divider">{t('or')}</p>
      <button
        type="button"
        className="btn"
        aria-disabled={state === 'asking' || undefined}
        onClick={() => void signIn()}
      >
        <AdminIcon name="fingerprint" />
        {t('passkey')}
      </button>
      {state === 'failed' && (
        <Notice kind="error" live>
          {t('passkeyFailed')}
        </Notice>
      )}
    </div>
  )
}
