/** What a function of the back office says to a caller whom it refuses; the browser knows them by these words. */

/** Nobody has signed in, or the session has ended. */
export const SIGNED_OUT = 'Sign in first'

/** The role is not enough. */
export const NOT_ALLOWED = 'Not allowed'

/** Why a call was refused, from the error that came of it; `undefined` for any other error. */
export function refusalOf(error: unknown): 'signed-out' | 'not-allowed' | undefined {
  const message = error instanceof Error ? error.message : ''
  if (message === SIGNED_OUT) return 'signed-out'
  return message === NOT_ALLOWED ? 'not-allowed' : undefined
}
