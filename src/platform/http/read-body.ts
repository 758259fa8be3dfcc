import type { IncomingMessage } from 'node:http'
import { announcedBytes, arrivingBody, BodyTooLargeError, SlowBodyError } from './arriving-body.ts'
import { openBodies } from './open-bodies.ts'
import { currentVisitor } from './visitor.ts'

/** How long a form of text may take to arrive, in milliseconds. */
const FORM_MS = 30_000

/**
 * Reads a request body of text into memory.
 * @param limit most bytes to take
 * @throws {BodyTooLargeError} as soon as more than `limit` bytes have been announced or have arrived
 * @throws {SlowBodyError} when it arrives too slowly, or has not arrived after half a minute
 * @throws {NoRoomForBodyError} when too many arrive at the same time
 * @throws {BrokenBodyError} when the connection ends before the body
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (announcedBytes(request) > limit) throw new BodyTooLargeError()
  const body = openBodies.open(currentVisitor().address)
  const started = performance.now()
  try {
    const chunks: Uint8Array[] = []
    for await (const chunk of arrivingBody(request, limit)) {
      if (performance.now() - started > FORM_MS) throw new SlowBodyError('the form did not arrive in time')
      body.hold(chunk.length)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    body.done()
  }
}
