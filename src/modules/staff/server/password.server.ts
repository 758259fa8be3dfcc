/** Hashing, generation and strength of staff passwords. */
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { ZxcvbnFactory as Estimator, type ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { AGENCY } from '#/lib/settings.ts'
import { ARGON2, LONGEST_PASSWORD, type PasswordProblem, SHORTEST_PASSWORD } from '../model/password-rules.ts'

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/** Stored form of a password: argon2id with its own salt and settings, as text. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2)
}

/** Whether a password matches its stored form. */
export function verifyPassword(kept: string, password: string): Promise<boolean> {
  return verify(kept, password)
}

/** A strong password that can be read out: four groups of five characters, 115 bits. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/**
 * Least accepted score of the estimator (0 to 4): "safely unguessable", 10⁸ guesses and more. Usual additions
 * to a common password (a year, `1234`, a letter replaced by a digit) stay below it.
 */
const LEAST_SCORE = 3

/**
 * Characters that must remain of a password without the strings known of its owner: a year and a punctuation
 * mark are too few.
 */
const LEAST_REST = 8

function restWithout(words: readonly string[], password: string): number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase()).length
}

let estimator: ZxcvbnFactory | undefined

/**
 * Problem of a password; `undefined` when it is accepted. Refused are common ones (the list of 30,000 that comes
 * with zxcvbn-ts, MIT), keyboard runs, repetitions, and strings known of the person or the site.
 * @param personal e-mail address and name of the owner
 */
export function passwordProblem(password: string, personal: readonly string[]): PasswordProblem | undefined {
  // Counted in code points, not in UTF-16 units.
  const length = [...password].length
  if (length < SHORTEST_PASSWORD) return 'short'
  if (password.length > LONGEST_PASSWORD) return 'long'
  estimator ??= new Estimator({ dictionary, graphs: adjacencyGraphs })
  const known = [AGENCY.name, ...personal].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const words = known.map((word) => word.toLowerCase()).filter((word) => word.length > 2)
  if (restWithout(words, password) < LEAST_REST) return 'common'
  return estimator.check(password, words).score < LEAST_SCORE ? 'common' : undefined
}
