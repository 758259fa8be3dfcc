/** Solving a challenge. A file of its own, so that only challenged browsers load it. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ChallengeWork } from '../form-challenge.ts'

/** Limit in milliseconds; slower phones wait instead. */
const TIMEOUT_MS = 30_000

/**
 * Compute the proof for the field `proof`: JSON in Base64, as ALTCHA writes it. The work runs in workers, so that the page stays
 * usable.
 * @returns undefined when it takes too long
 * @throws where the browser has no cryptography (a page without TLS)
 */
export async function solveWork(work: ChallengeWork): Promise<string | undefined> {
  const challenge = { ...work, parameters: { ...work.parameters, data: { ...work.parameters.data } } }
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
