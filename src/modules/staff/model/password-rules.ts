/** Rules for every staff password, wherever it is set. */

/** In characters; the same as for `ADMIN_PASSWORD`. */
export const SHORTEST_PASSWORD = 12

/** In characters: hashing a longer one would be wasted work. */
export const LONGEST_PASSWORD = 128

/**
 * argon2id (the library's default) with one of OWASP's recommended settings: 19 MiB, two passes, one lane.
 */
export const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Why a password is rejected. */
export type PasswordProblem = 'short' | 'long' | 'common'
