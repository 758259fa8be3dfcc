/** Send a form with its token and, if asked, a proof of work, without any action by the user. */

import { BOT_PROTECTION_FIELDS, type FormChallenge } from '../form-challenge.ts'
import { type SendOutcome, sendForm } from '../send-form.ts'
import { forgetToken, ripeToken } from './held-token.ts'

/**
 * Send the fields with a token; if the server asks for a proof, compute it and send them again. Never rejects.
 * @param options.isComplete whether every required field is filled in; otherwise the answer is a list of validation
 *   errors, so there is no need to wait until the token is ripe
 * @param options.asked challenge that came with the rendered page, if any
 */
export async function sendProtectedForm<Name extends string>(
  address: string,
  fields: FormData,
  { isComplete, asked }: { readonly isComplete: boolean; readonly asked?: FormChallenge | undefined },
): Promise<SendOutcome<Name>> {
  if (!navigator.onLine) return { kind: 'offline' }
  if (asked) await answerChallenge(fields, asked)
  else if (isComplete) fields.set(BOT_PROTECTION_FIELDS.token, (await ripeToken()) ?? '')
  let outcome = await sendForm<Name>(address, fields)
  if (outcome.kind === 'challenge' && outcome.challenge) {
    await answerChallenge(fields, outcome.challenge)
    outcome = await sendForm<Name>(address, fields)
  }
  if (outcome.kind === 'accepted') forgetToken()
  return outcome
}

/** Solve the challenge, or wait where it cannot be solved. */
async function answerChallenge(fields: FormData, { token, work, waitSeconds }: FormChallenge): Promise<void> {
  fields.set(BOT_PROTECTION_FIELDS.token, token)
  const proof = await import('./solve-work.ts')
    .then((solver) => solver.solveWork(work))
    .catch(() => undefined)
  // The server takes the form without a proof after this time, and rejects it before.
  if (proof === undefined) await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000))
  else fields.set(BOT_PROTECTION_FIELDS.proof, proof)
}
