import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { unbroken } from '#/i18n/unbroken.ts'
import { blogSearch } from '../../model/blog-listing.ts'

interface PostLineProps {
  /** ISO. */
  readonly date: string
  /** Time to read it. */
  readonly minutes: number
  readonly tags: readonly string[]
  readonly tagNames: Readonly<Record<string, string>>
}

/** When an article was published, how long it takes to read, and its topics as links. */
export function PostRow({ date, minutes, tags, tagNames }: PostLineProps) {
  const t = useTranslations('plain')
  const editorial = useTranslations('editorial')
  const language = useLanguage()
  return (
    <div className="post-line">
      <p className="label">
        <time dateTime={date}>{t('published', { date: formatDate(date, language) })}</time>
        {DOT + unbroken(editorial('minutes', { n: minutes }))}
      </p>
      <ul aria-label={t('topics')}>
        {tags.map((tag) => (
          <li key={tag}>
            <PageLink className="chip" page="blog" search={blogSearch(tag, 1)}>
              {tagNames[tag] ?? tag}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
