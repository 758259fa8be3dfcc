/** Equipment that the agency has named itself, besides the list that comes with the site. */
import type { Language } from '#/i18n/languages.ts'

/** The most characters of a name: it is beside a pictogram. */
export const MAX_EQUIPMENT_NAME = 60

/** Names by language; French is always there, empty ones are left out. */
export type EquipmentNames = Readonly<Partial<Record<Language, string>>>

/** One piece of equipment. */
export interface NamedEquipment {
  /** UUID. */
  readonly id: string
  /** Name of a Lucide pictogram. */
  readonly icon: string
  readonly names: EquipmentNames
}

/** Events of one; their labels are the messages under `admin.venueEquipment.event`. */
export type EquipmentEvent =
  /** As it was before the first change that was written down. */
  'found' | 'added' | 'named' | 'imported'
