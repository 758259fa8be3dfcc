import { Icon } from '#/ui/site/icon.tsx'
import type { FilterProblem } from '../../model/venue.ts'
import { useProblemText } from './use-problem-text.ts'

interface FieldProblemProps {
  /** Names of the fields that stand together above. */
  fields: readonly string[]
  problems: readonly FilterProblem[]
}

/** Problems of the fields above, beside the input; the notice above the list repeats them. */
export function FieldProblem({ fields, problems }: FieldProblemProps) {
  const textOf = useProblemText()
  return problems
    .filter(({ field }) => fields.includes(field))
    .map((problem) => (
      <p className="err" key={`${problem.field}:${problem.text}`}>
        <Icon name="warning" small />
        <span>{textOf(problem)}</span>
      </p>
    ))
}
