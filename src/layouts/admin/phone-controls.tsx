import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { DisplayMenu } from './display-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { SessionActions } from './session-actions.ts'

/** Controls of the foot of the rail, for phones, which have no rail. */
export function PhoneControls({ changeLanguage, signOut }: SessionActions) {
  const t = useTranslations('admin.frame')
  const path = usePagePath()
  return (
    <div className="section phone-only">
      <LanguageSwitch className="btn" change={changeLanguage} />
      <DisplayMenu className="btn" />
      <a className="btn" href={path('home')} target="_blank" rel="noreferrer">
        <AdminIcon name="external-link" />
        {t('seeSite')}
      </a>
      <button type="button" className="btn" onClick={signOut}>
        <AdminIcon name="log-out" />
        {t('signOut')}
      </button>
    </div>
  )
}
