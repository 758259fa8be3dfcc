/** Everything that the one database holds: the tables of each part, put together. */
import type { AbuseTables } from './tables/abuse.ts'
import type { BackupTables } from './tables/backup-state.ts'
import type { DutyTables } from './tables/duty.ts'
import type { EnquiryTables } from './tables/enquiry.ts'
import type { HeartbeatTables } from './tables/heartbeat.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { MeasurementTables } from './tables/measurement.ts'
import type { OutboxTables } from './tables/outbox.ts'
import type { ProposalPhotoTables } from './tables/proposal-photo.ts'
import type { RedirectTables } from './tables/redirect.ts'
import type { StaffTables } from './tables/staff.ts'
import type { CatalogueTables } from './tables/venue.ts'
import type { VenueDeskTables } from './tables/venue-desk.ts'

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
