/** What is the same for every password of the staff, wherever it is set. */

/** The fewest characters; the same as for `ADMIN_PASSWORD`. */
export const SHORTEST_PASSWORD = 12

/** The most: hashing a longer one would be work for nothing. */
export const LONGEST_PASSWORD = 128

/** argon2id (the library's default) with one of OWASP's recommended settings: 19 MiB, two passes, one lane. */
export const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Why a password is refused. */
export type PasswordProblem = 'short' | 'long' | 'common'
