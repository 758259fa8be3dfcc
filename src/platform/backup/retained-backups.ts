/** Which backups of a folder are kept, and taking the others away. */
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { inParis } from '#/lib/paris-time.ts'
import { readArchiveManifest } from './backup-archive.ts'
import { isAbandoned, isBackupName } from './backup-name.ts'
import { type Manifest, readManifest } from './manifest.ts'

/** A complete backup that is in a folder. */
export interface RetainedBackup {
  /** Of the folder or the `.tar`. */
  readonly place: string
  readonly manifest: Manifest
}

/** Which ones are kept: a number of the newest, or one a day and one a week. */
export type KeepRule = { readonly newest: number } | { readonly days: number; readonly weeks: number }

/** Which site a backup is of. A copy of a site that was restored elsewhere has the same id and another address. */
export type Site = Pick<Manifest, 'siteUrl' | 'installation'>

/** A name that no rule knows: what is being removed is no backup any more. */
const REMOVING = '.removing-'

/** Complete backups of the same site in a folder, the newest first. What is not ours by its manifest is not listed. */
export async function findBackups(
  folder: string,
  { siteUrl, installation }: Site,
): Promise<RetainedBackup[]> {
  const names = (await readdir(folder)).filter(isBackupName)
  const found: RetainedBackup[] = []
  for (const name of names) {
    const place = path.join(folder, name)
    const reading = name.endsWith('.tar') ? readArchiveManifest(place) : readManifest(place)
    const manifest = await reading.catch(() => undefined)
    if (manifest?.siteUrl === siteUrl && manifest.installation === installation)
      found.push({ place, manifest })
  }
  return found.sort((a, b) => (a.manifest.createdAt < b.manifest.createdAt ? 1 : -1))
}

/** The backups that a rule lets go. Of a day or week the newest is kept; nothing goes because of its age alone. */
export function outdated(backups: readonly RetainedBackup[], rule: KeepRule): RetainedBackup[] {
  if ('newest' in rule) return backups.slice(rule.newest)
  const days = newestOfEach(backups, ({ manifest }) => parisDate(manifest).toString(), rule.days)
  const weeks = newestOfEach(
    backups,
    ({ manifest }) => {
      const { yearOfWeek, weekOfYear } = parisDate(manifest)
      return `${yearOfWeek}-${weekOfYear}`
    },
    rule.weeks,
  )
  return backups.filter((backup) => !days.has(backup) && !weeks.has(backup))
}

function newestOfEach(
  backups: readonly RetainedBackup[],
  spanOf: (backup: RetainedBackup) => string,
  spans: number,
): Set<RetainedBackup> {
  const newest = new Map<string, RetainedBackup>()
  for (const backup of backups) {
    const span = spanOf(backup)
    if (!newest.has(span)) newest.set(span, backup)
  }
  return new Set([...newest.values()].slice(0, spans))
}

function parisDate({ createdAt }: Manifest): Temporal.PlainDate {
  return inParis(new Date(createdAt)).toPlainDate()
}

/**
 * Remove the backups that a rule lets go of.
 * @param newest never removed: the one that has just been verified
 * @returns their places
 */
export async function removeOutdated(
  folder: string,
  { site, rule, newest }: { site: Site; rule: KeepRule; newest: string },
): Promise<string[]> {
  const backups = await findBackups(folder, site)
  const removed: string[] = []
  for (const { place } of outdated(backups, rule)) {
    if (place === newest) continue
    // Another backup may be at the same work.
    if (await removeWhole(place)) removed.push(place)
  }
  return removed
}

/** Renamed first: a removal that is cut short leaves nothing that looks like a backup. */
async function removeWhole(place: string): Promise<boolean> {
  const aside = path.join(path.dirname(place), REMOVING + path.basename(place))
  try {
    await rename(place, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  await rm(aside, { recursive: true, force: true })
  return true
}

/** Remove what backups and removals that were killed have left in a folder. */
export async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const removal = name.startsWith(REMOVING) && isBackupName(name.slice(REMOVING.length))
    if (removal || isAbandoned(name, now)) {
      await rm(path.join(folder, name), { recursive: true, force: true })
    }
  }
}
