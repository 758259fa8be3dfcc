import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import type { SessionActions } from './session-actions.ts'

interface LanguageSwitchProps {
  className: string
  change: SessionActions['changeLanguage']
}

/** Switch between French and English at once that keeps the choice with the account. */
export function LanguageSwitch({ className, change }: LanguageSwitchProps) {
  const t = useTranslations('admin.frame')
  const other = t('otherLanguageCode') === 'fr' ? 'fr' : 'en'
  const [run, running] = useAction(() => change(other))
  return (
    <button
      type="button"
      className={className}
      title={t('switchLanguage')}
      aria-disabled={running || undefined}
      onClick={() => void run()}
    >
      <AdminIcon name="languages" />
      <span>{t('language')}</span>
      <span className="sr">{t('switchLanguage')}</span>
    </button>
  )
}
