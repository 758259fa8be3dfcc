import { useState } from 'react'
import { checkTyped } from '#/forms/check-typed.ts'
import type { FormError } from '#/forms/form-error.ts'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { PROPOSAL_FORM, type ProposalField } from '../../model/proposal-fields.ts'
import { type Step, stepOf } from './proposal-steps.ts'

type Name = ProposalField | 'photos'

/** Known validation errors of the form. */
export interface CheckedSteps {
  readonly errors: readonly FormError<Name>[]
  /** Whether it was found here, on the way to another step, and not by the server. */
  readonly byScript: boolean
  /**
   * Check steps with the server's own schema.
   * @returns the first step that is not right
   */
  readonly check: (
    values: Readonly<Record<string, string>>,
    steps: readonly Step[],
  ) => Promise<Step | undefined>
}

/** Keep what the server has found wrong until a step is checked again here. */
export function useCheckedSteps(rejected: RejectedSubmission<Name> | null): CheckedSteps {
  const [found, setFound] = useState<{
    after: RejectedSubmission<Name> | null
    errors: readonly FormError<Name>[]
  }>()
  // A newer answer of the server counts more than what was found before it.
  const own = found?.after === rejected ? found : undefined
  const errors = own?.errors ?? rejected?.errors ?? []
  return {
    errors,
    byScript: own !== undefined && own.errors.length > 0,
    async check(values, steps) {
      if (steps.length === 0) return undefined
      // The schema is only needed here: it is fetched with the first step.
      const schema = await import('../../model/proposal.schema.ts').catch(() => undefined)
      // It was lost on the way: the step is left unchecked, and the server checks all of them in the end.
      if (!schema) return undefined
      const checked = checkTyped<Name, unknown>(schema.proposalSchema(), values)
      const wrong = (checked.kind === 'wrong' ? checked.errors : []).filter(({ field }) =>
        steps.includes(stepOf(field)),
      )
      const others = errors.filter(({ field }) => !steps.includes(stepOf(field)))
      const order: readonly string[] = [...PROPOSAL_FORM.fields, ...PROPOSAL_FORM.lists]
      const all = [...wrong, ...others].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
      setFound({ after: rejected, errors: all })
      return wrong[0] && stepOf(wrong[0].field)
    },
  }
}
