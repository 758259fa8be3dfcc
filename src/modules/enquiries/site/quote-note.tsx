import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'

/** Beside the message: where dates and prices are asked for (behaviour 4.3). */
export function QuoteNote() {
  const t = useTranslations('contactForm')
  const plain = useTranslations('plain')
  return (
    <p className="side-note">
      {t('quoteNote')}
      <PageLink className="more" page="contact">
        {plain('requestQuote')}
        <Icon name="arrow" className="icon-arrow" />
      </PageLink>
    </p>
  )
}
