/** What the storage holds besides the files that rows name: it can be made again (ADR 0131). */

/** Where builds are kept for other machines. */
const BUILDS = 'builds/'

/** The key of a build in the storage. */
export function buildKey(id: string): string {
  return `${BUILDS}${id}`
}

/** The keys of files that rows name, or should: what backups hold, checks compare and sweeps look through. */
export function irreplaceable(keys: readonly string[]): string[] {
  return keys.filter((key) => !key.startsWith(BUILDS))
}
