/** Problems of a venue. Checked by the form during input, and again by the server before anything is stored. */
import { attributesOf } from './attributes.ts'
import { planProblems } from './plan/plan-problems.ts'
import { contradictions } from './sheet-agreement.ts'
import { REFERENCE_LANGUAGE } from './venue-copy.ts'
import type { VenueDocument } from './venue-document.schema.ts'
import type { FieldName } from './venue-fields.ts'
import { LAYOUTS, type Layout } from './venue-options.ts'

/** Kinds of problems; their labels are the messages under `venueDesk.problem`. */
export type ProblemCode =
  | 'required'
  | 'slug-form'
  | 'slug-fullwidth'
  | 'slug-taken'
  | 'slug-former'
  | 'range'
  | 'no-capacity'
  | 'too-many'
  | 'text-missing'
  | 'no-photo'
  | 'contradicts'
  | 'too-much'
  /** Found by the form alone: what was typed into the field is no value. */
  | 'unread'

/** Why a document cannot be published or saved, at its field. */
export interface VenueProblem {
  readonly field: FieldName
  readonly code: ProblemCode
  /** For the words: limits, in the unit of the field as people write it. */
  readonly values?: Readonly<Record<string, number>>
}

/** Lower-case Latin letters and digits, joined by single hyphens: safe in addresses, files and keys. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Guests for each square metre that a layout can hold at the very most. */
const GUESTS_PER_M2: Record<Layout, number> = { standing: 2, cocktailDinner: 1.5, seatedDinner: 1, runway: 1 }

/** Problems that prevent even a draft from being stored: without these fields it could not be found again. */
export function draftProblems({ name, slug }: Pick<VenueDocument, 'name' | 'slug'>): VenueProblem[] {
  const problems: VenueProblem[] = []
  if (name === '') problems.push({ field: 'name', code: 'required' })
  if (slug === '') problems.push({ field: 'slug', code: 'required' })
  else if (!SLUG.test(slug)) problems.push({ field: 'slug', code: 'slug-form' })
  // That ending means the large page (behaviour 1.7).
  else if (slug.endsWith('-fullwidth')) problems.push({ field: 'slug', code: 'slug-fullwidth' })
  return problems
}

/** Everything that keeps a venue from being published. */
export function publishProblems(document: VenueDocument): VenueProblem[] {
  return [
    ...draftProblems(document),
    ...(document.metro === '' ? [{ field: 'metro', code: 'required' } as const] : []),
    ...rangeProblems(document),
    ...contradictions(document).map((field) => ({ field, code: 'contradicts' }) as const),
    ...capacityProblems(document),
    ...textProblems(document),
    ...planRefusals(document),
    ...(document.photos.length === 0 ? [{ field: 'photos', code: 'no-photo' } as const] : []),
  ]
}

/** A plan that does not agree with its venue is kept and not shown; one that nobody can furnish in time is not taken. */
function planRefusals({ plan, surfaceM2 }: VenueDocument): VenueProblem[] {
  const isRefused = plan !== null && planProblems(plan, surfaceM2).some(({ code }) => code === 'too-much')
  return isRefused ? [{ field: 'plan', code: 'too-much' }] : []
}

function rangeProblems(document: VenueDocument): VenueProblem[] {
  return attributesOf('count').flatMap(([field, { min, max, unit = 1, isOptional }]): VenueProblem[] => {
    const value = document[field]
    if (value === null) return isOptional ? [] : [{ field, code: 'required' }]
    if (value >= min && value <= max) return []
    return [{ field, code: 'range', values: { min: min / unit, max: max / unit } }]
  })
}

function capacityProblems({ capacity, surfaceM2 }: VenueDocument): VenueProblem[] {
  if (LAYOUTS.every((layout) => !capacity[layout])) {
    return [{ field: 'capacity.standing', code: 'no-capacity' }]
  }
  if (surfaceM2 === null) return []
  return LAYOUTS.flatMap((layout): VenueProblem[] => {
    const max = Math.floor(surfaceM2 * GUESTS_PER_M2[layout])
    if ((capacity[layout] ?? 0) <= max) return []
    return [{ field: `capacity.${layout}`, code: 'too-many', values: { surface: surfaceM2, max } }]
  })
}

/** The agency writes French first; every other language can follow later (behaviour 1.1). */
function textProblems({ texts }: VenueDocument): VenueProblem[] {
  return (['title', 'description'] as const).flatMap((field): VenueProblem[] =>
    texts[REFERENCE_LANGUAGE][field] === ''
      ? [{ field: `texts.${REFERENCE_LANGUAGE}.${field}`, code: 'text-missing' }]
      : [],
  )
}
