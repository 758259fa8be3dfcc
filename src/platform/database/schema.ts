/** Everything that the one database holds: the tables of each part, put together. */

import type { MeasurementTables } from '#/modules/analytics/server/tables/measurement.ts'
import type { EnquiryTables } from '#/modules/enquiries/server/tables/enquiry.ts'
import type { ProposalPhotoTables } from '#/modules/enquiries/server/tables/proposal-photo.ts'
import type { RedirectTables } from '#/modules/redirects/server/tables/redirect.ts'
import type { StaffTables } from '#/modules/staff/server/tables/staff.ts'
import type { CatalogueTables } from '#/modules/venues/server/tables/venue.ts'
import type { VenueDeskTables } from '#/modules/venues/server/tables/venue-desk.ts'
import type { AbuseTables } from './tables/abuse.ts'
import type { BackupTables } from './tables/backup-state.ts'
import type { DutyTables } from './tables/duty.ts'
import type { HeartbeatTables } from './tables/heartbeat.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { OutboxTables } from './tables/outbox.ts'

/** The whole schema. A feature's repository asks for its own part only. */
export type Schema = CatalogueTables &
  VenueDeskTables &
  StaffTables &
  EnquiryTables &
  OutboxTables &
  ProposalPhotoTables &
  AbuseTables &
  DutyTables &
  BackupTables &
  HeartbeatTables &
  InstallationTables &
  MeasurementTables &
  RedirectTables
