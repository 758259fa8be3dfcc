import type { GivenOutcome, OutcomeView } from '../../model/outcome.ts'

/** What the forms of the question need. */
export interface OutcomeFormProps {
  /** The outcome that is corrected. */
  known: OutcomeView | null
  /** Whether it may be said later. */
  mayWait: boolean
  /** `null`: later. */
  onDecide: (outcome: GivenOutcome | null) => void
  onClose: () => void
}
