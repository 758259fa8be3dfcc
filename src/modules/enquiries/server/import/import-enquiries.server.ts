/** Taking a list of people into the inbox: all of its new requests, or none. No mail is sent. */
import type { TablePlan } from '#/lib/table-import.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { TablePlanChangedError } from '#/platform/spreadsheets/plan-changed.ts'
import type { SheetTable } from '#/platform/spreadsheets/table.ts'
import { storable, storeNote } from '../manual-entry/store-manual-entry.server.ts'
import type { SubmissionDatabase } from '../submit/enquiries.repository.server.ts'
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
  database: SubmissionDatabase,
  table: SheetTable,
  asked: EnquiriesImport,
  now = new Date(),
): Promise<TablePlan> {
  return (await planEntries(database, table, asked, now)).plan
}

/**
 * Stores what was planned, as if each row had been entered by hand.
 * @param digest of the plan that was agreed to
 * @throws {TablePlanChangedError} with the plan of now, {TableRejection}
 */
export async function importEnquiries(
  database: SubmissionDatabase,
  table: SheetTable,
  asked: EnquiriesImport,
  digest: string,
  now = new Date(),
): Promise<TablePlan> {
  const { plan, entries } = await planEntries(database, table, asked, now)
  if (plan.digest !== digest) throw new TablePlanChangedError(plan)
  if (entries.length === 0) return plan
  const requests: StorableEnquiry[] = []
  for (const entry of entries)
    requests.push(await storableOf(database, entry, asked, now, requests.length === 0 ? entries.length : 0))
  try {
    await storeEnquiries(database, requests)
  } catch (error) {
    if (!(error instanceof DuplicateEnquiryError)) throw error
    // A colleague imported the same people meanwhile.
    throw new TablePlanChangedError(await planEnquiries(database, table, asked, now))
  }
  return plan
}

/** @param audited how many requests the one entry in the audit log speaks of; 0 where another has it */
async function storableOf(
  database: SubmissionDatabase,
  { key, sent, content, phone }: PlannedEntry,
  { by }: EnquiriesImport,
  now: Date,
  audited: number,
): Promise<StorableEnquiry> {
  const { channel, owner, note } = sent
  const entered = { by, channel, owner }
  const made = await storable(database, { sent: { ...sent, key }, content, phone, entered, now })
  const enquiry = { ...made.enquiry, key }
  return {
    enquiry,
    mails: () => [],
    alsoStore: async (transaction) => {
      await storeNote(transaction, enquiry, by, note)
      if (audited === 0) return
      await writeAudit(transaction, {
        actor: by,
        action: 'request.list-imported',
        details: { count: audited },
        network: by.network,
        at: now,
      })
    },
  }
}
