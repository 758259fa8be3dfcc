import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { PasswordField } from '#/ui/admin/password-field.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { type OwnAccount, saveOwnPassword } from '../account.functions.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { Passkeys } from './passkeys.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor.tsx'
import { useAccountReload } from './use-account-reload.ts'

interface AccountPageProps {
  account: OwnAccount
  /** Whether the account was created just now. */
  welcome: boolean
  /** Whole days left to set up a second factor; 0: only its set-up is open; `null`: none is required. */
  secondFactorDays: number | null
  /** Language, display and sign-out controls, where the layout has no room for them. */
  controls: ReactNode
}

export function AccountPage({ account, welcome, secondFactorDays, controls }: AccountPageProps) {
  const t = useTranslations('admin.account')
  const isOpen = secondFactorDays !== 0
  return (
    <>
      <AdminPageHead title={t('title')} sub={account.email} />
      <div className="scroll account">
        {controls}
        {welcome && !account.twoFactor && (
          <div className="section">
            <Notice kind="done">{t('welcome')}</Notice>
          </div>
        )}
        {secondFactorDays !== null && (
          <SecondFactorDemand days={secondFactorDays} hasPasskey={account.passkeys.length > 0} />
        )}
        {isOpen && <ProfileForm account={account} />}
        <TwoFactor account={account} />
        <Passkeys account={account} mayRemove={isOpen} />
        {isOpen && <PasswordForm />}
        {isOpen && <Sessions account={account} />}
      </div>
    </>
  )
}

interface SecondFactorDemandProps {
  /** Whole days left to set one up; 0: only its set-up is open. */
  days: number
  hasPasskey: boolean
}

/** Notice for administrators who still have to set up a second factor. */
function SecondFactorDemand({ days, hasPasskey }: SecondFactorDemandProps) {
  const reload = useAccountReload()
  const t = useTranslations('admin.account')
  return (
    <section className="section" aria-labelledby={days === 0 ? 'demand' : undefined}>
      {days === 0 && <h2 id="demand">{t('demandTitle')}</h2>}
      <Notice kind="warning">{days === 0 ? t('demandLead') : t('demandSoon', { days })}</Notice>
      {hasPasskey && (
        <div className="stack">
          <p className="soft">{t('demandPasskey')}</p>
          <p>
            <PasskeyButton label={t('usePasskey')} onConfirmed={() => void reload()} />
          </p>
        </div>
      )}
    </section>
  )
}

type Outcome = Awaited<ReturnType<typeof saveOwnPassword>>

function PasswordForm() {
  const reload = useAccountReload()
  const t = useTranslations('admin.account')
  const problemText = useTranslations('admin.passwordProblem')
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const [save, saving] = useAction(async (data: FormData) => {
    const present = String(data.get('present'))
    const answer = await saveOwnPassword({ data: { present, wanted: String(data.get('wanted')) } })
    setOutcome(answer)
    if (answer !== 'done') return
    form.current?.reset()
    showToast({ type: 'success', title: t('changed'), timeout: 8000 })
    await reload()
  })
  const problem = outcome === 'short' || outcome === 'long' || outcome === 'common' ? outcome : undefined
  return (
    <section className="section" aria-labelledby="password-title">
      <h2 id="password-title">{t('password')}</h2>
      <form
        ref={form}
        className="narrow-form"
        onSubmit={(event) => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <p className="soft">{t('changeLead')}</p>
        <PasswordField
          id="present"
          label={t('present')}
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={outcome === 'wrong' || outcome === 'paused' ? problemText(outcome) : undefined}
          maxLength={128}
          required
        />
        <NewPasswordField id="wanted" label={t('wanted')} problem={problem} />
        <p>
          <button type="submit" className="btn" aria-disabled={saving || undefined}>
            {t('change')}
          </button>
        </p>
      </form>
    </section>
  )
}
