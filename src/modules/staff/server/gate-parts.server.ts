import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { OutboxTables } from '#/platform/database/tables/outbox.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { type Auth, getAuth } from './auth/auth.ts'
import type { StaffTables } from './tables/staff.ts'

/** What the use cases of the staff work with. Tests give their own. */
export interface GateParts {
  readonly database: Database<StaffTables & OutboxTables>
  readonly auth: Auth
  /** `SITE_URL`. */
  readonly siteUrl: string
  readonly now: Date
  /** `AUTH_SECRET`: what tokens of links are sealed and attempts are counted with. */
  readonly secret: string
}

/** Those of this process, where no other are given. */
export function gateParts(given: Partial<GateParts> = {}): GateParts {
  return {
    // Looked for when they are needed: not every use case needs better-auth.
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
