import { useTranslations } from 'use-intl'
import { showToast } from '#/ui/site/toast-store.ts'
import { type Choice, choose } from './consent-store.ts'

/** Accept and refuse: the same size, the same weight, one press (behaviour 5.5). */
export function ConsentButtons() {
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
