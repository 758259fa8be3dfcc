/** The facts of an enquiry as they are typed, and how they are written back. */

import type { Selectable, Updateable } from 'kysely'
import type { PhoneReading } from '#/forms/phone-errors.ts'
import { plainPhone } from '#/i18n/format-phone.ts'
import { isLanguage } from '#/i18n/languages.ts'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import { keptValueOf, withDetail } from '../../model/derive.ts'
import {
  asksForVenues,
  type FactField,
  factFields,
  keptFact,
  LANGUAGE_FACT,
  type TypedFacts,
  typedFact,
  VENUES_FACT,
} from '../../model/fact-fields.ts'
import { readManualEntryPhone } from '../manual-entry/store-manual-entry.server.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'

type Row = Selectable<EnquiryTable>

/** What is stored of an enquiry, spelled as it would be typed. */
export function factsOfRow(row: Row, venues: readonly Pick<NamedVenue, 'slug'>[]): TypedFacts {
  const typed = factFields(row.kind).map(({ name, field }) => [
    name,
    // A number that came in another way than by a form has one spelling only.
    name === 'phone'
      ? (row.phone_typed ?? plainPhone(row.phone_e164 ?? ''))
      : typedFact(field, keptValueOf(name, field, row)),
  ])
  return {
    ...Object.fromEntries(typed),
    [LANGUAGE_FACT]: row.language,
    ...(asksForVenues(row.kind) ? { [VENUES_FACT]: venues.map(({ slug }) => slug).join(' ') } : {}),
  }
}

/** Columns of a row for changed facts; `details` as a value, which the caller writes as JSON. */
export function columnsOf(row: Row, facts: TypedFacts): Updateable<EnquiryTable> {
  const fields = factFields(row.kind).filter(({ name }) => name in facts)
  const language = facts[LANGUAGE_FACT] ?? row.language
  return {
    ...Object.fromEntries(fields.flatMap((one) => columnOf(one, facts))),
    ...(facts.phone === undefined ? {} : { phone_e164: phoneColumn(facts.phone, language) }),
    // The parts of the former name would be found, and contradict the new one.
    ...('fullName' in facts ? { first_name: null, last_name: null } : {}),
    language,
    details: detailsOf(row, fields, facts),
  }
}

function phoneColumn(typed: string, language: string): string | null {
  const reading = readFactPhone(typed, language)
  return reading.kind === 'number' ? reading.number : null
}

function columnOf({ name, field }: FactField, facts: TypedFacts): [string, unknown][] {
  if (field.column === undefined) return []
  const value = keptFact(field, facts[name] ?? '')
  // Names and addresses are never NULL.
  const none = name === 'fullName' || name === 'email' ? '' : null
  return [[field.column, value ?? none]]
}

/** What a number is; in a language that is not one of the ten it is read as in English. */
export function readFactPhone(typed: string, language: string): PhoneReading {
  return readManualEntryPhone(typed, isLanguage(language) ? language : 'en')
}

function detailsOf(row: Row, fields: readonly FactField[], facts: TypedFacts): Row['details'] {
  let { details } = row
  for (const { name, field } of fields) {
    if (field.column === undefined)
      details = withDetail(details, name, field, keptFact(field, facts[name] ?? ''))
  }
  return details
}
