import { useTranslations } from 'use-intl'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { unbroken } from '#/i18n/unbroken.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { Photo, type PhotoRatio, type PhotoSource } from '#/ui/site/photo.tsx'
import { type PhotoSlot, SLOTS } from '#/ui/site/photo-slots.ts'

/** An article teaser on the home page. */
export interface HomePost {
  readonly id: string
  /** ISO. */
  readonly date: string
  readonly title: string
  readonly photo: PhotoSource | undefined
}

/** The newest article large, two more beside it. */
export function LatestPosts({ title, posts }: { title: string; posts: readonly HomePost[] }) {
  const t = useTranslations('plain')
  const [first, ...rest] = posts
  if (!first) return null
  return (
    <section className="section journal">
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
          <PageLink className="more" page="blog">
            {t('readJournal')}
            <Icon name="arrow" className="icon-arrow" />
          </PageLink>
        </div>
        <div className="grid">
          <Post className="lead-post" post={first} ratio="3/2" slot={SLOTS.blogFirst} />
          <ul className="rest">
            {rest.map((post) => (
              <li key={post.id}>
                <Post post={post} ratio="2/1" slot={SLOTS.blog} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

interface PostProps {
  readonly post: HomePost
  readonly ratio: PhotoRatio
  readonly slot: PhotoSlot
  readonly className?: string
}

function Post({ post, ratio, slot, className = '' }: PostProps) {
  const language = useLanguage()
  return (
    <article className={`post ${className}`.trimEnd()}>
      {post.photo && <Photo photo={post.photo} ratio={ratio} slot={slot} />}
      <p className="label">
        <time dateTime={post.date}>{unbroken(formatDate(post.date, language, 'label'))}</time>
      </p>
      <h3>
        <PageLink page="blog-post" params={{ slug: post.id }}>
          {post.title}
        </PageLink>
      </h3>
    </article>
  )
}
