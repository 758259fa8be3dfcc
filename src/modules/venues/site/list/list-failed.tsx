import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'

/** Waits in the page for the case that another list does not come (`live-filters.ts`): the filters stay as they are. */
export function ListFailed() {
  const t = useTranslations('list')
  const common = useTranslations('common')
  const path = usePagePath()
  return (
    <template id="list-failed">
      <div className="notice" role="alert">
        <h2>{t('error')}</h2>
        <p>{t('errorText')}</p>
        <p className="row">
          <a className="btn" href={path('venues')}>
            {common('retry')}
          </a>
        </p>
      </div>
    </template>
  )
}
