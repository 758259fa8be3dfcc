import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import type { OwnAccount } from '../account.functions.ts'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SecondFactorDemand } from './second-factor-demand.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor.tsx'

interface AccountPageProps {
  account: OwnAccount
  /** Whether the account was created just now. */
  welcome: boolean
  /** Whole days left to set up a second factor; 0: only its set-up is open; `null`: none is required. */
  secondFactorDays: number | null
  /** Language, display and sign-out controls, where the layout has no room for them. */
  controls: ReactNode
  /** Runs before the page is fetched again after a change. */
  onChanged: () => void
}

export function AccountPage({ account, welcome, secondFactorDays, controls, onChanged }: AccountPageProps) {
  const t = useTranslations('admin.account')
  const router = useRouter()
  const refresh = async () => {
    onChanged()
    await router.invalidate()
  }
  const isOpen = secondFactorDays !== 0
  return (
    <>
      <AdminPageHead title={t('title')} sub={account.email} />
      <div className="scroll account">
        {controls}
        {welcome && !account.twoFactor && (
          <div className="sec">
            <Notice kind="done">{t('welcome')}</Notice>
          </div>
        )}
        {secondFactorDays !== null && (
          <SecondFactorDemand
            days={secondFactorDays}
            hasPasskey={account.passkeys.length > 0}
            onChanged={refresh}
          />
        )}
        {isOpen && <ProfileForm account={account} onSaved={refresh} />}
        <TwoFactor account={account} onChanged={refresh} />
        <Passkeys account={account} mayRemove={isOpen} onChanged={refresh} />
        {isOpen && <PasswordForm onSaved={refresh} />}
        {isOpen && <Sessions account={account} onChanged={refresh} />}
      </div>
    </>
  )
}
