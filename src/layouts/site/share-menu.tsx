import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'
import { ShareLinks } from './share-links.tsx'

/** The share menu in the bar; it closes after use (behaviour 9.6). */
export function ShareMenu({ siteUrl }: { siteUrl: string }) {
  const t = useTranslations('share')
  return (
    <details className="menu has-pop only-l" name="head" suppressHydrationWarning>
      <summary aria-label={t('title')}>
        <Icon name="share" />
      </summary>
      <div className="pop">
        <ShareLinks siteUrl={siteUrl} />
      </div>
    </details>
  )
}
