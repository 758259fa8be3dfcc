/** Equipment that the agency named itself, for the back office. */

import { randomUUID } from 'node:crypto'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { iconShape } from '#/platform/icons/icon-collection.ts'
import { changeRecord } from '#/platform/records/change-record.ts'
import type { RecordKind } from '#/platform/records/record-kind.ts'
import type { EditorEquipment } from '../../model/own-equipment.schema.ts'
import type { EquipmentNames } from '../../model/own-equipment.ts'
import {
  readOwnEquipment,
  type StoredEquipment,
  sameEquipment,
  writeOwnEquipment,
} from '../own-equipment-store.server.ts'

type Names = EditorEquipment['names']

/** The answer to other names. */
export type EquipmentOutcome =
  | { readonly kind: 'saved'; readonly equipment: EditorEquipment }
  /** Another user was faster: the present state. */
  | { readonly kind: 'conflict'; readonly equipment: EditorEquipment }
  | { readonly kind: 'missing' }

/** All of it, by French name. */
export async function readEquipment(db: Db): Promise<EditorEquipment[]> {
  const { compare } = new Intl.Collator('fr')
  const stored = [...(await readOwnEquipment(db)).values()]
  return stored.map(toEditor).sort((a, b) => compare(a.names.fr, b.names.fr))
}

function toEditor({ id, icon, names, version }: StoredEquipment): EditorEquipment {
  const written = LANGUAGE_CODES.map((language) => [language, names[language] ?? ''] as const)
  return { id, icon, version, shape: iconShape(icon) ?? '', names: Object.fromEntries(written) as Names }
}

/**
 * Add one.
 * @returns its id; nothing when there is no such pictogram
 */
export async function addEquipment(
  database: Database,
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
    const subject = { id, name: names.fr }
    await writeAudit(transaction, { actor: editor, action: 'equipment.added', subject })
  })
  return id
}

/**
 * Rename one, in every venue that has it.
 * @param wanted with the version that the names were changed from
 */
export async function nameEquipment(
  database: Database,
  { id, version, names }: { readonly id: string; readonly version: number; readonly names: Names },
  editor: Actor,
): Promise<EquipmentOutcome> {
  return changeContent(database, async (db): Promise<EquipmentOutcome> => {
    const stamp = { by: editor, at: new Date() }
    const isSame = (present: StoredEquipment) =>
      sameEquipment(present, { ...present, names: withoutEmpty(names) })
    const outcome = await changeRecord(
      db,
      EQUIPMENT,
      {
        key: id,
        isExpected: (present) => present.version === version,
        madeBefore: async (present) =>
          isSame(present) && (await isOwnStep(db, present, version, editor)) ? present : undefined,
        decide: async (present) =>
          isSame(present) ? undefined : { values: withoutEmpty(names), events: ['named'] },
      },
      stamp,
    )
    if (outcome.kind === 'gone') return { kind: 'missing' }
    if (outcome.kind === 'conflict') return { kind: 'conflict', equipment: toEditor(outcome.present) }
    return { kind: 'saved', equipment: toEditor(outcome.after) }
  })
}

/** Equipment by id. Its store writes the history, for the import too. */
const EQUIPMENT: RecordKind<string, StoredEquipment, EquipmentNames, 'named'> = {
  async hold(db, id) {
    await db
      .updateTable('own_equipment')
      .set((eb) => ({ icon: eb.ref('icon') }))
      .where('id', '=', id)
      .execute()
    return (await readOwnEquipment(db)).get(id)
  },
  async write(db, { id, icon }, names, { by, at }) {
    await writeOwnEquipment(db, { id, icon, names }, { event: 'named', author: by, now: at.toISOString() })
    return (await readOwnEquipment(db)).get(id)
  },
  audit: (event, { id, names }) => ({
    action: `equipment.${event}`,
    subject: { id, name: names.fr ?? '' },
  }),
}

/** Whether what is stored is one step after what the change was based on, and the caller made that step. */
async function isOwnStep(
  db: Db,
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
