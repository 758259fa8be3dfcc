import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { unbroken } from '#/i18n/unbroken.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'

/** An article as a teaser. `date` is ISO. */
export interface AnnouncedPost {
  readonly id: string
  readonly date: string
  readonly title: string
  /** Time to read it. */
  readonly minutes: number
  readonly picture: PhotoSource | undefined
}

/** Related articles below an article. */
export function PostFoot({ posts }: { posts: readonly AnnouncedPost[] }) {
  const t = useTranslations('plain')
  const editorial = useTranslations('editorial')
  const language = useLanguage()
  return (
    <section className="section wrap post-foot" aria-labelledby="next">
      <div className="head">
        <h2 id="next">{t('readNext')}</h2>
        <PageLink className="more" page="blog">
          {t('readJournal')}
          <Icon name="arrow" className="icon-arrow" />
        </PageLink>
      </div>
      <ul className="grid">
        {posts.map(({ id, date, title, minutes, picture }) => (
          <li key={id}>
            {picture && <Photo photo={picture} slot={SLOTS.related} />}
            <p className="label">
              <time dateTime={date}>{formatDate(date, language)}</time>
              {DOT + unbroken(editorial('minutes', { n: minutes }))}
            </p>
            <h3>
              <PageLink page="blog-post" params={{ slug: id }}>
                {title}
              </PageLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
