import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminField } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { SignInRejection } from '../model/sign-in-outcome.ts'
import { useRejectionText } from './use-rejection-text.ts'

const DIGITS = 6

interface CodePageProps {
  rejected: SignInRejection | null
  /** Whether the page asks for a backup code instead of the app's. */
  backup: boolean
  /** Addresses of the first step and of the other kind of code. */
  startHref: string
  otherHref: string
}

/** Second step of the sign-in: a code of the authenticator app or a backup code; works without scripts. */
export function CodePage({ rejected, backup, startHref, otherHref }: CodePageProps) {
  const t = useTranslations('admin.gate')
  const problem = useRejectionText(rejected)
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  return (
    <form
      key={backup ? 'backup' : 'code'}
      ref={form}
      className="box"
      method="post"
      onSubmit={() => setSending(true)}
    >
      <a className="btn quiet sm back" href={startHref}>
        <AdminIcon name="chevron-left" small />
        {t('otherAccount')}
      </a>
      <div className="stack">
        <h1>{t(backup ? 'backupTitle' : 'codeTitle')}</h1>
        <p className="soft">{t(backup ? 'backupLead' : 'codeLead')}</p>
      </div>
      <input type="hidden" name="intent" value={backup ? 'backup' : 'code'} />
      {backup ? (
        <AdminField
          id="code"
          label={t('backupCode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          maxLength={20}
          error={problem || undefined}
        />
      ) : (
        <AdminField
          id="code"
          className="one-time-code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          maxLength={DIGITS}
          autoFocus
          required
          hint={t('codeHint')}
          error={problem || undefined}
          onInput={(event) => {
            if (/^\d{6}$/.test(event.currentTarget.value) && !sending) form.current?.requestSubmit()
          }}
        />
      )}
      <label className="row tick">
        <input className="check" type="checkbox" name="trust" />
        {t('trust')}
      </label>
      <button type="submit" className="btn primary" aria-disabled={sending || undefined}>
        {t('signIn')}
      </button>
      <p>
        <a className="link" href={otherHref}>
          {t(backup ? 'useApp' : 'useBackup')}
        </a>
      </p>
    </form>
  )
}
