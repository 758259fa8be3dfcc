/** Does the work of a challenge. A file of its own: only who is challenged fetches it. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ChallengeWork } from './form-challenge.ts'

/** Phones that take longer wait instead, in milliseconds. */
const TIMEOUT_MS = 30_000

/**
 * The proof for the field `proof`: JSON in Base64, as ALTCHA writes it. The browser derives the keys beside the page,
 * which stays usable meanwhile.
 * @returns nothing when it takes too long
 * @throws where the browser has no cryptography (a page without TLS)
 */
export async function solveWork(work: ChallengeWork): Promise<string | undefined> {
  const challenge = { ...work, parameters: { ...work.parameters, data: { ...work.parameters.data } } }
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
