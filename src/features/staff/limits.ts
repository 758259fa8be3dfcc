/** How often something may be tried before a pause, and how long the pauses grow. */
import type { AttemptLimit } from './attempt-limit.server.ts'

/** Passwords or codes asked for again within one session. */
export const CONFIRM_LIMIT: AttemptLimit = { attempts: 5, pauses: [15, 30, 60] }

/** Passwords for one account. */
export const PASSWORD_LIMIT: AttemptLimit = { attempts: 5, pauses: [15, 30, 60] }

/** Passwords from one network: a whole office may share one. */
export const NETWORK_LIMIT: AttemptLimit = { attempts: 30, pauses: [15, 30, 60] }

/** Links for a new password, for one account; the pause begins with the last one. */
export const RESET_LIMIT: AttemptLimit = { attempts: 3, pauses: [60, 120, 240] }

/** Links for a new password, and links that were tried, from one network. */
export const LINK_LIMIT: AttemptLimit = { attempts: 20, pauses: [15, 30, 60] }
