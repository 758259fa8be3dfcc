/** Which passwords are refused, wherever one is set. */
import { ZxcvbnFactory as Estimator, type ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { AGENCY } from '#/lib/settings.ts'
import { LONGEST_PASSWORD, type PasswordProblem, SHORTEST_PASSWORD } from '../model/password-rules.ts'

/**
 * The least of the estimator's scores 0 to 4: "safely unguessable", 10⁸ guesses and more. What people add to a common
 * word (a year, `1234`, a letter replaced by a figure) stays below it.
 */
const LEAST_SCORE = 3

/** What has to be left of a password without the words that are known of its owner: a year and a mark are too little. */
const LEAST_REST = 8

function restWithout(words: readonly string[], password: string): number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase()).length
}

let estimator: ZxcvbnFactory | undefined

/**
 * What is wrong with a password; `undefined` when it may be used. Common ones (the list of 30,000 that comes with
 * zxcvbn-ts, MIT), runs of keys, repetitions, and what is known of the person or the site are refused.
 * @param personal e-mail address and name of whoever will use it
 */
export function passwordProblem(password: string, personal: readonly string[]): PasswordProblem | undefined {
  // Counted as people count, not in UTF-16 units.
  const length = [...password].length
  if (length < SHORTEST_PASSWORD) return 'short'
  if (password.length > LONGEST_PASSWORD) return 'long'
  estimator ??= new Estimator({ dictionary, graphs: adjacencyGraphs })
  const known = [AGENCY.name, ...personal].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const words = known.map((word) => word.toLowerCase()).filter((word) => word.length > 2)
  if (restWithout(words, password) < LEAST_REST) return 'common'
  return estimator.check(password, words).score < LEAST_SCORE ? 'common' : undefined
}
