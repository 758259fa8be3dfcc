/** What an amendment changes, line by line (`quotes.md`, section 6). */
import type { LineKind } from './quote-line.ts'

/** A line as a client sees it. */
export interface ShownLine {
  readonly position: number
  readonly kind: LineKind
  readonly venueId: string | null
  readonly label: string
  readonly firstDay: string | null
  readonly lastDay: string | null
  /** Hundredths. */
  readonly quantity: number
  readonly unit: string
  readonly unitCents: number
  readonly netCents: number
}

/** A line that is added (without `before`), removed (without `after`) or changed. */
export interface LineChange {
  readonly before: ShownLine | null
  readonly after: ShownLine | null
}

/** Compare what was accepted with what is offered; a hire is known by its venue, any other line by its words. */
export function changesOf(before: readonly ShownLine[], after: readonly ShownLine[]): LineChange[] {
  const left = [...before]
  const changes = after.map((line): LineChange => {
    const at = left.findIndex((one) => identityOf(one) === identityOf(line))
    return { before: at === -1 ? null : (left.splice(at, 1)[0] ?? null), after: line }
  })
  const removed = left.map((line): LineChange => ({ before: line, after: null }))
  return [...changes, ...removed].filter((one) => factsOf(one.before) !== factsOf(one.after))
}

const identityOf = ({ kind, venueId, label }: ShownLine) => `${kind} ${venueId ?? label}`

function factsOf(line: ShownLine | null): string {
  if (line === null) return ''
  const { label, firstDay, lastDay, quantity, unit, unitCents, netCents } = line
  return JSON.stringify([label, firstDay, lastDay, quantity, unit, unitCents, netCents])
}
