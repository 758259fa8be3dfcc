import type { RejectedSubmission } from './rejected-submission.ts'

/** A form that nobody has read, for script, which has everything typed on its page. */
export function bareRejection(
  reason: 'limited' | 'busy' | 'slow' | 'large',
  retryAfterSeconds?: number,
): RejectedSubmission {
  return {
    kind: reason === 'limited' ? 'limited' : 'failed',
    values: {},
    lists: {},
    errors: [],
    submissionKey: '',
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}
