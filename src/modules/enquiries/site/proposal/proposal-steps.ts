/** The steps in which script leads through the proposal; without it they are the sections of one long form. */
import { namesOf } from '../../model/form-fields.ts'
import type { ProposalField } from '../../model/proposal-fields.ts'

/** In their order. */
export const STEPS = ['you', 'venue', 'photos', 'check'] as const

/** One of them. */
export type Step = (typeof STEPS)[number]

/** The fields of each. */
export const FIELDS_OF_STEP: Readonly<Record<Step, readonly (ProposalField | 'photos')[]>> = {
  you: namesOf('proposal', 'person'),
  venue: namesOf('proposal', 'matter'),
  photos: ['photos'],
  check: [],
}

/** The `id` of a step's section, which is also its place in the address. */
export function stepId(step: Step): string {
  return `step-${step}`
}

/** The step that a field is in. */
export function stepOf(field: ProposalField | 'photos'): Step {
  return STEPS.find((step) => FIELDS_OF_STEP[step].includes(field)) ?? 'you'
}

/** The step before or behind, if there is one. */
export function stepBeside(step: Step, by: 1 | -1): Step | undefined {
  return STEPS[STEPS.indexOf(step) + by]
}
