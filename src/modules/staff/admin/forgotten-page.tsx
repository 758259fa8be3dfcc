import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'

/** Form that asks for the e-mail address to send a password reset link to; works without scripts. */
export function ForgottenPage({ sent }: { sent: boolean }) {
  const t = useTranslations('admin.gate')
  const back = (
    <RouterLink className="btn quiet sm back" page="admin-login">
      <AdminIcon name="chevron-left" small />
      {t('backToSignIn')}
    </RouterLink>
  )
  if (sent) {
    return (
      <div className="box" role="status">
        {back}
        <h1>{t('sentTitle')}</h1>
        <p className="soft">{t('sentLead')}</p>
      </div>
    )
  }
  return (
    <form className="box" method="post">
      {back}
      <div className="stack">
        <h1>{t('forgottenTitle')}</h1>
        <p className="soft">{t('forgottenLead')}</p>
      </div>
      <AdminField
        id="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        required
        maxLength={254}
      />
      <button type="submit" className="btn primary">
        {t('sendLink')}
      </button>
    </form>
  )
}
