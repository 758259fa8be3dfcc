/** How often something may be tried before a pause, and how long the pauses grow. */

/** How often something may be tried, and what happens then. */
export interface AttemptLimit {
  /** Trials before a pause. */
  readonly attempts: number
  /** Length of the first, second, third … pause in minutes; the last one stays. */
  readonly pauses: readonly [number, number, number]
}

/** Passwords or codes asked for again within one session. */
export const CONFIRM_LIMIT: AttemptLimit = { attempts: 5, pauses: [15, 30, 60] }

/** What is tried on one account. */
export type AccountTrial = 'password' | 'code' | 'reset'

/** Limits on one account. */
interface AccountLimits {
  /** For one known browser; of all others, for one network. */
  readonly own: AttemptLimit
  /** For all unknown browsers together, however many networks they are in. */
  readonly account: AttemptLimit
}

/**
 * The last pause stays, so that unknown browsers make at most 480 trials a day on one account, all together: ten
 * thousand times too few for the easiest password that is taken.
 */
const GUESSES: AccountLimits = {
  own: { attempts: 5, pauses: [15, 30, 60] },
  account: { attempts: 20, pauses: [15, 30, 60] },
}

/** Passwords, codes of both kinds, and links for a new password. */
export const ACCOUNT_LIMITS: Readonly<Record<AccountTrial, AccountLimits>> = {
  password: GUESSES,
  code: GUESSES,
  reset: {
    own: { attempts: 3, pauses: [60, 120, 240] },
    account: { attempts: 6, pauses: [60, 120, 240] },
  },
}

/** Passwords, or codes, from unknown browsers of one network: a whole office may share one. */
export const NETWORK_LIMIT: AttemptLimit = { attempts: 30, pauses: [15, 30, 60] }

/** Links for a new password, and links that were tried, from one network. */
export const LINK_LIMIT: AttemptLimit = { attempts: 20, pauses: [15, 30, 60] }
