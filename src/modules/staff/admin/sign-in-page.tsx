import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { PasswordField } from '#/ui/admin/password-field.tsx'
import type { SignInRejection } from '../model/sign-in-outcome.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { useRejectionText } from './use-rejection-text.ts'

interface SignInPageProps {
  rejected: SignInRejection | null
  /** Action that led here. */
  done: 'reset' | 'signed-out' | null
  /** Why a session of this browser has ended. */
  ended: 'idle' | 'ended' | null
  /** The `return` of the address. */
  wanted: string | undefined
}

/** First step of the sign-in: e-mail address and password; works without scripts. */
export function SignInPage({ rejected, done, ended, wanted }: SignInPageProps) {
  const t = useTranslations('admin.gate')
  const problem = useRejectionText(rejected)
  const [sending, setSending] = useState(false)
  return (
    <>
      <form className="box" method="post" onSubmit={() => setSending(true)}>
        <h1>{t('title')}</h1>
        {done && !rejected && <Notice kind="done">{t(done === 'reset' ? 'resetDone' : 'signedOut')}</Notice>}
        {ended && !rejected && <Notice kind="warning">{t(ended === 'idle' ? 'endedIdle' : 'ended')}</Notice>}
        {rejected?.problem === 'step-over' && (
          <Notice kind="warning" live>
            {problem}
          </Notice>
        )}
        <input type="hidden" name="intent" value="password" />
        <AdminField
          id="email"
          type="email"
          label={t('email')}
          autoComplete="username webauthn"
          defaultValue={rejected?.email}
          autoFocus={rejected === null || rejected.email === ''}
          required
          maxLength={254}
        />
        <PasswordField
          id="password"
          label={t('password')}
          aside={
            <RouterLink className="link end" page="admin-forgotten">
              {t('forgotten')}
            </RouterLink>
          }
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={rejected && rejected.problem !== 'step-over' ? problem : undefined}
          autoFocus={rejected !== null && rejected.email !== ''}
          required
          maxLength={128}
        />
        <button type="submit" className="btn primary" aria-disabled={sending || undefined}>
          {t('continue')}
        </button>
      </form>
      <PasskeySignIn wanted={wanted} />
    </>
  )
}
