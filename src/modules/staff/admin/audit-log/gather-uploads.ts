import { HOUR_MS } from '#/lib/time-spans.ts'
import type { AuditLogEntry } from '../../people.functions.ts'

/** Entry as it is shown: several uploads in a row are one. */
export interface GatheredEntry extends AuditLogEntry {
  /** How many entries it stands for. */
  readonly count: number
}

/** Uploads of one sitting follow one another within this time; milliseconds. */
const SITTING_MS = HOUR_MS

/** Uploads of one person to one venue in one entry, under the time of the latest. Other entries stay. */
export function gatherUploads(entries: readonly AuditLogEntry[]): GatheredEntry[] {
  const gathered: GatheredEntry[] = []
  // Of the upload that was added last: each one reaches a little further back.
  let reached = ''
  for (const entry of entries) {
    const last = gathered.at(-1)
    if (last !== undefined && isSameSitting(last, entry, reached)) {
      gathered[gathered.length - 1] = { ...last, count: last.count + 1 }
    } else {
      gathered.push({ ...entry, count: 1 })
    }
    reached = entry.at
  }
  return gathered
}

function isSameSitting(one: AuditLogEntry, other: AuditLogEntry, reached: string): boolean {
  return (
    one.action === 'venue.photo-sent' &&
    other.action === one.action &&
    other.actor_id === one.actor_id &&
    other.subject_id === one.subject_id &&
    Date.parse(reached) - Date.parse(other.at) <= SITTING_MS
  )
}
