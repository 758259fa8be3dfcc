import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/link.tsx'
import { ConsentButtons } from './consent-buttons.tsx'

/**
 * Asks whether Google's tag may be loaded. It stands in the flow above the page and covers nothing; the stylesheet
 * shows it to those who have not answered yet (`consent-script.ts`). Without script it stays away: nothing is loaded.
 */
export function ConsentBar() {
  const t = useTranslations('consent')
  const nav = useTranslations('nav')
  return (
    <section className="consent-bar" aria-label={t('label')}>
      <div className="wrap">
        <p>
          {t('text')}{' '}
          <PageLink className="link" page="privacy-policy">
            {nav('privacy-policy')}
          </PageLink>
        </p>
        <ConsentButtons />
      </div>
    </section>
  )
}
