import type { PasswordProblem } from './password-rules.ts'

/** Data of a rejected sign-in. Must not reveal whether an account exists. */
export interface SignInRejection {
  readonly step: 'password' | 'code' | 'backup'
  /** As submitted; a password or a code is never sent back. */
  readonly email: string
  readonly problem: 'wrong' | 'paused' | 'code-wrong' | 'code-paused' | 'backup-wrong' | 'step-over'
  /** Attempts left before a pause. */
  readonly left?: number
  /** Length of that pause, in minutes. */
  readonly pauseMinutes?: number
  /** When the next attempt is allowed; ISO 8601. */
  readonly until?: string
  /** 422 or 429. */
  readonly status: number
}

/** Data of a rejected submission of a form behind a one-time link. */
export interface LinkRejection {
  readonly problem: PasswordProblem | 'name' | 'expired'
  /** As submitted. */
  readonly name: string
}
