import type { Attribute } from '../../model/attribute-kinds.ts'
import { VENUE_ATTRIBUTES } from '../../model/attributes.ts'
import type { FieldName } from '../../model/venue-fields.ts'

/** The sections of the editor, in their order; also their ids in the page. */
export const EDITOR_SECTIONS = [
  'facts',
  'capacities',
  'sheet',
  'plan',
  'equipment',
  'uses',
  'texts',
  'photos',
  'owner',
] as const

/** A heading of the venue editor; problems are counted by it. */
export type EditorSection = (typeof EDITOR_SECTIONS)[number]

/** The section that a field is in. */
export function sectionOf(field: FieldName): EditorSection {
  const [first = ''] = field.split('.')
  if (first === 'texts' || first === 'photos') return first
  if (first === 'sources') return 'texts'
  const attributes: Readonly<Record<string, Attribute>> = VENUE_ATTRIBUTES
  return attributes[first]?.section ?? 'facts'
}
