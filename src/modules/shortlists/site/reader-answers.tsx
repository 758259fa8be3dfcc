import { useTranslations } from 'use-intl'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { OwnerAnswer, OwnerView } from '../model/shared-view.ts'

interface ReaderAnswersProps {
  readonly view: OwnerView
  readonly names: Readonly<Record<string, string>>
  /** Take a comment away, or put it back. */
  readonly onModerate: (comment: string, isRemoved: boolean) => void
}

/** What readers have said: for each how many venues they approve, then every comment. */
export function ReaderAnswers({ view: { answers }, names, onModerate }: ReaderAnswersProps) {
  const t = useTranslations('shared')
  const common = useTranslations('common')
  const language = useLanguage()
  if (answers.length === 0) return <p className="hint">{t('noAnswers')}</p>
  const nameOf = (slug: string) => names[slug] ?? slug
  const comments = answers.filter(({ text }) => text !== '')
  return (
    <section className="share-said">
      <h3>{t('answers')}</h3>
      <ul>
        {readersOf(answers).map(({ name, at, yes }) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              {`${formatDate(at, language, 'label')} · ${t('approves', { n: yes.length })}`}
              {yes.length > 0 && `: ${yes.map(nameOf).join(', ')}`}
            </span>
          </li>
        ))}
        {comments.map(({ comment, isRemoved, name, slug, text }) => (
          <li key={comment}>
            <b>{t('about', { name, venue: nameOf(slug) })}</b>
            <span>{isRemoved ? t('removed', { name }) : text}</span>
            {comment && (
              // One button for both, so that the focus stays.
              <button
                type="button"
                className="link"
                aria-label={t(isRemoved ? 'restoreBy' : 'removeBy', { name })}
                onClick={() => onModerate(comment, !isRemoved)}
              >
                {isRemoved ? common('undo') : t('remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Reader {
  readonly name: string
  /** Of the latest answer. */
  readonly at: string
  /** Slugs of the venues that they approve. */
  readonly yes: readonly string[]
}

function readersOf(answers: readonly OwnerAnswer[]): Reader[] {
  const byName = Map.groupBy(answers, ({ name }) => name)
  return [...byName].map(([name, own]) => ({
    name,
    at: own[0]?.at ?? '',
    yes: own.flatMap(({ choice, slug }) => (choice === 'yes' ? [slug] : [])),
  }))
}
