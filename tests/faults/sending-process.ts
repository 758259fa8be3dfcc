/** A process that sends one quote and kills itself at a step of it. Its argument is a {@link DeadlySending} as JSON. */
import type { InsertQueryNode, KyselyPlugin } from 'kysely'
import { sendQuoteNow } from '../../src/modules/quotes/server/sending/quote-sending.server.ts'
import type { StaffActor } from '../../src/platform/audit-log/audit.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { openLocalStorage } from '../../src/platform/storage/local-storage.ts'

/** What is sent, and where it ends. */
export interface DeadlySending {
  readonly url: string
  readonly folder: string
  readonly secret: string
  readonly quoteId: string
  readonly version: number
  readonly grossCents: readonly number[]
  readonly by: StaffActor
  /** ISO 8601. */
  readonly at: string
  /**
   * Before the writing statement with this number, before the mail is promised, or after a step outside of the database. A
   * process that dies before it reads leaves what one leaves that dies before it writes next.
   */
  readonly end: number | 'drawn' | 'stored' | 'promising' | 'committed'
}

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('a process outlived its own SIGKILL')
}

const { url, folder, secret, by, at, end, ...wanted }: DeadlySending = JSON.parse(process.argv[2] ?? '')

let statements = 0
const isMail = (node: InsertQueryNode) => node.into?.table.identifier.name === 'outbox'
const deadly: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind !== 'SelectQueryNode') statements += 1
    if (statements === end || (end === 'promising' && node.kind === 'InsertQueryNode' && isMail(node))) die()
    return node
  },
  transformResult: async ({ result }) => result,
}

const opened = openDatabase(url)
const database = { ...opened, db: opened.db.withPlugin(deadly) }
const storage = openLocalStorage(folder)
await sendQuoteNow(
  database,
  wanted,
  { by, at: new Date(at) },
  {
    secret,
    draw: async ({ reference, n }) => {
      if (end === 'drawn') die()
      return Buffer.from(`the PDF of ${reference}, version ${n}`)
    },
    storage: {
      put: async (key, bytes) => {
        await storage.put(key, bytes)
        if (end === 'stored') die()
      },
    },
  },
)
if (end === 'committed') die()
await opened.close()
