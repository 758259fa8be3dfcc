import type { RefusedForm } from './refused-form.ts'

/** A form that nobody has read, for script, which has everything typed on its page. */
export function bareRefusal(
  reason: 'limited' | 'busy' | 'slow' | 'large',
  retryAfterSeconds?: number,
): RefusedForm {
  return {
    kind: reason === 'limited' ? 'limited' : 'failed',
    values: {},
    lists: {},
    errors: [],
    submissionKey: '',
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}
