import { createContext, useContext } from 'react'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { OfficeHours } from '#/lib/working-hours.ts'

/** The signed-in staff member. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: 'administrator' | 'agent'
  readonly language: AdminLanguage | null
  readonly twoFactorEnabled: boolean
  /** Whole days left to set up a second factor, 0 after them; `null` when none is required or one exists. */
  readonly secondFactorDays: number | null
  /** Whether single-letter keyboard shortcuts are on. */
  readonly singleKeys: boolean
  /** In which the reply clock runs. */
  readonly officeHours: OfficeHours
}

const MeContext = createContext<Me | null>(null)

/** Context provider of the signed-in staff member. The layout of the back office renders it once. */
export const MeProvider = MeContext

/**
 * The signed-in staff member.
 * @throws {Error} outside the back office
 */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (me === null) throw new Error('useMe needs the layout of the back office above it')
  return me
}
