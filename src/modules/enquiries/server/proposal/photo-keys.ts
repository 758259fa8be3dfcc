/**
 * Keys of proposals' photographs in the storage: `proposals/1795315200000-…`. The slash keeps them out of `/img`,
 * whose keys have none; the time says how old a file is that has no row.
 */
import { randomUUID } from 'node:crypto'

const KEY = /^proposals\/(\d{13})-[0-9a-f-]{36}$/

/** A new key. */
export function newPhotoKey(now: Date): string {
  return `proposals/${now.getTime()}-${randomUUID()}`
}

/** When the file with this key was stored; nothing for any other key. */
export function timeOfPhotoKey(key: string): Date | undefined {
  const found = KEY.exec(key)
  return found ? new Date(Number(found[1])) : undefined
}
