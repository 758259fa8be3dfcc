import type { Taken } from '#/modules/calendar/model/taken.ts'
import type { UndoResult } from '#/ui/admin/use-undo.ts'
import { changeInboxEnquiries } from '../../inbox.functions.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { isDecided } from '../../model/outcome.ts'

/** Status or owner of an enquiry. */
interface State {
  readonly status?: EnquiryStatus | undefined
  readonly owner?: string | null | undefined
}

/** An enquiry before and after a change. */
export interface ChangedState {
  readonly id: string
  readonly before: State
  readonly after: State
}

/**
 * Put back status or owner where they are still what the change has made of them; the server knows the outcome that went with a status.
 * @param sayTaken in words, where days that were given back have been sold since
 */
export async function putBack(
  changed: readonly ChangedState[],
  sayTaken: (taken: Taken) => string | undefined,
): Promise<UndoResult> {
  const changes = changed.map(({ id, before, after }) => ({
    id,
    expected: after,
    ...before,
    ...(before.status !== undefined && isDecided(before.status) ? { outcome: 'former' as const } : {}),
  }))
  const done = await changeInboxEnquiries({ data: { changes, confirmed: changes.length } })
  if (done.taken !== undefined) {
    const over = sayTaken({ kind: 'taken', by: done.taken })
    return { isUndone: false, ...(over === undefined ? {} : { over }) }
  }
  return { isUndone: done.changed.length > 0, left: done.conflicts.length, changedBy: done.changedBy }
}
