import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { unbroken } from '#/i18n/unbroken.ts'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { blogSearch } from '../../model/blog-listing.ts'

/** An article as a list shows it. `date` is ISO. */
export interface ListedPost {
  readonly id: string
  readonly date: string
  readonly title: string
  readonly lead: string
  readonly tags: readonly string[]
  /** Time to read it. */
  readonly minutes: number
  readonly picture: PhotoSource | undefined
}

interface PostListProps {
  readonly posts: readonly ListedPost[]
  /** Names of the tags in the page's language, by tag. */
  readonly tagNames: Readonly<Record<string, string>>
}

/** Articles one below the other: picture, date, reading time and tags, title, opening. */
export function PostList({ posts, tagNames }: PostListProps) {
  const editorial = useTranslations('editorial')
  const language = useLanguage()
  return (
    <ul className="wrap plain-posts">
      {posts.map((post, index) => (
        <li key={post.id}>
          {post.picture && (
            <Photo
              photo={post.picture}
              slot={index === 0 ? SLOTS.postFirst : SLOTS.post}
              priority={index === 0}
            />
          )}
          <div>
            <p className="label">
              <time dateTime={post.date}>{formatDate(post.date, language)}</time>
              {DOT + unbroken(editorial('minutes', { n: post.minutes }))}
              {post.tags.map((tag) => DOT + (tagNames[tag] ?? tag))}
            </p>
            <h2>
              <PageLink page="blog-post" params={{ slug: post.id }}>
                {post.title}
              </PageLink>
            </h2>
            <p>{post.lead}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface TagChoiceProps {
  readonly tags: readonly string[]
  readonly tagNames: Readonly<Record<string, string>>
  readonly chosen: string | undefined
}

/** The tags of the blog as links; the chosen one is marked. */
export function TagChoice({ tags, tagNames, chosen }: TagChoiceProps) {
  const t = useTranslations('plain')
  return (
    <nav className="wrap tag-choice" aria-label={t('topics')}>
      <ul>
        <li>
          <PageLink page="blog" className="chip" aria-current={chosen === undefined ? 'page' : undefined}>
            {t('allTopics')}
          </PageLink>
        </li>
        {tags.map((tag) => (
          <li key={tag}>
            <PageLink
              page="blog"
              search={blogSearch(tag, 1)}
              className="chip"
              aria-current={chosen === tag ? 'page' : undefined}
            >
              {tagNames[tag] ?? tag}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
