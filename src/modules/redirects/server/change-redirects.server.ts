/** Creation, change and removal of redirects; each is in the audit log and takes effect at once. */

import { DAY_MS } from '#/lib/time-spans.ts'
import { type Actor, type AuditEntry, writeAudit } from '#/platform/audit-log/audit.ts'
import { isClockTrusted } from '#/platform/clock/judge-clock.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { type PageProbe, probePage } from '#/platform/http/page-probe.ts'
import { isOutside } from '../model/outside-target.ts'
import type { RedirectInput } from '../model/redirect.schema.ts'
import type { RedirectProblem } from '../model/redirect-problem.ts'
import { pageKey, sourceKey } from '../model/source-key.ts'
import { type CheckedRedirect, checkRedirect } from './check-redirect.server.ts'
import { insertRedirect, readRedirects } from './redirects.repository.server.ts'

/** How long a removed redirect can be restored, in milliseconds. */
const KEPT_MS = DAY_MS

/** Dependencies of the use cases; tests pass their own. */
export interface RedirectParts {
  readonly database: Database
  readonly siteUrl: string
  readonly probe: PageProbe
  readonly now: Date
  /** Target that an undo expects; nothing is done over a later change. */
  readonly expected: string | undefined
}

/** Outcome of a change. */
export type RedirectOutcome =
  | { readonly kind: 'done'; readonly id: string; readonly target: string }
  | { readonly kind: 'refused'; readonly problem: RedirectProblem }
  /** Removed, or led elsewhere, by another staff member in the meantime. */
  | { readonly kind: 'missing' }

/** Add a redirect; the addresses it covers leave the list of not-found reports. */
export async function addRedirect(
  input: RedirectInput,
  by: Actor,
  given: Partial<RedirectParts> = {},
): Promise<RedirectOutcome> {
  const parts = partsOf(given)
  return write(input, undefined, parts, async (transaction, checked) => {
    const id = await insertRedirect(transaction, { ...checked, updated_by: by.name }, parts.now)
    await markCovered(transaction, checked, parts.now)
    await writeAudit(transaction, entry('redirect.added', checked, by, parts.now))
    return id
  })
}

export async function editRedirect(
  id: string,
  input: RedirectInput,
  by: Actor,
  given: Partial<RedirectParts> = {},
): Promise<RedirectOutcome> {
  const parts = partsOf(given)
  return write(input, id, parts, async (transaction, checked) => {
    const changed = await transaction
      .updateTable('redirect')
      .set({ ...checked, updated_at: parts.now.toISOString(), updated_by: by.name })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .$if(parts.expected !== undefined, (query) => query.where('target', '=', parts.expected ?? ''))
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) return undefined
    await markCovered(transaction, checked, parts.now)
    await writeAudit(transaction, entry('redirect.changed', checked, by, parts.now))
    return id
  })
}

/** Remove a redirect; `restoreRedirect` restores it within a day. */
export async function removeRedirect(
  id: string,
  by: Actor,
  given: Partial<RedirectParts> = {},
): Promise<RedirectOutcome> {
  const { database, now, expected } = partsOf(given)
  return changeContent(database, async (transaction) => {
    const gone = await transaction
      .updateTable('redirect')
      .set({ removed_at: now.toISOString() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .$if(expected !== undefined, (query) => query.where('target', '=', expected ?? ''))
      .returningAll()
      .executeTakeFirst()
    if (gone === undefined) return { kind: 'missing' }
    if (await isClockTrusted(transaction, now)) {
      const old = new Date(now.getTime() - KEPT_MS).toISOString()
      await transaction.deleteFrom('redirect').where('removed_at', '<', old).execute()
    }
    await writeAudit(transaction, entry('redirect.removed', gone, by, now))
    return { kind: 'done', id, target: gone.target }
  })
}

/** Restore a removed redirect, if it is still valid. */
export async function restoreRedirect(
  id: string,
  by: Actor,
  given: Partial<RedirectParts> = {},
): Promise<RedirectOutcome> {
  const parts = partsOf(given)
  const { database, now } = parts
  const found = await database.db
    .selectFrom('redirect')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
  if (found === undefined) return { kind: 'missing' }
  const { source, target, covers } = found
  return write(
    { source, target, languages: covers === 'languages', leaves: isOutside(target) },
    id,
    parts,
    async (transaction, checked) => {
      await transaction
        .updateTable('redirect')
        .set({ removed_at: null, updated_at: now.toISOString(), updated_by: by.name })
        .where('id', '=', id)
        .execute()
      await writeAudit(transaction, entry('redirect.restored', checked, by, now))
      return id
    },
  )
}

/**
 * Check outside the transaction, since that renders pages, and again inside for conflicts with recent
 * changes.
 */
async function write(
  input: RedirectInput,
  id: string | undefined,
  { database, siteUrl, probe }: RedirectParts,
  change: (transaction: Transaction, checked: CheckedRedirect) => Promise<string | undefined>,
): Promise<RedirectOutcome> {
  const othersOf = async (db: Parameters<typeof readRedirects>[0]) =>
    (await readRedirects(db)).filter((other) => other.id !== id)
  const checked = await checkRedirect(input, { others: await othersOf(database.db), siteUrl, probe })
  if ('code' in checked) return { kind: 'refused', problem: checked }
  const known: PageProbe = async (target) => ({ status: target === checked.target ? 200 : 404 })
  return changeContent(database, async (transaction): Promise<RedirectOutcome> => {
    const again = await checkRedirect(input, { others: await othersOf(transaction), siteUrl, probe: known })
    if ('code' in again) return { kind: 'refused', problem: again }
    const written = await change(transaction, again)
    return written === undefined ? { kind: 'missing' } : { kind: 'done', id: written, target: again.target }
  })
}

/** Mark not-found reports as handled that a redirect now covers. */
async function markCovered(
  transaction: Transaction,
  { source_key, covers }: CheckedRedirect,
  now: Date,
): Promise<void> {
  const open = await transaction
    .selectFrom('lost_address')
    .select('address')
    .where('handled_at', 'is', null)
    .execute()
  const page = covers === 'languages' ? pageKey(encodeURI(source_key)) : undefined
  const covered = open
    .map(({ address }) => address)
    .filter((address) => sourceKey(address) === source_key || (page && pageKey(address) === page))
  if (covered.length === 0) return
  await transaction
    .updateTable('lost_address')
    .set({ handled_at: now.toISOString() })
    .where('address', 'in', covered)
    .execute()
}

function entry(
  action: AuditEntry['action'],
  { source, target }: Pick<CheckedRedirect, 'source' | 'target'>,
  by: Actor,
  at: Date,
): AuditEntry {
  return { actor: by, action, subject: { name: source }, details: { to: target }, at }
}

function partsOf(given: Partial<RedirectParts>): RedirectParts {
  return {
    database: given.database ?? getDatabase(),
    siteUrl: given.siteUrl ?? getEnvironment().siteUrl,
    probe: given.probe ?? probePage,
    now: given.now ?? new Date(),
    expected: given.expected,
  }
}
