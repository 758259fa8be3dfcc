import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/link.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import type { LinkRefusal } from '../model/link-outcome.ts'
import { NewPasswordField } from './new-password-field.tsx'

/** Form for a new password, opened by the link of a mail. Works without scripts. */
export function ResetPage({ refused }: { refused: LinkRefusal | null }) {
  const t = useTranslations('admin.gate')
  const problem = refused?.problem === 'name' || refused?.problem === 'expired' ? undefined : refused?.problem
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
  refused: LinkRefusal | null
}

/** Form for the name and password of an invited person. Works without scripts. */
export function InvitationPage({ email, refused }: InvitationPageProps) {
  const t = useTranslations('admin.gate')
  const words = useTranslations('admin.passwordProblem')
  const problem = refused?.problem === 'name' || refused?.problem === 'expired' ? undefined : refused?.problem
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
        defaultValue={refused?.name}
        error={refused?.problem === 'name' ? words('name') : undefined}
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
        <PageLink className="btn primary" page="admin-forgotten">
          {t('askAgain')}
        </PageLink>
      ) : (
        <PageLink className="btn" page="admin-login">
          {t('backToSignIn')}
        </PageLink>
      )}
    </div>
  )
}
