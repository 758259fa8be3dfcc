import { APIError } from 'better-auth'
import { failsForNow } from '#/platform/database/is-unavailable.ts'

/**
 * Whether better-auth has refused what it was given. Where the database does not answer it throws the same errors, and the
 * same statuses, as for a wrong code or passkey; that says nothing about either.
 */
export function isAuthRejection(error: unknown): error is APIError {
  return error instanceof APIError && !failsForNow(error)
}
