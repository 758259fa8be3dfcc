import { type Auth, getAuth } from '#/server/auth/auth.ts'
import { getDatabase } from '#/server/database/database.ts'
import type { Database } from '#/server/database/open-database.ts'
import type { OutboxTables } from '#/server/database/tables/outbox.ts'
import type { StaffTables } from '#/server/database/tables/staff.ts'
import { getEnvironment } from '#/server/environment.ts'

/** What the use cases of the staff work with. Tests give their own. */
export interface GateParts {
  readonly database: Database<StaffTables & OutboxTables>
  readonly auth: Auth
  readonly now: Date
  /** `AUTH_SECRET`: what tokens of links are sealed with. */
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
    now: given.now ?? new Date(),
    get secret() {
      return given.secret ?? getEnvironment().authSecret
    },
  }
}
