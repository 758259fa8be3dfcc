import type { AdminLanguage } from '#/i18n/admin-language.ts'

/** Who uses the back office, as its layout shows them. */
export interface LayoutUser {
  readonly name: string
  readonly role: 'administrator' | 'agent'
  /** Whole days left to set up a second factor, 0 when they are over; `null` when none is demanded or there is one. */
  readonly secondFactorDays: number | null
  /** Whether single letters are commands. */
  readonly singleKeys: boolean
}

/** Actions of the account menu; the routes bring them. */
export interface SessionActions {
  /** Keep the language with the account and show the page in it. */
  readonly changeLanguage: (language: AdminLanguage) => Promise<void>
  /** End the session and lead to the sign-in. */
  readonly signOut: () => void
}
