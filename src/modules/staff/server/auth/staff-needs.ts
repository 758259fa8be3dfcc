/** What a call of the back office needs, and why somebody may not make it. */
import type { Refusal } from '#/lib/refusals.ts'
import type { StaffRole } from '../tables/staff.ts'
import { isConfirmed } from './session-trust.ts'
import type { StaffSession } from './staff-session.ts'

/** What a call needs besides a session. */
export interface StaffNeeds {
  /** The least role; administrators may do everything. Absent: anybody of the staff. */
  readonly role?: StaffRole
  /** Whether its owner must have shown again who they are (ADR 0049). */
  readonly confirmed?: boolean
  /** Whether it is part of setting up a second factor: open to administrators whose time for one is over. */
  readonly settingUp?: boolean
}

/** Why a call is refused; `undefined` when it may be made. */
export function refusalFor(staff: StaffSession | null, needs: StaffNeeds, now: Date): Refusal | undefined {
  if (staff === null) return 'signed-out'
  if (needs.role === 'administrator' && staff.role !== 'administrator') return 'not-allowed'
  if (!needs.settingUp && isSecondFactorOverdue(staff, now)) return 'second-factor-due'
  if (needs.confirmed && !isConfirmed(staff.confirmedUntil, now)) return 'step-up-required'
  return undefined
}

/** Whether an administrator may do nothing but set up a second factor (ADR 0050). */
export function isSecondFactorOverdue({ secondFactorBy }: Pick<StaffSession, 'secondFactorBy'>, now: Date) {
  return secondFactorBy !== null && now >= secondFactorBy
}
