import type { PasswordProblem } from './password-rules.ts'

/** Data of a rejected submission of a form behind a one-time link. */
export interface LinkRejection {
  readonly problem: PasswordProblem | 'name' | 'expired'
  /** As submitted. */
  readonly name: string
}
