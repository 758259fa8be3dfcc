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
  /** Whether the account was opened a moment ago. */
  welcome: boolean
  /** Whole days left to set up a second factor, 0: nothing else is open; `null` when none is demanded. */
  secondFactorDays: number | null
  /** Language, display and the way out, where the frame has no room for them. */
  controls: ReactNode
  /** Told before the page is fetched again after a change. */
  onChanged: () => void
}

/** One's own account. */
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
