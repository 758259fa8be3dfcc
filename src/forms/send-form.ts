/** Submission of a form from the browser without leaving the page, so that a failure loses nothing typed. */
import { siteFetch } from '#/lib/site-fetch.ts'
import type { RejectedSubmission } from './rejected-submission.ts'

/** `Accept` value of a browser with script; the others get pages. */
export const JSON_ANSWER = 'application/json'

/** JSON answer of the server. */
export type FormAnswer<Name extends string = string> =
  | { readonly kind: 'accepted'; readonly reference: string; readonly location: string }
  | RejectedSubmission<Name>

/**
 * Outcome of an attempt. `unanswered`: it may have arrived or not; the idempotency key lets the server recognize a
 * repetition. `failed`: the server has said itself that something went wrong.
 */
export type SendOutcome<Name extends string = string> =
  | FormAnswer<Name>
  | { readonly kind: 'offline' | 'unanswered' | 'failed' }

/** Proxies answer with other statuses, so this one comes from the site. */
const INTERNAL_SERVER_ERROR = 500

/** Timeout of an attempt, in milliseconds. */
const GIVE_UP_MS = 20_000

/**
 * Post the fields to an address of this site. Never rejects.
 * @param timeoutMs how long to wait for an answer
 */
export async function sendForm<Name extends string>(
  address: string,
  fields: FormData,
  timeoutMs = GIVE_UP_MS,
): Promise<SendOutcome<Name>> {
  if (!navigator.onLine) return { kind: 'offline' }
  try {
    const response = await siteFetch(address, {
      method: 'POST',
      body: new URLSearchParams(textsOf(fields)),
      headers: { Accept: JSON_ANSWER },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (isAnswer<Name>(answer)) return answer
    return { kind: response.status === INTERNAL_SERVER_ERROR ? 'failed' : 'unanswered' }
  } catch {
    // No connection, a timeout or an answer of a proxy: the user tries again in each case.
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
