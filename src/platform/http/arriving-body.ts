/** Reading a request body while it arrives, for as long as it arrives fast enough. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { openBodies } from './open-bodies.ts'
import { currentVisitor } from './visitor.ts'

/** The body was larger than the limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/** The body arrived too slowly. */
export class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError'
}

/** The sender went away before the body was whole. */
export class BrokenBodyError extends Error {
  override readonly name = 'BrokenBodyError'
}

/** Whether an error only says that a body did not come whole, in time, or in the right size: no fault of ours. */
export function isBodyFailure(error: unknown): boolean {
  return (
    error instanceof BodyTooLargeError || error instanceof SlowBodyError || error instanceof BrokenBodyError
  )
}

/**
 * The least rate of a body (a defence against slow bodies: OWASP ASVS 5.0, 15.2.2; CWE-400). A sender has a head
 * start, gains time with every byte, and may be so much ahead: a telephone that changes cells pauses that long. Half of
 * a slow line of 8 kB/s passes, since the proposal form sends two photographs at a time.
 */
export const ARRIVAL = { headStartMs: 10_000, leastBytesPerSecond: 2000, maxAheadMs: 30_000 } as const

/** The parts of a request that are read. */
export interface BodySource
  extends Pick<Readable, 'read' | 'on' | 'off' | 'readableEnded' | 'destroyed'>,
    Pick<IncomingMessage, 'headers'> {}

/**
 * A request body while it arrives. Only waiting for the sender counts, not what its reader takes. A reader that stops
 * reading leaves the connection as it is, so that an answer can still be sent.
 * @param limit most bytes to take
 * @throws {BodyTooLargeError} as soon as more than `limit` bytes have been announced or have arrived
 * @throws {SlowBodyError} when it falls behind {@link ARRIVAL}
 * @throws {BrokenBodyError} when the connection ends before the body
 */
export async function* arrivingBody(request: BodySource, limit: number): AsyncGenerator<Buffer> {
  if (announcedBytes(request) > limit) throw new BodyTooLargeError()
  let size = 0
  let aheadMs: number = ARRIVAL.headStartMs
  for (;;) {
    const chunk: Buffer | null = request.read()
    if (chunk === null) {
      if (request.readableEnded) return
      if (request.destroyed) throw new BrokenBodyError('the connection has ended')
      const started = performance.now()
      await somethingHappens(request, aheadMs)
      aheadMs -= performance.now() - started
      continue
    }
    size += chunk.length
    if (size > limit) throw new BodyTooLargeError()
    const gainedMs = (chunk.length / ARRIVAL.leastBytesPerSecond) * 1000
    aheadMs = Math.min(aheadMs + gainedMs, ARRIVAL.maxAheadMs)
    yield chunk
  }
}

/** The length that the sender announces; 0 when it announces none. */
export function announcedBytes({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return Number(headers['content-length'] ?? 0)
}

/** Resolve when there is something to read, or nothing will come any more. */
function somethingHappens(request: BodySource, patienceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const events = ['readable', 'end', 'close', 'error'] as const
    const stop = () => {
      clearTimeout(late)
      for (const event of events) request.off(event, go)
    }
    const go = () => {
      stop()
      resolve()
    }
    const late = setTimeout(
      () => {
        stop()
        reject(new SlowBodyError('the body arrives too slowly'))
      },
      Math.max(0, patienceMs),
    )
    for (const event of events) request.on(event, go)
  })
}

/** How long a form of text may take to arrive, in milliseconds. */
const FORM_MS = 30_000

/**
 * Read a request body of text into memory.
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
      if (performance.now() - started > FORM_MS) throw new SlowBodyError('the form timed out')
      body.hold(chunk.length)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    body.done()
  }
}
