import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/link.tsx'
import { blogSearch } from '../../model/blog-listing.ts'

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
