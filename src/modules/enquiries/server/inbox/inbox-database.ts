/** What the back office reads and writes. */

import type { StaffTables } from '#/modules/staff/server/tables/staff.ts'
import type { CatalogueTables } from '#/modules/venues/server/tables/venue.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { OutboxTables } from '#/platform/database/tables/outbox.ts'
import type { EnquiryTables } from '../tables/enquiry.ts'
import type { ProposalPhotoTables } from '../tables/proposal-photo.ts'

/** Enquiries with what hangs on them, the people who answer, and the catalogue. */
export type InboxTables = EnquiryTables & OutboxTables & ProposalPhotoTables & StaffTables & CatalogueTables

/** A database that has them, whatever else it holds. */
export type InboxDatabase = Database<InboxTables>
