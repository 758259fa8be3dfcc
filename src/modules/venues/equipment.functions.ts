/** The door to the equipment that the agency names itself, and to the pictograms for it. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { findIconNames } from '#/platform/icons/icon-collection.ts'
import { equipmentId, namedEquipment, newEquipment } from './model/own-equipment.schema.ts'
import { addEquipment, nameEquipment, readEquipment } from './server/admin/own-equipment.repository.server.ts'
import { readEquipmentHistory } from './server/own-equipment-store.server.ts'

/** Pictograms of one answer: six rows. */
const MAX_ICONS = 48

/** Everything the agency has named. */
export const fetchEquipment = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() => readEquipment(getDatabase().db))

/** Add one; return its id, or `null` for a pictogram that does not exist. */
export const storeEquipment = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(newEquipment)
  .handler(async ({ data, context: { staff } }) => (await addEquipment(getDatabase(), data, staff)) ?? null)

/** Rename one, unless another user has renamed it meanwhile. */
export const storeEquipmentNames = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(namedEquipment)
  .handler(({ data, context: { staff } }) => nameEquipment(getDatabase(), data, staff))

/** The changes of one, the latest first. */
export const fetchEquipmentHistory = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(equipmentId)
  .handler(({ data }) => readEquipmentHistory(getDatabase().db, data.id))

/** Names of pictograms that hold a word. */
export const findIcons = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ word: typedLine(60) }))
  .handler(({ data }) => findIconNames(data.word, MAX_ICONS))

export type { EquipmentHistoryEntry } from './server/own-equipment-store.server.ts'
