import { useTranslations } from 'use-intl'
import type { FilterProblem } from '../../model/venue.ts'
import { useProblemText } from './use-problem-text.ts'

/** Unusable parts of the address and why, each with a link to its field. Empty boxes announce later ones. */
export function ProblemNotice({ problems }: { problems: readonly FilterProblem[] }) {
  const t = useTranslations('list.problem')
  const textOf = useProblemText()
  return (
    <div aria-live="polite" id="filter-problems">
      {problems.length > 0 && (
        <section className="summary">
          <h2>{problems.length > 1 ? t('titleMany') : t('title')}</h2>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.field}:${problem.text}`}>
                <a href={`#filter-${problem.field}`} data-field={`filter-${problem.field}`}>
                  {textOf(problem)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
