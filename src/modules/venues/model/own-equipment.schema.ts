/** Equipment that the agency names itself: one schema for the form and the server. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { type EquipmentNames, MAX_EQUIPMENT_NAME } from './own-equipment.ts'

const name = typedLine(MAX_EQUIPMENT_NAME)

/** Empty where there is no name yet. */
export const equipmentNames = z.record(z.enum(LANGUAGE_CODES), name)

/** A new one: French first, the others may follow. */
export const newEquipment = z.object({
  icon: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(60),
  names: equipmentNames.refine(({ fr }) => fr !== '', 'needs a French name'),
})

/** Other names for one, and the version that they were changed from. */
export const namedEquipment = newEquipment
  .pick({ names: true })
  .extend({ id: z.uuid(), version: z.int().min(1) })

/** The agency's own equipment, as a server function is given it. */
export const equipmentId = z.object({ id: z.uuid() })

/** Equipment with its names. */
export interface EditorEquipment {
  readonly id: string
  /** The version that the next change must name. */
  readonly version: number
  readonly icon: string
  /** SVG elements on a grid of 24 by 24. */
  readonly shape: string
  readonly names: z.infer<typeof equipmentNames>
}

/** In how many languages one has no name. */
export function missingNames(equipment: EditorEquipment | undefined): number {
  return equipment ? LANGUAGE_CODES.filter((language) => equipment.names[language] === '').length : 0
}

export { type EquipmentNames, MAX_EQUIPMENT_NAME }
