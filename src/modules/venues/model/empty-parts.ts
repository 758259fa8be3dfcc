/** Parts of a venue without which it can be published, but should not be by oversight. */
import { SHEET_ATTRIBUTES } from './attributes.ts'
import type { VenueDocument } from './venue-document.schema.ts'

/** Parts that may be empty, in the order of the editor. */
export const MAY_BE_EMPTY = ['sheet', 'plan', 'equipment', 'uses'] as const

/** What a venue may be published without, after a question. */
export type EmptyPart = (typeof MAY_BE_EMPTY)[number]

/** The parts of which nothing is known. Uses are both what the venue suits and where the site files it. */
export function emptyParts(document: VenueDocument): EmptyPart[] {
  const isEmpty: Record<EmptyPart, boolean> = {
    sheet: SHEET_ATTRIBUTES.every(([name]) => document[name] === null),
    plan: document.plan === null,
    equipment: document.equipment.length + document.ownEquipment.length === 0,
    uses: document.eventTypes.length === 0 || document.categoryGroups.length === 0,
  }
  return MAY_BE_EMPTY.filter((part) => isEmpty[part])
}

/** The parts that visitors would find empty from now on; nothing is asked twice about what they see already. */
export function newlyEmptyParts(document: VenueDocument, live: VenueDocument | null): EmptyPart[] {
  const known = live === null ? [] : emptyParts(live)
  return emptyParts(document).filter((part) => !known.includes(part))
}
