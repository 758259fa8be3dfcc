import { useTranslations } from 'use-intl'
import { ConsentButtons } from './consent-buttons.tsx'
import { useChoice } from './use-google-tag.ts'

/**
 * Footer control that shows the choice and lets it be changed. Opens without scripts like any `<details>`.
 */
export function ConsentSettings() {
  const t = useTranslations('consent')
  const choice = useChoice()
  return (
    <details className="consent-settings needs-script">
      <summary>
        <span>{t('cookies')}</span> <span className="link">{t('change')}</span>
      </summary>
      <div>
        <p>{t('text')}</p>
        <p aria-live="polite">{choice && t(choice)}</p>
        <ConsentButtons />
      </div>
    </details>
  )
}
