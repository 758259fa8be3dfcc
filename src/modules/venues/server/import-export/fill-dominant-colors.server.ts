/** Colours for photographs that were stored before colours were kept. */
import { changeContent } from '#/platform/database/change-content.ts'
import { pictureProcess } from '#/platform/images/picture-process.ts'
import type { CatalogueTarget } from './import-catalogue.server.ts'
import { progress } from './progress.ts'
import type { OnProgress } from './read-catalogue.server.ts'

/**
 * Look at every photograph that has no dominant colour yet. One that is missing from the store, or that cannot
 * be read, stays without.
 * @returns how many were given one
 */
export async function fillDominantColors(
  { database, storage }: CatalogueTarget,
  onProgress: OnProgress,
): Promise<number> {
  const rows = await database.db
    .selectFrom('photo')
    .select(['id', 'key'])
    .where('dominant_color', 'is', null)
    .execute()
  const step = progress('Looking at photographs', rows.length, onProgress)
  const found: { id: string; color: string }[] = []
  for (const { id, key } of rows) {
    const bytes = await storage.get(key)
    const color = bytes && (await pictureProcess.run('pictureColor', bytes).catch(() => undefined))
    if (color) found.push({ id, color })
    step()
  }
  if (found.length === 0) return 0
  await changeContent(database, async (db) => {
    for (const { id, color } of found) {
      await db.updateTable('photo').set({ dominant_color: color }).where('id', '=', id).execute()
    }
  })
  return found.length
}
