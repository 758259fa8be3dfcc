/** Errors of server functions of the back office for rejected calls; the browser recognizes them by these texts. */

const REJECTIONS = {
  /** No one has signed in, or the session has ended. */
  'signed-out': 'Sign in first',
  /** The role is not enough. */
  'not-allowed': 'Not allowed',
  /** An administrator has no second factor, and the time to set one up is over. */
  'second-factor-due': 'Set up a second factor first',
  /** The owner of the session has to show again who they are. */
  'step-up-required': 'Confirm that it is you first',
} as const

/** Why a call is rejected. */
export type Rejection = keyof typeof REJECTIONS

/** The words of a rejection. */
export function rejectionMessage(rejection: Rejection): string {
  return REJECTIONS[rejection]
}

/** Why a call was rejected, from the error that came of it; `undefined` for any other error. */
export function rejectionOf(error: unknown): Rejection | undefined {
  const message = error instanceof Error ? error.message : ''
  return (Object.keys(REJECTIONS) as Rejection[]).find((rejection) => REJECTIONS[rejection] === message)
}

/** The message of an error that only means: database or storage are away; try again in a moment (`app/start.ts`). */
export const UNAVAILABLE = 'Service unavailable'

/** Whether a call failed because the site is away, or the browser is offline. */
export function isAwayFor(error: unknown): boolean {
  return (error instanceof Error && error.message === UNAVAILABLE) || navigator.onLine === false
}
