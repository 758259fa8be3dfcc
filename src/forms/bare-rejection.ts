import type { RejectedSubmission } from './rejected-submission.ts'

/** Rejection of a form whose fields were not read. For script only, which still has everything typed on its page. */
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
