/** PostgreSQL notifies every node about a new revision at once (LISTEN/NOTIFY). */
import pg from 'pg'
import { getLog } from '#/platform/log.ts'
import { REVISION_CHANNEL } from './change-content.ts'

const RECONNECT_MS = 5000
const CONNECT_TIMEOUT_MS = 5000

/**
 * Listen on a connection of its own. When the connection is lost it is opened again after five seconds;
 * the poll behind it (see `platform/http/content-revision.ts`) bridges the gap.
 * @param url `postgres://…`
 * @param onRevision called with each revision; they may come in any order
 * @returns the way to stop
 */
export async function listenForRevisions(
  url: string,
  onRevision: (revision: number) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const lost = (error?: Error) => {
    if (stopped || retry) return
    const reason = error?.message ?? 'the connection was closed'
    getLog().warn({ reason }, 'notifications of the database are interrupted')
    retry = setTimeout(() => {
      retry = undefined
      connect().catch(lost)
    }, RECONNECT_MS)
  }
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'passage-notifications',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    client = next
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', (message) => onRevision(Number(message.payload)))
    await next.connect()
    await next.query(`listen ${REVISION_CHANNEL}`)
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end()
  }
}
