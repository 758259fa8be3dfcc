import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/link.tsx'
import { blogSearch } from '../../model/blog-listing.ts'

interface BlogPagesProps {
  /** Path of the feed in the page's language. */
  readonly feed: string
  readonly tag: string | undefined
  /** Counted from 1, as is `pages`. */
  readonly page: number
  readonly pages: number
}

/** Links to the other pages of the listing, and to the feed. */
export function BlogPages({ feed, tag, page, pages }: BlogPagesProps) {
  const t = useTranslations('plain')
  return (
    <div className="wrap journal-foot">
      {pages > 1 && (
        <nav className="journal-pages" aria-label={t('pages')}>
          {page > 1 && (
            <PageLink className="btn btn-line" page="blog" search={blogSearch(tag, page - 1)} rel="prev">
              {t('newer')}
            </PageLink>
          )}
          <p className="label" aria-current="page">
            {t('pageNumber', { number: page })}
          </p>
          {page < pages && (
            <PageLink className="btn btn-line" page="blog" search={blogSearch(tag, page + 1)} rel="next">
              {t('older')}
            </PageLink>
          )}
        </nav>
      )}
      <a href={feed} type="application/atom+xml">
        {t('feed')}
      </a>
    </div>
  )
}
