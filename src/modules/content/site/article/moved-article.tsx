import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { allowedTarget } from '#/lib/allowed-target.ts'
import type { ExternalArticle } from '../../model/external-article.ts'

/**
 * The dedicated page for an address on a former blog (behaviour 1.13): the article where it is now, or else a plain
 * link that leaves the site, whose host has been checked against the configured ones.
 */
export function MovedArticle({ article: { url, post } }: { article: ExternalArticle }) {
  const t = useTranslations('plain')
  return (
    <div className="wrap plain-text">
      <p>{t(post ? 'movedHere' : 'movedBlog')}</p>
      <p className="plain-actions">
        {post ? (
          <PageLink className="btn" page="blog-post" params={{ slug: post.id }}>
            {post.title}
          </PageLink>
        ) : (
          url && (
            <a className="btn" href={allowedTarget(url, { external: true })} rel="external noopener">
              {t('goToSite', { host: new URL(url).host })}
            </a>
          )
        )}
        <PageLink className="btn btn-line" page="blog">
          {t('readJournal')}
        </PageLink>
      </p>
    </div>
  )
}
