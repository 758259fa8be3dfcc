/** Putting the files of a build where other machines find them, and taking away those of old builds (ADR 0131). */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DAY_MS } from '#/lib/time-spans.ts'
import { writeZip } from '#/platform/archives/zip-writer.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import { buildKey } from '#/platform/storage/rebuildable.ts'
import { isStaticName } from './static-files.ts'

/** How long files stay after the last machine has said that it runs their build, in milliseconds. */
const KEPT_MS = 30 * DAY_MS

/** Where builds are shared. */
export interface BuildSharing {
  readonly database: Pick<Database, 'db'>
  readonly storage: Pick<Storage, 'put' | 'sha256' | 'remove'>
}

/**
 * Say that a build is running, and put its files into the storage unless they are there whole: as one pack, which is one
 * request for each build and lets names be what they are.
 * @param assets `assets` of the client build
 */
export async function shareBuild(
  { database: { db }, storage }: BuildSharing,
  { assets, build, now }: { readonly assets: string; readonly build: string; readonly now: Date },
): Promise<void> {
  const seenAt = now.toISOString()
  const key = buildKey(build)
  const row = await db.selectFrom('shared_build').select('digest').where('id', '=', build).executeTakeFirst()
  // One that was cut or replaced is fetched by nobody.
  if (row !== undefined && row.digest === (await storage.sha256(key))) {
    await db.updateTable('shared_build').set({ seen_at: seenAt }).where('id', '=', build).execute()
    return
  }
  const names = (await readdir(assets)).sort()
  const pack = await buffer(writeZip(filesOf(assets, names)))
  // The files first: whoever reads the row asks for them.
  await storage.put(key, pack)
  const values = {
    digest: digestOf(pack),
    files: names.filter(isStaticName).join('\n'),
    seen_at: seenAt,
  }
  await db
    .insertInto('shared_build')
    .values({ id: build, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** SHA-256, hexadecimal. */
export function digestOf(pack: Uint8Array): string {
  return createHash('sha256').update(pack).digest('hex')
}

/**
 * Remove builds that nothing has run for thirty days. The files first: a process that is killed in between leaves the row,
 * by which the next run finds them.
 * @returns how many
 */
export async function removeSharedBuilds(
  { database: { db }, storage }: BuildSharing,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  const old = await db.selectFrom('shared_build').select('id').where('seen_at', '<', before).execute()
  for (const { id } of old) {
    await storage.remove(buildKey(id))
    await db.deleteFrom('shared_build').where('id', '=', id).where('seen_at', '<', before).execute()
  }
  return old.length
}

async function* filesOf(folder: string, names: readonly string[]) {
  for (const name of names) yield { name, bytes: await readFile(path.join(folder, name)), compress: false }
}
