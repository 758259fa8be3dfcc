import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { allowedTarget } from '#/lib/allowed-target.ts'

/**
 * The dedicated page for an address on one of the agency's former blogs (behaviour 1.13): a plain link
 * that leaves the site. `url` has been checked against the configured hosts.
 */
export function MovedArticle({ url }: { url: string }) {
  const t = useTranslations('plain')
  return (
    <div className="wrap plain-text">
      <p>{t('movedBlog')}</p>
      <p className="plain-actions">
        <a className="btn" href={allowedTarget(url, { external: true })} rel="external noopener">
          {t('goToSite', { host: new URL(url).host })}
        </a>
        <PageLink className="btn btn-line" page="blog">
          {t('readJournal')}
        </PageLink>
      </p>
    </div>
  )
}
