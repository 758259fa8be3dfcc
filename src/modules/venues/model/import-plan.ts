/** Changes that an import would make: shown in the back office before anything is written. */

import type { FileAnswer, Plan } from '#/lib/file-import.ts'
import { FILE_ATTRIBUTES, type FileName, fileNameOf } from './file-attributes.ts'
import type { NamedVenue } from './venue-summary.ts'

/** Where a catalogue file is sent to, and where it comes from. */
export const IMPORT_ADDRESS = '/api/admin/catalogue-import'
export const EXPORT_ADDRESS = '/api/admin/catalogue.zip'

/** The most that a catalogue file may have, packed and unpacked, in megabytes. */
export const MAX_ARCHIVE_MEGABYTES = 500

/** The same in bytes. */
export const MAX_ARCHIVE_BYTES = MAX_ARCHIVE_MEGABYTES * 1_000_000

/** Parts in which a venue can differ, besides its words: the names are the messages under `admin.catalogueFile.part`. */
type PlanPart = FileName | 'name' | 'photos' | 'focalPoints' | 'scenes' | 'status'

const PLAN_PARTS: readonly PlanPart[] = [
  ...FILE_ATTRIBUTES.map(([name]) => fileNameOf(name)),
  ...(['name', 'photos', 'focalPoints', 'scenes', 'status'] as const),
]

/** Whether a part is one of a venue's facts; the others are words: `translations.ja`. */
export function isPlanPart(part: string): part is PlanPart {
  return PLAN_PARTS.some((one) => one === part)
}

/** A venue that is there already and would be replaced. */
export interface ReplacedVenue extends NamedVenue {
  /** The parts that differ, as in `name`, `photos`, `translations.ja`. */
  readonly parts: readonly string[]
}

/** A venue with the price of a day that the file gives it, in cents. */
export interface PricedVenue extends NamedVenue {
  readonly cents: number
}

/** Everything that an import would change. */
export interface ImportPlan extends Plan {
  readonly added: readonly NamedVenue[]
  readonly replaced: readonly ReplacedVenue[]
  /** Venues with a price that is probably mistyped: `1.900` in a file is less than two euros. */
  readonly unusualPrices: readonly PricedVenue[]
  /** How many venues are as they were. */
  readonly unchanged: number
  /** Whether the venues of the file change places in our selection. */
  readonly isReordered: boolean
  /** French names of what the agency named itself: new, and with other names or another icon. */
  readonly equipment: { readonly added: readonly string[]; readonly changed: readonly string[] }
}

/** An error as text: its place, and how to correct it. */
export interface ShownProblem {
  readonly place: string
  readonly message: string
}

/** A catalogue with errors. */
export interface RefusedCatalogue {
  readonly kind: 'refused'
  /** The first of them. */
  readonly problems: readonly ShownProblem[]
  /** How many there are in all. */
  readonly count: number
}

/** The answer to a catalogue that was sent. */
export type ImportAnswer = FileAnswer<ImportPlan, RefusedCatalogue>
