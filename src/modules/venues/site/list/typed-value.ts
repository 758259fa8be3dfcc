import { RANGE_FILTERS, type RangeKey } from '../../model/filter-table.ts'
import type { FilterProblem } from '../../model/venue.ts'
import type { VenueFilter } from '../../model/venue-filter.ts'

/** The fields that take a whole number. */
export type NumberField = 'guests' | 'duration' | RangeKey

/** Content of a number field: the number in use, else the unusable typed text. */
export function typedValue(
  field: NumberField,
  filter: VenueFilter,
  problems: readonly FilterProblem[],
): string {
  const used = filter[field]
  if (used !== undefined) return String(used)
  const rejected = problems.find((problem) => problem.field === field && problem.code === 'number')
  if (rejected) return rejected.text ?? ''
  const range = problems.find(
    (problem) => problem.code === 'range' && rangeKeys(problem.field).includes(field),
  )
  return String((field === range?.field ? range.min : range?.max) ?? '')
}

/** Both keys of the range that begins with a key. */
export function rangeKeys(field: string): readonly string[] {
  const range = RANGE_FILTERS.find(({ min }) => min === field)
  return [range?.min, range?.max].filter((key) => key !== undefined)
}

/** Whether a field was refused. Both ends of an impossible range are. */
export function isRejected(field: string, problems: readonly FilterProblem[]): boolean {
  return problems.some(
    (problem) =>
      problem.field === field || (problem.code === 'range' && rangeKeys(problem.field).includes(field)),
  )
}
