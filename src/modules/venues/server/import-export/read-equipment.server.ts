/** Reading what the agency named itself among the equipment, from a catalogue folder. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { iconShape } from '#/platform/icons/icon-collection.ts'
import type { NamedEquipment } from '../../model/own-equipment.ts'
import { equipmentRecord, RULES } from '../../model/venue-record.schema.ts'
import { EQUIPMENT_FILE } from './catalogue.ts'
import type { CatalogueProblem } from './catalogue-problem.ts'
import { readJsonFile } from './json-file.server.ts'

/** All of the folder, with errors noted; nothing where the folder has no such file. */
export async function readEquipmentFile(
  folder: string,
  problems: CatalogueProblem[],
): Promise<NamedEquipment[]> {
  if (!existsSync(path.join(folder, EQUIPMENT_FILE))) return []
  const file = await readJsonFile(folder, EQUIPMENT_FILE, problems)
  if (file === undefined) return []
  if (Array.isArray(file.value) || typeof file.value !== 'object') {
    file.report([], {
      en: 'must be an object: names by id.',
      fr: 'doit être un objet\u00a0: les noms par identifiant.',
    })
    return []
  }
  return Object.entries(fieldsOf(file.value)).flatMap(([id, value]): NamedEquipment[] => {
    if (!z.uuid().safeParse(id).success) {
      file.report([id], { en: `"${id}" ${RULES.uuid.en}.`, fr: `«\u00a0${id}\u00a0» ${RULES.uuid.fr}.` })
      return []
    }
    const record = file.check(equipmentRecord, [id], value)
    if (record === undefined) return []
    if (iconShape(record.icon) === undefined) {
      const shown = `"${record.icon}"`
      file.report([id, 'icon'], { en: `${shown} ${RULES.icon.en}.`, fr: `${shown} ${RULES.icon.fr}.` })
    }
    return [{ id, ...record }]
  })
}

/** The fields of an object; none where the value is something else, which the check reports. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
