import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { formatDate } from '#/i18n/format.ts'
import { PageLink } from '#/i18n/link.tsx'
import { Icon } from '#/ui/icon.tsx'

/** Date and paragraphs of an article. `date` is ISO. */
export function PostBody({ date, paragraphs }: { date: string; paragraphs: readonly string[] }) {
  const t = useTranslations('plain')
  const language = useLanguage()
  return (
    <article className="wrap plain-text">
      <p className="label">
        <time dateTime={date}>{t('published', { date: formatDate(date, language) })}</time>
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <PageLink className="more" page="blog">
          {t('readJournal')}
          <Icon name="arrow" className="icon-arrow" />
        </PageLink>
      </p>
    </article>
  )
}
