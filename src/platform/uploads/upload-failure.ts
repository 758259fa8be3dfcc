import { isBodyFailure } from '#/platform/http/arriving-body.ts'
import { QueueFullError, RETRY_AFTER_S } from '#/platform/images/picture-queue.ts'
import { getLog } from '#/platform/log.ts'
import { TooManyBytesError } from './spool-file.ts'
import { NoPlaceError } from './spool-places.ts'

/** Why an upload was cut short, before anything was said about its picture. */
export type UploadFailure = 'too-many-bytes' | 'no-room' | 'lost'

/**
 * Name what was thrown while a photograph came in.
 * @returns nothing for a defect of ours
 */
export function knownUploadFailure(error: unknown): UploadFailure | undefined {
  if (error instanceof TooManyBytesError) return 'too-many-bytes'
  if (error instanceof QueueFullError || error instanceof NoPlaceError) return 'no-room'
  // The sender has gone, or gets an answer of the HTTP server that it was too slow.
  return isBodyFailure(error) ? 'lost' : undefined
}

/**
 * Name what was thrown while a photograph came in, and log a defect of ours.
 * @param message what the log says of it
 */
export function uploadFailure(error: unknown, message: string): UploadFailure {
  const known = knownUploadFailure(error)
  if (known !== undefined) return known
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  getLog().error({ error: reason }, message)
  return 'lost'
}

/** Answer with a problem; where it is not the picture's fault, with when to try again. */
export function problemResponse(
  problem: { readonly code: string },
  { status, retryAfterS }: { readonly status?: number; readonly retryAfterS?: number } = {},
): Response {
  const ours = problem.code === 'no-room' || problem.code === 'lost'
  const seconds = retryAfterS ?? (ours ? RETRY_AFTER_S : undefined)
  return Response.json(problem, {
    status: status ?? (ours ? 503 : 422),
    ...(seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } }),
  })
}
