import type { PasswordProblem } from './password-rules.ts'

/** What a form behind a one-time link is told after it was refused. */
export interface LinkRefusal {
  readonly problem: PasswordProblem | 'name' | 'expired'
  /** As it was typed. */
  readonly name: string
}
