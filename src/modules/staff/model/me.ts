import { createContext, useContext } from 'react'
import type { AdminLanguage } from '#/i18n/admin-language.ts'

/** Whoever works here. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: 'administrator' | 'agent'
  readonly language: AdminLanguage | null
  readonly twoFactorEnabled: boolean
  /** Whole days left to set up a second factor, 0 when they are over; `null` when none is demanded or there is one. */
  readonly secondFactorDays: number | null
  /** Whether single letters are commands. */
  readonly singleKeys: boolean
}

const MeContext = createContext<Me | null>(null)

/** Tells everything below it who works here. The layout of the back office renders it once. */
export const MeProvider = MeContext

/**
 * Whoever works here.
 * @throws {Error} outside the back office
 */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (me === null) throw new Error('useMe needs the layout of the back office above it')
  return me
}
