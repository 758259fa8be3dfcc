/** Taking a list of people into the inbox: all of its new requests, or none. No mail is sent. */

import { randomUUID } from 'node:crypto'
import type { TablePlan } from '#/lib/table-import.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { SheetTable } from '#/platform/spreadsheets/table.ts'
import { PlanChangedError } from '#/platform/uploads/plan-changed.ts'
import { storable, storeNote } from '../manual-entry/store-manual-entry.server.ts'
import type { Entered } from '../submit/form-definition.server.ts'
import {
  DuplicateEnquiryError,
  type StorableEnquiry,
  storeEnquiries,
} from '../submit/store-enquiries.server.ts'
import { type EntriesAsked, type PlannedEntry, planEntries } from './plan-entries.server.ts'

/** The file's settings, and who imports it. */
export interface EnquiriesImport extends EntriesAsked {
  readonly by: Entered['by']
}

/**
 * What the list would add; nothing is written.
 * @throws {TableRejection} when it is no list of people
 */
export async function planEnquiries(
  database: Database,
  table: SheetTable,
  asked: EnquiriesImport,
  now = new Date(),
): Promise<TablePlan> {
  return (await planEntries(database, table, asked, now)).plan
}

/**
 * Store what was planned, as if each row had been entered by hand.
 * @param digest of the plan that was agreed to
 * @throws {PlanChangedError} with the plan of now, {TableRejection}
 */
export async function importEnquiries(
  database: Database,
  table: SheetTable,
  asked: EnquiriesImport,
  digest: string,
  now = new Date(),
): Promise<TablePlan> {
  const { plan, entries } = await planEntries(database, table, asked, now)
  if (plan.digest !== digest) throw new PlanChangedError(plan)
  const [first, ...rest] = await storableOf(database, entries, asked, now)
  if (first === undefined) return plan
  const requests = [withAudit(first, entries.length, asked, now), ...rest]
  try {
    await storeEnquiries(database, requests)
  } catch (error) {
    if (!(error instanceof DuplicateEnquiryError)) throw error
    // A colleague imported the same people meanwhile.
    throw new PlanChangedError(await planEnquiries(database, table, asked, now))
  }
  return plan
}

/** One after the other: each looks its venues up. */
async function storableOf(
  database: Database,
  entries: readonly PlannedEntry[],
  { by }: EnquiriesImport,
  now: Date,
): Promise<StorableEnquiry[]> {
  const requests: StorableEnquiry[] = []
  const importId = randomUUID()
  for (const { key, sent, content, phone } of entries) {
    const entered = { by, channel: sent.channel, owner: sent.owner, importId }
    const made = await storable(database, { sent: { ...sent, key }, content, phone, entered, now })
    const enquiry = { ...made.enquiry, key }
    requests.push({
      enquiry,
      mails: () => [],
      alsoStore: (transaction) => storeNote(transaction, enquiry, by, sent.note),
    })
  }
  return requests
}

/** The request with the one entry in the audit log that stands for all of them. */
function withAudit(
  { alsoStore, ...request }: StorableEnquiry,
  count: number,
  { by }: EnquiriesImport,
  at: Date,
): StorableEnquiry {
  return {
    ...request,
    alsoStore: async (transaction, reference) => {
      await alsoStore?.(transaction, reference)
      const entry = { action: 'request.list-imported', details: { count } } as const
      await writeAudit(transaction, { ...entry, actor: by, at })
    },
  }
}
