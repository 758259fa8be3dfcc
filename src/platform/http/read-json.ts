import type { IncomingMessage } from 'node:http'
import { readBody } from './read-body.ts'

/** The body was not JSON. */
export class NotJsonError extends Error {
  override readonly name = 'NotJsonError'
}

/**
 * Reads a small JSON body.
 * @throws {NotJsonError} for another media type, or for what is no JSON
 * @throws what `readBody` throws, e.g. {@link BodyTooLargeError} above `limit` bytes
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) throw new NotJsonError()
  const body = await readBody(request, limit)
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    throw new NotJsonError()
  }
}
