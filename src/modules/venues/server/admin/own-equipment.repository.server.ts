/** Equipment that the agency named itself, for the back office. */
import { randomUUID } from 'node:crypto'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import { iconShape } from '#/platform/icons/icon-collection.ts'
import type { EditorEquipment } from '../../model/own-equipment.schema.ts'
import type { EquipmentNames } from '../../model/own-equipment.ts'
import {
  readOwnEquipment,
  type StoredEquipment,
  sameEquipment,
  writeOwnEquipment,
} from '../own-equipment-store.server.ts'
import type { VenueEditingDatabase, VenueEditingDb } from './venue-editing-database.ts'

type Names = EditorEquipment['names']

/** The answer to other names. */
export type EquipmentOutcome =
  | { readonly kind: 'saved'; readonly equipment: EditorEquipment }
  /** Another user was faster: the present state. */
  | { readonly kind: 'conflict'; readonly equipment: EditorEquipment }
  | { readonly kind: 'missing' }

/** All of it, by French name. */
export async function readEquipment(db: VenueEditingDb): Promise<EditorEquipment[]> {
  const { compare } = new Intl.Collator('fr')
  const stored = [...(await readOwnEquipment(db)).values()]
  return stored.map(toEditor).sort((a, b) => compare(a.names.fr, b.names.fr))
}

function toEditor({ id, icon, names, version }: StoredEquipment): EditorEquipment {
  const written = LANGUAGE_CODES.map((language) => [language, names[language] ?? ''] as const)
  return { id, icon, version, shape: iconShape(icon) ?? '', names: Object.fromEntries(written) as Names }
}

/**
 * Adds one.
 * @returns its id; nothing when there is no such pictogram
 */
export async function addEquipment(
  database: VenueEditingDatabase,
  { icon, names }: { readonly icon: string; readonly names: Names },
  editor: Actor,
): Promise<string | undefined> {
  if (iconShape(icon) === undefined) return undefined
  const id = randomUUID()
  // No page shows it yet: a venue must be given it first.
  await database.db.transaction().execute(async (transaction) => {
    const now = new Date().toISOString()
    await writeOwnEquipment(
      transaction,
      { id, icon, names: withoutEmpty(names) },
      { event: 'added', author: editor, now },
    )
    await note(transaction, 'equipment.added', { id, name: names.fr }, editor)
  })
  return id
}

/**
 * Gives one other names, in every venue that has it.
 * @param wanted with the version that the names were changed from
 */
export async function nameEquipment(
  database: VenueEditingDatabase,
  { id, version, names }: { readonly id: string; readonly version: number; readonly names: Names },
  editor: Actor,
): Promise<EquipmentOutcome> {
  return changeContent(database, async (transaction) => {
    // The row is held until the end: who comes second sees what the first has written.
    const held = await transaction
      .updateTable('own_equipment')
      .set((eb) => ({ icon: eb.ref('icon') }))
      .where('id', '=', id)
      .executeTakeFirst()
    const before = held.numUpdatedRows === 0n ? undefined : (await readOwnEquipment(transaction)).get(id)
    if (before === undefined) return { kind: 'missing' }
    const wanted = { id, icon: before.icon, names: withoutEmpty(names) }
    if (before.version !== version) {
      const isRepeated =
        sameEquipment(before, wanted) && (await isOwnStep(transaction, before, version, editor))
      return { kind: isRepeated ? 'saved' : 'conflict', equipment: toEditor(before) }
    }
    const now = new Date().toISOString()
    if (await writeOwnEquipment(transaction, wanted, { event: 'named', author: editor, now })) {
      await note(transaction, 'equipment.named', { id, name: names.fr }, editor)
    }
    const after = (await readOwnEquipment(transaction)).get(id)
    return after ? { kind: 'saved', equipment: toEditor(after) } : { kind: 'missing' }
  })
}

/** Whether what stands is one step after what the change was based on, and that step was made by whoever asks. */
async function isOwnStep(
  db: VenueEditingDb,
  { id, version }: StoredEquipment,
  base: number,
  editor: Actor,
): Promise<boolean> {
  if (version !== base + 1 || editor.id === null) return false
  const step = await db
    .selectFrom('own_equipment_history')
    .select('actor_id')
    .where('equipment_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return step?.actor_id === editor.id
}

function withoutEmpty(names: Names): EquipmentNames {
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''))
}

function note(
  db: VenueEditingDb,
  action: 'equipment.added' | 'equipment.named',
  subject: { readonly id: string; readonly name: string },
  editor: Actor,
): Promise<void> {
  return writeAudit(db, { actor: editor, action, subject })
}
