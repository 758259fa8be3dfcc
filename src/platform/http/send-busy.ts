import type { IncomingMessage, ServerResponse } from 'node:http'
import { BudgetSpentError } from '#/platform/images/picture-budget.ts'
import { QueueFullError, RETRY_AFTER_S } from '#/platform/images/picture-queue.ts'
import { sendPlain } from './send.ts'

/**
 * Answers for a picture that is not made now: 429 to a visitor who has had too many made (RFC 6585, section 4), 503
 * when too many wait; both with `Retry-After`.
 * @throws any other error
 */
export function sendBusy(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (error instanceof BudgetSpentError) {
    const text = `Too many new pictures. Ask again in ${error.retryAfterSeconds} seconds.\n`
    sendPlain(request, response, 429, text, { 'Retry-After': String(error.retryAfterSeconds) })
    return
  }
  if (!(error instanceof QueueFullError)) throw error
  const text = `Too many pictures are being made. Ask again in ${RETRY_AFTER_S} seconds.\n`
  sendPlain(request, response, 503, text, { 'Retry-After': String(RETRY_AFTER_S) })
}
