import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { type Auth, getAuth } from './auth/auth.ts'

/** Dependencies of the staff use cases. Tests pass their own. */
export interface StaffServices {
  readonly database: Database
  readonly auth: Auth
  /** `SITE_URL`. */
  readonly siteUrl: string
  readonly now: Date
  /** `AUTH_SECRET`: encrypts link tokens and keys the attempt counters. */
  readonly secret: string
}

/** The dependencies of this process, where none are passed. */
export function staffServices(given: Partial<StaffServices> = {}): StaffServices {
  return {
    // Getter, because not every use case needs better-auth.
    get database() {
      return given.database ?? getDatabase()
    },
    get auth() {
      return given.auth ?? getAuth()
    },
    get secret() {
      return given.secret ?? getEnvironment().authSecret
    },
    get siteUrl() {
      return given.siteUrl ?? getEnvironment().siteUrl
    },
    now: given.now ?? new Date(),
  }
}
