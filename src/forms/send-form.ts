/** Sending a form from the browser without leaving the page, so that a failure loses nothing and can be told. */
import type { RejectedSubmission } from './rejected-submission.ts'

/** What a browser with script asks for; the others get pages. */
export const JSON_ANSWER = 'application/json'

/** What the server answers to it. */
export type FormAnswer<Name extends string = string> =
  | { readonly kind: 'accepted'; readonly reference: string; readonly location: string }
  | RejectedSubmission<Name>

/** What became of an attempt. `unanswered`: it may have arrived or not; the server knows it when it comes again. */
export type SendOutcome<Name extends string = string> =
  | FormAnswer<Name>
  | { readonly kind: 'offline' | 'unanswered' }

/** After this time without an answer the form may be sent again, in milliseconds. */
const GIVE_UP_MS = 20_000

/**
 * Sends the fields to an address of this site. Never rejects.
 * @param timeoutMs how long to wait for an answer
 */
export async function sendForm<Name extends string>(
  address: string,
  fields: FormData,
  timeoutMs = GIVE_UP_MS,
): Promise<SendOutcome<Name>> {
  if (!navigator.onLine) return { kind: 'offline' }
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(textsOf(fields)),
      headers: { Accept: JSON_ANSWER },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json()
    return isAnswer<Name>(answer) ? answer : { kind: 'unanswered' }
  } catch {
    // No connection, no answer in time, or an answer of somebody in between: all the same to who has to try again.
    return { kind: navigator.onLine ? 'unanswered' : 'offline' }
  }
}

function textsOf(fields: FormData): string[][] {
  return [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

const KINDS: ReadonlySet<unknown> = new Set(['accepted', 'refused', 'challenge', 'limited', 'failed'])

function isAnswer<Name extends string>(answer: unknown): answer is FormAnswer<Name> {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && KINDS.has(answer.kind)
}
