/** What the sign-in form is told after it was refused. Nothing here tells whether an account exists. */
export interface SignInRefusal {
  readonly step: 'password' | 'code' | 'backup'
  /** What was typed; a password or a code is never sent back. */
  readonly email: string
  readonly problem: 'wrong' | 'paused' | 'code-wrong' | 'code-paused' | 'backup-wrong' | 'step-over'
  /** Trials left before a pause. */
  readonly left?: number
  /** Length of that pause, in minutes. */
  readonly pauseMinutes?: number
  /** When it can be tried again; ISO 8601. */
  readonly until?: string
  /** 422 or 429. */
  readonly status: number
}
