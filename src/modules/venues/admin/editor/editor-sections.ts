import type { FieldName } from '../../model/venue-fields.ts'

/** The sections of the editor, in their order; also their ids in the page. */
export const EDITOR_SECTIONS = [
  'facts',
  'capacities',
  'plan',
  'equipment',
  'uses',
  'texts',
  'photos',
] as const

/** One of the sections. */
export type EditorSection = (typeof EDITOR_SECTIONS)[number]

/** The section that a field stands in. */
export function sectionOf(field: FieldName): EditorSection {
  const [first] = field.split('.')
  switch (first) {
    case 'capacity':
      return 'capacities'
    case 'plan':
    case 'equipment':
    case 'texts':
    case 'photos':
      return first
    case 'ownEquipment':
      return 'equipment'
    case 'sources':
      return 'texts'
    case 'eventTypes':
    case 'categoryGroups':
      return 'uses'
    default:
      return 'facts'
  }
}
