import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'

/** Shown in place of a quote that does not exist. */
export function QuoteGone() {
  const t = useTranslations('admin.quotes')
  return (
    <div className="empty">
      <h1>{t('goneTitle')}</h1>
      <p className="soft">{t('goneLead')}</p>
      <RouterLink page="admin-quotes" className="btn primary">
        {t('toQuotes')}
      </RouterLink>
    </div>
  )
}
