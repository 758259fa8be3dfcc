import type { PasswordProblem } from '../server/password-strength.server.ts'

export type { PasswordProblem }

/** What a form behind a one-time link is told after it was refused. */
export interface LinkRefusal {
  readonly problem: PasswordProblem | 'name' | 'expired'
  /** As it was typed. */
  readonly name: string
}
