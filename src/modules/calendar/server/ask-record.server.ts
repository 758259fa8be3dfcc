/** Questions to owners as records: every change has its line in the audit log. */
import type { Updateable } from 'kysely'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { RecordKind } from '#/platform/records/record-kind.ts'
import { versionedRows } from '#/platform/records/versioned-rows.ts'
import type { AskRow } from './ask-row.ts'
import type { OwnerAskTable } from './tables/owner-ask.ts'

/** What can happen to a question. */
export type AskEvent =
  | 'asked'
  | 'answered'
  | 'answered-late'
  | 'revoked'
  | 'restored'
  | 'withdrawn'
  | 'reminded'

/** Questions by id. */
export const ASK: RecordKind<string, AskRow, Updateable<OwnerAskTable>, AskEvent, Actor> = {
  ...versionedRows('owner_ask'),
  // The days and the answer only: the log is kept longer than what was said.
  audit: (event, { id, first_day, last_day, event: what, answer }) => ({
    action: `owner-word.${event}`,
    subject: { id, name: what },
    details: { firstDay: first_day, lastDay: last_day, ...(event === 'answered' ? { answer } : {}) },
  }),
}
