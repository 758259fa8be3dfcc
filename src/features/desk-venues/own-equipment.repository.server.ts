/** Equipment that the agency named itself, in the database. */
import { randomUUID } from 'node:crypto'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { writeAudit } from '#/server/auth/audit.ts'
import { changeContent } from '#/server/database/change-content.ts'
import { iconShape } from '#/server/icons/icon-collection.ts'
import type { Editor } from './change-venue.server.ts'
import type { DeskDatabase, DeskDb } from './desk-database.ts'
import type { DeskEquipment } from './own-equipment.schema.ts'

type Names = DeskEquipment['names']

/** All of it, by French name. */
export async function readEquipment(db: DeskDb): Promise<DeskEquipment[]> {
  const rows = await db.selectFrom('own_equipment').select(['id', 'icon']).execute()
  const names = await db.selectFrom('own_equipment_name').selectAll().execute()
  const namesOf = Map.groupBy(names, ({ equipment_id }) => equipment_id)
  const { compare } = new Intl.Collator('fr')
  return rows
    .map(({ id, icon }) => {
      const own = new Map((namesOf.get(id) ?? []).map(({ language, name }) => [language, name]))
      const written = LANGUAGE_CODES.map((language) => [language, own.get(language) ?? ''] as const)
      return { id, icon, shape: iconShape(icon) ?? '', names: Object.fromEntries(written) as Names }
    })
    .sort((a, b) => compare(a.names.fr, b.names.fr))
}

/**
 * Adds one.
 * @returns its id; nothing when there is no such pictogram
 */
export async function addEquipment(
  database: DeskDatabase,
  { icon, names }: { readonly icon: string; readonly names: Names },
  editor: Editor,
): Promise<string | undefined> {
  if (iconShape(icon) === undefined) return undefined
  const id = randomUUID()
  // No page shows it yet: a venue must be given it first.
  await database.db.transaction().execute(async (transaction) => {
    const created_at = new Date().toISOString()
    await transaction.insertInto('own_equipment').values({ id, icon, created_at }).execute()
    await writeNames(transaction, id, names)
    await note(transaction, 'equipment.added', { id, name: names.fr }, editor)
  })
  return id
}

/** Gives one other names; `false` when it is not there. */
export async function nameEquipment(
  database: DeskDatabase,
  { id, names }: { readonly id: string; readonly names: Names },
  editor: Editor,
): Promise<boolean> {
  return changeContent(database, async (transaction) => {
    const found = await transaction
      .selectFrom('own_equipment')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (found === undefined) return false
    await transaction.deleteFrom('own_equipment_name').where('equipment_id', '=', id).execute()
    await writeNames(transaction, id, names)
    await note(transaction, 'equipment.named', { id, name: names.fr }, editor)
    return true
  })
}

async function writeNames(db: DeskDb, equipment_id: string, names: Names): Promise<void> {
  const rows = Object.entries(names).flatMap(([language, name]) =>
    name === '' ? [] : [{ equipment_id, language: language as Language, name }],
  )
  await db.insertInto('own_equipment_name').values(rows).execute()
}

function note(
  db: DeskDb,
  action: 'equipment.added' | 'equipment.named',
  subject: { readonly id: string; readonly name: string },
  editor: Editor,
): Promise<void> {
  return writeAudit(db, { actor: editor, action, subject, network: editor.network })
}
