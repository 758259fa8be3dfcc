/** Access requirements of back-office calls, and the reasons for rejecting one. */
import type { Rejection } from '#/lib/call-rejections.ts'
import { isTooFarAhead } from '#/platform/clock/clocks-differ.ts'
import type { StaffRole } from '../tables/staff.ts'
import { GRACE_MS, isConfirmed } from './session-trust.ts'
import type { StaffSession } from './staff-session.ts'

/** Requirements of a call besides a session. */
export interface StaffNeeds {
  /** The least role; administrators may do everything. Absent: any staff member. */
  readonly role?: StaffRole
  /** Whether a recent confirmation of identity is required (ADR 0049). */
  readonly confirmed?: boolean
  /** Whether it is part of setting up a second factor: open to administrators whose time for one is over. */
  readonly settingUp?: boolean
}

/** Why a call is rejected; `undefined` when it is allowed. */
export function rejectionFor(
  staff: StaffSession | null,
  needs: StaffNeeds,
  now: Date,
): Rejection | undefined {
  if (staff === null) return 'signed-out'
  if (needs.role === 'administrator' && staff.role !== 'administrator') return 'not-allowed'
  if (!needs.settingUp && isSecondFactorOverdue(staff, now)) return 'second-factor-due'
  if (needs.confirmed && !isConfirmed(staff.confirmedUntil, now)) return 'step-up-required'
  return undefined
}

/** Whether an administrator may do nothing but set up a second factor (ADR 0050). */
export function isSecondFactorOverdue({ secondFactorBy }: Pick<StaffSession, 'secondFactorBy'>, now: Date) {
  return secondFactorBy !== null && (now >= secondFactorBy || isTooFarAhead(secondFactorBy, now, GRACE_MS))
}
