/** Changing the draft of a quote: each returns another document. */

import {
  type DocumentLine,
  documentLineSchema,
  type QuoteDocument,
} from '../../model/quote-document.schema.ts'
import type { Choice } from '../../model/quote-line.ts'
import { type Vat, vatOnService } from '../../model/vat.ts'

/** A change of a draft. */
export type Change = (document: QuoteDocument) => QuoteDocument

const onLines =
  (change: (lines: DocumentLine[]) => DocumentLine[]): Change =>
  (document) => ({ ...document, lines: change([...document.lines]) })

/** Other values of the fields of one line. */
export const changeLine = (id: string, part: object): Change =>
  onLines((lines) => lines.map((line) => (line.id === id ? ({ ...line, ...part } as DocumentLine) : line)))

/** Take a line out. */
export const removeLine = (id: string): Change => onLines((lines) => lines.filter((line) => line.id !== id))

/** Add a line: of a choice below the others of it, of all at the end. */
export const addLine = (line: DocumentLine): Change => onLines((lines) => [...lines, line])

/** Put the same line once more below it. */
export const copyLine = (id: string, copyId: string): Change =>
  onLines((lines) => lines.flatMap((line) => (line.id === id ? [line, { ...line, id: copyId }] : [line])))

/** Move a line past its neighbour among those of its choice. */
export const moveLine = (id: string, by: 1 | -1): Change =>
  onLines((lines) => {
    const at = lines.findIndex((line) => line.id === id)
    const choice = lines[at]?.choice
    const others = lines.flatMap((line, place) => (line.choice === choice ? [place] : []))
    const to = others[others.indexOf(at) + by]
    const [line, other] = [lines[at], lines[to ?? -1]]
    if (to === undefined || line === undefined || other === undefined) return lines
    lines[at] = other
    lines[to] = line
    return lines
  })

/** A new line of a kind. @param grossCents what the choice comes to now: a wish begins with it */
export function newLine(
  kind: 'service' | 'text' | 'discount' | 'wished',
  choice: Choice | null,
  grossCents: number,
): DocumentLine {
  const more = {
    service: { unitCents: 0, ...vatOnService(true, { country: '', isBusiness: true }) },
    text: {},
    discount: { off: { bp: 500 } },
    wished: { grossCents: Math.max(1, grossCents) },
  }[kind]
  return documentLineSchema.parse({ kind, id: crypto.randomUUID(), choice, ...more })
}

/** The hire of a venue, on the days of the hire before it. */
export function newHire(
  venue: { readonly id: string; readonly priceFromDayCents: number; readonly vat: Vat },
  choice: Choice | null,
  before: DocumentLine | undefined,
): DocumentLine {
  const { firstDay, lastDay, setupDays, strikeDays } =
    before?.kind === 'hire' ? before : { firstDay: '', lastDay: '', setupDays: 0, strikeDays: 0 }
  return documentLineSchema.parse({
    ...{ kind: 'hire', id: crypto.randomUUID(), choice, venueId: venue.id },
    ...{ firstDay, lastDay, setupDays, strikeDays, unitCents: venue.priceFromDayCents, ...venue.vat },
  })
}
