/** Answers to posts that are rejected for how they come, before their content is looked at. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BodyTooLargeError, SlowBodyError } from './arriving-body.ts'
import { NoRoomForBodyError } from './open-bodies.ts'
import { BARE_PAGE } from './security-headers.ts'
import { sendPlain } from './send.ts'

/**
 * Why a post is not taken. `limited`: too many of late (429). `busy`: too many at this moment (503; RFC 9110, 15.6.4).
 * `slow`: it did not arrive in time (408). `large`: it holds more than is taken (413).
 */
export type PostRejection = 'limited' | 'busy' | 'slow' | 'large'

/** A post that is rejected. */
export interface RejectedPost {
  readonly reason: PostRejection
  readonly url: URL
  /** Of the request. */
  readonly accept: string | undefined
  /** When it may be sent again; absent where waiting does not help. */
  readonly retryAfterSeconds?: number
}

/** An answer for people, or in the form that the page's own script expects. */
export interface RejectionText {
  readonly contentType: string
  readonly text: string
}

/** Explain a rejection to people, in the language of the address; made by the site, which knows its languages. */
export type DescribeRejection = (rejected: RejectedPost) => RejectionText | undefined

/** The status of each. */
export const POST_REJECTION_STATUS = { limited: 429, busy: 503, slow: 408, large: 413 } as const

/** When it is worth trying again, in seconds, where too many came at the same moment. */
export const BUSY_S = 10

const PLAIN: Readonly<Record<PostRejection, string>> = {
  limited: 'Too many requests of late.\n',
  busy: 'Too many requests at this moment.\n',
  slow: 'The request timed out.\n',
  large: 'The request holds more than can be accepted.\n',
}

/** Map an error while a body arrived to an answer for its sender; undefined for any other error. */
export function rejectionOfBody(
  error: unknown,
): Pick<RejectedPost, 'reason' | 'retryAfterSeconds'> | undefined {
  if (error instanceof BodyTooLargeError) return { reason: 'large' }
  if (error instanceof SlowBodyError) return { reason: 'slow' }
  if (!(error instanceof NoRoomForBodyError)) return undefined
  return { reason: error.own ? 'limited' : 'busy', retryAfterSeconds: BUSY_S }
}

/** Answer while the body is still arriving, or before it does. */
export function sendRejection(
  request: IncomingMessage,
  response: ServerResponse,
  rejected: RejectedPost,
  say?: DescribeRejection,
): void {
  const { reason, retryAfterSeconds } = rejected
  const said = say?.(rejected)
  sendPlain(request, response, POST_REJECTION_STATUS[reason], said?.text ?? PLAIN[reason], {
    ...(said ? { 'Content-Type': said.contentType } : {}),
    'Content-Security-Policy': BARE_PAGE,
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
  })
}
