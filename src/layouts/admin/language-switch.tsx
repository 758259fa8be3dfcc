import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { forgetMe } from '#/modules/staff/admin/current-me.ts'
import { setLanguage } from '#/modules/staff/session.functions.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useAction } from '#/ui/admin/use-action.ts'

/** Switch between French and English that also saves the choice with the account. */
export function LanguageSwitch({ className }: { className: string }) {
  const t = useTranslations('admin.frame')
  const router = useRouter()
  const [change, running] = useAction(async () => {
    await setLanguage({ data: t('otherLanguageCode') === 'fr' ? 'fr' : 'en' })
    forgetMe()
    await router.invalidate()
  }, useFailureText())
  return (
    <button
      type="button"
      className={className}
      title={t('switchLanguage')}
      aria-disabled={running || undefined}
      onClick={() => void change()}
    >
      <AdminIcon name="languages" />
      <span>{t('language')}</span>
      <span className="sr">{t('switchLanguage')}</span>
    </button>
  )
}
