/** What an enquiry does not know and the one that is merged into it does. */
import { guestsAsked, guestsExpected } from './asked-ranges.ts'
import type { EnquiryKind } from './enquiry-statuses.ts'
import {
  asksForVenues,
  type FactField,
  type FactName,
  factFields,
  type TypedFacts,
  VENUES_FACT,
} from './fact-fields.ts'

/** An enquiry with its facts. */
interface KnownFacts {
  readonly kind: EnquiryKind
  readonly typedFacts: TypedFacts
}

/** A fact that may be taken over, by its name in the kept enquiry. */
interface MissingFact {
  readonly name: string
  readonly label: FactName
  /** As it is typed in the kept enquiry. */
  readonly value: string
}

/** The facts that are empty in the kept enquiry and known in the merged one. */
export function missingFacts(kept: KnownFacts, merged: KnownFacts): MissingFact[] {
  const known = new Map(
    factFields(merged.kind).map((fact) => [fact.label, merged.typedFacts[fact.name] ?? '']),
  )
  const fields = factFields(kept.kind).flatMap((fact): MissingFact[] => {
    const { name, label } = fact
    const value = valueFor(fact, known.get(label) ?? '')
    return value === '' || (kept.typedFacts[name] ?? '') !== '' ? [] : [{ name, label, value }]
  })
  const venues = merged.typedFacts[VENUES_FACT] ?? ''
  const lacksVenues = asksForVenues(kept.kind) && (kept.typedFacts[VENUES_FACT] ?? '') === ''
  return lacksVenues && venues !== ''
    ? [...fields, { name: VENUES_FACT, label: 'venues', value: venues }]
    : fields
}

/** The forms have different lists of guests: the option that holds as many. */
function valueFor({ label, field }: FactField, value: string): string {
  if (field.kind !== 'choice' || value === '' || field.options.includes(value)) return value
  const guests = label === 'guests' ? guestsAsked(value) : null
  if (guests === null) return ''
  const expected = guestsExpected(guests)
  const fitting = field.options.find((option) => {
    const range = guestsAsked(option)
    return range !== null && expected >= range.least && expected <= (range.most ?? expected)
  })
  return fitting ?? ''
}
