import { useTranslations } from 'use-intl'
import { ConsentButtons } from './consent-buttons.tsx'
import { useChoice } from './use-google-tag.ts'

/** In every footer: what has been chosen, and the way to choose otherwise. Opens without script like any `<details>`. */
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
