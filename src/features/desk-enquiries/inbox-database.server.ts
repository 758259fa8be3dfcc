/** What the inbox reads and writes of the one database. */
import type { Database } from '#/server/database/open-database.ts'
import type { EnquiryTables } from '#/server/database/tables/enquiry.ts'
import type { StaffTables } from '#/server/database/tables/staff.ts'

/** The tables of the inbox. */
export type InboxTables = EnquiryTables & Pick<StaffTables, 'user' | 'audit_log'>

/** A database that has them, whatever else it holds. */
export type InboxDatabase = Database<InboxTables>
