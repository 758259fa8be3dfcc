/** Numbers of attempts before a pause, and the lengths of the pauses. */

export interface AttemptLimit {
  /** Attempts before a pause. */
  readonly attempts: number
  /** Length of the first, second, third … pause in minutes; later ones last as long as the third. */
  readonly pauses: readonly [number, number, number]
}

/** Passwords or codes for a confirmation within one session. */
export const CONFIRM_LIMIT: AttemptLimit = { attempts: 5, pauses: [15, 30, 60] }

/** Kind of attempt on one account. */
export type AccountTrial = 'password' | 'code' | 'reset'

/** How many failed attempts an account survives, by where they come from. */
interface AccountLimits {
  /** For one known browser; for all other browsers, per network. */
  readonly own: AttemptLimit
  /** For all unknown browsers together, however many networks they are in. */
  readonly account: AttemptLimit
}

/**
 * Later pauses last as long as the third, so that unknown browsers together get at most 480 attempts a day on
 * one account: ten thousand times too few for the weakest password that is accepted.
 */
const GUESSES: AccountLimits = {
  own: { attempts: 5, pauses: [15, 30, 60] },
  account: { attempts: 20, pauses: [15, 30, 60] },
}

/** Passwords, codes of both kinds, and password reset links. */
export const ACCOUNT_LIMITS: Readonly<Record<AccountTrial, AccountLimits>> = {
  password: GUESSES,
  code: GUESSES,
  reset: {
    own: { attempts: 3, pauses: [60, 120, 240] },
    account: { attempts: 6, pauses: [60, 120, 240] },
  },
}

/** Passwords or codes from unknown browsers of one network, which a whole office may share. */
export const IP_PREFIX_LIMIT: AttemptLimit = { attempts: 30, pauses: [15, 30, 60] }

/** Requests for password reset links, and uses of one-time links, from one network. */
export const LINK_LIMIT: AttemptLimit = { attempts: 20, pauses: [15, 30, 60] }
