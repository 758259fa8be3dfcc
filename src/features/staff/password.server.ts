/** Passwords of the staff. */
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default) with one of OWASP's recommended settings: 19 MiB, two passes, one lane. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The fewest characters of a password; the same as for `ADMIN_PASSWORD`. */
export const SHORTEST_PASSWORD = 12

/** Without letters and figures that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/** The form in which a password is kept: argon2id with its own salt and settings, as text. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, SETTINGS)
}

/** Whether a password is the one that was kept. */
export function verifyPassword(kept: string, password: string): Promise<boolean> {
  return verify(kept, password)
}

/** A strong password that can be read out: four groups of five characters, 115 bits. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
