import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'

/**
 * Passes the venue on: by the device's own share sheet, else by copying the link (`ui/site/share-page.ts`). Hidden
 * without script, where the share menu of the header does it.
 */
export function ShareButton({ slug, title }: { slug: string; title: string }) {
  const t = useTranslations('share')
  const path = usePagePath()
  return (
    <button
      className="tool needs-script"
      type="button"
      data-early=""
      data-share={path('venue', { slug })}
      data-title={title}
    >
      <Icon name="share" />
      {t('title')}
    </button>
  )
}
