import { APIError } from 'better-auth'

/**
 * Whether better-auth has refused what it was given. It also throws an `APIError` (500) where the database did not answer;
 * that says nothing about a password or a code.
 */
export function isAuthRejection(error: unknown): error is APIError {
  return error instanceof APIError && error.statusCode < 500
}
