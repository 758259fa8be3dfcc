/** Own equipment in the database, with its history: the back office and the import write it through here. */

import { randomUUID } from 'node:crypto'
import type { Language } from '#/i18n/languages.ts'
import { type Actor, SHELL } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { EquipmentEvent, EquipmentNames, NamedEquipment } from '../model/own-equipment.ts'

/** Equipment with the version that the next change must name. */
export interface StoredEquipment extends NamedEquipment {
  readonly version: number
  /** ISO 8601. */
  readonly createdAt: string
}

/** One change of a piece of equipment. */
export interface EquipmentHistoryEntry {
  readonly version: number
  /** ISO 8601. */
  readonly at: string
  /** Absent for what was there before, and for the shell. */
  readonly actor: string | null
  readonly event: EquipmentEvent
  readonly icon: string
  readonly names: EquipmentNames
}

/** Most entries that are shown; older ones stay in the database. */
const SHOWN = 50

/** All of it by id. */
export async function readOwnEquipment(db: Db): Promise<Map<string, StoredEquipment>> {
  const rows = await db.selectFrom('own_equipment').selectAll().orderBy('id').execute()
  const names = Map.groupBy(
    await db.selectFrom('own_equipment_name').selectAll().execute(),
    ({ equipment_id }) => equipment_id,
  )
  const versions = await db
    .selectFrom('own_equipment_history')
    .select((eb) => ['equipment_id', eb.fn.max('version').as('version')])
    .groupBy('equipment_id')
    .execute()
  const versionOf = new Map(versions.map(({ equipment_id, version }) => [equipment_id, version]))
  return new Map(
    rows.map(({ id, icon, created_at }) => {
      const own = (names.get(id) ?? []).map(({ language, name }) => [language, name] as const)
      const version = versionOf.get(id) ?? 1
      return [id, { id, icon, names: Object.fromEntries(own), version, createdAt: created_at }]
    }),
  )
}

/**
 * Add equipment, or write other names and another pictogram over it, and note it in its history. In a transaction.
 * @param change what happened, who did it and when (ISO 8601)
 * @returns whether anything had to be written
 */
export async function writeOwnEquipment(
  db: Db,
  { id, icon, names }: NamedEquipment,
  change: { readonly event: EquipmentEvent; readonly author: Actor; readonly now: string },
): Promise<boolean> {
  const { event, author, now } = change
  // A second writer of the same one waits here for the first.
  await db
    .insertInto('own_equipment')
    .values({ id, icon, created_at: now })
    .onConflict((oc) => oc.column('id').doUpdateSet((eb) => ({ id: eb.ref('own_equipment.id') })))
    .execute()
  const before = (await readOwnEquipment(db)).get(id)
  if (before === undefined) throw new Error('equipment is gone that was just written')
  const isNew = Object.keys(before.names).length === 0
  if (!isNew && sameEquipment(before, { id, icon, names })) return false
  await db.updateTable('own_equipment').set({ icon }).where('id', '=', id).execute()
  await db.deleteFrom('own_equipment_name').where('equipment_id', '=', id).execute()
  const rows = written(names).map(([language, name]) => ({ equipment_id: id, language, name }))
  await db.insertInto('own_equipment_name').values(rows).execute()
  if (!isNew) {
    await db
      .insertInto('own_equipment_history')
      .values({
        ...entry(id, before),
        ...{ version: before.version, at: before.createdAt, actor_id: null, actor: null, event: 'found' },
      })
      .onConflict((oc) => oc.columns(['equipment_id', 'version']).doNothing())
      .execute()
  }
  await db
    .insertInto('own_equipment_history')
    .values({
      ...entry(id, { icon, names }),
      ...{ version: isNew ? 1 : before.version + 1, at: now, event },
      ...{ actor_id: author.id, actor: author === SHELL ? null : author.name },
    })
    .execute()
  return true
}

function entry(equipment_id: string, { icon, names }: Pick<NamedEquipment, 'icon' | 'names'>) {
  return { id: randomUUID(), equipment_id, icon, names: toJson(names) }
}

/** Whether two say the same. */
export function sameEquipment(one: NamedEquipment, other: NamedEquipment): boolean {
  return (
    one.icon === other.icon && JSON.stringify(written(one.names)) === JSON.stringify(written(other.names))
  )
}

function written(names: EquipmentNames): [language: Language, name: string][] {
  const entries = Object.entries(names).filter(([, name]) => name !== '') as [Language, string][]
  return entries.sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The changes of a piece of equipment, the latest first. */
export async function readEquipmentHistory(db: Db, equipmentId: string): Promise<EquipmentHistoryEntry[]> {
  const rows = await db
    .selectFrom('own_equipment_history')
    .select(['version', 'at', 'actor', 'event', 'icon', 'names'])
    .where('equipment_id', '=', equipmentId)
    .orderBy('version', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    ...row,
    event: row.event as EquipmentEvent,
    names: row.names as EquipmentNames,
  }))
}
