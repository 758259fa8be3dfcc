import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import type { LinkRejection } from '../model/sign-in-outcome.ts'
import { NewPasswordField } from './new-password-field.tsx'

/** Form for a new password, opened by the link of a mail; works without scripts. */
export function ResetPage({ rejected }: { rejected: LinkRejection | null }) {
  const t = useTranslations('admin.gate')
  const problem =
    rejected?.problem === 'name' || rejected?.problem === 'expired' ? undefined : rejected?.problem
  return (
    <form className="box" method="post">
      <h1>{t('resetTitle')}</h1>
      <NewPasswordField id="password" label={t('newPassword')} problem={problem} />
      <button type="submit" className="btn primary">
        {t('save')}
      </button>
    </form>
  )
}

interface InvitationPageProps {
  email: string
  rejected: LinkRejection | null
}

/** Form for the name and password of an invited person; works without scripts. */
export function InvitationPage({ email, rejected }: InvitationPageProps) {
  const t = useTranslations('admin.gate')
  const problemText = useTranslations('admin.passwordProblem')
  const problem =
    rejected?.problem === 'name' || rejected?.problem === 'expired' ? undefined : rejected?.problem
  return (
    <form className="box" method="post">
      <div className="stack">
        <h1>{t('inviteTitle')}</h1>
        <p className="soft">{t('inviteLead', { email })}</p>
      </div>
      {/* Password managers store the password under this name. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <AdminField
        id="name"
        label={t('name')}
        autoComplete="name"
        defaultValue={rejected?.name}
        error={rejected?.problem === 'name' ? problemText('name') : undefined}
        maxLength={100}
        required
      />
      <NewPasswordField id="password" label={t('password')} problem={problem} />
      <button type="submit" className="btn primary">
        {t('open')}
      </button>
    </form>
  )
}

/** Page of a link that has expired or was used. */
export function ExpiredPage({ kind }: { kind: 'reset' | 'invitation' }) {
  const t = useTranslations('admin.gate')
  return (
    <div className="box">
      <h1>{t('expiredTitle')}</h1>
      <p className="soft">{t(kind === 'reset' ? 'expiredReset' : 'expiredInvitation')}</p>
      {kind === 'reset' ? (
        <RouterLink className="btn primary" page="admin-forgotten">
          {t('askAgain')}
        </RouterLink>
      ) : (
        <RouterLink className="btn" page="admin-login">
          {t('backToSignIn')}
        </RouterLink>
      )}
    </div>
  )
}
