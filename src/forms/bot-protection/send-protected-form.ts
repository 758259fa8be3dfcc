/** Sending a form with what shows that a person has filled it in; nobody has to do anything for it. */
import { type SendOutcome, sendForm } from '../send-form.ts'
import { BOT_PROTECTION_FIELDS, type FormChallenge } from './form-challenge.ts'
import { forgetToken, ripeToken } from './held-token.ts'

/**
 * Sends the fields with a token; when the server asks for a proof, gives it and sends them again. Never rejects.
 * @param options.isComplete whether every required field is filled in; else the answer is a list of mistakes, for which
 *   nobody has to wait until a token is ripe
 * @param options.asked what the server has asked for already, when the page came back
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

/** Does the work, or waits where that cannot be done. */
async function answerChallenge(fields: FormData, { token, work, waitSeconds }: FormChallenge): Promise<void> {
  fields.set(BOT_PROTECTION_FIELDS.token, token)
  const proof = await import('./solve-work.ts')
    .then((solver) => solver.solveWork(work))
    .catch(() => undefined)
  if (proof === undefined) await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000))
  else fields.set(BOT_PROTECTION_FIELDS.proof, proof)
}
