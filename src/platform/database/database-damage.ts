/** Telling a damaged database from one that is away. */

/** SQLite: the file is malformed, or is no database. */
const SQLITE_DAMAGE: ReadonlySet<number> = new Set([11, 26])

/** PostgreSQL: data or an index are corrupted (errcodes, class XX). */
const POSTGRES_DAMAGE: ReadonlySet<unknown> = new Set(['XX001', 'XX002'])

/** Whether a failed statement shows that what is stored is damaged. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  // The low byte is the code; the others say more precisely why.
  if (typeof errcode === 'number') return SQLITE_DAMAGE.has(errcode & 0xff)
  return POSTGRES_DAMAGE.has(code)
}

let met = false

/** Any statement of this process failed. Damage stays known until the next start: nothing repairs itself. */
export function noteFailure(error: unknown): void {
  if (isDamage(error)) met = true
}

/** Whether a statement of this process has met damage. */
export function hasMetDamage(): boolean {
  return met
}
