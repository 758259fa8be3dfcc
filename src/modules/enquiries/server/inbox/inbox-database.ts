/** Tables that the back office reads and writes. */

import type { StaffTables } from '#/modules/staff/server/tables/staff.ts'
import type { CatalogueTables } from '#/modules/venues/server/tables/venue.ts'
import type { VenueEditingTables } from '#/modules/venues/server/tables/venue-editing.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { OutboxTables } from '#/platform/database/tables/outbox.ts'
import type { EnquiryTables } from '../tables/enquiry.ts'
import type { ProposalPhotoTables } from '../tables/proposal-photo.ts'
import type { ReplyTextTables } from '../tables/reply-text.ts'

/** Enquiries with their dependent rows, accounts, and the venues. */
export type InboxTables = EnquiryTables &
  OutboxTables &
  ProposalPhotoTables &
  ReplyTextTables &
  StaffTables &
  CatalogueTables &
  VenueEditingTables

/** Database with these tables. */
export type InboxDatabase = Database<InboxTables>
