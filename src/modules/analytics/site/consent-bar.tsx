import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/link.tsx'
import { ConsentButtons } from './consent-buttons.tsx'

/**
 * Bar that asks for consent to Google's tag. It is in the flow above the page and covers nothing; the
 * stylesheet shows it only until it is answered (`consent-script.ts`). Without scripts it stays hidden:
 * nothing is loaded.
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
