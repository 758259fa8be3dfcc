import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'

/** Accept and refuse: the same size, the same weight, one press (behaviour 5.5). `answer-consent.ts` hears them. */
function ConsentButtons() {
  const t = useTranslations('consent')
  return (
    <div className="consent-buttons">
      <button type="button" className="btn btn-line" data-early="" data-consent="denied">
        {t('refuse')}
      </button>
      <button type="button" className="btn btn-line" data-early="" data-consent="granted">
        {t('accept')}
      </button>
    </div>
  )
}

/**
 * Bar that asks for consent to Google's tag. It is in the flow above the page and covers nothing; the
 * stylesheet shows it only until it is answered (`consent-script.ts`). Without scripts it stays hidden:
 * nothing is loaded.
 */
export function ConsentBar({ measurementId }: { measurementId: string }) {
  const t = useTranslations('consent')
  const nav = useTranslations('nav')
  return (
    <section className="consent-bar" aria-label={t('label')} data-measurement={measurementId}>
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

/**
 * Footer control that shows the choice and lets it be changed; opens without scripts like any `<details>`.
 */
export function ConsentSettings() {
  const t = useTranslations('consent')
  return (
    <details className="consent-settings needs-script">
      <summary>
        <span>{t('cookies')}</span> <span className="link">{t('change')}</span>
      </summary>
      <div>
        <p>{t('text')}</p>
        <p aria-live="polite" data-choice-granted={t('granted')} data-choice-denied={t('denied')} />
        <ConsentButtons />
      </div>
    </details>
  )
}
