import type { IncomingMessage } from 'node:http'

/** The body was larger than the limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/** How long a form of text may take to arrive, in milliseconds. */
const FORM_MS = 30_000

/** How long a body with files may pause, in milliseconds: telephones change cells. */
const STALL_MS = 60_000

/**
 * Reads a request body into memory.
 * @param limit most bytes to take
 * @throws {BodyTooLargeError} as soon as more than `limit` bytes have been announced or have arrived
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const late = setTimeout(() => request.destroy(new Error('the form did not arrive in time')), FORM_MS)
  try {
    const chunks: Uint8Array[] = []
    for await (const chunk of bodyUpTo(request, limit)) chunks.push(chunk)
    return Buffer.concat(chunks)
  } finally {
    clearTimeout(late)
  }
}

/**
 * A request body while it arrives. Whoever stops reading leaves the connection as it is, so that an answer can still
 * be sent.
 * @param limit most bytes to take
 * @throws {BodyTooLargeError} as soon as more than `limit` bytes have been announced or have arrived
 */
export async function* bodyUpTo(request: IncomingMessage, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError()
  const chunks = request.iterator({ destroyOnReturn: false })
  let size = 0
  try {
    for (;;) {
      const stalled = setTimeout(() => request.destroy(new Error('the body stopped arriving')), STALL_MS)
      const { done, value } = await chunks.next().finally(() => clearTimeout(stalled))
      if (done) return
      size += value.length
      if (size > limit) throw new BodyTooLargeError()
      yield value
    }
  } finally {
    await chunks.return?.()
  }
}
