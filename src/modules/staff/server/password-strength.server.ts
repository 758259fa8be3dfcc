/** Strength check for passwords, wherever one is set. */
import { ZxcvbnFactory as Estimator, type ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { AGENCY } from '#/lib/settings.ts'
import { LONGEST_PASSWORD, type PasswordProblem, SHORTEST_PASSWORD } from '../model/password-rules.ts'

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
 * Problem of a password; `undefined` when it is accepted. Rejects common ones (the list of 30,000 that comes
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
