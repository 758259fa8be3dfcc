/** Dependencies of the steps of the outbox. */

import type { Logger } from 'pino'
import type { Database } from '#/platform/database/open-database.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import type { MailCarrier, MailContext, RenderMail } from './outgoing-mail.ts'

/** Dependencies of the worker. */
export interface OutboxParts {
  readonly database: Database
  readonly carrier: MailCarrier
  readonly render: RenderMail
  /** Files of the storage by key. */
  readonly files: Pick<Storage, 'get'>
  readonly context: MailContext
  /** `AUTH_SECRET`: what tokens of links are sealed with. */
  readonly secret: string
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** The clock. */
  readonly now: () => Date
}
