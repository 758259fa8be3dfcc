/** What the desk reads and writes. */
import type { Database } from '#/server/database/open-database.ts'
import type { EnquiryTables } from '#/server/database/tables/enquiry.ts'
import type { OutboxTables } from '#/server/database/tables/outbox.ts'
import type { ProposalPhotoTables } from '#/server/database/tables/proposal-photo.ts'
import type { StaffTables } from '#/server/database/tables/staff.ts'
import type { CatalogueTables } from '#/server/database/tables/venue.ts'

/** Requests with what hangs on them, the people who answer, and the catalogue. */
export type DeskTables = EnquiryTables & OutboxTables & ProposalPhotoTables & StaffTables & CatalogueTables

/** A database that has them, whatever else it holds. */
export type DeskDatabase = Database<DeskTables>
