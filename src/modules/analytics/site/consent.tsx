import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/link.tsx'
import { showToast } from '#/ui/site/toast-store.ts'
import { type Choice, choose } from './consent-store.ts'
import { useChoice } from './use-google-tag.ts'

/** Accept and refuse: the same size, the same weight, one press (behaviour 5.5). */
function ConsentButtons() {
  const t = useTranslations('consent')
  const answer = (choice: Choice) => {
    // The bar disappears and would take the focus with it.
    const main = document.getElementById('main')
    main?.setAttribute('tabindex', '-1')
    main?.focus({ preventScroll: true })
    choose(choice)
    showToast({ type: 'info', title: t('saved') })
  }
  return (
    <div className="consent-buttons">
      <button type="button" className="btn btn-line" data-early="" onClick={() => answer('denied')}>
        {t('refuse')}
      </button>
      <button type="button" className="btn btn-line" data-early="" onClick={() => answer('granted')}>
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
