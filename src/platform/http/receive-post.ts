/** Taking the body of a POST for the application: counted first, then read, as far as there is room. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { announcedBytes, arrivingBody, BodyTooLargeError, readBody } from './arriving-body.ts'
import type { TakesFiles } from './decision.ts'
import { openBodies } from './open-bodies.ts'
import { type DescribeRejection, rejectionOfBody, sendRejection } from './rejected-post.ts'
import { Turns } from './turns.ts'
import { currentVisitor } from './visitor.ts'

/** Largest body of a form without files, in bytes. */
export const BODY_LIMIT = 64 * 1024

/** Taking a form apart takes a few milliseconds of the one thread: hundreds at once let others through in between. */
const turns = new Turns()

/** A body of text, or one with files that is handed on while it arrives. */
export type PostBody = Buffer | AsyncIterable<Uint8Array>

/** Dependencies of receiving a post. */
export interface PostReception {
  readonly url: URL
  readonly takesFiles?: TakesFiles | undefined
  readonly takesBytes?: number | undefined
  /** Count the post. Return the seconds after which its sender may come again; 0 when it is taken. */
  readonly wait: () => number
  readonly say: DescribeRejection | undefined
  /** Have the application answer; a body with files is read by then, or never. */
  readonly answer: (body: PostBody) => Promise<(() => void | Promise<void>) | undefined>
}

/**
 * Receive a post. Counted before a byte of the body is read; the answer for a body that came too slowly, too large or
 * at the wrong moment is given here, whatever the application made of what it got.
 * @throws what the application throws, and {@link BrokenBodyError} when the sender has gone
 */
export async function receivePost(
  request: IncomingMessage,
  response: ServerResponse,
  reception: PostReception,
): Promise<void> {
  const { url, takesFiles, takesBytes = BODY_LIMIT, say } = reception
  const about = { url, accept: request.headers.accept }
  const retryAfterSeconds = reception.wait()
  if (retryAfterSeconds > 0) {
    return sendRejection(request, response, { ...about, reason: 'limited', retryAfterSeconds }, say)
  }
  try {
    const send =
      takesFiles === undefined
        ? await reception.answer(await readForm(request, takesBytes))
        : await handOn(request, takesFiles, reception.answer)
    await send?.()
  } catch (error) {
    const rejected = rejectionOfBody(error)
    if (rejected === undefined || response.headersSent) throw error
    sendRejection(request, response, { ...about, ...rejected }, say)
  }
}

/** The largest form has some twenty fields and twelve venues or photographs. */
const MAX_FIELDS = 300

const BOUNDARY = /^multipart\/form-data;.*\bboundary="?([^";]{1,70})"?/i

/**
 * Whether a body holds more fields or parts than any form of the site can have: looked at before it is taken apart,
 * which costs far more than its bytes.
 */
export function hasTooManyFields(body: Buffer, contentType: string | undefined): boolean {
  if (contentType?.toLowerCase().startsWith('application/x-www-form-urlencoded')) {
    return occursMoreThan(body, '&', MAX_FIELDS)
  }
  const boundary = BOUNDARY.exec(contentType ?? '')?.[1]
  return boundary !== undefined && occursMoreThan(body, `--${boundary}`, MAX_FIELDS)
}

function occursMoreThan(body: Buffer, mark: string, max: number): boolean {
  let found = 0
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    found += 1
    if (found > max) return true
  }
  return false
}

async function readForm(request: IncomingMessage, limit: number): Promise<Buffer> {
  const body = await readBody(request, limit)
  await turns.next()
  if (hasTooManyFields(body, request.headers['content-type'])) throw new BodyTooLargeError()
  return body
}

/** A reader of a broken body turns it into an answer that hides why; the reason is kept and thrown instead. */
async function handOn(
  request: IncomingMessage,
  limit: number,
  answer: PostReception['answer'],
): ReturnType<PostReception['answer']> {
  if (announcedBytes(request) > limit) throw new BodyTooLargeError()
  const body = openBodies.open(currentVisitor().address)
  await turns.next()
  let failure: { readonly error: unknown } | undefined
  async function* arriving() {
    try {
      yield* arrivingBody(request, limit)
    } catch (error) {
      failure = { error }
      throw error
    }
  }
  try {
    const send = await answer(arriving())
    if (failure) throw failure.error
    return send
  } catch (error) {
    throw failure === undefined ? error : (failure as { error: unknown }).error
  } finally {
    body.done()
  }
}
