import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'
import type { Question } from '../../model/content.schema.ts'

/** Questions with their answers, which open without scripts; nothing for a page that has none. */
export function Questions({ questions = [] }: { questions?: readonly Question[] | undefined }) {
  const t = useTranslations('plain')
  if (questions.length === 0) return null
  return (
    <section className="section wrap grid questions" aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      <div className="questions-list">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon name="plus" className="icon-plus" small />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
